import { translationsOf } from './languages.ts';

/** What App Check needs to know. */
export interface AppCheckSetting {
  /** A score-based reCAPTCHA Enterprise key for websites. It is public: every browser gets to see it. */
  readonly siteKey: string;
}

/**
 * Firebase App Check on the public forms. `null`: off, and nothing of it is in any page, policy or function.
 * On: `{ siteKey: '6L…' }`, as docs/tasks/turn-on-app-check.md tells. The pages, their policies and the functions all
 * read it here (docs/adr/0018).
 */
export const APP_CHECK: AppCheckSetting | null = null;

/** The pages with a public form, as firebase.json writes addresses. No other page may fetch anything of Google's. */
export const FORM_PAGES: readonly string[] = [
  ...['/', '/contact/', '/eligibility-check/']
    .flatMap((path) => translationsOf(path))
    .map(({ path }) => path),
  '/city/**',
];

/**
 * What App Check's script fetches and opens, by the directive that must let it. reCAPTCHA's documents name the first
 * three; the last is where Firebase exchanges what reCAPTCHA says for a token.
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
