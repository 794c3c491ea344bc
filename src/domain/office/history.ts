import type { Asking, ContactEntry, Work } from '#domain/records/work.ts';

/** What happened with a record; `at` is ISO 8601, UTC, or `null` if unknown. */
export type HistoryEvent = { readonly at: string | null } & (
  | { readonly kind: 'sent' }
  /** The same answers were submitted again. */
  | { readonly kind: 'asked-again' }
  | { readonly kind: 'contact'; readonly entry: ContactEntry }
);

/** When a record was sent and when somebody tried to reach the person, newest first; events without a time come last. */
export function historyOf({
  created_at,
  asked_again,
  work_log,
}: { readonly created_at: string | null } & Pick<Asking, 'asked_again'> &
  Pick<Work, 'work_log'>): readonly HistoryEvent[] {
  const events: readonly HistoryEvent[] = [
    { kind: 'sent', at: created_at },
    ...asked_again.map((at) => ({ kind: 'asked-again', at }) as const),
    ...work_log.map((entry) => ({ kind: 'contact', at: entry.at, entry }) as const),
  ];
  return events.toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1));
}
