/** A change to a list of records. */
type Change<Item> = (items: readonly Item[]) => readonly Item[];

/**
 * A log of the changes made on this page. A response to an earlier request may not contain them yet: without replaying
 * them, it would bring back deleted records and revert saved changes on the screen.
 */
export interface DoneHere<Item> {
  readonly add: (change: Change<Item>) => void;
  /** The current position in the log; to be read when a request is sent. */
  readonly mark: () => number;
  /** Applies the changes made since `mark` to the records of a response. */
  readonly since: (mark: number, items: readonly Item[]) => readonly Item[];
}

/** Creates a log. It grows as long as the page is open, but a change takes only a few bytes. */
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
