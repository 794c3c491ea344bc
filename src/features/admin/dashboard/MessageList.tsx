import { memo } from 'react';

import type { StoredMessage } from '~/domain/inbox/stored-inbox.ts';

import { contactWays } from '../contact-links.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { LongText } from './LongText.tsx';
import { OddFields } from './OddFields.tsx';
import { Received } from './Received.tsx';
import { RecordCard } from './RecordCard.tsx';
import { RecordFooter } from './RecordFooter.tsx';

/** What was sent by the contact form: who beside what where there is room, else above it. */
export function MessageList({ messages }: { readonly messages: readonly StoredMessage[] }) {
  return (
    <ul aria-label="Messages, newest first" className="grid gap-3">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ul>
  );
}

/** Drawn anew only when the message is another: a long list stays quick while one of them is worked on. */
const Message = memo(function Message({ message }: { readonly message: StoredMessage }) {
  return (
    <RecordCard id={message.id} layout="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div>
        <h3 dir="auto" className="text-lg wrap-anywhere">
          {message.name}
        </h3>
        <Received at={message.created_at} />
        <ul className="mt-1 grid justify-items-start">
          <ContactLinks {...contactWays(message)} />
        </ul>
      </div>
      <div className="max-w-[42em] text-base max-md:border-t max-md:border-line max-md:pt-4">
        <LongText text={message.message} room="wide" />
      </div>
      <div className="grid gap-3 border-t border-line pt-3 md:col-span-full">
        <OddFields names={message.odd_fields} />
        <RecordFooter record={message} whose={message.name || message.email || 'somebody'} />
      </div>
    </RecordCard>
  );
});
