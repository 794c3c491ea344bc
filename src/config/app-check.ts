import { translationsOf } from './languages.ts';

/** Configuration of App Check. */
export interface AppCheckSetting {
  /** A score-based reCAPTCHA Enterprise key for websites. Public: every browser receives it. */
  readonly siteKey: string;
}

/**
 * Firebase App Check for the public forms. `null` turns it off and leaves no trace of it in pages, policies and
 * functions, which all read this setting (docs/adr/0018). To turn it on: `{ siteKey: '6L…' }`, see
 * docs/tasks/turn-on-app-check.md.
 */
export const APP_CHECK: AppCheckSetting | null = null;

/** Pages with a public form, in the path syntax of firebase.json. Only these may load anything from Google. */
export const FORM_PAGES: readonly string[] = [
  ...['/', '/contact/', '/eligibility-check/']
    .flatMap((path) => translationsOf(path))
    .map(({ path }) => path),
  '/city/**',
];

/**
 * Sources that App Check's script needs, by CSP directive. All but the last are documented by reCAPTCHA; at the last
 * one, Firebase exchanges reCAPTCHA's assessment for a token.
 */
export const APP_CHECK_SOURCES: Readonly<Record<'script-src' | 'frame-src' | 'connect-src', string>> = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  'connect-src': 'https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com',
};

/** Whether a page has a public form. */
export function isFormPage(pathname: string): boolean {
  return FORM_PAGES.some((page) =>
    page.endsWith('/**') ? pathname.startsWith(page.slice(0, -2)) : page === pathname,
  );
}
