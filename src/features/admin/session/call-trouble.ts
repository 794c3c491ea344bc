import type { CallFailed } from '~/browser/admin-call.ts';
import { SERVER_NOTE_COPY } from '~/content/words/en/delivery.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';
import { format } from '~/domain/shared/format.ts';

/**
 * Why something was not done, in words: what the server said of it with the number that the log knows it by, or that
 * there was no answer.
 *
 * @param what became of it, without a full stop: `'Nothing was deleted'`
 * @param kept what was not lost, as a sentence of its own
 */
export function callTrouble(
  what: string,
  { problem, reference }: Omit<CallFailed, 'kind'>,
  kept = '',
): string {
  const words =
    problem === undefined
      ? [`${what}: the server could not be reached.`, kept, 'Check your connection and try again.']
      : [`${what}.`, problem.detail, kept];
  return numbered(words.filter((sentence) => sentence !== '').join(' '), reference);
}

/** A notification with what the server said of a failure after its own words, which the specification fixes. */
export function withTrouble(
  content: NotificationContent,
  { problem, reference }: CallFailed,
): NotificationContent {
  const description = [content.description, problem?.detail].filter((words) => words !== undefined).join(' ');
  return { ...content, description: numbered(description, reference) };
}

/** Words with the number of the call after them, where it has one. */
export function numbered(words: string, reference: string | undefined): string {
  return reference === undefined ? words : `${words} ${format(SERVER_NOTE_COPY.reference, { reference })}`;
}
