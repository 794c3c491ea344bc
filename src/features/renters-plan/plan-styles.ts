import styles from '~/styles/plan.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Gives the document the plan's styles, once: they travel with its script, so that no page carries them. */
export function wearPlanStyles(): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
