import type { Settlement } from './settlement.ts';

/** One entry of a list that a person went through. Name and state are there to be read, and to be checked. */
export interface ReviewedEntry {
  readonly name: string;
  readonly state: string;
}

/**
 * A list of places that a person went through, by GeoNames number: a name alone would also hit a real namesake
 * (Fort Bragg is a base in North Carolina and a town in California).
 */
export class ReviewedList<Entry extends ReviewedEntry = ReviewedEntry> {
  readonly #entries: ReadonlyMap<number, Entry>;
  /** The file that holds the list, for messages. */
  readonly file: string;

  constructor(file: string, entries: Readonly<Record<string, Entry>>) {
    this.file = file;
    this.#entries = new Map(Object.entries(entries).map(([id, entry]) => [Number(id), entry]));
  }

  /** Whether the list names this place. */
  has({ geonameId }: Pick<Settlement, 'geonameId'>): boolean {
    return this.#entries.has(geonameId);
  }

  /** What the list says of a place, if it names it. */
  get({ geonameId }: Pick<Settlement, 'geonameId'>): Entry | undefined {
    return this.#entries.get(geonameId);
  }

  /** The GeoNames numbers on the list. */
  get ids(): readonly number[] {
    return [...this.#entries.keys()];
  }

  /**
   * A sentence for each entry that no longer is what was reviewed: the number is gone from the source, or stands for
   * another name or state. After a change of the source these are the lines to go through again.
   */
  outdated(source: readonly Settlement[]): readonly string[] {
    const byId = new Map(source.map((place) => [place.geonameId, place]));
    return [...this.#entries].flatMap(([id, { name, state }]) => {
      const place = byId.get(id);
      if (place?.name === name && place.state === state) return [];
      const now = place === undefined ? 'no longer there' : `now ${place.name}, ${place.state}`;
      return [`${this.file}: ${id} was reviewed as ${name}, ${state} and is ${now} in the source.`];
    });
  }
}
