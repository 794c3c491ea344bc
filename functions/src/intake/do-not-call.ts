import type { StoredFields } from '../../../src/domain/records/document.ts';
import { doNotCallSince, personKeys } from '../../../src/domain/records/person.ts';

import type { RecordStore } from '../store/ports.ts';

/** Finds out when the person of a record withdrew their consent; `null` if they have not. */
export type DoNotCallLookup = (record: object, now: Date) => Promise<string | null>;

/** More than one, because a search term may also be the end of somebody else's longer phone number. */
const MOST_MATCHES = 5;

/**
 * Looks for a withdrawal among the records with the same email address or phone number.
 *
 * @throws {Unavailable} when a store does not answer
 */
export function doNotCallLookup(
  stores: readonly Pick<RecordStore<never, StoredFields>, 'due'>[],
): DoNotCallLookup {
  return async (record, now) => {
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
