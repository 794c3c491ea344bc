/** What became of a message: `copied` and `not-copied` only where the browser cannot share. */
export type Sent = 'copied' | 'not-copied';

/**
 * Sends a text with the device's own share sheet. Without one the text is put into a mail, and into the clipboard,
 * because not every device has a mail program.
 *
 * @returns `undefined` where there is nothing to say: a share sheet speaks for itself
 */
export async function send(subject: string, text: string): Promise<Sent | undefined> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: subject, text });
      return undefined;
    } catch (error) {
      // The renter closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  let sent: Sent = 'copied';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Not allowed, or no secure page.
    sent = 'not-copied';
  }
  window.location.assign(
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  );
  return sent;
}
