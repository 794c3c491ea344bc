import type { StoredFields } from '~/domain/records/document.ts';
import { doNotCallSince, personKeys } from '~/domain/records/person.ts';

import type { RecordStore } from './record-store.ts';

/**
 * Whether anybody has ever taken back their consent to calls and texts. Nobody is named, so that nothing has to be brought
 * up to date when a record is corrected or deleted. Both methods throw `Unavailable` when the store does not answer.
 */
export interface Withdrawals {
  readonly any: () => Promise<boolean>;
  /** Says so from now on. Call it before the first record is marked. */
  readonly note: () => Promise<void>;
}

/** Tells since when the person of a record does not want calls and texts; `null` while they have not said so. */
export type DoNotCallLookup = (record: object, now: Date) => Promise<string | null>;

/** An address or a number may also be the end of a longer number, which is somebody else's. */
const MOST_LOOKED_AT = 5;

/**
 * For so long "nobody yet" is believed. Only the first withdrawal ever can be missed by it: a record that the same person
 * sends within that minute is not marked itself, and the person's page shows the mark of the older one.
 */
const NOBODY_HOLDS_MS = 60_000;

/**
 * Looks among the records that have the same email address or phone number as a new one; until anybody has taken back
 * their consent, there is nothing to look for, and a save costs at most one read more instead of six queries.
 *
 * @throws {Unavailable} when a store does not answer
 */
export function doNotCallLookup(
  stores: readonly Pick<RecordStore<never, StoredFields>, 'due'>[],
  withdrawals: Pick<Withdrawals, 'any'>,
): DoNotCallLookup {
  /** Never false again, so that each instance asks no more once it knows. */
  let isAny = false;
  let askedAt = -Infinity;
  return async (record, now) => {
    if (!isAny && Math.abs(now.getTime() - askedAt) >= NOBODY_HOLDS_MS) {
      isAny = await withdrawals.any();
      askedAt = now.getTime();
    }
    if (!isAny) return null;
    const keys = personKeys(record);
    const found = await Promise.all(
      stores.flatMap((store) =>
        keys.map((containing) =>
          store.due({
            field: 'do_not_call_since',
            until: now.toISOString(),
            containing,
            limit: MOST_LOOKED_AT,
          }),
        ),
      ),
    );
    return doNotCallSince(found.flat().filter((each) => personKeys(each).some((key) => keys.includes(key))));
  };
}
