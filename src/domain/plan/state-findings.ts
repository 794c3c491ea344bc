import {
  CASE_OUTCOMES,
  type CaseOutcome,
  EVICTION_REASONS,
  type EvictionReason,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../check/case-facts.ts';
import type { JurisdictionCode } from '../places/jurisdiction.ts';
import { addDays, type PlainDate } from '../shared/plain-date.ts';
import { addYears } from './date-arithmetic.ts';
import { type Finding, finding, type FindingSources, isFree } from './finding.ts';
import type { DatedRemedy } from './dated-remedy.ts';
import type { MissingFact } from './remedy-date.ts';

/** The finding for cases of one outcome with certain payment statuses. */
export interface SituationFinding {
  /** All four where payment makes no difference. */
  readonly payments: readonly PaymentStatus[];
  /** Contains no dates of a case, because the page knows no case. */
  readonly finding: Finding;
}

/** The findings for cases with one outcome. */
export interface OutcomeFindings {
  readonly outcome: CaseOutcome;
  readonly findings: readonly SituationFinding[];
}

/** Few screening companies find older cases, and no law's clock is longer. */
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
          return { filingDate, reason, found: finding(law, facts, today) };
        }),
      );
      return { paymentStatus, found: common(drawn) };
    });
    const alike = Map.groupBy(byPayment, ({ found }) => distinction(found));
    const findings = [...alike.values()].flatMap((same): SituationFinding[] => {
      const [first] = same;
      if (first === undefined) return [];
      return [{ payments: same.map(({ paymentStatus }) => paymentStatus), finding: first.found }];
    });
    return { outcome, findings };
  });
}

interface DrawnCase {
  readonly filingDate: PlainDate;
  readonly reason: EvictionReason;
  readonly found: Finding;
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
function common(drawn: readonly DrawnCase[]): Finding {
  const [first] = drawn;
  if (first === undefined) throw new RangeError('A common finding needs at least one case.');
  const { found } = first;
  if (!differ(drawn, distinction)) {
    return found.path?.when.kind === 'needs-a-fact'
      ? { ...found, path: waitingFor(found.path, found.path.when.fact) }
      : found;
  }
  const fact = decisiveFact(drawn);
  if (!differ(drawn, ({ kind }) => kind)) {
    if (found.kind === 'no-path') return { ...found, closedBy: null };
    // Only the date differs: whenever it is, the path is free, or is no sealing.
    const isSure = found.kind === 'limited' || drawn.every((each) => isFree(each.found));
    if (isSure && found.path !== null) return { ...found, path: waitingFor(found.path, fact) };
  }
  const path = drawn.find((each) => each.found.path !== null)?.found.path ?? null;
  return {
    ...found,
    kind: 'needs-a-fact',
    path: path === null ? null : waitingFor(path, fact),
    closedBy: null,
  };
}

/** A key that two findings share if they can be described in the same words. */
function distinction({ kind, answer, path, closedBy }: Finding): string {
  const when = path?.when;
  const day = when?.kind === 'opens-on' ? when.date : when?.kind === 'needs-a-fact' ? when.notBefore : null;
  const fact = when?.kind === 'needs-a-fact' ? when.fact : null;
  return [kind, answer, path?.remedy.how, path?.remedy.effect, when?.kind, fact, day, closedBy].join();
}

function differ(drawn: readonly DrawnCase[], by: (found: Finding) => string): boolean {
  return new Set(drawn.map(({ found }) => by(found))).size > 1;
}

/**
 * The path without its date, which belongs to one sampled case only. If `fact` is `null`, nothing that we ask decides.
 */
function waitingFor({ remedy }: DatedRemedy, fact: MissingFact | null): DatedRemedy {
  return fact === null
    ? { remedy, when: { kind: 'not-computable', why: 'nothing-to-count' } }
    : { remedy, when: { kind: 'needs-a-fact', fact, conflict: null, notBefore: null } };
}

/**
 * The fact that distinguishes the cases: the one that a path needs, else the reason or the filing date; `null` for
 * both.
 */
function decisiveFact(drawn: readonly DrawnCase[]): MissingFact | null {
  const asked = new Set(
    drawn.flatMap(({ found: { path } }) => (path?.when.kind === 'needs-a-fact' ? [path.when.fact] : [])),
  );
  const [only] = asked;
  if (asked.size === 1 && only !== undefined) return only;
  const within = (groups: Map<unknown, DrawnCase[]>) =>
    [...groups.values()].some((cases) => differ(cases, distinction));
  const byReason = within(Map.groupBy(drawn, ({ filingDate }) => filingDate));
  const byFiling = within(Map.groupBy(drawn, ({ reason }) => reason));
  if (byReason && byFiling) return null;
  return byReason ? 'grounds' : 'filing';
}
