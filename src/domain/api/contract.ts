import * as z from 'zod/mini';
import type { ListAnswer } from '#domain/check/list-answer.ts';

/**
 * Every error response of /api (RFC 9457, `application/problem+json`). `errors` maps fields to messages for 400;
 * `detail` can be shown to people as it is; `current` is the current state of the resource for 409.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problemSchema>;

/** Problem types that the back office handles specially (RFC 9457 §3.1.1). */
export const ADMIN_PROBLEMS = {
  /** The password must be entered again. */
  recentLogin: '/problems/recent-login',
  /** A second factor is required, and the account has none yet. */
  secondFactor: '/problems/second-factor',
} as const;
export type AdminProblemType = (typeof ADMIN_PROBLEMS)[keyof typeof ADMIN_PROBLEMS];

/** The custom claim of a back office account, which is granted on the command line (docs/tasks/grant-admin.md). */
export interface AdminClaims {
  readonly admin: true;
}

/** Whether an account with these claims is an admin. */
export function isAdmin(claims: Readonly<Record<string, unknown>>): boolean {
  return claims.admin === true;
}

/** Response header with the request id. The log has one line for each request with the same id. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Shortens a request id to its first group, which people can read out on the phone and support can find in the log
 * (docs/tasks/back-up-and-watch.md).
 *
 * @param requestId the header's value, which a proxy between us and the browser may have changed
 * @returns `undefined` if there is none or if it is not one of our ids
 * @example referenceOf('3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f') // => '3f2a91c0'
 */
export function referenceOf(requestId: string | null): string | undefined {
  return /^([\da-f]{8})-[\da-f-]{27}$/u.exec(requestId ?? '')?.[1];
}

/**
 * Parses the seconds of a `Retry-After` header (RFC 9110 §10.2.3). Its other form, an HTTP date, is rare and ignored.
 *
 * @returns `null` if the header is missing or not a number of seconds
 */
export function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

/** Response of `POST /api/leads` and `POST /api/messages`: 201 when stored, 200 for a retry. */
export interface DeliveryReceipt {
  readonly id: string;
}

/**
 * Whether a response confirms that the record with this id is stored. A success response without the id comes from an
 * intermediary, such as a captive portal.
 */
export function isDeliveryOf(id: string, answer: unknown): answer is DeliveryReceipt {
  return typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id;
}

/** Response of `POST /api/submissions`: 201 when stored, 200 for a retry. */
export interface SubmissionReceipt extends DeliveryReceipt {
  readonly listAnswer: ListAnswer;
  readonly message: string;
}

/**
 * Where forms that are submitted without scripts are redirected (`303 See Other`). The pages are
 * src/pages/[...locale]/sent/[answer].astro.
 */
export const FORM_ANSWER_PAGES = {
  check: { sent: '/sent/check/', unsent: '/sent/check-not-sent/' },
  lead: { sent: '/sent/lead/', unsent: '/sent/lead-not-sent/' },
  message: { sent: '/sent/message/', unsent: '/sent/message-not-sent/' },
} as const;

/**
 * Response of `GET /api/emulators` for the login page on a developer's machine (departure D1): the address of the Auth
 * emulator, and the demo admin's credentials. In production the path answers 404, and the page does not request it.
 */
export const emulatorHintsSchema = z.object({
  authUrl: z.url(),
  demoAdmin: z.object({ email: z.string(), password: z.string() }),
});

export type EmulatorHints = z.infer<typeof emulatorHintsSchema>;

/*
 * Headers of the admin's lists and CSV exports. Personal data must not appear in the query, because URLs end up in logs:
 * the search text is sent as a header (docs/adr/0015).
 */

/** Request header: the search text, percent-encoded. */
export const SEARCH_HEADER = 'x-search';
/** Response header: number of records on this page of a CSV. */
export const RECORDS_HEADER = 'x-records';
/** Response header: number of records that a page of a call list leaves out. */
export const LEFT_OUT_HEADER = 'x-left-out';
/** Response header: cursor of the next page of a CSV; absent on the last. */
export const NEXT_HEADER = 'x-next';

/* The totals of the dashboard. */

/** Response of `GET /api/admin/summary`. */
export const submissionSummarySchema = z.object({
  counts: z.object({ eligible: z.int(), maybe: z.int(), notEligible: z.int() }),
});
export type SubmissionSummary = z.infer<typeof submissionSummarySchema>;
