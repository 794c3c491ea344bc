import type { StoredFields } from '../../../src/domain/records/document.ts';
import { doNotCallSince, personKeys } from '../../../src/domain/records/person.ts';

import type { RecordStore, Withdrawals } from '../store/ports.ts';

/** Finds out when the person of a record withdrew their consent; `null` if they have not. */
export type DoNotCallLookup = (record: object, now: Date) => Promise<string | null>;

/** More than one, because a search term may also be the end of somebody else's longer phone number. */
const MOST_MATCHES = 5;

/**
 * How long a negative answer is cached. Only the very first withdrawal can be missed: a record that the same person
 * sends within that minute is not marked itself, but their page shows the mark of the older record.
 */
const NEGATIVE_CACHE_MS = 60_000;

/**
 * Looks for a withdrawal among the records with the same email address or phone number. Until anybody has withdrawn
 * their consent, this costs at most one read for each save instead of six queries.
 *
 * @throws {Unavailable} when a store does not answer
 */
export function doNotCallLookup(
  stores: readonly Pick<RecordStore<never, StoredFields>, 'due'>[],
  withdrawals: Pick<Withdrawals, 'any'>,
): DoNotCallLookup {
  /** Never becomes `false` again, so an instance stops asking once it is `true`. */
  let isAny = false;
  let askedAt = -Infinity;
  return async (record, now) => {
    if (!isAny && Math.abs(now.getTime() - askedAt) >= NEGATIVE_CACHE_MS) {
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
            limit: MOST_MATCHES,
          }),
        ),
      ),
    );
    return doNotCallSince(found.flat().filter((each) => personKeys(each).some((key) => keys.includes(key))));
  };
}
