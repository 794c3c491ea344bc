import { createHmac } from 'node:crypto';

import { expiresAt } from '../../../src/domain/records/document.ts';
import { personKeys } from '../../../src/domain/office/person.ts';

import type { DoNotCallList } from '../store/ports.ts';

/**
 * How long a request not to be called is honored: "A do-not-call request must be honored for 5 years from the time the
 * request is made" (47 CFR 64.1200(d)(6)). Longer than records are kept, so requests are remembered apart from them.
 */
const HONORED_MONTHS = 5 * 12;

/** Remembers who does not want calls and texts. Every method throws `Unavailable` when the store does not answer. */
export interface DoNotCall {
  /** @param keys of a person's records (domain/office/person.ts) */
  readonly remember: (keys: readonly string[], at: Date) => Promise<void>;
  readonly forget: (keys: readonly string[]) => Promise<void>;
  /** When the person of a record withdrew their consent; `null` if they have not. */
  readonly since: (record: object, now: Date) => Promise<string | null>;
}

/**
 * {@link DoNotCall} by salted hashes, which tell nobody whose they are and outlive the records.
 *
 * @param salt secret, and the same for five years
 */
export function doNotCall(list: DoNotCallList, salt: string): DoNotCall {
  const hashes = (keys: readonly string[]) =>
    keys.map((key) => createHmac('sha256', salt).update(`do-not-call ${key}`).digest('hex'));
  return {
    remember: (keys, at) => list.add(hashes(keys), at, expiresAt(at, HONORED_MONTHS)),
    forget: (keys) => list.remove(hashes(keys)),
    since: (record, now) => list.since(hashes(personKeys(record)), now),
  };
}
