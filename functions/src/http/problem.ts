import type { Problem } from '~/domain/api/answers.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';

import type { Refusal } from '../rate-limit.ts';

/** The error statuses that /api answers, with their names of RFC 9110. */
const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
} as const;

/** A status that is answered by a problem document. */
export type ProblemStatus = keyof typeof TITLES;

/** What a problem may carry beside its sentence. */
export interface ProblemExtras {
  /** A sentence for each field that needs another look. */
  readonly errors?: FieldErrors;
  /** How a thing stands that was changed by somebody else. */
  readonly current?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error as RFC 9457 writes it. The type is always `about:blank`: the status says what kind of problem it is.
 *
 * @param detail a sentence that may be shown to a person as it is: what happened, what was kept, what to do
 */
export function problem(status: ProblemStatus, detail: string, extras: ProblemExtras = {}): Response {
  const { errors, current, headers } = extras;
  const document: Problem = {
    type: 'about:blank',
    title: TITLES[status],
    status,
    detail,
    ...(errors === undefined ? {} : { errors }),
    ...(current === undefined ? {} : { current }),
  };
  return Response.json(document, {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}

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
