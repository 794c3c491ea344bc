import type { RecordKind } from '#domain/records/document.ts';
import type { Asking, ContactEntry, Work } from '#domain/records/work.ts';

/** What happened with a record; `at` is ISO 8601, UTC, or `null` if unknown. */
export type HistoryEvent = { readonly at: string | null } & (
  | { readonly kind: 'sent'; readonly collection: RecordKind }
  /** The same answers were submitted again. */
  | { readonly kind: 'asked-again'; readonly collection: RecordKind }
  | { readonly kind: 'contact'; readonly entry: ContactEntry }
);

type Told = { readonly collection: RecordKind; readonly created_at: string | null } & Pick<
  Asking,
  'asked_again'
> &
  Pick<Work, 'work_log'>;

/**
 * When a person's records were sent and when somebody tried to reach them, newest first; events without a time come last.
 * An entry that is on several records happened once.
 */
export function historyOf(records: readonly Told[]): readonly HistoryEvent[] {
  const entries = new Map(records.flatMap(({ work_log }) => work_log.map((entry) => [entry.id, entry])));
  const events: readonly HistoryEvent[] = [
    ...records.flatMap(({ collection, created_at, asked_again }) => [
      { kind: 'sent', at: created_at, collection } as const,
      ...asked_again.map((at) => ({ kind: 'asked-again', at, collection }) as const),
    ]),
    ...[...entries.values()].map((entry) => ({ kind: 'contact', at: entry.at, entry }) as const),
  ];
  return events.toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1));
}
