import { createHash } from 'node:crypto';

import { localPath } from '../../../src/config/languages.ts';
import { FORM_ANSWER_PAGES } from '../../../src/domain/api/contract.ts';
import { API_PATHS } from '../../../src/domain/api/paths.ts';
import {
  CONSENT_VERSION_FIELD,
  type FormRequest,
  type FormTable,
  type FormWords,
  inWords,
  LANGUAGE_FIELD,
  type Reading,
  secondsTooSoon,
  UNTIMED_FILL_MS,
} from '../../../src/domain/forms/form.ts';
import { type FormWordings, type SeenWording, seenWording } from '../../../src/domain/records/consent.ts';
import { marksAfterAsking } from '../../../src/domain/records/do-not-call.ts';
import { expiresAt, type StoredFields } from '../../../src/domain/records/document.ts';
import { searchableIn, searchTerms } from '../../../src/domain/office/search.ts';
import { askedAgain, isAskedAgain } from '../../../src/domain/records/work.ts';
import type { Cell } from '../../../src/domain/shared/csv.ts';
import { format } from '../../../src/domain/shared/format.ts';
import { type Language, languageAsked } from '../../../src/domain/shared/language.ts';

import { ANSWERS, problem } from '../http/problem.ts';
import { isFromOwnSite, isHtmlForm, readHtmlForm, readJson } from '../http/request.ts';
import { type Handler, wordsFor } from '../http/router.ts';
import { Unavailable } from '../http/time-limit.ts';
import type { RecordStore } from '../store/ports.ts';
import { addMarks, type DoNotCall } from './do-not-call.ts';
import type { Allowance } from './rate-limit.ts';

/** Flat form values. */
export type FlatContent<Content> = Readonly<Record<keyof Content, Cell>>;

/**
 * SHA-256 of the answers, with fields sorted by name. Two calls with the same id (the idempotency key) and the same
 * digest are a call and its retry (docs/adr/0008).
 *
 * @param content flat, cleaned form values; keys of nested values would not be sorted
 * @returns 64 hexadecimal digits
 */
export function contentDigest<Content extends FlatContent<Content>>(content: Content): string {
  const fields = Object.entries<Cell>(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * The idempotency key for a form submitted without one, from a browser without scripts. Derived from the answers and
 * the day, so that a second click or a reload finds the first record. A UUID of version 8 (RFC 9562 § 5.8).
 *
 * @param salt secret, so that nobody else can compute the id, and store something under it before
 */
export function contentId(answers: Readonly<Record<string, string>>, now: Date, salt: string): string {
  const day = now.toISOString().slice(0, 10);
  const digest = contentDigest({ answers: contentDigest(answers), day, salt });
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

/**
 * How one kind of form is parsed, converted to a record, and confirmed. `Quoted` are the record's fields in the
 * receipt.
 */
export interface IntakeKind<Form, Fields extends Quoted & object, Receipt, Quoted = unknown> {
  /** Parses the body with the browser's rules. */
  readonly read: (body: unknown, now: Date) => Reading<FormRequest<Form>>;
  readonly words: Readonly<Record<Language, FormWords<FormTable>>>;
  readonly wordings: FormWordings;
  /** Builds the record. Stored texts are always English, except for the consent wording that was shown. */
  readonly record: (form: Form, now: Date, seen: SeenWording) => Fields | Promise<Fields>;
  /** The response body; the same for a new record and for one that an earlier call stored. */
  readonly receipt: (id: string, record: Quoted) => Receipt;
}

export interface IntakePorts<Fields, Stored extends StoredFields> {
  readonly store: RecordStore<Fields, Stored>;
  /** Consumes one token of the caller's rate limit; the caller is identified by the request's headers. */
  readonly consumeToken: (headers: Headers, now: Date) => Promise<Allowance>;
  readonly clock: () => Date;
  /** Retention period of the record. */
  readonly retentionMonths: number;
  readonly doNotCall: Pick<DoNotCall, 'marksOf'>;
}

/** Stores a submitted form, and answers whoever sent it. */
export type Intake = (body: unknown, headers: Headers) => Promise<Response>;

/**
 * Stores a form exactly once, however often it is sent: a retry, a second click or a second tab finds the record that
 * the first call stored under the same idempotency key (docs/adr/0008). Answers 201 or 200 with the receipt of the first
 * call, or 409 if an earlier call stored other answers under this id. If the person has asked again
 * (domain/records/work.ts), the record's status becomes new; a retry changes nothing.
 *
 * Only valid forms count against the rate limit, because rejecting invalid input is cheaper than counting it. A form
 * that was sent too soon does not count either, because the page sends it again automatically.
 *
 * @throws {Unavailable} when the store does not answer; the same call may be retried
 */
export function intake<
  Form extends FlatContent<Form>,
  Fields extends Quoted & SeenWording,
  Stored extends StoredFields & Quoted,
  Receipt,
  Quoted,
>(
  { read, words, wordings, record, receipt }: IntakeKind<Form, Fields, Receipt, Quoted>,
  { store, consumeToken, clock, retentionMonths, doNotCall }: IntakePorts<Fields, Stored>,
): Intake {
  return async (body, headers) => {
    const now = clock();
    const language = languageAsked(headers.get('accept-language'));
    const answers = ANSWERS[language];
    const request = inWords(words[language], withWording(wordings, read(body, now)));
    if (!request.ok) return problem(400, answers.invalid, { errors: request.errors });
    const { id, form, fillMs, isRepeat, seen } = request.value;

    const secondsLeft = secondsTooSoon(fillMs);
    if (secondsLeft > 0) return tooManyFor(answers.tooSoon, secondsLeft);

    const allowance = await consumeToken(headers, now);
    if (!allowance.allowed) return tooMany(allowance.retryAfterSeconds, answers);

    const fields = await record(form, now, seen);
    const digest = contentDigest(form);
    // Whatever was ticked: the mark is the admin's to lift, because anybody can type somebody else's number.
    const marks = await doNotCall.marksOf(fields, now);
    const creation = await store.create({
      id,
      fields,
      createdAt: now,
      expireAt: expiresAt(now, retentionMonths),
      contentDigest: digest,
      searchTerms: searchTerms(searchableIn(fields)),
      doNotCall: marks,
    });
    if (!creation.created && creation.first.contentDigest !== digest) return problem(409, answers.conflict);
    if (creation.created) {
      await addMarks(store, { id, before: marks }, await doNotCall.marksOf(fields, now));
      return Response.json(receipt(id, fields), { status: 201 });
    }
    const { first } = creation;
    if (!isRepeat && isAskedAgain(first.record, now)) {
      // Check the stored record again: of two concurrent calls, the second is a retry of the first.
      const changed = await store.change(id, (stored) =>
        isAskedAgain(stored, now)
          ? {
              ...askedAgain(stored, now),
              ...seen,
              do_not_call: marksAfterAsking(stored.do_not_call, marks),
              expire_at: expiresAt(now, retentionMonths),
            }
          : undefined,
      );
      // Deleted in the meantime: a retry will create it.
      if (changed.kind === 'missing') throw new Unavailable('store');
    } else await addMarks(store, { id, before: first.record.do_not_call }, marks);
    return Response.json(receipt(id, first.record));
  };
}

/**
 * Adds the wording that the person saw. One that no page has shown is refused, because nothing would prove what the
 * person agreed to.
 */
function withWording<Form>(
  wordings: FormWordings,
  reading: Reading<FormRequest<Form>>,
): Reading<FormRequest<Form> & { readonly seen: SeenWording }> {
  if (!reading.ok) return reading;
  const seen = seenWording(wordings, reading.value);
  if (seen === undefined) return { ok: false, problems: { [CONSENT_VERSION_FIELD]: { key: 'unknown' } } };
  return { ok: true, value: { ...reading.value, seen } };
}

/** Pages to which forms sent without scripts are redirected. */
export type FormAnswerPages = (typeof FORM_ANSWER_PAGES)[keyof typeof FORM_ANSWER_PAGES];

/**
 * `POST` of a form: `/api/submissions`, `/api/leads`, `/api/messages`. As JSON from a page's script, or as a plain form
 * from a browser without scripts, which is redirected to a page.
 */
export function formIntakeEndpoint(
  take: Intake,
  { sent, unsent }: FormAnswerPages,
  { clock, salt }: { readonly clock: () => Date; readonly salt: string },
): Handler {
  return async (request, context) => {
    const { headers } = request;
    if (!isHtmlForm(request)) {
      const words = ANSWERS[languageAsked(headers.get('accept-language'))];
      if (!isFromOwnSite(headers)) return problem(403, words.crossSite);
      const read = await readJson(request, words.body);
      return read.ok ? take(read.body, headers) : read.problem;
    }
    const read = await readHtmlForm(request);
    const {
      [LANGUAGE_FIELD]: sentIn = '',
      [CONSENT_VERSION_FIELD]: consentVersion = '',
      ...typed
    } = read.ok ? read.body : {};
    const language = languageAsked(sentIn);
    if (!isFromOwnSite(headers)) return problem(403, ANSWERS[language].crossSite);
    if (!read.ok) return seeOther(unsent);
    try {
      const answers = {
        ...typed,
        [LANGUAGE_FIELD]: sentIn,
        [CONSENT_VERSION_FIELD]: consentVersion,
        id: contentId(typed, clock(), salt),
        fillMs: UNTIMED_FILL_MS,
      };
      const { ok } = await take(answers, headers);
      return seeOther(localPath(ok ? sent : unsent, language));
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      context.log.error(
        'service unavailable',
        { requestId: context.requestId, service: error.service },
        error,
      );
      return seeOther(localPath(unsent, language));
    }
  };
}

const ANSWER_PAGES: Readonly<Record<string, FormAnswerPages>> = {
  [API_PATHS.submissions]: FORM_ANSWER_PAGES.check,
  [API_PATHS.leads]: FORM_ANSWER_PAGES.lead,
  [API_PATHS.messages]: FORM_ANSWER_PAGES.message,
};

/** The response to a body that is too large: 413, or a page for whoever sent a form without scripts. */
export function tooLarge(request: Request): Response {
  const { pathname } = new URL(request.url);
  const pages = ANSWER_PAGES[pathname];
  return pages !== undefined && isHtmlForm(request)
    ? seeOther(pages.unsent)
    : problem(413, wordsFor(pathname, request.headers).body.tooLarge);
}

/** Redirects with `GET`, so that a reload does not send the form again. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}

type FormAnswers = (typeof ANSWERS)[Language];

/**
 * The response when the rate limit is exceeded. Says when to try again in a header for clients and in words for people.
 */
function tooMany(retryAfterSeconds: number, words: FormAnswers): Response {
  return tooManyFor(
    format(words.tooMany, { wait: waitingTime(retryAfterSeconds, words) }),
    retryAfterSeconds,
  );
}

function tooManyFor(detail: string, retryAfterSeconds: number): Response {
  return problem(429, detail, { headers: { 'retry-after': String(retryAfterSeconds) } });
}

function waitingTime(seconds: number, { wait }: FormAnswers): string {
  const count = Math.ceil(seconds / 60);
  return count <= 1 ? wait.minute : format(wait.minutes, { count });
}
