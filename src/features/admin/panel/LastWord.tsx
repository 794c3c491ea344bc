import { type HistoryEvent, historyOf } from '#domain/office/history.ts';
import { isSamePerson } from '#domain/office/contacts.ts';
import type { AnyRecord, RecordRow } from '#domain/office/queue.ts';
import { WORK_LABELS } from '#domain/office/labels.ts';
import { displayName } from '#features/admin/contact.ts';
import type { RecordBeside } from '#features/admin/data/records.ts';
import { Time } from '#features/admin/office.tsx';
import { CLOSE_LABELS, CONTACT_LABELS, KIND_LABELS } from '#features/admin/words.ts';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

import { LongText } from './LongText.tsx';

interface LastWordProps {
  readonly line: RecordRow;
  /** The records beside it; `undefined` until they are known. */
  readonly beside: RecordBeside | undefined;
}

/** What happened last: a contact, or that the person asked again. Everything before is in a fold. */
export function LastWord({ line, beside }: LastWordProps) {
  const [last, ...before] = historyOf(line);
  if (last === undefined || last.kind === 'sent') {
    return <NoWord line={line} beside={beside} />;
  }
  return (
    <section aria-label="Last word" className="grid gap-1 border-l-4 border-accent bg-review-tint px-3 py-2">
      <Event event={last} line={line} />
      <details className="text-xs">
        <summary className="inline-flex min-h-8 items-center gap-1 text-muted underline underline-offset-4">
          {before.length === 1 ? 'And what was before' : `And ${before.length} before that`}
          <Icon path={CHEVRON_DOWN} className="size-4 in-open:rotate-180" />
        </summary>
        <ol aria-label={`History of ${displayName(line)}, newest first`} className="grid gap-2 text-sm">
          {before.map((event, index) => (
            // Events have no unique key (a record may have two at the same time), but their order is fixed.
            <li key={index} className="border-l-3 border-line pl-3">
              <Event event={event} line={line} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** A record without a contact: what is known of one all the same, by its status or by another record of the person. */
function NoWord({ line, beside }: LastWordProps) {
  const others = beside?.same.filter((other) => isSamePerson(line, other) && wasContacted(other)) ?? [];
  const [last] = others
    .flatMap((other) => historyOf(other).map((event) => ({ event, line: other })))
    .filter(({ event }) => event.kind === 'contact')
    .toSorted((one, other) => ((one.event.at ?? '') < (other.event.at ?? '') ? 1 : -1));
  const isKnown = beside !== undefined && !beside.has_more;
  return (
    <div className="border-l-4 border-line pl-3 text-muted">
      {line.work_status !== 'new' ? (
        <p>Marked as {WORK_LABELS[line.work_status].toLowerCase()}, without a note.</p>
      ) : others.length > 0 || !isKnown ? (
        <p>No contact is noted on this record.</p>
      ) : (
        <p>Nobody has contacted them yet.</p>
      )}
      {others.length > 0 && (
        <section aria-label="On another record of theirs" className="mt-1 text-ink">
          <p>On another record of theirs:</p>
          {last === undefined ? (
            <p>{others.map((other) => WORK_LABELS[other.work_status]).join(', ')}, without a note.</p>
          ) : (
            <Event {...last} />
          )}
        </section>
      )}
    </div>
  );
}

function wasContacted({ work_status, work_log }: AnyRecord): boolean {
  return work_status !== 'new' || work_log.length > 0;
}

function Event({
  event,
  line,
}: {
  readonly event: HistoryEvent;
  readonly line: Pick<RecordRow, 'collection'>;
}) {
  return (
    <>
      <p>
        <strong className="font-semibold">{titleOf(event, line)}</strong>
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

function titleOf(event: HistoryEvent, { collection }: Pick<RecordRow, 'collection'>): string {
  if (event.kind === 'contact') return CONTACT_LABELS[event.entry.kind];
  return `${KIND_LABELS[collection]} sent${event.kind === 'asked-again' ? ' again' : ''}`;
}
