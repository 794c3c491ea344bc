import type { StoredFields } from '../../../src/domain/records/document.ts';

import type { RecordStore } from './ports.ts';

/** Result of {@link changeSeen}. */
export type SeenChanged<Stored> =
  | { readonly kind: 'changed'; readonly record: Stored }
  /** The record has been changed since; nothing was written, and `record` is the current state. */
  | { readonly kind: 'outdated'; readonly record: Stored }
  | { readonly kind: 'missing' };

/**
 * Changes a record unless its `work_version` has changed since the admin saw it. Of several concurrent calls for one
 * version, exactly one succeeds, provided that `fields` increments the version.
 *
 * @param version the `work_version` that the admin saw
 */
export async function changeSeen<Stored extends StoredFields>(
  { change }: Pick<RecordStore<never, Stored>, 'change'>,
  id: string,
  version: number,
  fields: (record: Stored) => Readonly<Record<string, unknown>>,
): Promise<SeenChanged<Stored>> {
  const result = await change(id, (record) => (record.work_version === version ? fields(record) : undefined));
  return result.kind === 'unchanged' ? { kind: 'outdated', record: result.record } : result;
}
