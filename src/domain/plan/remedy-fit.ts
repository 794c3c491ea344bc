import type { CaseFacts, EvictionReason, SettlementEnding } from '#domain/check/case-facts.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { addDays, type DatePrecision, type PlainDate } from '#domain/shared/plain-date.ts';
import { type KnownDate, periodAround } from '#domain/shared/known-date.ts';
import { type CaseQuestion, OTHER_CASES, type RemedyGround } from '#domain/law/remedy-terms.ts';
import type { WaitingPeriod, RemedyPeriod, RemedyScope, RemedyTerms } from '#domain/law/sealing-law.ts';
import { countyKey } from '#domain/places/county-name.ts';

/** Events that a remedy depends on, besides the filing. Only the renter's papers show their dates. */
export const FURTHER_DATES = [
  'ended',
  'paid',
  'settlement-kept',
  'claim',
  'answer-filed',
  'last-request',
  'latest-case',
] as const;

/**
 * An event besides the filing:
 *
 * - `ended`: the case ended (a dismissal, a ruling, a settlement in court)
 * - `paid`: the judgment was paid in full
 * - `settlement-kept`: the last term of a settlement was fulfilled
 * - `claim`: the rent or other claim that the case is about came due, before the filing
 * - `answer-filed`: the renter filed the tenant's affidavit
 * - `last-request`: the renter last asked to seal another case under the same law
 * - `latest-case`: the judgment in the latest other eviction case against the renter, or its filing without one
 */
export type FurtherDate = (typeof FURTHER_DATES)[number];

/** What became of an unpaid judgment: wiped out in bankruptcy, settled by another agreement, or expired. */
export const DEBT_ENDINGS = ['discharged', 'agreed', 'expired'] as const;
export type DebtEnding = (typeof DEBT_ENDINGS)[number];

/** The facts of a renter's case that a plan uses. Unknown dates are absent. */
export interface PlanCase extends CaseFacts {
  readonly state: JurisdictionCode;
  /** Any spelling; the empty string when unknown, for example where somebody typed a city (see `knownCounty`). */
  readonly county: string;
  /** The first day of the month or year of the filing where only that is known. */
  readonly filingDate: PlainDate;
  /** Default: `'day'`. */
  readonly filingPrecision?: DatePrecision | undefined;
  readonly reason: EvictionReason;
  readonly dates: Readonly<Partial<Record<FurtherDate, KnownDate>>>;
  /** How a settlement ended; absent where unknown and for other outcomes. */
  readonly settledAs?: SettlementEnding | undefined;
  /** Absent where unknown; used only where a judgment may be unpaid. */
  readonly debt?: DebtEnding | undefined;
  /** Absent where a question was not answered, or with "I don't know". */
  readonly answers?: Readonly<Partial<Record<CaseQuestion, boolean>>> | undefined;
}

/** When the case was filed, as far as it is known. */
export function filedWithin({ filingDate, filingPrecision = 'day' }: PlanCase): KnownDate {
  return periodAround(filingDate, filingPrecision);
}

/** How a fact of a case contradicts another. */
export type DateConflict =
  | 'in-the-future'
  | 'before-filing'
  | 'after-filing'
  | 'before-the-end'
  | 'not-paid'
  | 'not-settled'
  | 'too-young-to-expire';

/**
 * How a date of a case contradicts another fact: it lies in the future, before the filing (a claim: after it), or (for
 * a payment or a kept settlement) before the end of the case, or it is the day of a payment that was not made in full,
 * or of a settlement in a case that ended in another way.
 * A date known by its year conflicts only if no day of that year would do.
 */
export function dateConflict(
  facts: PlanCase,
  which: FurtherDate | 'filing',
  today: PlainDate,
): DateConflict | null {
  const { filingDate, dates, paymentStatus, outcome } = facts;
  if (which === 'filing') return filingDate > today ? 'in-the-future' : null;
  const date = dates[which];
  if (date === undefined) return null;
  if (date.first > today) return 'in-the-future';
  if (which === 'last-request' || which === 'latest-case') return null;
  if (which === 'claim') return date.first > filedWithin(facts).last ? 'after-filing' : null;
  if (date.last < filingDate) return 'before-filing';
  if (which === 'paid' && (paymentStatus === 'partial' || paymentStatus === 'not-paid')) return 'not-paid';
  if (which === 'settlement-kept' && outcome !== 'settlement') return 'not-settled';
  const followsTheEnd = which === 'paid' || which === 'settlement-kept';
  return followsTheEnd && dates.ended !== undefined && date.last < dates.ended.first
    ? 'before-the-end'
    : null;
}

/** The event of a case that starts each waiting period. */
export const WAITING_PERIOD_EVENTS: Readonly<Record<WaitingPeriod['from'], FurtherDate | 'filing'>> = {
  filing: 'filing',
  // The outcome tells a dismissal from a judgment.
  dismissal: 'ended',
  judgment: 'ended',
  satisfaction: 'paid',
  'settlement-completed': 'settlement-kept',
  'tenant-affidavit': 'answer-filed',
};

/** Whether a judgment against the renter is certainly on file: the landlord won, or a settlement ended in one. */
export function hasJudgment({ outcome, settledAs }: PlanCase): boolean {
  return outcome === 'lost' || (outcome === 'settlement' && settledAs === 'judgment');
}

/**
 * Whether a judgment against the renter may be on file: the landlord won, or a settlement is not known to have ended in
 * a dismissal.
 */
export function mayHaveJudgment({ outcome, settledAs }: Pick<PlanCase, 'outcome' | 'settledAs'>): boolean {
  return outcome === 'lost' || (outcome === 'settlement' && settledAs !== 'dismissed');
}

/** Whether the case was dismissed, or a settlement may have ended in a dismissal. */
export function mayBeDismissed({ outcome, settledAs }: PlanCase): boolean {
  return outcome === 'dismissed' || (outcome === 'settlement' && settledAs !== 'judgment');
}

/** Whether a judgment against the renter can be on file that was not paid in full. */
export function mayOweJudgment(facts: Pick<PlanCase, 'outcome' | 'settledAs' | 'paymentStatus'>): boolean {
  const { paymentStatus } = facts;
  return mayHaveJudgment(facts) && (paymentStatus === 'partial' || paymentStatus === 'not-paid');
}

/**
 * Why a remedy is closed to a case. Only `unpaid` can change: the remedy opens once the judgment is paid. `debt-ended`: it
 * turns on whether the judgment was paid, and one that was wiped out, settled in another way or has expired counts neither
 * as paid nor as unpaid.
 */
export type Mismatch =
  | 'outcome'
  | 'another-court'
  | 'filed'
  | 'claim'
  | 'ended'
  | 'grounds'
  | 'only-without-money-judgment'
  | 'only-with-money-judgment'
  | 'unpaid'
  | 'debt-ended'
  | 'paid'
  | 'judgment-too-soon'
  | 'answer';

/**
 * What a remedy depends on and the form does not ask, or not exactly: the day of the filing, how a settlement ended,
 * whether the law covers a settlement that ended this way, the court, the ground, a money judgment, when the claim came
 * due, the date of the end where it decides whether the remedy applies, or a renter's answer.
 */
export type OpenPoint =
  | 'filing'
  | 'settlement'
  | 'settlement-covered'
  | 'court'
  | 'grounds'
  | 'money-judgment'
  | 'claim'
  | 'end'
  | CaseQuestion;

/** Whether a remedy applies to a case at all, before any waiting period is counted. */
export type Fit =
  | { readonly fits: 'yes' }
  | { readonly fits: 'perhaps'; readonly open: OpenPoint }
  | { readonly fits: 'no'; readonly why: Mismatch };

/** Maps the form's reasons to the grounds as statutes group them; `null` where the reason leaves the ground open. */
const GROUNDS: Readonly<Record<EvictionReason, readonly RemedyGround[] | null>> = {
  'Non-payment of rent': ['nonpayment'],
  'Lease violation': ['fault'],
  'Property damage': ['fault', 'property-damage'],
  'Illegal activity': ['fault'],
  'No cause/No fault': ['no-fault'],
  'Owner move-in': ['no-fault'],
  'Renovation/Demolition': ['no-fault'],
  Other: null,
};

/** How each kind of condition of a remedy fits the known facts of a case. */
export type RemedyFits = Readonly<
  Record<'ending' | 'court' | 'period' | 'ground' | 'money' | 'speed' | 'answer', Fit>
>;

/**
 * Compares each kind of condition of a remedy with the known facts of a case. Conditions that only a person can judge are
 * sentences in the remedy's `other` and are not considered here.
 */
export function remedyFits({ appliesTo, localCounty }: RemedyTerms, facts: PlanCase): RemedyFits {
  return {
    ending: endingFit(appliesTo, facts),
    court: courtFit(localCounty, facts),
    period: periodFit(appliesTo.period, facts),
    ground: groundFit(appliesTo.reasons, facts),
    money: moneyFit(appliesTo, facts),
    speed: speedFit(appliesTo, facts),
    answer: answerFit(appliesTo, facts),
  };
}

/** Compares a remedy with the known facts of a case: a condition that is not met comes before one that is unknown. */
export function remedyFit(remedy: RemedyTerms, facts: PlanCase): Fit {
  const { ending, court, period, ground, money, speed, answer } = remedyFits(remedy, facts);
  const all = [ending, court, period, ground, money, speed, answer];
  return all.find(({ fits }) => fits === 'no') ?? all.find(({ fits }) => fits === 'perhaps') ?? YES;
}

/** Everything that is unknown and decides whether a remedy applies to a case; empty where a condition is not met. */
export function openPoints(remedy: RemedyTerms, facts: PlanCase): readonly OpenPoint[] {
  const { answer: _one, ...others } = remedyFits(remedy, facts);
  const all = [...Object.values(others), ...answerFits(remedy.appliesTo, facts)];
  if (all.some(({ fits }) => fits === 'no')) return [];
  return all.flatMap((fit) => (fit.fits === 'perhaps' ? [fit.open] : []));
}

/**
 * Any court in the right county counts as a match: the form does not ask for the court, and the remedy's text names it.
 */
function courtFit(localCounty: string | null, { county }: PlanCase): Fit {
  if (localCounty === null) return YES;
  if (county === '') return perhaps('court');
  return countyKey(county) === countyKey(localCounty) ? YES : no('another-court');
}

/**
 * Compares the outcome of the case. A settlement is closed by a dismissal or by a judgment, and most laws treat it as
 * what it became. Where the editors found no rule about that, the remedy for dismissals or judgments may be worth asking
 * about. A remedy for what was paid is for a judgment, also by agreement: a dismissal leaves nothing to pay.
 */
function endingFit({ outcomes, settledAs, paidRequired }: RemedyScope, facts: PlanCase): Fit {
  if (facts.outcome !== 'settlement') return outcomes.includes(facts.outcome) ? YES : no('outcome');
  const ending = facts.settledAs;
  if (settledAs !== undefined) {
    if (ending === undefined) return settledAs.length > 0 ? perhaps('settlement') : no('outcome');
    return settledAs.includes(ending) ? YES : no('outcome');
  }
  const isDismissed = ending === 'dismissed' && !outcomes.includes('dismissed');
  if (outcomes.includes('settlement')) return isDismissed && paidRequired === true ? no('outcome') : YES;
  if (ending === undefined)
    return outcomes.some((outcome) => outcome !== 'won') ? perhaps('settlement') : no('outcome');
  return outcomes.includes(ending === 'dismissed' ? 'dismissed' : 'lost')
    ? perhaps('settlement-covered')
    : no('outcome');
}

function periodFit(period: RemedyPeriod | null, facts: PlanCase): Fit {
  if (period === null) return YES;
  const { of, onOrAfter, before } = period;
  const { ended, claim } = facts.dates;
  const filed = filedWithin(facts);
  // A claim precedes its filing, and the end follows it: so each can rule out one side only.
  if (of !== 'end' && onOrAfter !== null && filed.last < onOrAfter) return no('filed');
  if (of !== 'claim' && before !== null && filed.first >= before) return no('filed');
  if (of === 'filing') return isWithin(filed, period) ? YES : perhaps('filing');
  if (of === 'claim') {
    if (claim === undefined || claim.first > filed.last) return perhaps('claim');
    if (isWithin(claim, period)) return YES;
    return isOutside(claim, period) ? no('claim') : perhaps('claim');
  }
  // A case filed within an open-ended period also ended within it.
  if (before === null && onOrAfter !== null && filed.first >= onOrAfter) return YES;
  if (ended === undefined) return perhaps('end');
  if (isOutside(ended, period)) return no('ended');
  return isWithin(ended, period) ? YES : perhaps('end');
}

function isOutside({ first, last }: KnownDate, { onOrAfter, before }: RemedyPeriod): boolean {
  return (onOrAfter !== null && last < onOrAfter) || (before !== null && first >= before);
}

function isWithin({ first, last }: KnownDate, { onOrAfter, before }: RemedyPeriod): boolean {
  return (onOrAfter === null || first >= onOrAfter) && (before === null || last < before);
}

/** The grounds of a case: the form's reason, and others that the renter named; `null` where none is known. */
function groundsOf({ reason, answers }: PlanCase): readonly RemedyGround[] | null {
  const also: readonly RemedyGround[] = [
    ...(answers?.['also-rent'] === true ? (['nonpayment'] as const) : []),
    ...(answers?.['also-fault'] === true ? (['fault'] as const) : []),
  ];
  const own = GROUNDS[reason];
  return own === null && also.length === 0 ? null : [...(own ?? []), ...also];
}

function groundFit(reasons: RemedyScope['reasons'], facts: PlanCase): Fit {
  if (reasons === null) return YES;
  const { answers } = facts;
  const grounds = groundsOf(facts);
  if (grounds?.some((ground) => reasons.includes(ground)) === true) return YES;
  // The form does not offer foreclosure as a reason: renters in one choose "no cause" or "other".
  const mayBeForeclosure = grounds === null || grounds.includes('no-fault');
  if (reasons.includes('foreclosure') && mayBeForeclosure) {
    if (answers?.foreclosure === undefined) return perhaps('foreclosure');
    if (answers.foreclosure) return YES;
    if (reasons.every((ground) => ground === 'foreclosure')) return no('grounds');
  }
  return grounds === null ? perhaps('grounds') : no('grounds');
}

/** Whether the judgment came late enough after the filing. */
function speedFit({ judgmentAfterDays }: RemedyScope, facts: PlanCase): Fit {
  if (judgmentAfterDays === undefined) return YES;
  const { ended } = facts.dates;
  if (ended === undefined) return perhaps('end');
  const filed = filedWithin(facts);
  if (ended.last <= addDays(filed.first, judgmentAfterDays)) return no('judgment-too-soon');
  if (ended.first > addDays(filed.last, judgmentAfterDays)) return YES;
  return perhaps(filed.first === filed.last ? 'end' : 'filing');
}

/** The answer to a question, given or told by the form; `undefined` where it is not known. */
export function answerTo(question: CaseQuestion, facts: PlanCase): boolean | undefined {
  const grounds = GROUNDS[facts.reason];
  if (question === 'also-rent' && grounds?.includes('nonpayment') === true) return true;
  if (question === 'also-fault' && grounds?.includes('fault') === true) return true;
  return facts.answers?.[question];
}

/** Compares each of the renter's answers with the one that a remedy asks for. */
function answerFits({ answers = [], otherCaseYears }: RemedyScope, facts: PlanCase): readonly Fit[] {
  return answers.map(({ question, answer, unknown }): Fit => {
    const said = answerTo(question, facts);
    // Until when another case closes the remedy is a matter of dates: `laterEvents` in date-rules.ts.
    if (otherCaseYears !== undefined && OTHER_CASES.includes(question)) return YES;
    if (said !== undefined) return said === answer ? YES : no('answer');
    if (unknown === 'ask') return perhaps(question);
    return unknown === 'excluded' ? no('answer') : YES;
  });
}

/**
 * The questions that a remedy asks before it is called open, and whose answers are missing. Empty while an answer
 * decides whether it covers the case at all.
 */
export function unconfirmed({ answers = [] }: RemedyScope, facts: PlanCase): readonly CaseQuestion[] {
  const open = answers.filter(({ question }) => answerTo(question, facts) === undefined);
  if (open.some(({ unknown }) => unknown === 'ask')) return [];
  return open.flatMap(({ question, unknown }) => (unknown === 'confirm' ? [question] : []));
}

/** A contradicting answer comes before one that is missing. */
function answerFit(appliesTo: RemedyScope, facts: PlanCase): Fit {
  const fits = answerFits(appliesTo, facts);
  return fits.find((fit) => fit.fits === 'no') ?? fits.find((fit) => fit.fits === 'perhaps') ?? YES;
}

/** Whether the remedy requires what was owed to be over first. A case that was dismissed or won left nothing to pay. */
export function asksForPayment({ paidRequired, orExpired }: RemedyScope, { outcome }: PlanCase): boolean {
  const mustBeOver = paidRequired === true || orExpired !== undefined;
  return mustBeOver && (outcome === 'lost' || outcome === 'settlement');
}

/** Whether a judgment that was not paid is known to be wiped out, settled or expired. */
function hasEndedDebt(facts: PlanCase): boolean {
  return facts.debt !== undefined && mayOweJudgment(facts);
}

/** Whether a judgment waits for its expiry: unpaid, and not known to be wiped out or expired. */
export function awaitsExpiry({ orExpired }: RemedyScope, facts: PlanCase): boolean {
  return orExpired !== undefined && mayOweJudgment(facts) && facts.debt === undefined;
}

function moneyFit(appliesTo: RemedyScope, facts: PlanCase): Fit {
  const { withoutMoneyJudgment, onlyUnpaid } = appliesTo;
  const { paymentStatus } = facts;
  const hasNone = paymentStatus === 'no-judgment';
  if (withoutMoneyJudgment === 'only' && !hasNone) return no('only-without-money-judgment');
  if (withoutMoneyJudgment === 'excluded' && hasNone) return no('only-with-money-judgment');
  if (onlyUnpaid === true && paymentStatus === 'paid') return no('paid');
  if (onlyUnpaid === true && hasEndedDebt(facts)) return no('debt-ended');
  if (!asksForPayment(appliesTo, facts) || paymentStatus === 'paid') return YES;
  // When an unpaid judgment expires is a matter of dates: `expiryOf` in date-rules.ts.
  // No law that we read names a judgment that was settled in another way.
  if (appliesTo.orExpired !== undefined && mayOweJudgment(facts) && facts.debt !== 'agreed') return YES;
  // Where a settlement ended in a dismissal, the agreed sum is not a judgment.
  if (!hasNone && mayHaveJudgment(facts)) return no(hasEndedDebt(facts) ? 'debt-ended' : 'unpaid');
  return withoutMoneyJudgment === null ? perhaps('money-judgment') : YES;
}

const YES: Fit = { fits: 'yes' };
const no = (why: Mismatch): Fit => ({ fits: 'no', why });
const perhaps = (open: OpenPoint): Fit => ({ fits: 'perhaps', open });
