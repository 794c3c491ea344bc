import type { CaseOutcome, PaymentStatus, SettlementEnding } from '#domain/check/case-facts.ts';
import { isConfirmed } from '#domain/law/evidence.ts';
import { type CaseQuestion, OTHER_CASES, type RemedyGround } from '#domain/law/remedy-terms.ts';
import type { ShownRemedy, WaitingPeriod, RemedyPeriod, RemedyScope } from '#domain/law/sealing-law.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { or } from '#domain/shared/lists.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { When } from './date-rules.ts';
import type { Finding } from './finding.ts';
import {
  answerTo,
  asksForPayment,
  awaitsExpiry,
  type DebtEnding,
  WAITING_PERIOD_EVENTS,
  type Fit,
  type FurtherDate,
  mayHaveJudgment,
  mayOweJudgment,
  type Mismatch,
  type PlanCase,
  remedyFits,
  unconfirmed,
} from './remedy-fit.ts';

/** Whether the renter's answers meet a condition; `unknown` where they do not tell. */
export type Met = 'yes' | 'no' | 'unknown';

/** A condition of a remedy, and whether the renter's own answers meet it. */
export interface Criterion {
  readonly text: string;
  readonly met: Met;
  /** The answer that decides; `null` where none was asked for. */
  readonly said: string | null;
}

/** The words of the conditions that we can compare with a renter's answers. */
export interface CriteriaWords {
  readonly locale: string;
  readonly place: Template<'place'>;
  readonly ending: Template<'endings'>;
  readonly endings: Readonly<Record<CaseOutcome, string>>;
  readonly settledAs: Readonly<Record<SettlementEnding, string>>;
  readonly period: Readonly<Record<'from' | 'before' | 'between', Template<'event' | 'from' | 'before'>>>;
  readonly events: Readonly<Record<RemedyPeriod['of'], string>>;
  readonly reason: Template<'grounds'>;
  readonly grounds: Readonly<Record<RemedyGround, string>>;
  readonly money: Readonly<Record<'paid' | 'over' | 'only' | 'excluded' | 'unpaid', string>>;
  readonly speed: Template<'days'>;
  /** The terms of a settlement were kept. */
  readonly kept: string;
  /** What only a clerk or legal aid can say. */
  readonly dependsOn: Template<'what'>;
  /** The law may be used once in so many years. */
  readonly once: Template<'years'>;
  readonly wait: Template<'wait' | 'event'>;
  readonly otherCase: Template<'years'>;
  readonly units: Readonly<Record<WaitingPeriod['unit'], Template<'amount'>>>;
  /** The events that a wait is counted from. */
  readonly starts: Readonly<Record<FurtherDate | 'filing', string>>;
  readonly appeal: string;
  readonly answer: Template<'question' | 'answer'>;
  readonly yesOrNo: Readonly<Record<'yes' | 'no', string>>;
  readonly signature: string;
  readonly judge: string;
  readonly said: Template<'answer'>;
  readonly payments: Readonly<Record<PaymentStatus, string>>;
  readonly debts: Readonly<Record<DebtEnding, string>>;
}

/**
 * The remedy whose conditions a result lists: the one that the finding rests on; where the law covers no case like this
 * one, the remedy that comes nearest. `null` where no law was confirmed.
 */
export function criteriaRemedy(
  { kind, basis, closedBy }: Finding,
  remedies: readonly ShownRemedy[],
  facts: PlanCase,
): ShownRemedy | null {
  if (basis !== null) return basis.remedy;
  if (kind !== 'no-remedy') return null;
  const missed = (remedy: ShownRemedy) => {
    const fits = Object.values(remedyFits(remedy, facts)).flatMap((fit) =>
      fit.fits === 'no' ? [fit.why] : [],
    );
    // What the renter can still do comes nearest.
    return closedBy === 'unpaid' && fits.includes('unpaid') ? fits.length - 1 : fits.length;
  };
  const hasMiss = (remedy: ShownRemedy) =>
    Object.values(remedyFits(remedy, facts)).some(({ fits }) => fits === 'no');
  const [nearest] = remedies
    // One whose conditions are met, such as a limit that is not in force yet, says nothing of why none applies.
    .filter(
      (remedy) =>
        isConfirmed(remedy) &&
        remedy.localTo === null &&
        (hasMiss(remedy) || awaitsExpiry(remedy.appliesTo, facts)),
    )
    .sort((one, other) => missed(one) - missed(other));
  return nearest ?? null;
}

/**
 * The conditions of a remedy, in the order of the form. Conditions that only a person can judge are sentences in the
 * remedy's `other`.
 *
 * @param when of the remedy; `undefined` for one that does not apply
 * @param questions the plan's yes-or-no questions in words
 */
export function criteriaOf(
  remedy: ShownRemedy,
  when: When | undefined,
  facts: PlanCase,
  place: string,
  words: CriteriaWords,
  questions: Readonly<Record<CaseQuestion, string>>,
): readonly Criterion[] {
  const { appliesTo, localTo, waitingPeriod, how } = remedy;
  const { otherCaseYears } = appliesTo;
  const toConfirm = unconfirmed(appliesTo, facts);
  const fits = remedyFits(remedy, facts);
  const said = (answer: string) => format(words.said, { answer });
  const money = moneyKey(appliesTo, facts);
  const criteria: (Criterion | null)[] = [
    { text: format(words.place, { place: localTo ?? place }), met: metOf(fits.court), said: null },
    {
      text: format(words.ending, { endings: or(endingsOf(appliesTo, words), words.locale) }),
      met: metOf(fits.ending),
      said: said(words.endings[facts.outcome]),
    },
    money === null
      ? null
      : {
          text: words.money[money],
          // What is not paid may still have expired, and what was wiped out is neither paid nor unpaid.
          met:
            awaitsExpiry(appliesTo, facts) || isClosedBy(fits.money, 'debt-ended')
              ? 'unknown'
              : metOf(fits.money),
          said: said(
            money !== 'only' && facts.debt !== undefined && mayOweJudgment(facts)
              ? words.debts[facts.debt]
              : words.payments[facts.paymentStatus],
          ),
        },
    appliesTo.period && {
      text: periodText(appliesTo.period, words),
      met: metOf(fits.period),
      said: null,
    },
    appliesTo.reasons && {
      text: format(words.reason, {
        grounds: or(
          appliesTo.reasons.map((ground) => words.grounds[ground]),
          words.locale,
        ),
      }),
      met: metOf(fits.ground),
      said: null,
    },
    appliesTo.judgmentAfterDays === undefined
      ? null
      : {
          text: format(words.speed, { days: appliesTo.judgmentAfterDays }),
          met: metOf(fits.speed),
          said: null,
        },
    ...(appliesTo.answers ?? []).flatMap(({ question, answer, unknown }): Criterion[] => {
      const given = answerTo(question, facts);
      // A remedy that takes the case while the answer is unknown does not ask for it, or not yet.
      if (given === undefined && unknown === 'fits') return [];
      if (given === undefined && unknown === 'confirm' && !toConfirm.includes(question)) return [];
      if (otherCaseYears !== undefined && OTHER_CASES.includes(question))
        return given === true && awaitsOther(waitingPeriod, when)
          ? []
          : [
              {
                text: format(words.otherCase, { years: otherCaseYears }),
                met: given === undefined ? 'unknown' : given ? otherCasePassed(waitingPeriod, when) : 'yes',
                said: null,
              },
            ];
      const isMet = given === undefined ? 'unknown' : given === answer ? 'yes' : 'no';
      const text = { question: questions[question], answer: words.yesOrNo[answer ? 'yes' : 'no'] };
      return [
        {
          text: format(words.answer, text),
          met: given === undefined && unknown === 'excluded' ? 'no' : isMet,
          said: given === undefined ? null : said(words.yesOrNo[given ? 'yes' : 'no']),
        },
      ];
    }),
    appliesTo.dependsOn === undefined
      ? null
      : { text: format(words.dependsOn, { what: appliesTo.dependsOn }), met: 'unknown', said: null },
    appliesTo.onceInYears === undefined
      ? null
      : {
          text: format(words.once, { years: appliesTo.onceInYears }),
          met: facts.dates['last-request'] === undefined || when === undefined ? 'unknown' : hasPassed(when),
          said: null,
        },
    appliesTo.termsKept === true
      ? {
          text: words.kept,
          met: facts.dates['settlement-kept'] === undefined ? 'unknown' : 'yes',
          said: null,
        }
      : null,
    waitingPeriod === null || when === undefined || isNotCounted(waitingPeriod, when, facts)
      ? null
      : waitOf(waitingPeriod, when, words),
    how === 'stipulation' ? { text: words.signature, met: 'unknown', said: null } : null,
    how === 'court-discretion' ? { text: words.judge, met: 'unknown', said: null } : null,
  ];
  return criteria.filter((criterion) => criterion !== null);
}

function isClosedBy(fit: Fit, why: Mismatch): boolean {
  return fit.fits === 'no' && fit.why === why;
}

function metOf({ fits }: Fit): Met {
  return fits === 'perhaps' ? 'unknown' : fits;
}

/** Whether a wait whose start is known is not counted yet, because something else has to be known first. */
function isNotCounted({ from }: WaitingPeriod, when: When, { dates }: PlanCase): boolean {
  const event = WAITING_PERIOD_EVENTS[from];
  const isKnown = event === 'filing' || dates[event] !== undefined;
  return isKnown && when.kind === 'needs-a-fact' && when.fact !== event;
}

/** The wait of a remedy; `null` where the law sets none. */
function waitOf(
  { amount, unit, from, appeal }: WaitingPeriod,
  when: When,
  words: CriteriaWords,
): Criterion | null {
  if (amount === 0 && appeal === undefined) return null;
  const text =
    amount === 0
      ? words.appeal
      : format(words.wait, {
          wait: format(words.units[unit], { amount }),
          event: words.starts[WAITING_PERIOD_EVENTS[from]],
        });
  return { text, met: hasPassed(when), said: null };
}

/** Whether the wait is over. */
function hasPassed(when: When | undefined): Met {
  if (when?.kind === 'open-now') return 'yes';
  const isToCome = when?.kind === 'opens-on' && when.notBefore !== null;
  return isToCome || (when?.kind === 'needs-a-fact' && when.notBefore !== null) ? 'no' : 'unknown';
}

/** Whether something else has to be known before the time since another case is counted. */
function awaitsOther(waitingPeriod: WaitingPeriod | null, when: When | undefined): boolean {
  const counted: readonly string[] = ['latest-case', WAITING_PERIOD_EVENTS[waitingPeriod?.from ?? 'filing']];
  return when?.kind === 'needs-a-fact' && when.notBefore === null && !counted.includes(when.fact);
}

/** Whether the time since another case is over. Its day is known before the wait of the remedy is counted. */
function otherCasePassed(waitingPeriod: WaitingPeriod | null, when: When | undefined): Met {
  const isWaitOpen =
    when?.kind === 'needs-a-fact' &&
    when.fact === WAITING_PERIOD_EVENTS[waitingPeriod?.from ?? 'filing'] &&
    when.notBefore === null;
  return isWaitOpen ? 'yes' : hasPassed(when);
}

function endingsOf({ outcomes, settledAs = [] }: RemedyScope, words: CriteriaWords): string[] {
  const plain = settledAs.length === 0 ? outcomes : outcomes.filter((outcome) => outcome !== 'settlement');
  return [...plain.map((outcome) => words.endings[outcome]), ...settledAs.map((as) => words.settledAs[as])];
}

function moneyKey(scope: RemedyScope, facts: PlanCase): keyof CriteriaWords['money'] | null {
  if (
    asksForPayment(scope, facts) &&
    // Without a judgment, nothing has to be paid first, unless the law leaves that open.
    ((facts.paymentStatus !== 'no-judgment' && mayHaveJudgment(facts)) || scope.withoutMoneyJudgment === null)
  )
    return scope.orExpired === undefined ? 'paid' : 'over';
  if (scope.onlyUnpaid === true) return 'unpaid';
  const { withoutMoneyJudgment: without } = scope;
  return without === 'only' || without === 'excluded' ? without : null;
}

function periodText({ of, onOrAfter, before }: RemedyPeriod, words: CriteriaWords): string {
  const inWords = (date: string | null) => (date === null ? '' : longDate(date as PlainDate, words.locale));
  const key = onOrAfter === null ? 'before' : before === null ? 'from' : 'between';
  return format(words.period[key], {
    event: words.events[of],
    from: inWords(onOrAfter),
    before: inWords(before),
  });
}
