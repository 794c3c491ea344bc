/** What the journeys need of a browser tab: what Playwright, Puppeteer and Selenium can all do. */
export interface Tab {
  /** The engine and its version, for the report. */
  readonly engine: string;
  /** Runs a function in the page, with arguments and result as JSON. @throws what the function throws, as text */
  readonly run: <Args extends readonly unknown[], Result>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses and releases at a point of the viewport, in CSS pixels. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** Types into whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly pressArrowRight: () => Promise<void>;
  /** The folder that downloads arrive in. */
  readonly downloads: string;
  /** Whether Back takes a page out of the back/forward cache, as it does for a person. Playwright's builds have none. */
  readonly keepsPages: boolean;
  readonly close: () => Promise<void>;
}

/** A phone's viewport, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;

/** The text of a function to run in the page: arguments and result are JSON, and an element counts as `true`. */
export function inPage(code: (...args: never[]) => unknown): string {
  return `async (json) => {
    const result = await (${code.toString()})(...JSON.parse(json));
    return JSON.stringify(result instanceof Node ? true : (result ?? null));
  }`;
}
