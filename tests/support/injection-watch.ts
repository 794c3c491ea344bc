import type { Page } from '@playwright/test';

import { policyReports } from './policy-reports.ts';

/** Signs that a text was executed instead of shown. */
export interface InjectionWatch {
  /** Remembers the globals of the page; later additions count as new. */
  mark(): Promise<void>;
  /** Everything that must not have happened: dialogs, windows, requests elsewhere, policy reports, errors, new globals. */
  found(): Promise<readonly string[]>;
}

/**
 * Watches a page for anything that a hostile text could do.
 *
 * @param own origins that the page may speak to
 */
export async function watchForInjection(page: Page, own: readonly string[]): Promise<InjectionWatch> {
  const reports = await policyReports(page);
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => found.push(`window: ${popup.url()}`));
  page.on('pageerror', ({ message }) => found.push(`error: ${message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !own.includes(origin)) found.push(`request: ${request.url()}`);
  });
  let known: readonly string[] = [];
  const names = () =>
    page.evaluate(() => [
      ...Object.getOwnPropertyNames(window),
      ...Object.getOwnPropertyNames(Object.prototype),
    ]);
  return {
    mark: async () => {
      known = await names();
    },
    found: async () => {
      const now = await names();
      const added = now.filter((name) => !known.includes(name)).map((name) => `global: ${name}`);
      return [...found, ...reports, ...added];
    },
  };
}
