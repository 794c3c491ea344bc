import { type HistoryEvent, historyOf } from '#domain/office/history.ts';
import type { AnyRecord } from '#domain/office/queue.ts';
import { WORK_LABELS } from '#domain/office/labels.ts';
import { Time } from '#features/admin/office.tsx';
import { CLOSE_LABELS, CONTACT_LABELS, KIND_LABELS } from '#features/admin/words.ts';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

import { LongText } from './LongText.tsx';

interface LastWordProps {
  readonly name: string;
  /** The person's records, the one that is shown first. */
  readonly records: readonly [AnyRecord, ...AnyRecord[]];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** What happened last with a person, on any of their records: a contact, or that they asked again. All else is in a fold. */
export function LastWord({ name, records, isWhole }: LastWordProps) {
  const events = historyOf(records);
  const last = events.find(({ kind }) => kind !== 'sent');
  if (last === undefined) {
    const [{ work_status: status }] = records;
    return (
      <p className="border-l-4 border-line pl-3 text-muted">
        {status !== 'new'
          ? `Marked as ${WORK_LABELS[status].toLowerCase()}, without a note.`
          : isWhole
            ? 'Nobody has contacted them yet.'
            : 'No contact is noted on this record.'}
      </p>
    );
  }
  // Whether somebody sent something once, and when, is in the heading.
  const others = events.filter((event) => event !== last);
  const isMore = others.some(({ kind }) => kind !== 'sent');
  return (
    <section
      aria-label="Last word"
      className="leading-snug flex flex-wrap items-start gap-x-3 border-l-4 border-accent pl-3"
    >
      <div className="min-w-0 grow basis-0">
        <Event event={last} />
      </div>
      {isMore && (
        <details className="text-xs open:w-full">
          <summary className="inline-flex min-h-6 items-center gap-1 text-muted underline underline-offset-4">
            {`And ${others.length} more`}
            <Icon path={CHEVRON_DOWN} className="size-4 in-open:rotate-180" />
          </summary>
          <ol aria-label={`History of ${name}, newest first`} className="grid gap-2 text-sm">
            {others.map((event, index) => (
              // Events have no unique key (a record may have two at the same time), but their order is fixed.
              <li key={index} className="border-l-3 border-line pl-3">
                <Event event={event} />
              </li>
            ))}
          </ol>
        </details>
      )}{' '}
    </section>
  );
}

function Event({ event }: { readonly event: HistoryEvent }) {
  return (
    <>
      <p>
        <strong className="font-semibold">{titleOf(event)}</strong>
        <span className="text-xs text-muted">
          {' · '}
          <Time at={event.at} />
          {event.kind === 'contact' && event.entry.by !== null && (
            <span className="wrap-anywhere"> · by {event.entry.by}</span>
          )}
        </span>
      </p>
      {event.kind === 'contact' && (
        <>
          {event.entry.text !== '' && <LongText text={event.entry.text} />}
          {event.entry.call_again !== null && (
            <p className="font-semibold">
              Call again <Time at={event.entry.call_again} />
            </p>
          )}
          {event.entry.closed !== null && (
            <p className="font-semibold">Closed: {CLOSE_LABELS[event.entry.closed].toLowerCase()}</p>
          )}
        </>
      )}
    </>
  );
}

function titleOf(event: HistoryEvent): string {
  if (event.kind === 'contact') return CONTACT_LABELS[event.entry.kind];
  return `${KIND_LABELS[event.collection]} sent${event.kind === 'asked-again' ? ' again' : ''}`;
}
