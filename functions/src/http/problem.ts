import { FORM_ANSWERS } from '../../../src/content/words/en/every-form.ts';
import { FORM_ANSWERS as SPANISH_ANSWERS } from '../../../src/content/words/es/every-form.ts';
import type { AdminProblemType, Problem } from '../../../src/domain/api/contract.ts';
import type { FieldErrors } from '../../../src/domain/forms/fields.ts';

/** The error statuses of /api with their reason phrases from RFC 9110. */
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
  503: 'Service Unavailable',
} as const;

/** A status that is sent with a problem document. */
export type ProblemStatus = keyof typeof TITLES;

/** Optional members of a problem document, and headers. */
export interface ProblemExtras {
  /** Problem type, if the status alone is not specific enough. */
  readonly type?: AdminProblemType;
  /** A message for each invalid field. */
  readonly errors?: FieldErrors;
  /** Current state of the resource, for a conflict. */
  readonly current?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Creates a problem document (RFC 9457). The type defaults to `about:blank`, which means that the status says it all.
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
    errors,
    current,
  };
  return Response.json(document, {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}

/** The sentences of problem documents on public routes, by language. */
export const ANSWERS = { en: FORM_ANSWERS, es: SPANISH_ANSWERS } as const;

/** Seconds after which a call may be retried during an outage. */
const RETRY_AFTER_SECONDS = 5;

/** Response during an outage of a service behind the API. */
export function serviceUnavailable(detail: string): Response {
  return problem(503, detail, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
}
