import type { CallFailed } from '#features/admin/session/call.ts';
import { SERVER_NOTE_COPY } from '#content/words/en/delivery.ts';
import { format } from '#domain/shared/format.ts';

/**
 * Describes a failed call: with the server's explanation and the reference for the log, or that there was no response.
 *
 * @param what the consequence, without a full stop: `'Nothing was deleted'`
 * @param kept a sentence about what was not lost
 */
export function callTrouble(what: string, { problem, reference }: CallFailed, kept = ''): string {
  const words =
    problem === undefined
      ? [`${what}: the server could not be reached.`, kept, 'Check your connection and try again.']
      : [`${what}.`, problem.detail, kept];
  return numbered(words.filter((sentence) => sentence !== '').join(' '), reference);
}

/** Appends the reference for the log, if there is one. */
export function numbered(words: string, reference: string | undefined): string {
  return reference === undefined ? words : `${words} ${format(SERVER_NOTE_COPY.reference, { reference })}`;
}
