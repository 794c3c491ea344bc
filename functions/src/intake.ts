import { createHash } from 'node:crypto';

import type { FieldErrors, Validated } from '~/domain/forms/fields.ts';
import { type FormRequest, secondsTooSoon, UNTIMED_FILL_MS } from '~/domain/forms/request.ts';
import { expiresAt } from '~/domain/records/document.ts';
import { personIn, searchTerms } from '~/domain/records/search.ts';

import type { RecordStore, StoredRecord } from './record-store.ts';
import type { Caller, Refusal, TakeOne } from './rate-limit.ts';
import { callerOf, isFromOwnSite } from './http/caller.ts';
import { problem, tooMany, tooSoon } from './http/problem.ts';
import { isHtmlForm, readHtmlForm, readJson } from './http/body.ts';
import type { Handler } from './http/router.ts';
import { Unavailable } from './unavailable.ts';

/** Form values without anything nested. */
export type FlatContent<Content> = Readonly<Record<keyof Content, string | boolean>>;

/**
 * A digest of what a person sent: SHA-256 over the fields in the order of their names. Two calls under one id with the
 * same digest are one call that was repeated (docs/adr/0008).
 *
 * @param content flat, cleaned form values; nested values would keep the order of their own keys
 * @returns 64 hexadecimal digits
 */
export function contentDigest<Content extends FlatContent<Content>>(content: Content): string {
  const fields = Object.entries<string | boolean>(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * An id for a form that came without one, as a browser without scripts sends it: made of the answers and the day, so
 * that a second click or a reload finds the first record. Shaped as a UUID of version 8 (RFC 9562 § 5.8).
 */
export function contentId(answers: Readonly<Record<string, string>>, now: Date): string {
  const digest = contentDigest({ answers: contentDigest(answers), day: now.toISOString().slice(0, 10) });
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  const groups = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return groups.join('-');
}

/** How one kind of form is read, turned into a record, and confirmed; `Quoted` is what a receipt says of a record. */
export interface IntakeKind<Form, Fields extends Quoted & object, Receipt, Quoted = unknown> {
  /** Reads what was sent, by the rules that the browser used too. */
  readonly read: (body: unknown, now: Date) => Validated<FormRequest<Form>>;
  readonly record: (form: Form, now: Date) => Fields;
  /** What is answered; the same for a record that is stored now and one that was found. */
  readonly receipt: (id: string, record: Quoted) => Receipt;
}

/** What taking in needs from outside. */
export interface IntakePorts<Fields, Stored extends StoredRecord> {
  readonly store: RecordStore<Fields, Stored>;
  readonly takeOne: TakeOne;
  readonly clock: () => Date;
  /** How long the record is kept. */
  readonly retentionMonths: number;
}

/** What became of a form that was sent. */
export type IntakeResult<Receipt> =
  /** Stored now. */
  | { readonly kind: 'saved'; readonly receipt: Receipt }
  /** The same answers were stored before; nothing new is, and the receipt is the first one. */
  | { readonly kind: 'repeated'; readonly receipt: Receipt }
  /** Other answers stand under this id; nothing new is stored. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  /** Filled in faster than people do. */
  | { readonly kind: 'too-soon'; readonly retryAfterSeconds: number }
  | ({ readonly kind: 'too-many' } & Omit<Refusal, 'allowed'>);

/** Takes in one form. */
export type Intake<Receipt> = (body: unknown, caller: Caller) => Promise<IntakeResult<Receipt>>;

/**
 * Takes in a form once, however often it is sent: a retry, a second click or a second tab finds the record that the
 * first one made under the browser's own id (docs/adr/0008).
 *
 * Only what could be stored is counted against the limit: refusing bad input costs nothing, counting it would. What came
 * too soon is not either, because the page sends it again by itself.
 *
 * @throws {Unavailable} when the store does not answer; the same call may be made again
 */
export function intake<
  Form extends FlatContent<Form>,
  Fields extends Quoted & object,
  Stored extends StoredRecord & Quoted,
  Receipt,
  Quoted,
>(
  { read, record, receipt }: IntakeKind<Form, Fields, Receipt, Quoted>,
  { store, takeOne, clock, retentionMonths }: IntakePorts<Fields, Stored>,
): Intake<Receipt> {
  return async (body, caller) => {
    const now = clock();
    const request = read(body, now);
    if (!request.ok) return { kind: 'invalid', errors: request.errors };

    const tooSoon = secondsTooSoon(request.value.fillMs);
    if (tooSoon > 0) return { kind: 'too-soon', retryAfterSeconds: tooSoon };

    const allowance = await takeOne(caller, now);
    if (!allowance.allowed) {
      const { retryAfterSeconds, reached } = allowance;
      return { kind: 'too-many', retryAfterSeconds, reached };
    }

    const { id, form } = request.value;
    const fields = record(form, now);
    const digest = contentDigest(form);
    const creation = await store.create({
      id,
      fields,
      createdAt: now,
      expireAt: expiresAt(now, retentionMonths),
      contentDigest: digest,
      searchTerms: searchTerms(personIn(fields)),
    });
    if (creation.created) return { kind: 'saved', receipt: receipt(id, fields) };
    const { first } = creation;
    if (first.contentDigest !== digest) return { kind: 'conflict' };
    return { kind: 'repeated', receipt: receipt(id, first.record) };
  };
}

/** `POST` of a form as JSON: `/api/submissions`, `/api/leads`, `/api/messages` (design §4). */
export function intakeEndpoint<Receipt>(take: Intake<Receipt>): Handler {
  return async (request) => {
    if (!isFromOwnSite(request.headers)) return strangeSite();
    const read = await readJson(request);
    if (!read.ok) return read.problem;
    const result = await take(read.body, callerOf(request.headers));
    switch (result.kind) {
      case 'saved':
        return Response.json(result.receipt, { status: 201 });
      case 'repeated':
        return Response.json(result.receipt, { status: 200 });
      case 'conflict':
        return problem(409, 'Other answers were already sent under this id. Reload the page to send these.');
      case 'invalid':
        return problem(400, 'Some answers need another look. Nothing was saved yet.', {
          errors: result.errors,
        });
      case 'too-soon':
        return tooSoon(result.retryAfterSeconds);
      case 'too-many':
        return tooMany(result);
    }
  };
}

/** The pages that a form without scripts is led to. */
export interface FormAnswerPages {
  readonly sent: string;
  readonly unsent: string;
}

/** As {@link intakeEndpoint}, and also for the same form sent by a browser without scripts, which gets a page. */
export function formIntakeEndpoint<Receipt>(
  take: Intake<Receipt>,
  { sent, unsent }: FormAnswerPages,
  clock: () => Date,
): Handler {
  const takeJson = intakeEndpoint(take);
  return async (request, context) => {
    if (!isHtmlForm(request)) return takeJson(request, context);
    if (!isFromOwnSite(request.headers)) return strangeSite();
    const read = await readHtmlForm(request);
    if (!read.ok) return seeOther(unsent);
    try {
      const answers = { ...read.body, id: contentId(read.body, clock()), fillMs: UNTIMED_FILL_MS };
      const result = await take(answers, callerOf(request.headers));
      return seeOther(result.kind === 'saved' || result.kind === 'repeated' ? sent : unsent);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      context.log.error(
        'service unavailable',
        { requestId: context.requestId, service: error.service },
        error,
      );
      return seeOther(unsent);
    }
  };
}

/** JSON from another site could not be sent without our consent anyway; this does not wait for browsers to ask. */
function strangeSite(): Response {
  return problem(403, 'Please fill in the form on our own site.');
}

/** Leads a browser on by `GET`, so that a reload sends nothing again. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}
