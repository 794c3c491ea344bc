import { Fragment } from 'react';

import { timeline, type TimelineEvent } from '#domain/office/person.ts';
import type { AnyRecord } from '#domain/office/queue.ts';
import { personIn } from '#domain/office/search.ts';
import type { ContactEntry } from '#domain/records/work.ts';
import { CLASSIFICATION_LABELS, WORK_LABELS } from '#domain/office/labels.ts';
import { Time } from '#features/admin/office.tsx';
import { writtenDay } from '#features/admin/times.ts';
import { CONTACT_LABELS, KIND_LABELS } from '#features/admin/words.ts';

interface TimelineProps {
  readonly records: readonly AnyRecord[];
  readonly whose: string;
}

/** What a person sent and what was done about it, newest first. */
export function Timeline({ records, whose }: TimelineProps) {
  return (
    <ol aria-label={`Timeline of ${whose}, newest first`} className="grid gap-3">
      {timeline(records).map((event, index) => (
        // Events have no unique key (a record may have two at the same time), but their order is fixed.
        <li key={index} className="grid gap-0.5 border-l-3 border-line pl-3">
          <p className="flex flex-wrap gap-x-2 text-xs text-muted">
            <strong className="text-sm font-semibold text-ink">{titleOf(event)}</strong>
            <span>
              <Time at={event.at} />
            </span>
            {event.kind === 'contact' && event.entry.by !== null && (
              <span className="wrap-anywhere">by {event.entry.by}</span>
            )}
          </p>
          {event.kind === 'contact' && <Contact {...event.entry} />}
          {event.kind === 'sent' && <Sent record={event.record} />}
        </li>
      ))}
    </ol>
  );
}

function titleOf(event: TimelineEvent<AnyRecord>): string {
  if (event.kind === 'contact') return CONTACT_LABELS[event.entry.kind];
  const sent = KIND_LABELS[event.record.collection];
  return event.kind === 'asked-again' ? `${sent} sent again` : sent;
}

function Contact({ text, call_again }: Pick<ContactEntry, 'text' | 'call_again'>) {
  return (
    <>
      {text !== '' && <LongText text={text} />}
      {call_again !== null && <p className="text-muted">Call again on {writtenDay(call_again)}</p>}
    </>
  );
}

/** A summary of a record with its work status. */
function Sent({ record }: { readonly record: AnyRecord }) {
  return (
    <>
      {'classification' in record && (
        <p>
          {CLASSIFICATION_LABELS[record.classification]} · {record.reason} ·{' '}
          <bdi>{[record.county, record.state].filter((part) => part !== null && part !== '').join(', ')}</bdi>
        </p>
      )}
      {'message' in record && <LongText text={record.message} />}
      <p className="text-xs text-muted">{WORK_LABELS[record.work_status]}</p>
    </>
  );
}

/** Maximum length of a text that is shown in full, in UTF-16 code units. */
const ROOM = 400;

/** What somebody wrote, of any length in any script; a long text is folded behind its beginning. */
export function LongText({ text }: { readonly text: string }) {
  const whole = (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  );
  if (text.length <= ROOM) return whole;
  return (
    <details>
      <summary dir="auto" className="wrap-anywhere">
        {text.slice(0, ROOM / 2)}… <span className="link">All of it</span>
      </summary>
      {whole}
    </details>
  );
}

/** What a record is, whose, and when it came. */
export function RecordName({ record }: { readonly record: AnyRecord }) {
  const { name, email, phone } = personIn(record);
  return (
    <span className="wrap-anywhere">
      {KIND_LABELS[record.collection]} of{' '}
      {[name, email, phone]
        .filter((part) => part !== '')
        .map((part) => (
          <Fragment key={part}>
            <bdi>{part}</bdi>,{' '}
          </Fragment>
        ))}
      <Time at={record.created_at} isShort />
    </span>
  );
}
