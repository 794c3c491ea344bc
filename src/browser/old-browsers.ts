/*
 * What the oldest supported browsers lack (docs/browsers.md) and islands use. Imported by the frame of every island, so
 * before anything is rendered. tests/site/old-browsers.test.ts looks for more in the built scripts.
 */

/** Safari 16, Chrome 110, Firefox 115. */
function toSorted<Item>(this: readonly Item[], compare?: (one: Item, other: Item) => number): Item[] {
  return [...this].sort(compare);
}

/** Safari 16, Chrome 103, Firefox 100. */
function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    controller.abort(new DOMException('The time is over.', 'TimeoutError'));
  }, milliseconds);
  return controller.signal;
}

function addMissing(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true });
}

addMissing(Array.prototype, 'toSorted', toSorted);
addMissing(AbortSignal, 'timeout', timeout);

// Without it TypeScript takes the file for a script.
export {};
