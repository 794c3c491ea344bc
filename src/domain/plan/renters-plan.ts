import { isConfirmed } from '#domain/law/evidence.ts';
import { type HelpContact, inCallOrder, legalHelpInState } from '#domain/law/legal-help.ts';
import { CASE_QUESTIONS, type CaseQuestion, isCheckTooOld } from '#domain/law/remedy-terms.ts';
import type { ShownRemedy, UnreadAct } from '#domain/law/sealing-law.ts';
import type { SealingLawFile } from './state-file.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { type CalendarOffer, calendarOffer } from './calendar-entry.ts';
import { remedyDate, type When } from './date-rules.ts';
import { mayDecide } from './deciding-facts.ts';
import { finding } from './compute-finding.ts';
import {
  awaitsCheck,
  type DatedRemedy,
  type FindingSources,
  isOwnCourtFirst,
  mostOpenFirst,
} from './finding.ts';
import { type JudgmentAge, judgmentAge } from './judgment-age.ts';
import {
  WAITING_PERIOD_EVENTS,
  FURTHER_DATES,
  type FurtherDate,
  mayOweJudgment,
  type PlanCase,
  unconfirmed,
} from './remedy-fit.ts';
import { nextStepsOf, type NextStep } from './next-steps.ts';
import { reportingLimit, type ReportingLimit, reportingOf } from './reporting-limit.ts';

/** A reason to talk to a lawyer before doing anything else. */
export type Caution = 'open-or-appealed' | 'money-owed' | 'others-named' | 'immigration';

/** A document to have ready. */
export type Paper = 'identity' | 'case-papers' | 'proof-of-payment' | 'agreement' | 'denial';

/** What a renter can do and when: everything that the result shows below the outcome. */
export interface RentersPlan {
  readonly cautions: readonly Caution[];
  /** The remedies that are or may become open to this case: the finding's, then the most open first. */
  readonly remedies: readonly DatedRemedy[];
  /** The state's other remedies, each with the reason why it does not apply. */
  readonly closed: readonly DatedRemedy[];
  /** What to do: what the finding's remedy needs, then the most promising first. Never empty. */
  readonly nextSteps: readonly NextStep[];
  /** The dates that would make an answer more exact, in the order of the form. */
  readonly questions: readonly FurtherDate[];
  /** What the renter may answer with yes or no, because a remedy depends on it. */
  readonly asks: readonly CaseQuestion[];
  /** Whether to ask what became of an unpaid judgment, because a remedy depends on it. */
  readonly asksAboutDebt: boolean;
  readonly reporting: ReportingLimit;
  /**
   * The state's own limits on what screening firms report and landlords use, in addition to the federal seven years.
   */
  readonly stateLimits: readonly ShownRemedy[];
  /** What the renter may answer to "have you been evicted?", from the law's file; empty where the law does not say. */
  readonly disclosure: readonly string[];
  /** An act that was passed and that no editor has read, to ask the clerk about; `null` where there is none. */
  readonly unreadAct: UnreadAct | null;
  /** What to say of a judgment before it is paid; `null` where it is not old, or not unpaid. */
  readonly judgmentAge: JudgmentAge | null;
  readonly calendar: CalendarOffer;
  readonly papers: readonly Paper[];
  /** Whom to call. Never empty. */
  readonly help: readonly HelpContact[];
}

/**
 * The state's statewide remedies that limit what screening firms report or landlords use. Limits whose check is too old
 * are left out, because the law may have changed.
 *
 * @param today the renter's day in the browser, the day of the build on a prebuilt page
 */
export function stateLimits(remedies: readonly ShownRemedy[], today: PlainDate): readonly ShownRemedy[] {
  return remedies.filter(
    (remedy) =>
      remedy.effect === 'screening-report-limit' &&
      remedy.localTo === null &&
      isConfirmed(remedy) &&
      !isCheckTooOld(remedy, today),
  );
}

/** The limits that hold for the case today, whatever else is true of it. */
export function limitsInForce(
  remedies: readonly ShownRemedy[],
  facts: PlanCase,
  today: PlainDate,
): readonly ShownRemedy[] {
  return stateLimits(remedies, today).filter((remedy) => {
    const { kind } = remedyDate(remedy, facts, today);
    const isCertain = remedy.how === 'automatic' && remedy.appliesTo.isComplete === true;
    return isCertain && (kind === 'open-now' || kind === 'not-computable');
  });
}

type PlanSources = FindingSources & Pick<SealingLawFile, 'legalHelp'>;

/** The plan for a case under its state's law. It begins with the remedy that the finding rests on. */
export function rentersPlan(file: PlanSources, facts: PlanCase, today: PlainDate): RentersPlan {
  const found = finding(file, facts, today);
  const resting = found.basis;
  // The rule of the renter's own court comes before a motion that judges weigh everywhere in the state.
  const first = [...(isOwnCourtFirst(found) ? [found.local] : []), resting].map((dated) => dated?.remedy.id);
  const placeOf = ({ remedy }: DatedRemedy) =>
    first.includes(remedy.id) ? first.indexOf(remedy.id) : first.length;
  const dated = file.remedies.map((remedy) => ({ remedy, when: remedyDate(remedy, facts, today) }));
  const remedies = dated
    .filter(({ when }) => when.kind !== 'does-not-apply')
    .sort((one, other) => placeOf(one) - placeOf(other) || mostOpenFirst(one, other));
  const closed = dated.filter(({ when }) => when.kind === 'does-not-apply');
  const reporting = reportingOf(found, facts, today);
  return {
    cautions: cautionsOf(facts),
    remedies,
    closed,
    nextSteps: nextStepsOf(file, remedies, closed, facts, today, found),
    questions: questionsOf(remedies, reportingLimit(facts, today), facts),
    asks: asksOf(dated, facts),
    asksAboutDebt:
      mayOweJudgment(facts) &&
      dated.some(({ remedy, when }) => isConfirmed(remedy) && turnsOnDebt(when, remedy)),
    reporting,
    stateLimits: stateLimits(
      remedies.map(({ remedy }) => remedy),
      today,
    ),
    disclosure: [...new Set(remedies.flatMap(disclosureOf))],
    unreadAct: file.unreadAct ?? null,
    judgmentAge: judgmentAge(file.judgmentLife, facts, today),
    calendar: calendarOffer(file, found, facts, today),
    papers: papersOf(facts),
    help: inCallOrder(legalHelpInState(file.legalHelp, facts.county)),
  };
}

/**
 * The answers that decide about a remedy which nothing else rules out. An answer that was given stays in the list, so
 * that it can be changed.
 */
function asksOf(remedies: readonly DatedRemedy[], facts: PlanCase): CaseQuestion[] {
  const decisive = new Set(
    remedies.flatMap(({ remedy, when }): CaseQuestion[] => {
      const isDecided = when.kind === 'does-not-apply' && when.why !== 'answer';
      if (isDecided || !isConfirmed(remedy)) return [];
      const { answers = [] } = remedy.appliesTo;
      const waits = when.kind === 'needs-a-fact' && when.fact === 'extended';
      const asked = answers.filter(({ unknown }) => unknown === 'ask' || unknown === 'excluded');
      const foreclosed = when.kind === 'needs-a-fact' && when.fact === 'foreclosure';
      return [
        ...asked.map(({ question }) => question),
        ...unconfirmed(remedy.appliesTo, facts),
        ...(waits ? (['extended'] as const) : []),
        ...(foreclosed ? (['foreclosure'] as const) : []),
      ];
    }),
  );
  const all = remedies.map(({ remedy }) => remedy);
  return CASE_QUESTIONS.filter(
    (question) =>
      decisive.has(question) || (facts.answers?.[question] !== undefined && mayDecide(question, all)),
  );
}

/** Whether what became of an unpaid judgment decides about a remedy. */
function turnsOnDebt(when: When, { appliesTo }: ShownRemedy): boolean {
  const isClosedByDebt =
    when.kind === 'does-not-apply' && (when.why === 'unpaid' || when.why === 'debt-ended');
  return isClosedByDebt || appliesTo.orExpired !== undefined;
}

function cautionsOf({ paymentStatus }: PlanCase): Caution[] {
  const owesMoney = paymentStatus === 'partial' || paymentStatus === 'not-paid';
  return ['open-or-appealed', ...(owesMoney ? ['money-owed' as const] : []), 'others-named', 'immigration'];
}

/**
 * Dates are asked for only where a waiting period needs them: that of an applicable remedy, or the reporting limit. A
 * date that was given stays in the list, so that it can be corrected.
 */
function questionsOf(
  remedies: readonly DatedRemedy[],
  reporting: ReportingLimit,
  { dates }: PlanCase,
): FurtherDate[] {
  const needed = new Set<string>(
    remedies.flatMap(({ remedy: { waitingPeriod, appliesTo }, when }): string[] => {
      const request = appliesTo.onceInYears === undefined ? [] : ['last-request'];
      if (when.kind === 'needs-a-fact') return [when.fact, ...request];
      const isCounted = when.kind === 'opens-on' || when.kind === 'open-now';
      const hasWait =
        waitingPeriod !== null && (waitingPeriod.amount > 0 || waitingPeriod.appeal !== undefined);
      return isCounted && hasWait ? [WAITING_PERIOD_EVENTS[waitingPeriod.from], ...request] : request;
    }),
  );
  const usesJudgment =
    reporting.kind === 'needs-judgment-date' || ('from' in reporting && reporting.from === 'judgment');
  // Whether a remedy applies at all can depend on this date too.
  if (usesJudgment || needed.has('end')) needed.add('ended');
  return FURTHER_DATES.filter((date) => needed.has(date) || dates[date] !== undefined);
}

function disclosureOf(dated: DatedRemedy): string[] {
  const { mustDisclose, confidence } = dated.remedy;
  return mustDisclose === null || confidence === 'low' || awaitsCheck(dated) ? [] : [mustDisclose];
}

function papersOf({ outcome, paymentStatus }: PlanCase): Paper[] {
  const hasPaid = paymentStatus === 'paid' || paymentStatus === 'partial';
  return [
    'identity',
    'case-papers',
    ...(hasPaid ? ['proof-of-payment' as const] : []),
    ...(outcome === 'settlement' ? ['agreement' as const] : []),
    'denial',
  ];
}
