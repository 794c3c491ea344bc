/** Changes records: their order, their number and each of them. */
type Change<Item> = (items: readonly Item[]) => readonly Item[];

/**
 * What is done on this page to the records that it shows. An answer that was under way meanwhile may be from before:
 * without this it would bring back what was deleted, and undo on the screen what is saved.
 */
export interface DoneHere<Item> {
  readonly add: (change: Change<Item>) => void;
  /** How much was done until now; to be asked when a request goes out. */
  readonly mark: () => number;
  /** The records of an answer, with what was done here since its request went out. */
  readonly since: (mark: number, items: readonly Item[]) => readonly Item[];
}

/** Takes down what is done, for as long as the page is open: a change is a few bytes. */
export function doneHere<Item>(): DoneHere<Item> {
  const done: Change<Item>[] = [];
  return {
    add: (change) => {
      done.push(change);
    },
    mark: () => done.length,
    since: (mark, items) => done.slice(mark).reduce((changed, change) => change(changed), items),
  };
}
