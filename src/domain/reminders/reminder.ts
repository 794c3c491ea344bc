import * as z from 'zod/mini';

import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUSES,
  SETTLEMENT_ENDINGS,
} from '#domain/check/case-facts.ts';
import { email } from '#domain/forms/fields.ts';
import type { LawChange } from '#domain/law/changes.ts';
import { CASE_QUESTIONS, isCheckTooOld } from '#domain/law/remedy-terms.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { remedyDate } from '#domain/plan/date-rules.ts';
import { type Finding, finding, type FindingSources } from '#domain/plan/finding.ts';
import { DEBT_ENDINGS, FURTHER_DATES, type PlanCase } from '#domain/plan/remedy-fit.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import {
  addDays,
  DATE_PRECISIONS,
  DAY_MS,
  plainDate,
  type PlainDate,
  utcDate,
} from '#domain/shared/plain-date.ts';

/*
 * Reminders: a mail on the day on which a remedy opens, after looking at the law again; when the change log has an entry
 * for a state; or at once, with the answer. Each begins with a confirmation by a press on a page (double opt-in).
 */

const day = z.custom<PlainDate>((value) => typeof value === 'string' && plainDate(value) !== undefined);
const knownDate = z.strictObject({ first: day, last: day });

/** Long enough for every county's name; a longer text is none. */
const COUNTY_LIMIT = 60;

/** The facts that a finding needs, and nothing about the person. */
const caseSchema = z.strictObject({
  state: z.enum(JURISDICTION_CODES),
  county: z.string().check(z.maxLength(COUNTY_LIMIT)),
  filingDate: day,
  filingPrecision: z.optional(z.enum(DATE_PRECISIONS)),
  outcome: z.enum(CASE_OUTCOMES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  reason: z.enum(EVICTION_REASONS),
  dates: z.partialRecord(z.enum(FURTHER_DATES), knownDate),
  settledAs: z.optional(z.enum(SETTLEMENT_ENDINGS)),
  debt: z.optional(z.enum(DEBT_ENDINGS)),
  answers: z.optional(z.partialRecord(z.enum(CASE_QUESTIONS), z.boolean())),
});

const REMEDY_LIMIT = 80;

/** What the mail is about: the day on which a remedy opens, the changes of a state's law, or the answer itself. */
const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('day'),
    facts: caseSchema,
    /** The remedy's id in the law's file. */
    remedyId: z.string().check(z.maxLength(REMEDY_LIMIT)),
  }),
  z.strictObject({ kind: z.literal('change'), state: z.enum(JURISDICTION_CODES) }),
  z.strictObject({ kind: z.literal('answer'), facts: caseSchema }),
]);
export type ReminderSubject = z.infer<typeof subjectSchema>;

/** Body of `POST /api/reminders`. */
export const reminderRequestSchema = z.strictObject({
  email: email.input,
  language: z.enum(LANGUAGES),
  subject: subjectSchema,
});
export type ReminderRequest = z.infer<typeof reminderRequestSchema>;

const instant = z.iso.datetime();

/** A reminder as it is stored. Nothing in it leads to a record of the same person. */
export const reminderSchema = z.object({
  email: z.string(),
  language: z.enum(LANGUAGES),
  subject: subjectSchema,
  /** The day that the renter was told; `null` for the other kinds. */
  day: z.nullable(day),
  /** `null` until the press on the page. */
  confirmed_at: z.nullable(instant),
  /** Whether a mail is still to come; `false` until it is confirmed. */
  is_waiting: z.boolean(),
  /** When to write; set while a confirmed reminder waits for a day, and once a law has changed that it waits for. */
  due_on: z.nullable(day),
  /** Set while a confirmed reminder waits for a change of this state's law. */
  change_of: z.nullable(z.enum(JURISDICTION_CODES)),
  /** Id of the newest entry of the change log that was considered for this reminder. */
  seen_change: z.nullable(z.string()),
  /** When to send the mail to confirm; `null` once it is sent. ISO 8601, UTC, as all instants. */
  confirm_at: z.nullable(instant),
  /** The token of the link in it; `null` once it is sent, because then only its hash is needed. */
  token: z.nullable(z.string()),
  /** When to send an answer; set by the press, `null` once it is sent. */
  answer_at: z.nullable(instant),
  /** When the latest mail was sent, apart from the one to confirm. */
  sent_at: z.nullable(instant),
  /** How often the mail server has refused it for the time being. */
  refusals: z.int(),
  /** The instant after which the store may delete it. */
  expire_at: instant,
});
export type StoredReminder = z.infer<typeof reminderSchema>;

/** What the page `/reminder/` is told. */
const reminderAnswerSchema = z.object({
  kind: z.enum(['day', 'change', 'answer']),
  state: z.enum(JURISDICTION_CODES),
  day: z.nullable(day),
});
export type ReminderAnswer = z.infer<typeof reminderAnswerSchema>;

/** The jurisdiction that a reminder is about. */
export function stateOf(subject: ReminderSubject) {
  return subject.kind === 'change' ? subject.state : subject.facts.state;
}

/** Hours for which the link to confirm works. */
const CONFIRM_HOURS = 48;
/** Days for which a reminder is kept after its day, or after the last mail. */
const KEPT_DAYS = 30;
/** Days for which a renter waits for changes of a law. */
const CHANGE_DAYS = 2 * 365;
/**
 * How many times a mail is tried that is refused for the time being, or at which the server breaks off: once a day, or
 * once an hour while a renter waits.
 */
export const MOST_REFUSALS = 7;

function afterDays(from: Date, days: number): string {
  return new Date(from.getTime() + days * DAY_MS).toISOString();
}

/** A reminder for a day is kept until some weeks after it, so that an outage of the mail server does not end it. */
function keptAfter(day: PlainDate): string {
  return `${addDays(day, KEPT_DAYS)}T00:00:00.000Z`;
}

/**
 * The day for which mails go out. It begins at 13:00 UTC, which is morning in the East and early morning in the West;
 * it is that day in every state by then.
 */
export function dayToWrite(now: Date): PlainDate {
  return utcDate(new Date(now.getTime() - 13 * 60 * 60_000));
}

/** A mail that a renter waits for. */
export type AskedMail = 'confirm' | 'answer';

/**
 * The stored reminder of a request, to be confirmed.
 *
 * @param token of the link to confirm
 */
export function askedFor(
  request: ReminderRequest,
  day: PlainDate | null,
  now: Date,
  token: string,
): StoredReminder {
  return {
    ...request,
    confirm_at: now.toISOString(),
    token,
    answer_at: null,
    day,
    confirmed_at: null,
    is_waiting: false,
    due_on: null,
    change_of: null,
    seen_change: null,
    sent_at: null,
    refusals: 0,
    expire_at: new Date(now.getTime() + CONFIRM_HOURS * 60 * 60_000).toISOString(),
  };
}

/** The changes that a confirmation makes. A second press changes nothing: call it for unconfirmed reminders only. */
export function confirmed(
  { subject, day }: StoredReminder,
  newestChange: string | null,
  now: Date,
): Partial<StoredReminder> {
  // Its mail has come, even if the run that sent it was killed before it could note so.
  const common = { confirmed_at: now.toISOString(), confirm_at: null, token: null };
  switch (subject.kind) {
    case 'day':
      return day === null ? common : { ...common, is_waiting: true, due_on: day, expire_at: keptAfter(day) };
    case 'change':
      return {
        ...common,
        is_waiting: true,
        change_of: subject.state,
        seen_change: newestChange,
        expire_at: afterDays(now, CHANGE_DAYS),
      };
    case 'answer':
      return { ...common, answer_at: now.toISOString() };
  }
}

/** The remedy of a law that a reminder can wait for: confirmed, and not only one county's. */
function remedyFor({ remedies }: Pick<FindingSources, 'remedies'>, id: string): ShownRemedy | undefined {
  return remedies.find(
    (remedy) => remedy.id === id && remedy.localTo === null && remedy.confidence !== 'low',
  );
}

/** The day on which a remedy opens for a case; `undefined` if there is no such day to come. */
export function dayToWaitFor(
  law: Pick<FindingSources, 'remedies'>,
  remedyId: string,
  facts: PlanCase,
  today: PlainDate,
): PlainDate | undefined {
  const remedy = remedyFor(law, remedyId);
  const when = remedy && remedyDate(remedy, facts, today);
  return when?.kind === 'opens-on' && when.date > today ? when.date : undefined;
}

/**
 * What the law says on the day:
 *
 * - `open`: the remedy is open; the finding is about this remedy alone
 * - `moved`: it opens on a later day
 * - `gone`: the remedy no longer exists, or no longer fits the case, or depends on something else
 * - `unchecked`: nobody has checked the law for 180 days
 */
export type DayVerdict =
  | { readonly kind: 'open'; readonly finding: Finding; readonly remedy: ShownRemedy }
  | { readonly kind: 'moved'; readonly day: PlainDate; readonly remedy: ShownRemedy }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unchecked'; readonly lastCheck: PlainDate };

/** Looks at the law again, as it is deployed. */
export function verdictOn(
  law: FindingSources,
  remedyId: string,
  facts: PlanCase,
  today: PlainDate,
): DayVerdict {
  const remedy = remedyFor(law, remedyId);
  if (remedy === undefined) return { kind: 'gone' };
  if (isCheckTooOld(remedy, today)) return { kind: 'unchecked', lastCheck: remedy.checked.on as PlainDate };
  const when = remedyDate(remedy, facts, today);
  if (when.kind === 'opens-on' && when.date > today) return { kind: 'moved', day: when.date, remedy };
  if (when.kind !== 'open-now') return { kind: 'gone' };
  return { kind: 'open', remedy, finding: finding({ ...law, remedies: [remedy] }, facts, today) };
}

/** The changes after a mail on the day has been sent. */
export function written(verdict: Pick<DayVerdict, 'kind'> & { readonly day?: PlainDate }, now: Date) {
  const common = { sent_at: now.toISOString(), refusals: 0 };
  return verdict.kind === 'moved' && verdict.day !== undefined
    ? { ...common, day: verdict.day, due_on: verdict.day, expire_at: keptAfter(verdict.day) }
    : { ...common, is_waiting: false, due_on: null, expire_at: afterDays(now, KEPT_DAYS) };
}

/** The entries of the change log since the one that was seen, for a state; newest first. */
export function changesSince(
  changes: readonly LawChange[],
  state: LawChange['states'][number],
  seen: string | null,
): readonly LawChange[] {
  const known = changes.findIndex(({ id }) => id === seen);
  const fresh = known >= 0 ? changes.slice(0, known) : changes.filter(({ id }) => seen === null || id > seen);
  return fresh.filter(({ states }) => states.length === 0 || states.includes(state));
}

/** The states that entries since the one that was seen affect. */
export function statesChanged(changes: readonly LawChange[], seen: string | null) {
  return JURISDICTION_CODES.filter((state) => changesSince(changes, state, seen).length > 0);
}
