/** What came of a request to another server, as far as it matters to whoever waits for the answer. */
export type HttpOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'silent'; readonly reason: SilenceReason };

/** Why there is no answer that could be read. */
export type SilenceReason = 'time-up' | 'unreachable' | 'not-http' | 'too-large';

/**
 * What an outcome means that is not the one hoped for, as a sentence for the admin.
 *
 * @example outcomeSentence({ kind: 'silent', reason: 'time-up' }) // => 'It did not answer in time.'
 */
export function outcomeSentence(outcome: HttpOutcome): string {
  return outcome.kind === 'silent'
    ? SILENCES[outcome.reason]
    : statusSentence(outcome.status, outcome.retryAfterSeconds);
}

const SILENCES: Readonly<Record<SilenceReason, string>> = {
  'time-up': 'It did not answer in time.',
  unreachable: 'It could not be reached.',
  'not-http': 'What it answered is not HTTP.',
  'too-large': 'Its answer is far too large.',
};

function statusSentence(status: number, retryAfterSeconds: number | null): string {
  if (status === 404) return 'There is nothing at this address (status 404).';
  if (status === 429) return `It has had too many calls. Try again ${waiting(retryAfterSeconds)}.`;
  if (status >= 500) return `It has trouble of its own (status ${status}). Try again later.`;
  if (status >= 300 && status < 400)
    return `It sent us elsewhere (status ${status}), which we do not follow.`;
  return `It gave an answer that we do not know (status ${status}).`;
}

function waiting(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return 'later';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}
