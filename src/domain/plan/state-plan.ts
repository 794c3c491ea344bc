import { CASE_OUTCOMES, type CaseOutcome } from '../eligibility/case-facts.ts';
import type { ShownRemedy } from '../law/shown-remedy.ts';
import { SITUATIONS, type SituationKind } from './situations.ts';

/** What a state's law opens to the cases that ended in one way. */
export interface OutcomePlan {
  readonly outcome: CaseOutcome;
  /** The paths that were confirmed, in the order of the law's file. */
  readonly remedies: readonly ShownRemedy[];
  /** What they ask of a renter. Never empty. */
  readonly situations: readonly SituationKind[];
}

/** A plan that knows the state and nothing of the case, for pages that ask nothing. */
export interface StatePlan {
  readonly outcomes: readonly OutcomePlan[];
  /** What may be answered to "have you been evicted?", each saying once; empty where no law speaks. */
  readonly disclosure: readonly string[];
}

/**
 * The plan for a state, by how a case can have ended. Paths that were not confirmed are left out.
 *
 * @param remedies of the state: `law.remedies.map(shownRemedy)`
 */
export function statePlan(remedies: readonly ShownRemedy[]): StatePlan {
  const confirmed = remedies.filter(({ confidence }) => confidence !== 'low');
  return {
    outcomes: CASE_OUTCOMES.map((outcome) => outcomePlan(outcome, confirmed)),
    disclosure: [
      ...new Set(confirmed.flatMap(({ mustDisclose }) => (mustDisclose === null ? [] : [mustDisclose]))),
    ],
  };
}

function outcomePlan(outcome: CaseOutcome, confirmed: readonly ShownRemedy[]): OutcomePlan {
  const remedies = confirmed.filter(({ appliesTo }) => appliesTo.outcomes.includes(outcome));
  const kinds = new Set(remedies.flatMap((remedy) => situationsIn(remedy, outcome)));
  if ([...kinds].every((kind) => kind === 'screening-limit'))
    kinds.add(confirmed.length === 0 ? 'no-law' : 'no-path');
  return { outcome, remedies, situations: SITUATIONS.filter((kind) => kinds.has(kind)) };
}

function situationsIn(remedy: ShownRemedy, outcome: CaseOutcome): SituationKind[] {
  const { effect, how, clock, appliesTo } = remedy;
  if (effect === 'screening-report-limit' && how === 'automatic') return ['screening-limit'];
  const waits = clock !== null && clock.amount > 0;
  const pays = appliesTo.paidRequired === true && (outcome === 'lost' || outcome === 'settlement');
  return [
    how === 'court-discretion' ? 'petition' : how,
    ...(waits ? ['wait' as const] : []),
    ...(pays ? ['pay' as const] : []),
  ];
}
