import type { AdminProblemType, Problem } from '~/domain/api/answers.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';

/** The error statuses of /api, with their names in RFC 9110. */
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

/** A status that has a problem document as its body. */
export type ProblemStatus = keyof typeof TITLES;

/** Optional members of a problem document, and headers. */
export interface ProblemExtras {
  /** What kind of problem it is, where the status does not say it. */
  readonly type?: AdminProblemType;
  /** A message for each invalid field. */
  readonly errors?: FieldErrors;
  /** The current state of what somebody else has changed. */
  readonly current?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error as a problem document (RFC 9457). The type is `about:blank` where the status says what kind of problem it is.
 *
 * @param detail a sentence that can be shown to people: what happened, what was saved, what to do
 */
export function problem(status: ProblemStatus, detail: string, extras: ProblemExtras = {}): Response {
  const { type = 'about:blank', errors, current, headers } = extras;
  const document: Problem = {
    type,
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

/** Seconds after which a call that met an outage may be retried. */
const RETRY_AFTER_SECONDS = 5;

/** The answer while a service behind the API does not answer. */
export function serviceUnavailable(detail: string): Response {
  return problem(503, detail, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
}
