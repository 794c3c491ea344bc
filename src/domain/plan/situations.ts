import { CASE_OUTCOMES, type CaseOutcome } from '#domain/check/case-facts.ts';
import { isConfirmed, isUnconfirmedLaw, sealsRecord } from '#domain/law/evidence.ts';
import { isCheckTooOld } from '#domain/law/remedy-terms.ts';
import type { Remedy, ShownRemedy } from '#domain/law/sealing-law.ts';
import { format, type Template } from '#domain/shared/format.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { MissingFact } from './date-rules.ts';
import { awaitsCheck, awaitsConfirmation, type DatedRemedy } from './finding.ts';
import { hasJudgment, mayOweJudgment, type PlanCase } from './remedy-fit.ts';

/** What a renter can do, in a plan's order: the most promising first (exceptions come later, see `isException`). */
export const SITUATIONS = [
  'automatic',
  'petition',
  'find-out',
  'wait',
  'stipulation',
  'pay',
  'ask-clerk',
  'paid-still-refused',
  'screening-limit',
  'no-path',
  'no-law',
] as const;
export type SituationKind = (typeof SITUATIONS)[number];

/** One next step, with the path that leads to it. */
export interface Situation {
  readonly kind: SituationKind;
  /** The first path that leads to this step; `null` where none does. */
  readonly remedy: ShownRemedy | null;
  /** The day to wait for; `null` for everything but `wait`. */
  readonly date: PlainDate | null;
}

/**
 * The next steps for a case, each kind once. Never empty: where no path is open, it still says what helps.
 *
 * @param paths those that are or may become open, the most open first
 * @param closed those that do not apply
 */
export function situationsOf(
  paths: readonly DatedRemedy[],
  closed: readonly DatedRemedy[],
  facts: PlanCase,
): Situation[] {
  const found = new Map<SituationKind, Situation>();
  const exceptions = new Set<SituationKind>();
  const add = (kind: SituationKind, remedy: ShownRemedy | null, date: PlainDate | null = null) => {
    if (!found.has(kind)) found.set(kind, { kind, remedy, date });
  };
  const confirmed = paths.filter((path) => isConfirmed(path.remedy) && !awaitsCheck(path));
  const isOpen = confirmed.some(opensNow);

  const rulesFirst = [
    ...confirmed.filter((path) => !isException(path)),
    ...confirmed.filter((path) => isException(path)),
  ];
  for (const path of rulesFirst) {
    const { remedy, when } = path;
    // A limit on use that is not yet in force helps nobody; the list of paths shows its date.
    if (limitsUse(remedy) && when.kind === 'opens-on') continue;
    const kind = situationOf(path);
    // A renter who can act today is not asked to look up dates for other paths; the list of paths still shows them.
    if (isOpen && (kind === 'find-out' || kind === 'wait')) continue;
    if (!found.has(kind) && isException(path)) exceptions.add(kind);
    add(kind, remedy, kind === 'wait' && when.kind === 'opens-on' ? when.date : null);
  }
  for (const { remedy, when } of closed) {
    const waitsForPayment = when.kind === 'does-not-apply' && when.why === 'unpaid';
    if (waitsForPayment && isConfirmed(remedy)) add('pay', remedy);
  }
  const unchecked = paths.find(awaitsCheck);
  if (unchecked !== undefined) add('ask-clerk', unchecked.remedy);
  const hasPath = [...found.keys()].some((kind) => kind !== 'screening-limit');
  const isRefused =
    [...paths, ...closed].some(({ remedy }) => isConfirmed(remedy)) && !paths.some(awaitsConfirmation);
  // The letters of this step say that a judgment was paid, so it is offered only where a judgment is certain.
  if (hasJudgment(facts) && facts.paymentStatus === 'paid') add('paid-still-refused', null);
  if (!hasPath) add(isRefused ? 'no-path' : 'no-law', null);

  // A date to wait for helps more renters than an exception that few of them qualify for.
  const rank = (kind: SituationKind) => SITUATIONS.indexOf(exceptions.has(kind) ? 'wait' : kind);
  return SITUATIONS.flatMap((kind) => found.get(kind) ?? []).toSorted(
    (one, other) =>
      rank(one.kind) - rank(other.kind) ||
      Number(exceptions.has(one.kind)) - Number(exceptions.has(other.kind)),
  );
}

/** Facts that matter in few cases. */
const RARE_FACTS: ReadonlySet<MissingFact> = new Set([
  'foreclosure',
  'claim',
  'order',
  'settlement-covered',
] as const);

/** Whether a path is for few cases: those of a rare kind, or those where a judge has to weigh reasons. */
function isException({ when }: DatedRemedy): boolean {
  if (when.kind === 'needs-a-fact') return RARE_FACTS.has(when.fact);
  return when.kind === 'not-computable' && when.why === 'judge';
}

/** Whether a path that seals the record everywhere in the state is open today. */
function opensNow({ remedy, when }: DatedRemedy): boolean {
  return when.kind === 'open-now' && sealsRecord(remedy) && remedy.localTo === null;
}

/** Whether a law limits the use of a case automatically: there is nothing to file or to wait for at a court. */
function limitsUse({ effect, how }: Pick<Remedy, 'effect' | 'how'>): boolean {
  return effect === 'screening-report-limit' && how === 'automatic';
}

/** What a path asks the renter to do now. */
function situationOf({ remedy, when }: DatedRemedy): SituationKind {
  if (when.kind === 'needs-a-fact') return 'find-out';
  // It may be open already: the exact start of its clock would show.
  if (when.kind === 'opens-on' && when.notBefore === null) return 'find-out';
  if (limitsUse(remedy)) return 'screening-limit';
  if (when.kind === 'opens-on') return 'wait';
  switch (remedy.how) {
    case 'automatic':
      return 'automatic';
    case 'stipulation':
      return 'stipulation';
    case 'petition':
    case 'court-discretion':
      return 'petition';
  }
}

/** What to do in one situation, in words. `{court}`, `{date}`, `{form}` and `{law}` are placeholders. */
export interface SituationWords {
  readonly heading: string;
  readonly introduction: string;
  readonly steps: readonly SituationStep[];
}

/** A step, or one for cases whose judgment may be unpaid. */
export type SituationStep = string | { readonly when: 'unpaid'; readonly text: string };

/**
 * The steps that a case needs.
 *
 * @param facts of the case; `null` for a page that knows none, which has every step
 */
export function stepsFor(steps: readonly SituationStep[], facts: PlanCase | null): readonly string[] {
  const mayBeUnpaid = facts === null || mayOweJudgment(facts);
  return steps.flatMap((step) => {
    if (typeof step === 'string') return [step];
    return mayBeUnpaid ? [step.text] : [];
  });
}

export type Gaps = Readonly<Record<'court' | 'date' | 'form' | 'law', string>>;

/**
 * The words of a state's plans. They are part of its data file, which contains only what the state needs: the words of
 * its paths, by id, and of the situations that these can lead to.
 */
export interface PlanWords {
  readonly paths: Readonly<Record<string, string>>;
  readonly situations: Readonly<Partial<Record<SituationKind, SituationWords>>>;
}

/** The words for what a path does and who has to act. */
export interface PathWords {
  readonly effect: Readonly<Record<Remedy['effect'], string>>;
  readonly how: Readonly<Record<Remedy['how'], string>>;
  readonly localTo: Template<'court'>;
}

/** The words that a state's plans can need, for its public data file. */
export function planWords(
  remedies: readonly ShownRemedy[],
  words: {
    readonly PATH_WORDS: PathWords;
    readonly SITUATION_WORDS: Readonly<Record<SituationKind, SituationWords>>;
  },
): PlanWords {
  return {
    paths: Object.fromEntries(remedies.map((remedy) => [remedy.id, pathWords(remedy, words.PATH_WORDS)])),
    situations: Object.fromEntries(
      possibleSituations(remedies).map((kind) => [kind, words.SITUATION_WORDS[kind]]),
    ),
  };
}

/** What a path does and who acts, in two or three short sentences. */
export function pathWords({ effect, how, localTo }: ShownRemedy, words: PathWords): string {
  const place = localTo === null ? [] : [format(words.localTo, { court: localTo })];
  return [words.effect[effect], words.how[how], ...place].join(' ');
}

/** @example filledIn('Call {court}.', { court: 'the clerk', date: '', form: '', law: '' }) // => 'Call the clerk.' */
export function filledIn(text: string, gaps: Gaps): string {
  return text.replaceAll(/\{(court|date|form|law)\}/gu, (_gap, name: keyof Gaps) => gaps[name]);
}

/** Every situation that a plan of this state can come to, whatever the case. */
export function possibleSituations(remedies: readonly ShownRemedy[]): SituationKind[] {
  const confirmed = remedies.filter(isConfirmed);
  const some = (test: (remedy: ShownRemedy) => boolean) => confirmed.some(test);
  const hasLaw = confirmed.length > 0;
  const can: Readonly<Record<SituationKind, boolean>> = {
    automatic: some(({ how }) => how === 'automatic'),
    petition: some(({ how }) => how === 'petition' || how === 'court-discretion'),
    'find-out': hasLaw,
    wait: hasLaw,
    stipulation: some(({ how }) => how === 'stipulation'),
    pay: some(({ appliesTo }) => appliesTo.paidRequired === true),
    // Always possible: any check can become too old.
    'ask-clerk': hasLaw,
    'paid-still-refused': true,
    'screening-limit': some(({ effect }) => effect === 'screening-report-limit'),
    'no-path': hasLaw,
    'no-law': !hasLaw || remedies.some(isUnconfirmedLaw),
  };
  return SITUATIONS.filter((kind) => can[kind]);
}

/** What a state's law offers to cases with one outcome. */
export interface OutcomePlan {
  readonly outcome: CaseOutcome;
  /** The confirmed paths, in the order of the law's file. */
  readonly remedies: readonly ShownRemedy[];
  /** What the renter has to do. Never empty. */
  readonly situations: readonly SituationKind[];
}

/** A plan for a state without a case, for pages that ask nothing. */
export interface StatePlan {
  readonly outcomes: readonly OutcomePlan[];
  /** What renters may answer to "have you been evicted?", without duplicates; empty where no law says. */
  readonly disclosure: readonly string[];
}

/**
 * The plan for a state, by outcome. Unconfirmed paths are left out. Paths whose check is too old only lead to the
 * clerk, and contribute no `disclosure`.
 *
 * @param remedies of the state: `law.remedies.map(shownRemedy)`
 * @param today the day of the build
 */
export function statePlan(remedies: readonly ShownRemedy[], today: PlainDate): StatePlan {
  const confirmed = remedies.filter(isConfirmed);
  const sayings = confirmed.flatMap((remedy) =>
    remedy.mustDisclose === null || isCheckTooOld(remedy, today) ? [] : [remedy.mustDisclose],
  );
  return {
    outcomes: CASE_OUTCOMES.map((outcome) => outcomePlan(outcome, confirmed, today)),
    disclosure: [...new Set(sayings)],
  };
}

function outcomePlan(outcome: CaseOutcome, confirmed: readonly ShownRemedy[], today: PlainDate): OutcomePlan {
  const remedies = confirmed.filter(({ appliesTo }) => mayTake(appliesTo, outcome));
  const kinds = new Set(
    remedies.flatMap((remedy) =>
      isCheckTooOld(remedy, today) ? ['ask-clerk' as const] : situationsIn(remedy, outcome),
    ),
  );
  if ([...kinds].every((kind) => kind === 'screening-limit'))
    kinds.add(confirmed.length === 0 ? 'no-law' : 'no-path');
  return { outcome, remedies, situations: SITUATIONS.filter((kind) => kinds.has(kind)) };
}

/** Whether a path can apply to cases with this outcome, whatever its other conditions. */
function mayTake({ outcomes, settledAs }: ShownRemedy['appliesTo'], outcome: CaseOutcome): boolean {
  if (outcome === 'settlement' && settledAs !== undefined) return settledAs.length > 0;
  return outcomes.includes(outcome);
}

function situationsIn(remedy: ShownRemedy, outcome: CaseOutcome): SituationKind[] {
  const { how, clock, appliesTo } = remedy;
  if (limitsUse(remedy)) return ['screening-limit'];
  const waits = clock !== null && clock.amount > 0;
  const pays = appliesTo.paidRequired === true && (outcome === 'lost' || outcome === 'settlement');
  return [
    how === 'court-discretion' ? 'petition' : how,
    ...(waits ? ['wait' as const] : []),
    ...(pays ? ['pay' as const] : []),
  ];
}
