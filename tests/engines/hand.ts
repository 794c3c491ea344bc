import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Tab } from './tab.ts';

/** How long something may take to appear on a busy machine. */
const PATIENCE_MS = 30_000;

/** Waits until a function in the page returns something other than `null`, `false` or `''`. */
export async function until<Args extends readonly unknown[], Result>(
  tab: Tab,
  what: string,
  code: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    // A page that is being left cannot answer.
    const result = await tab.run(code, ...args).catch(() => undefined);
    if (result !== undefined && result !== null && result !== false && result !== '') return result;
    if (performance.now() > deadline) {
      const seen = await tab.run(() => `${location.href}\n${document.body.innerText.slice(0, 1500)}`);
      throw new Error(`${tab.engine} waited in vain for ${what}:\n${seen}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits for an element, brings it into view, waits until it stands still, and presses its middle, as a finger would. */
export async function press(tab: Tab, selector: string, text = ''): Promise<void> {
  const at = await until(
    tab,
    `${selector} ${text}`.trim(),
    async (css: string, words: string) => {
      const element = [...document.querySelectorAll<HTMLElement>(css)].find(
        (found) => found.checkVisibility() && found.innerText.includes(words),
      );
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const place = () => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [x + width / 2, y + height / 2, width];
      };
      const before = place();
      await new Promise((resolve) => setTimeout(resolve, 100));
      const after = place();
      return (after[2] ?? 0) > 0 && String(before) === String(after) ? after : null;
    },
    selector,
    text,
  );
  const [x = 0, y = 0] = at ?? [];
  await tab.press(x, y);
}

/** Brings an island into view and waits until its script has taken over. */
export async function hydrated(tab: Tab, selector: string): Promise<void> {
  await until(
    tab,
    `the script of ${selector}`,
    (css: string) => {
      const island = document.querySelector(css)?.closest('astro-island');
      island?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return island !== null && island !== undefined && !island.hasAttribute('ssr');
    },
    selector,
  );
}

/** Presses a text field, again if something else has the focus, and types. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  const hasFocus = () => tab.run((css: string) => document.activeElement?.matches(css) === true, selector);
  await press(tab, selector);
  for (let tries = 0; tries < 5 && !(await hasFocus()); tries += 1) await press(tab, selector);
  await tab.type(text);
}

/** Chooses an option by its value. The engines draw the list itself, outside the page, where no driver reaches it. */
export async function choose(tab: Tab, selector: string, value: string): Promise<void> {
  await until(tab, selector, (css: string) => document.querySelector(css) !== null, selector);
  await tab.run(
    (css: string, chosen: string) => {
      const select = document.querySelector<HTMLSelectElement>(css);
      if (select === null) throw new Error(`There is no ${css}.`);
      select.focus();
      select.value = chosen;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    },
    selector,
    value,
  );
}

/** Waits until a file with this ending has arrived, takes it out of the folder, and returns what is in it. */
export async function download(tab: Tab, ending: string): Promise<Uint8Array> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const files = readdirSync(tab.downloads);
    // Firefox writes into a second file beside the empty one until all has arrived.
    const name = files.find((file) => file.endsWith(ending));
    const file = path.join(tab.downloads, name ?? '');
    const content = name === undefined || files.length > 1 ? undefined : readFileSync(file);
    if (content !== undefined && content.length > 0) {
      rmSync(file);
      return content;
    }
    if (performance.now() > deadline) throw new Error(`${tab.engine} saved no ${ending}: ${files.join()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until the page shows a text. */
export async function see(tab: Tab, text: string): Promise<void> {
  await until(tab, `the text “${text}”`, (words: string) => document.body.innerText.includes(words), text);
}

/** Presses the browser's Back, without waiting: no library knows when a page out of the back/forward cache has come. */
export async function back(tab: Tab): Promise<void> {
  await tab.run(() => {
    setTimeout(() => {
      history.back();
    });
  });
}

/**
 * Opens an address, or without one loads the page again, and waits until it is there. The page itself leaves: Puppeteer's
 * `goto` and `reload` wait in vain once a page has come out of the back/forward cache.
 */
export async function load(tab: Tab, url = ''): Promise<void> {
  await tab.run((next: string) => {
    document.body.dataset.old = '';
    setTimeout(() => {
      if (next === '') location.reload();
      else location.assign(next);
    });
  }, url);
  await until(tab, `the page ${url}`.trim(), () => {
    // Before its page, a tab shows an empty document for a moment, which counts as complete.
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return document.body.dataset.old === undefined && (loaded?.loadEventEnd ?? 0) > 0;
  });
}
