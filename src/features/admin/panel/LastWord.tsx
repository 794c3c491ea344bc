import { type HistoryEvent, historyOf } from '#domain/office/history.ts';
import type { RecordRow } from '#domain/office/queue.ts';
import { displayName } from '#features/admin/contact.ts';
import { Time } from '#features/admin/office.tsx';
import { writtenDay } from '#features/admin/times.ts';
import { CONTACT_LABELS, KIND_LABELS } from '#features/admin/words.ts';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

import { LongText } from './LongText.tsx';

interface LastWordProps {
  readonly line: RecordRow;
}

/** What happened last: a contact, or that the person asked again. Everything before is in a fold. */
export function LastWord({ line }: LastWordProps) {
  const [last, ...before] = historyOf(line);
  if (last === undefined || last.kind === 'sent') {
    return <p className="border-l-4 border-line pl-3 text-muted">Nobody has contacted them yet.</p>;
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

function Event({ event, line }: { readonly event: HistoryEvent; readonly line: RecordRow }) {
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
            <p className="font-semibold">Call again on {writtenDay(event.entry.call_again)}</p>
          )}
        </>
      )}
    </>
  );
}

function titleOf(event: HistoryEvent, { collection }: RecordRow): string {
  if (event.kind === 'contact') return CONTACT_LABELS[event.entry.kind];
  return `${KIND_LABELS[collection]} sent${event.kind === 'asked-again' ? ' again' : ''}`;
}
