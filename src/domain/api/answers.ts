import * as z from 'zod/mini';

import type { EligibilityOutcome } from '../check/outcome.ts';

/**
 * The shape of every error that /api answers (RFC 9457, `application/problem+json`). `errors` names fields for 400;
 * `detail` is a sentence that may be shown to a person as it is; `current` is the current state of what 409 found changed.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
});
/** A problem document. */
export type Problem = z.infer<typeof problemSchema>;

/** Kinds of refusal that the back office can do something about (RFC 9457 §3.1.1). */
export const ADMIN_PROBLEMS = {
  /** The password has to be typed again. */
  recentLogin: '/problems/recent-login',
  /** The login needs a second factor, and the account has none yet. */
  secondFactor: '/problems/second-factor',
  /** Another role may do this. */
  role: '/problems/role',
} as const;
/** One of {@link ADMIN_PROBLEMS}. */
export type AdminProblemType = (typeof ADMIN_PROBLEMS)[keyof typeof ADMIN_PROBLEMS];

/** The header by which every answer of /api names its request. The log has one line under the same name. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * What a person is shown of a request's number, to read out on the phone: its first group, by which the log is searched
 * (docs/tasks/back-up-and-watch.md).
 *
 * @param requestId the header's value, which anything between us and the browser may have written
 * @returns nothing when there is none, or when it is no number of ours
 * @example referenceOf('3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f') // => '3f2a91c0'
 */
export function referenceOf(requestId: string | null): string | undefined {
  return /^([\da-f]{8})-[\da-f-]{27}$/u.exec(requestId ?? '')?.[1];
}

/** What `POST /api/leads` and `POST /api/messages` answer once something is stored: 201 the first time, 200 again. */
export interface DeliveryReceipt {
  readonly id: string;
}

/**
 * Whether an answer confirms that this very thing is stored. A success that does not name it comes from something in
 * between, such as the login page of a hotel's network.
 */
export function isDeliveryOf(id: string, answer: unknown): answer is DeliveryReceipt {
  return typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id;
}

/**
 * Where a form that was sent without scripts is led to (`303 See Other`). The pages are src/pages/[...locale]/sent/[answer].astro.
 */
export const FORM_ANSWER_PAGES = {
  lead: { sent: '/sent/lead/', unsent: '/sent/lead-not-sent/' },
  message: { sent: '/sent/message/', unsent: '/sent/message-not-sent/' },
} as const;

/**
 * What `GET /api/emulators` tells the login page on a developer's machine (decision D1): where the Auth emulator
 * listens, and whom to sign in as. On a real project the path answers 404, and the page does not ask.
 */
export const emulatorHintsSchema = z.object({
  authUrl: z.url(),
  demoAdmin: z.object({ email: z.string(), password: z.string() }),
});
/** Address of the Auth emulator and the demo admin's credentials. */
export type EmulatorHints = z.infer<typeof emulatorHintsSchema>;

/** What `POST /api/submissions` answers once a check is stored: 201 the first time, 200 for the same again. */
export interface SubmissionReceipt {
  readonly id: string;
  readonly outcome: EligibilityOutcome;
  readonly message: string;
}

/**
 * Whether an answer confirms that this very check is stored. A success that does not name it comes from something in
 * between, such as the login page of a hotel's network.
 */
export function isReceiptFor(id: string, answer: unknown): answer is SubmissionReceipt {
  return (
    typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id && 'outcome' in answer
  );
}
