import type { Refusal } from '../usecases/rate-limit.ts';
import { problem } from './problem-response.ts';

/** The answer to one save too many: when the next is taken, in the header for clients and in words for people. */
export function tooMany({ retryAfterSeconds, reached }: Omit<Refusal, 'allowed'>): Response {
  const wait = waitingTime(retryAfterSeconds);
  const words =
    reached === 'own'
      ? `Many forms came from your connection in a short time. Please wait ${wait} and send it again.`
      : 'We take fewer forms at the moment from browsers that could not be checked by reCAPTCHA. If you block scripts ' +
        `of google.com, allow them for this page, or wait ${wait}, and send it again.`;
  return problem(429, `${words} Nothing you typed is lost.`, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/** The answer to a form that was filled in faster than people do; the page sends it again by itself. */
export function tooSoon(retryAfterSeconds: number): Response {
  return problem(
    429,
    'Your answers came within a second, as they do when a browser fills in a whole form at once. Please send them again ' +
      'in a moment. Nothing you typed is lost.',
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
