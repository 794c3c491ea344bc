import { CASE_OUTCOMES, type CaseOutcome } from '#domain/check/case-facts.ts';
import { isConfirmed, isUnconfirmedLaw, sealsRecord } from '#domain/law/evidence.ts';
import { isCheckTooOld } from '#domain/law/remedy-terms.ts';
import type { JudgmentLife, Remedy, ShownRemedy, UnreadAct } from '#domain/law/sealing-law.ts';
import { format, type Template } from '#domain/shared/format.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import {
  awaitsCheck,
  awaitsConfirmation,
  type DatedRemedy,
  type Finding,
  ifs,
  isDealOverDebt,
  isOwnCourtFirst,
} from './finding.ts';
import { keysOf, type NextKey } from './finding-keys.ts';
import { isRare } from './what-if.ts';
import { judgmentAge } from './judgment-age.ts';
import { hasJudgment, mayBeDismissed, mayOweJudgment, type PlanCase } from './remedy-fit.ts';

/** What a renter can do, in a plan's order: the most promising first (exceptions come later, see `isExceptional`). */
export const NEXT_STEPS = [
  'automatic',
  'form',
  'petition',
  'find-out',
  'wait',
  'stipulation',
  'ask-clerk',
  'may-have-expired',
  'ask-how-long',
  'pay',
  'pay-later',
  'pay-or-wait',
  'old-check',
  'screening-limit',
  'no-remedy',
  'no-law',
  'paid-still-refused',
] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

export interface NextStep {
  readonly kind: NextStepKind;
  /** The first remedy that leads to this step; `null` where none does. */
  readonly remedy: ShownRemedy | null;
  /** The day to wait for, or of what paying opens; `null` for everything but `wait`, `pay-later` and `pay-or-wait`. */
  readonly date: PlainDate | null;
  /** The act to ask about, or the statute on how long judgments live; `null` where the remedy's citation is meant. */
  readonly law: string | null;
  /** How sure the editors are of that statute; `null` elsewhere. */
  readonly confidence: Remedy['confidence'] | null;
}

/** The parts of a law's file, besides its remedies, that steps come from. */
export interface NextStepSources {
  readonly unreadAct?: UnreadAct | undefined;
  readonly judgmentLife: JudgmentLife;
}

/**
 * The next steps for a case, each kind once. Never empty: where no remedy is open, it still says what helps.
 *
 * @param remedies those that are or may become open, the most open first
 * @param closed those that do not apply
 * @param found the finding: the step that its first deed needs comes first, and its what-ifs say what paying opens
 */
export function nextStepsOf(
  { unreadAct, judgmentLife }: NextStepSources,
  remedies: readonly DatedRemedy[],
  closed: readonly DatedRemedy[],
  facts: PlanCase,
  today: PlainDate,
  found: Finding,
): NextStep[] {
  const resting = found.basis;
  const steps = new Map<NextStepKind, NextStep>();
  const exceptions = new Set<NextStepKind>();
  const add = (kind: NextStepKind, remedy: ShownRemedy | null, more: Partial<NextStep> = {}) => {
    if (!steps.has(kind)) steps.set(kind, { kind, remedy, date: null, law: null, confidence: null, ...more });
  };
  const confirmed = remedies.filter((dated) => isConfirmed(dated.remedy) && !awaitsCheck(dated));
  const isException = (dated: DatedRemedy) => isExceptional(dated, facts);
  const isOpen = confirmed.some(opensNow);

  const rulesFirst = [
    ...confirmed.filter((dated) => !isException(dated)),
    ...confirmed.filter((dated) => isException(dated)),
  ];
  const age = judgmentAge(judgmentLife, facts, today);
  for (const dated of rulesFirst) {
    const { remedy, when } = dated;
    if (age !== null && isDealOverDebt(dated)) continue;
    // A limit on use that is not yet in force helps nobody, nor does a day for it while no remedy is open; the list of
    // remedies shows both.
    const isOpenLimit = when.kind !== 'opens-on' && (resting !== null || when.kind !== 'needs-a-fact');
    if (limitsUse(remedy) && !isOpenLimit) continue;
    const kind = nextStepOf(dated);
    // A renter who can act today is not asked to look up dates for other remedies; the list of remedies still shows them.
    if (isOpen && (kind === 'find-out' || kind === 'wait')) continue;
    if (!steps.has(kind) && isException(dated)) exceptions.add(kind);
    add(kind, remedy, { date: kind === 'wait' && when.kind === 'opens-on' ? when.date : null });
    if (when.kind === 'needs-a-fact' && when.confirms === true) add(actOf(remedy), remedy);
  }
  const [expiry] = ifs(found, 'expiry');
  for (const { way, first } of age === null ? ifs(found, 'pay') : []) {
    if (way === null || first === null) continue;
    // Nobody is told to pay what can also expire without a word on when.
    if (expiry !== undefined) add('pay-or-wait', way.remedy, { date: expiry.first });
    else if (first !== 'now') add('pay-later', way.remedy, { date: first });
    else add('pay', way.remedy);
  }
  const unpaid = closed.find(
    ({ remedy, when }) => isConfirmed(remedy) && when.kind === 'does-not-apply' && when.why === 'unpaid',
  );
  if (age !== null && unpaid !== undefined) {
    const { statute: law, confidence } = judgmentLife;
    add(age === 'ask' ? 'ask-how-long' : age, unpaid.remedy, { law, confidence });
  }
  if (unreadAct !== undefined) add('ask-clerk', null, { law: unreadAct.citation });
  const unchecked = remedies.find(awaitsCheck);
  if (unchecked !== undefined) add('old-check', unchecked.remedy);
  const hasRemedy = [...steps.keys()].some((kind) => kind !== 'screening-limit');
  const isRefused =
    [...remedies, ...closed].some(({ remedy }) => isConfirmed(remedy)) && !remedies.some(awaitsConfirmation);
  // The letters of this step say that a judgment was paid, so it is offered only where a judgment is certain.
  if (hasJudgment(facts) && facts.paymentStatus === 'paid') add('paid-still-refused', null);
  if (!hasRemedy && !steps.has('screening-limit')) add(isRefused ? 'no-remedy' : 'no-law', null);

  // A date to wait for, or an agreement, helps more renters than an exception that few of them qualify for. A remedy
  // that rests on an act that nobody has read begins with a question to the clerk.
  const leading = leadingStep(found, [...steps.keys()]);
  if (leading !== null) add(leading, resting?.remedy ?? null);
  const rank = (kind: NextStepKind) => {
    if (kind === leading) return -2;
    if (kind === 'ask-clerk') return -1;
    return NEXT_STEPS.indexOf(exceptions.has(kind) ? 'stipulation' : kind);
  };
  return NEXT_STEPS.flatMap((kind) => steps.get(kind) ?? []).toSorted(
    (one, other) =>
      rank(one.kind) - rank(other.kind) ||
      Number(exceptions.has(one.kind)) - Number(exceptions.has(other.kind)),
  );
}

/** The step that says how the first deed of a finding is done, where that is not a step of its remedy. */
const STEP_OF: Readonly<Partial<Record<NextKey, NextStepKind>>> = {
  'ask-clerk': 'automatic',
  'look-it-up': 'automatic',
  'find-out': 'find-out',
  'new-law': 'ask-clerk',
};

/** The step of the first deed (./deed.ts); `null` where the order of the steps has it first. */
function leadingStep(found: Finding, steps: readonly NextStepKind[]): NextStepKind | null {
  if (found.local !== null && isOwnCourtFirst(found)) return actOf(found.local.remedy);
  const { next } = keysOf(found);
  const has = (kind: NextStepKind) => steps.includes(kind);
  if (next === 'may-have-expired') return has('ask-how-long') ? 'ask-how-long' : 'may-have-expired';
  if (next === 'legal-aid' && found.kind === 'no-remedy' && !has('screening-limit') && !has('no-law'))
    return 'no-remedy';
  const own = found.basis === null ? null : nextStepOf(found.basis);
  return STEP_OF[next] ?? (own !== null && has(own) ? own : null);
}

/**
 * Whether a remedy is for few cases: those of a rare kind, those where a judge has to weigh reasons, or those whose time
 * to ask nobody can count.
 */
function isExceptional({ remedy, when }: DatedRemedy, facts: PlanCase): boolean {
  if (when.kind === 'needs-a-fact') return isRare(remedy, facts);
  if (when.kind !== 'not-computable') return false;
  return when.why === 'judge' || (when.why === 'nothing-to-count' && remedy.how !== 'automatic');
}

/** Whether a remedy that seals the record everywhere in the state is open today. */
function opensNow({ remedy, when }: DatedRemedy): boolean {
  return when.kind === 'open-now' && sealsRecord(remedy) && remedy.localTo === null;
}

/** Whether a law limits the use of a case automatically: there is nothing to file or to wait for at a court. */
function limitsUse({ effect, how }: Pick<Remedy, 'effect' | 'how'>): boolean {
  return effect === 'screening-report-limit' && how === 'automatic';
}

/** What a remedy asks the renter to do now. */
function nextStepOf({ remedy, when }: DatedRemedy): NextStepKind {
  if (when.kind === 'needs-a-fact' && when.likely === true)
    return limitsUse(remedy) ? 'screening-limit' : actOf(remedy);
  if (when.kind === 'needs-a-fact') return 'find-out';
  // It may be open already: the exact start of its waiting period would show.
  if (when.kind === 'opens-on' && when.notBefore === null && remedy.waitingPeriod?.run === undefined)
    return 'find-out';
  if (limitsUse(remedy)) return 'screening-limit';
  return when.kind === 'opens-on' ? 'wait' : actOf(remedy);
}

/** The step that a remedy leads to, by who has to act. */
function actOf({ how }: Pick<Remedy, 'how'>): 'automatic' | 'form' | 'petition' | 'stipulation' {
  switch (how) {
    case 'automatic':
    case 'stipulation':
      return how;
    case 'must-grant-without-hearing':
      return 'form';
    case 'must-grant':
    case 'petition':
    case 'court-discretion':
      return 'petition';
  }
}

/** One next step in words. `{court}`, `{date}`, `{form}`, `{law}`, `{sure}` and `{way}` are placeholders. */
export interface NextStepWords {
  readonly heading: string;
  readonly introduction: string;
  readonly steps: readonly Instruction[];
}

/** One instruction of a next step, or one for cases whose judgment may be unpaid, or that may have been dismissed. */
export type Instruction = string | { readonly when: 'unpaid' | 'dismissed'; readonly text: string };

/** What stands where the court's own reminder of hearings belongs, if the state has one. */
const COURT_REMINDER_STEP = '{reminder}';

/** Words with the court's own reminder among the steps, or without it. */
function withCourtReminder(words: NextStepWords, reminder: string | null): NextStepWords {
  const steps = words.steps.flatMap((step) =>
    step !== COURT_REMINDER_STEP ? [step] : reminder === null ? [] : [reminder],
  );
  return { ...words, steps };
}

export function stepsFor(steps: readonly Instruction[], facts: PlanCase): readonly string[] {
  const isNeeded = { unpaid: mayOweJudgment(facts), dismissed: mayBeDismissed(facts) };
  return steps.flatMap((step) => {
    if (typeof step === 'string') return [step];
    return isNeeded[step.when] ? [step.text] : [];
  });
}

export type Gaps = Readonly<Record<'court' | 'date' | 'form' | 'law' | 'sure' | 'way', string>>;

/**
 * The words of a state's plans. They are part of its data file, which contains only what the state needs: the words of
 * its remedies, by id, and of the next steps that these can lead to.
 */
export interface PlanWords {
  readonly remedies: Readonly<Record<string, string>>;
  readonly nextSteps: Readonly<Partial<Record<NextStepKind, NextStepWords>>>;
}

/** The words for what a remedy does and who has to act. */
export interface RemedyWords {
  readonly effect: Readonly<Record<Remedy['effect'], string>>;
  readonly how: Readonly<Record<Remedy['how'], string>>;
  readonly localTo: Template<'court'>;
}

/** What plans of a state are made from: its remedies, and an act that no editor has read. */
interface PlanLaw {
  readonly remedies: readonly ShownRemedy[];
  readonly unreadAct?: UnreadAct | undefined;
}

/** The words that a state's plans can need, for its public data file. */
export function planWords(
  law: PlanLaw,
  words: {
    readonly REMEDY_WORDS: RemedyWords;
    readonly NEXT_STEP_WORDS: Readonly<Record<NextStepKind, NextStepWords>>;
  },
  /** The reminder of hearings that the state's courts offer, as a step. */
  courtReminder: string | null,
): PlanWords {
  return {
    remedies: Object.fromEntries(
      law.remedies.map((remedy) => [remedy.id, remedyWords(remedy, words.REMEDY_WORDS)]),
    ),
    nextSteps: Object.fromEntries(
      possibleNextSteps(law).map((kind) => [
        kind,
        withCourtReminder(words.NEXT_STEP_WORDS[kind], courtReminder),
      ]),
    ),
  };
}

/** What a remedy does and who acts, in two or three short sentences. */
export function remedyWords({ effect, how, localTo }: ShownRemedy, words: RemedyWords): string {
  const place = localTo === null ? [] : [format(words.localTo, { court: localTo })];
  return [words.effect[effect], words.how[how], ...place].join(' ');
}

/** @example filledIn('Call {court}.', { court: 'the clerk', date: '', form: '', law: '', sure: '', way: '' }) // => 'Call the clerk.' */
export function filledIn(text: string, gaps: Gaps): string {
  return text.replaceAll(/\{(court|date|form|law|sure|way)\}/gu, (_gap, name: keyof Gaps) => gaps[name]);
}

/** Every next step that a plan of this state can have, whatever the case. */
export function possibleNextSteps({ remedies, unreadAct }: PlanLaw): NextStepKind[] {
  const confirmed = remedies.filter(isConfirmed);
  const some = (test: (remedy: ShownRemedy) => boolean) => confirmed.some(test);
  const hasLaw = confirmed.length > 0;
  const mayPay = some(
    ({ appliesTo }) => appliesTo.paidRequired === true || appliesTo.orExpired !== undefined,
  );
  const can: Readonly<Record<NextStepKind, boolean>> = {
    automatic: some(({ how }) => how === 'automatic'),
    form: some((remedy) => actOf(remedy) === 'form'),
    petition: some((remedy) => actOf(remedy) === 'petition'),
    'find-out': hasLaw,
    wait: hasLaw,
    stipulation: some(({ how }) => how === 'stipulation'),
    'ask-clerk': unreadAct !== undefined,
    // Whether a judgment is old depends on the case.
    'may-have-expired': mayPay,
    'ask-how-long': mayPay,
    pay: mayPay,
    'pay-later': mayPay,
    'pay-or-wait': some(({ appliesTo }) => appliesTo.orExpired !== undefined),
    // Always possible: any check can become too old.
    'old-check': hasLaw,
    'paid-still-refused': true,
    'screening-limit': some(({ effect }) => effect === 'screening-report-limit'),
    'no-remedy': hasLaw,
    'no-law': !hasLaw || remedies.some(isUnconfirmedLaw),
  };
  return NEXT_STEPS.filter((kind) => can[kind]);
}

/** What a state's law offers to cases with one outcome. */
export interface OutcomePlan {
  readonly outcome: CaseOutcome;
  /** The confirmed remedies, in the order of the law's file. */
  readonly remedies: readonly ShownRemedy[];
}

/** A plan for a state without a case, for pages that ask nothing. */
export interface StatePlan {
  readonly outcomes: readonly OutcomePlan[];
  /** What renters may answer to "have you been evicted?", without duplicates; empty where no law says. */
  readonly disclosure: readonly string[];
}

/**
 * The plan for a state, by outcome. Unconfirmed remedies are left out. Those whose check is too old contribute no
 * `disclosure`.
 *
 * @param remedies as published: `law.remedies.map(shownRemedy)`
 * @param today the day of the build
 */
export function statePlan(remedies: readonly ShownRemedy[], today: PlainDate): StatePlan {
  const confirmed = remedies.filter(isConfirmed);
  const sayings = confirmed.flatMap((remedy) =>
    remedy.mustDisclose === null || isCheckTooOld(remedy, today) ? [] : [remedy.mustDisclose],
  );
  return {
    outcomes: CASE_OUTCOMES.map((outcome) => ({
      outcome,
      remedies: confirmed.filter(({ appliesTo }) => mayTake(appliesTo, outcome)),
    })),
    disclosure: [...new Set(sayings)],
  };
}

/** Whether a remedy can apply to cases with this outcome, whatever its other conditions. */
function mayTake({ outcomes, settledAs }: ShownRemedy['appliesTo'], outcome: CaseOutcome): boolean {
  if (outcome === 'settlement' && settledAs !== undefined) return settledAs.length > 0;
  return outcomes.includes(outcome);
}
