import type { RecordStore, StoredRecord } from '../ports/record-store.ts';
import { expiresAt } from '~/domain/submission/retention.ts';
import { contentDigest, type FlatContent } from './content-digest.ts';

/** What became of a record that must be stored once, however often it is sent. */
export type KeepResult<Stored> =
  /** Stored now. */
  | { readonly kind: 'saved' }
  /** The same content was stored before; nothing new is. */
  | { readonly kind: 'repeated'; readonly first: Stored }
  /** Other content stands under this id; nothing new is stored. */
  | { readonly kind: 'conflict' };

/** A record and the form that it was made from. */
export interface Keeping<Form, Fields> {
  readonly id: string;
  readonly form: Form;
  readonly fields: Fields;
  readonly now: Date;
  readonly retentionMonths: number;
}

/**
 * Stores a record under the id that the browser made, once: a retry, a second click or a second tab finds the first.
 *
 * @throws {Unavailable} when the store does not answer; the same call may be made again
 */
export async function keepOnce<Form extends FlatContent<Form>, Fields, Stored extends StoredRecord>(
  store: RecordStore<Fields, Stored>,
  { id, form, fields, now, retentionMonths }: Keeping<Form, Fields>,
): Promise<KeepResult<Stored>> {
  const digest = contentDigest(form);
  const creation = await store.create({
    id,
    fields,
    createdAt: now,
    expireAt: expiresAt(now, retentionMonths),
    contentDigest: digest,
  });
  if (creation.created) return { kind: 'saved' };
  const { first } = creation;
  return first.contentDigest === digest ? { kind: 'repeated', first: first.record } : { kind: 'conflict' };
}
