import {
  CASE_OUTCOMES,
  type CaseOutcome,
  EVICTION_REASONS,
  type EvictionReason,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/check/case-facts.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { addYears } from '#domain/shared/known-date.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import type { MissingFact } from './date-rules.ts';
import { finding, findingAlone } from './compute-finding.ts';
import { type Branch, type DatedRemedy, type Finding, type FindingSources, ifs, isFree } from './finding.ts';
import { distinctBranches, ifFound } from './what-if.ts';

/** The finding for cases of one outcome with certain payment statuses. */
export interface PaymentFinding {
  /** All four where payment makes no difference. */
  readonly payments: readonly PaymentStatus[];
  /** Contains no dates of a case, because the page knows no case. */
  readonly finding: Finding;
  /** Ids of the remedies that it may rest on, the finding's own first. */
  readonly mayRestOn: readonly string[];
}

export interface OutcomeFindings {
  readonly outcome: CaseOutcome;
  readonly findings: readonly PaymentFinding[];
}

/** Few screening companies find older cases, and no law's waiting period is longer. */
const YEARS_BACK = 12;

/**
 * The findings of a state for a page that asks nothing. Samples cases with every reason and with filing dates of many
 * years. Where these lead to different findings, the result is the fact that distinguishes them: the page must neither
 * refuse nor promise what is true for some of the cases only.
 */
export function stateFindings(
  law: FindingSources,
  state: JurisdictionCode,
  today: PlainDate,
): readonly OutcomeFindings[] {
  const filings = filingDates(law, today);
  return CASE_OUTCOMES.map((outcome) => {
    const byPayment = PAYMENT_STATUSES.map((paymentStatus) => {
      const drawn = filings.flatMap((filingDate) =>
        EVICTION_REASONS.map((reason): DrawnCase => {
          const facts = { state, county: '', outcome, paymentStatus, filingDate, reason, dates: {} };
          const found = findingAlone(law, facts, today);
          let whole: Finding | undefined;
          return { filingDate, reason, found, whole: () => (whole ??= finding(law, facts, today)) };
        }),
      );
      return { paymentStatus, found: commonFinding(drawn), drawn };
    });
    const alike = Map.groupBy(byPayment, ({ found }) => distinction(found));
    const findings = [...alike.values()].flatMap((same): PaymentFinding[] => {
      const [first] = same;
      if (first === undefined) return [];
      return [
        {
          payments: same.map(({ paymentStatus }) => paymentStatus),
          finding: first.found,
          mayRestOn: restingOn([
            first.found,
            ...same.flatMap(({ drawn }) => drawn.map((each) => each.found)),
            ...ifs(first.found, 'answer').map((branch) => branch.finding),
          ]),
        },
      ];
    });
    return { outcome, findings };
  });
}

function restingOn(found: readonly Finding[]): readonly string[] {
  return [...new Set(found.flatMap(({ basis }) => (basis === null ? [] : [basis.remedy.id])))];
}

interface DrawnCase {
  readonly filingDate: PlainDate;
  readonly reason: EvictionReason;
  readonly found: Finding;
  /** With what would change it. */
  readonly whole: () => Finding;
}

/** One day in each of the last years, and the days around the edges of each period that a law covers. */
function filingDates({ remedies }: FindingSources, today: PlainDate): readonly PlainDate[] {
  const years = Array.from({ length: YEARS_BACK }, (_, index) => addYears(today, -index));
  const edges = remedies.flatMap(({ appliesTo: { period } }) =>
    [period?.onOrAfter, period?.before].flatMap((edge) =>
      edge == null ? [] : [edge as PlainDate, addDays(edge as PlainDate, -1)],
    ),
  );
  return [...new Set([...years, ...edges])].filter((day) => day <= today);
}

/** The finding that is true for all of the sampled cases. */
function commonFinding(drawn: readonly DrawnCase[]): Finding {
  const [first] = drawn;
  if (first === undefined) throw new RangeError('A common finding needs at least one case.');
  // Whether the time to appeal still runs, and when a judgment expires, is a question of one case's days.
  const found: Finding = {
    ...first.found,
    mayBeAppealed: drawn.every((each) => each.found.mayBeAppealed),
    whatIf: [...first.found.whatIf.filter(({ kind }) => kind !== 'expiry'), ...learned(drawn)],
  };
  if (!differ(drawn, distinction)) {
    return found.basis?.when.kind === 'needs-a-fact'
      ? waiting(drawn, found, found.basis, [found.basis.when.fact])
      : found;
  }
  const facts = decisiveFacts(drawn);
  if (!differ(drawn, ({ kind }) => kind)) {
    if (found.kind === 'no-remedy') return sharedRefusal(drawn, found);
    // Only the date differs: whenever it is, the remedy is free, or is no sealing.
    const isSure = found.kind === 'limited' || drawn.every((each) => isFree(each.found));
    if (isSure && found.basis !== null) return waiting(drawn, found, found.basis, facts);
  }
  const basis = drawn.find((each) => each.found.basis !== null)?.found.basis ?? null;
  const open: Finding = { ...found, kind: 'needs-a-fact', closedBy: null };
  return basis === null
    ? { ...open, basis: null, decidedBy: facts.map(asAsked), whatIf: branchesAmong(drawn) }
    : waiting(drawn, open, basis, facts);
}

/** A fact by which another remedy may be open, whatever the reason; the filing date makes no difference to that. */
function learned(drawn: readonly DrawnCase[]): Finding['whatIf'] {
  const reasons = [...Map.groupBy(drawn, ({ reason }) => reason).values()];
  const facts = reasons.flatMap(([each]) => (each === undefined ? [] : ifs(each.whole(), 'learn')));
  return facts.slice(0, 1);
}

/** The refusal of cases that differ: only in the age of their judgments, or in the reason too. */
function sharedRefusal(drawn: readonly DrawnCase[], found: Finding): Finding {
  const debt = drawn.find((each) => each.found.debt !== null)?.found.debt ?? null;
  const isUnpaid = drawn.every((each) => each.found.closedBy === 'unpaid');
  return { ...found, closedBy: isUnpaid ? 'unpaid' : null, debt: isUnpaid ? debt : null };
}

/** A key that two findings share if they can be described in the same words. */
function distinction({ kind, listAnswer: listed, basis, closedBy, debt, whatIf }: Finding): string {
  const when = basis?.when;
  const day = when?.kind === 'opens-on' ? when.date : when?.kind === 'needs-a-fact' ? when.notBefore : null;
  const fact = when?.kind === 'needs-a-fact' ? when.fact : null;
  return [
    kind,
    listed,
    basis?.remedy.how,
    basis?.remedy.effect,
    when?.kind,
    fact,
    day,
    closedBy,
    debt?.age,
    ...ifs({ whatIf }, 'expiry').map(({ first }) => first),
  ].join();
}

function differ(drawn: readonly DrawnCase[], by: (found: Finding) => string): boolean {
  return new Set(drawn.map(({ found }) => by(found))).size > 1;
}

/**
 * What the sampled cases lead to, and those of them that wait for a fact themselves: of cases alike, the oldest and the
 * newest, because a case filed today leaves no time for what opens only later.
 */
function branchesAmong(drawn: readonly DrawnCase[]): readonly Branch[] {
  const unlike = [...Map.groupBy(drawn, ({ found }) => distinction(found)).values()];
  return distinctBranches(
    unlike.flatMap((alike) =>
      [alike.at(-1), alike[0]].flatMap((each) => {
        if (each === undefined) return [];
        const own = ifs(each.whole(), 'answer');
        return own.length > 0 ? own.map(({ finding: led }) => ifFound(led)) : [ifFound(each.found)];
      }),
    ),
  );
}

/** A state's page takes one ending after the other, so only the day of it can be missing. */
function asAsked(fact: MissingFact): MissingFact {
  return fact === 'end' ? 'ended' : fact;
}

/** The finding without its remedy's date, which belongs to one sampled case only, and what else the facts lead to. */
function waiting(
  drawn: readonly DrawnCase[],
  found: Finding,
  { remedy }: DatedRemedy,
  decidedBy: readonly MissingFact[],
): Finding {
  const [fact = 'filing'] = decidedBy;
  return {
    ...found,
    basis: { remedy, when: { kind: 'needs-a-fact', fact, conflict: null, notBefore: null } },
    decidedBy: decidedBy.map(asAsked),
    whatIf: branchesAmong(drawn),
  };
}

/**
 * The facts that distinguish the cases: the one that a remedy needs, else the filing date, the reason or both.
 */
function decisiveFacts(drawn: readonly DrawnCase[]): readonly MissingFact[] {
  const asking = drawn.filter(({ found: { basis } }) => basis?.when.kind === 'needs-a-fact');
  const asked = new Set(
    asking.map(({ found: { basis } }) => basis?.when.kind === 'needs-a-fact' && basis.when.fact),
  );
  if (asked.size === 1) return [...new Set(asking.flatMap(({ found }) => found.decidedBy))];
  const within = (groups: Map<unknown, DrawnCase[]>) =>
    [...groups.values()].some((cases) => differ(cases, distinction));
  const byReason = within(Map.groupBy(drawn, ({ filingDate }) => filingDate));
  const byFiling = within(Map.groupBy(drawn, ({ reason }) => reason));
  return [...(byFiling ? (['filing'] as const) : []), ...(byReason ? (['grounds'] as const) : [])];
}
