import { codeElements, replaceElements } from './page-code.ts';

/** What a page's own script has in its tag, as Astro writes it into a built page. */
const PAGE_SCRIPT = /^ type="module" src="(\/_astro\/[^"]+)"$/u;

/** Whose work a style sheet is, as tools write it into each. All licences together are in /licences.txt. */
const LICENCE_COMMENT = /\/\*!.*?\*\/\s*/gsu;

/**
 * Joins the code of a built page: one style sheet, and Astro's inline scripts where they stand side by side. Each element
 * that is left costs the page its hash in the content security policy, which does not compress.
 */
export function joinPageCode(page: string): string {
  const elements = codeElements(page);
  const styles = elements.filter(({ kind, attributes }) => kind === 'style' && attributes === '');
  const scripts = elements.filter(({ kind, attributes }) => kind === 'script' && attributes === '');
  const headEnd = page.indexOf('</head>');
  // All rules stand where the last style sheet of the head does: after the font's preload, and in their order.
  const place = styles.findLast(({ end }) => end <= headEnd);
  const rules = styles.map(({ text }) => text.replace(LICENCE_COMMENT, '')).join('');
  // Classic scripts that follow one another run one after the other anyway.
  const starts = new Set(scripts.map(({ start }) => start));
  const ends = new Set(scripts.map(({ end }) => end));
  return replaceElements(page, elements, (element) => {
    if (element.attributes !== '') return null;
    if (element.kind === 'style') {
      if (place === undefined) return null;
      return element === place ? `<style>${rules}</style>` : '';
    }
    const opening = ends.has(element.start) ? '' : '<script>';
    // A semicolon, because a script may end without one and the next begin with a bracket.
    const closing = starts.has(element.end) ? ';' : '</script>';
    return opening + element.text + closing;
  });
}

/**
 * Lets the first paint come before a page's own scripts are even asked for: on a slow connection they would share it
 * with the document and the font. Every public page is drawn without them, and works. One script fetches them all, for
 * the same reason of hashes.
 */
export function fetchAfterFirstPaint(page: string): string {
  const elements = codeElements(page);
  const sources = elements.map(({ attributes }) => PAGE_SCRIPT.exec(attributes)?.[1]);
  const imports = sources.flatMap((source) => (source === undefined ? [] : `import("${source}")`)).join(';');
  const loader = `<script type="module">requestAnimationFrame(()=>setTimeout(()=>{${imports}}))</script>`;
  const first = sources.findIndex((source) => source !== undefined);
  return replaceElements(page, elements, (_, index) => {
    if (sources[index] === undefined) return null;
    return index === first ? loader : '';
  });
}
