import { test as base, type Page } from '@playwright/test';

import { logInAsDemoAdmin } from './admin-pages.ts';

/** What local storage holds of a login: our hint, and Firebase's account with its token. */
type Login = Readonly<Record<string, string>>;

/**
 * Playwright's `test` for somebody who has logged in as the demo admin before. Each worker logs in once, by the form, and
 * each of its tests begins with what the browser has stored then. `test.use({ isLoggedIn: false })` begins without.
 */
export const test = base.extend<{ readonly isLoggedIn: boolean }, { readonly login: Login }>({
  isLoggedIn: [true, { option: true }],
  login: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const page = await context.newPage();
      await logInAsDemoAdmin(page);
      const login = await storedLogin(page);
      await context.close();
      await use(login);
    },
    { scope: 'worker' },
  ],
  context: async ({ context, isLoggedIn, login }, use) => {
    if (isLoggedIn) await context.addInitScript(store, login);
    await use(context);
  },
});

/** Puts a login into local storage once per tab, so that logging out there lasts. */
function store(login: Login): void {
  if (sessionStorage.getItem('logged-in') !== null) return;
  sessionStorage.setItem('logged-in', 'once');
  for (const [key, value] of Object.entries(login)) localStorage.setItem(key, value);
}

/** Firebase keeps its account in IndexedDB, and takes it from local storage too, which is there at once. */
function storedLogin(page: Page): Promise<Login> {
  return page.evaluate(
    () =>
      new Promise<Login>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => {
          reject(new Error('Firebase has stored nothing.'));
        };
        opening.onsuccess = () => {
          const asked = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAll() as IDBRequest<{ readonly fbase_key: string; readonly value: unknown }[]>;
          asked.onsuccess = () => {
            const account = asked.result.map(({ fbase_key, value }) => [fbase_key, JSON.stringify(value)]);
            resolve(Object.fromEntries([...Object.entries(localStorage), ...account]) as Login);
          };
        };
      }),
  );
}
