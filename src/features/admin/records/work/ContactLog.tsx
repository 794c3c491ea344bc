import { useState } from 'react';

import type { ContactEntry, ContactKind } from '~/domain/records/work.ts';
import { localTime, writtenDay } from '~/features/admin/local-time.ts';

import { LongText } from '../card/RecordCard.tsx';

/** Display names. */
export const CONTACT_LABELS: Readonly<Record<ContactKind, string>> = {
  called: 'Called',
  'no-answer': 'No answer',
  'left-message': 'Left a message',
  texted: 'Texted',
  wrote: 'Wrote',
  note: 'Note',
};

/** Number of entries shown at first. */
const SHOWN = 2;

/** An entry: kind, time, author and text. */
export function ContactEntryText({ entry, whose }: { readonly entry: ContactEntry; readonly whose: string }) {
  const { at, kind, text, by, call_again } = entry;
  return (
    <>
      <p className="flex flex-wrap gap-x-2 text-muted">
        <strong className="font-semibold text-ink">{CONTACT_LABELS[kind]}</strong>
        {at === null ? <span>Time not known</span> : <time dateTime={at}>{localTime(at)}</time>}
        {by !== null && <span className="wrap-anywhere">by {by}</span>}
      </p>
      {text !== '' && <LongText text={text} room="wide" of={`the note about ${whose}`} />}
      {call_again !== null && <p className="text-muted">Call again on {writtenDay(call_again)}</p>}
    </>
  );
}

interface ContactLogProps {
  /** Oldest first. */
  readonly entries: readonly ContactEntry[];
  readonly whose: string;
}

/** The contact log of a record, newest entry first. */
export function ContactLog({ entries, whose }: ContactLogProps) {
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 0) return null;
  const newestFirst = entries.toReversed();
  return (
    <div>
      <ol aria-label={`Contact log of ${whose}, newest first`} className="grid max-w-[42em] gap-2">
        {(isOpen ? newestFirst : newestFirst.slice(0, SHOWN)).map((entry) => (
          <li key={entry.id} className="border-l-3 border-line pl-3">
            <ContactEntryText entry={entry} whose={whose} />
          </li>
        ))}
      </ol>
      {entries.length > SHOWN && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show less' : `Show all ${entries.length} entries`}: ${whose}`}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className="mt-1 min-h-8 cursor-pointer text-xs link"
        >
          {isOpen ? 'Show less' : `Show all ${entries.length} entries`}
        </button>
      )}
    </div>
  );
}
