import { useState } from 'react';

/** What became of a message: `copied` and `not-copied` only where the browser cannot share. */
export type Sent = 'copied' | 'not-copied';

/**
 * Sends a text with the device's own share sheet. Without one the text is put into a mail, and into the clipboard, because
 * not every device has a mail program.
 *
 * @returns `sent` is `undefined` until there is something to say: a share sheet speaks for itself
 */
export function useSend(subject: string, text: () => string) {
  const [sent, setSent] = useState<Sent>();
  return {
    sent,
    send: async () => {
      setSent(undefined);
      const message = { title: subject, text: text() };
      if ('share' in navigator) {
        try {
          await navigator.share(message);
          return;
        } catch (error) {
          // The renter closed the sheet.
          if (error instanceof DOMException && error.name === 'AbortError') return;
        }
      }
      try {
        await navigator.clipboard.writeText(message.text);
        setSent('copied');
      } catch {
        // Not allowed, or no secure page.
        setSent('not-copied');
      }
      window.location.assign(
        `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message.text.replaceAll('\n', '\r\n'))}`,
      );
    },
  };
}
