import type { Page } from 'playwright/test';

/** Problems in a watched page, as messages. */
export interface PageWatch {
  /** Every browser error or warning since the last call. */
  complaints(): string[];
  /** Every request to another host since the last call. */
  strangers(): string[];
}

/** Listens to a tab's console, errors and requests from now on, across navigations. */
export function watch(page: Page, origin: string): PageWatch {
  let complaints: string[] = [];
  let strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) strangers.push(request.url());
  });
  return {
    complaints: () => {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    strangers: () => {
      const seen = strangers;
      strangers = [];
      return seen;
    },
  };
}

/** Adds up, from the page's first moment on, how far things that were already painted moved by themselves. */
export async function measureShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    window.secondkeyShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.outerHTML.slice(0, 120) ?? 'something that is gone';
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts = window.secondkeyShifts;
      if (shifts === undefined) throw new Error('Nobody has watched this page.');
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ moved }) => moved),
      };
    });
}

declare global {
  interface Window {
    /** What moved on this page, and by how much. */
    secondkeyShifts?: { value: number; moved: string[] }[];
  }
}

/** A part of the Layout Instability API that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}
