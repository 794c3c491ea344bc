import { type ReactNode, useState } from 'react';

import { useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';

import { messageText, type SendFacts } from './message.ts';
import { send, type Sent } from './send.ts';

/** Sends a message, and tells what became of it. */
export function useSend(facts: () => SendFacts) {
  const { SEND_COPY: WORDS } = useWords('caseTexts');
  const [sent, setSent] = useState<Sent>();
  return {
    /** `''` until there is something to say. */
    told: sent === undefined ? '' : WORDS.sent[sent],
    send: async () => {
      setSent(undefined);
      setSent(await send(WORDS.subject, messageText(facts(), WORDS, window.location.host)));
    },
  };
}

/** A button that sends what the page says, without anything that tells who the renter is. */
export function SendButton({ facts, children }: { facts: () => SendFacts; children: ReactNode }) {
  const { told, send: onSend } = useSend(facts);
  return (
    <>
      <Button look="outline" size="small" onClick={() => void onSend()}>
        {children}
      </Button>
      <span role="status">{told}</span>
    </>
  );
}
