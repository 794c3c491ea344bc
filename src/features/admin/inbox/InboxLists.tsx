import { memo } from 'react';

import type { StoredLead, StoredMessage } from '~/domain/inbox/forms.ts';
import { PersonGroups } from '~/features/admin/person/PersonGroups.tsx';

import {
  ContactLinks,
  contactWays,
  LongText,
  OddFields,
  Received,
  RecordCard,
  SpeaksSpanish,
  whoseRecord,
} from '../records/card/RecordCard.tsx';
import { RecordFooter } from '../records/work/RecordFooter.tsx';

/** The leads, each in one line where there is room. */
export function LeadList({ leads }: { readonly leads: readonly StoredLead[] }) {
  return (
    <PersonGroups records={leads} label="Leads, newest first" layout="grid gap-3">
      {(lead) => <Lead key={lead.id} lead={lead} />}
    </PersonGroups>
  );
}

/** Memoized, so that a long list stays fast while one record changes. */
const Lead = memo(function Lead({ lead }: { readonly lead: StoredLead }) {
  return (
    <RecordCard id={lead.id} layout="grid gap-x-8 gap-y-1 md:grid-cols-[1fr_auto] md:py-3">
      <ul className="grid justify-items-start gap-x-8 lg:grid-cols-[14rem_1fr]">
        <ContactLinks {...contactWays(lead)} />
      </ul>
      {/* Aligned with the links, which are taller to be easy to tap. */}
      <div className="md:pt-0.5">
        <Received at={lead.created_at} />
        <SpeaksSpanish language={lead.language} />
      </div>
      <div className="mt-1 grid gap-3 border-t border-line pt-3 md:col-span-full">
        <OddFields names={lead.odd_fields} />
        <RecordFooter record={lead} whose={whoseRecord(lead)} />
      </div>
    </RecordCard>
  );
});

/** The messages of the contact form. On wide screens the sender is next to the text, otherwise above it. */
export function MessageList({ messages }: { readonly messages: readonly StoredMessage[] }) {
  return (
    <PersonGroups records={messages} label="Messages, newest first" layout="grid gap-3">
      {(message) => <Message key={message.id} message={message} />}
    </PersonGroups>
  );
}

/** Memoized, so that a long list stays fast while one record changes. */
const Message = memo(function Message({ message }: { readonly message: StoredMessage }) {
  return (
    <RecordCard id={message.id} layout="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div>
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {message.name}
        </h3>
        <SpeaksSpanish language={message.language} />
        <Received at={message.created_at} />
        <ul className="mt-1 grid justify-items-start">
          <ContactLinks {...contactWays(message)} />
        </ul>
      </div>
      <div className="max-w-[42em] text-base max-md:border-t max-md:border-line max-md:pt-4">
        <LongText text={message.message} room="wide" of={`what ${message.name} wrote`} />
      </div>
      <div className="grid gap-3 border-t border-line pt-3 md:col-span-full">
        <OddFields names={message.odd_fields} />
        <RecordFooter record={message} whose={whoseRecord(message)} />
      </div>
    </RecordCard>
  );
});
