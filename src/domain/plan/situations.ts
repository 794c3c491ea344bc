import type { ShownRemedy } from '../law/shown-remedy.ts';
import type { PlainDate } from '../submission/plain-date.ts';
import type { PlanCase } from './plan-case.ts';
import type { DatedRemedy } from './remedy-date.ts';

/** What a renter can do, in the order in which a plan names them: the most hopeful first. */
export const SITUATIONS = [
  'automatic',
  'petition',
  'find-out',
  'wait',
  'stipulation',
  'pay',
  'paid-still-refused',
  'screening-limit',
  'no-path',
  'no-law',
] as const;
/** What a renter can do. */
export type SituationKind = (typeof SITUATIONS)[number];

/** One thing to do, with the path of the law that leads to it. */
export interface Situation {
  readonly kind: SituationKind;
  /** The first path that leads here; `null` where no law does. */
  readonly remedy: ShownRemedy | null;
  /** The day to wait for; `null` for everything but `wait`. */
  readonly date: PlainDate | null;
}

/**
 * What to do about a case: every situation that a path leads to, each once. Where no path is open the plan still says
 * what helps: there is always at least one.
 *
 * @param paths those that may be open, the most open first
 * @param closed those that are not
 */
export function situationsOf(
  paths: readonly DatedRemedy[],
  closed: readonly DatedRemedy[],
  facts: PlanCase,
): Situation[] {
  const found = new Map<SituationKind, Situation>();
  const add = (kind: SituationKind, remedy: ShownRemedy | null, date: PlainDate | null = null) => {
    if (!found.has(kind)) found.set(kind, { kind, remedy, date });
  };
  const confirmed = paths.filter(({ remedy }) => remedy.confidence !== 'low');
  const isOpen = confirmed.some(opensNow);

  for (const { remedy, when } of confirmed) {
    const kind = situationOf({ remedy, when });
    // Who can act today is not sent to look for dates of other paths; the list of paths still has them.
    if (isOpen && (kind === 'find-out' || kind === 'wait')) continue;
    add(kind, remedy, when.kind === 'opens-on' ? when.date : null);
  }
  for (const { remedy, when } of closed) {
    const waitsForPayment = when.kind === 'does-not-apply' && when.why === 'unpaid';
    if (waitsForPayment && remedy.confidence !== 'low') add('pay', remedy);
  }
  const hasPath = [...found.keys()].some((kind) => kind !== 'screening-limit');
  const hasLaw = [...paths, ...closed].some(({ remedy }) => remedy.confidence !== 'low');
  const hadJudgment = facts.outcome === 'lost' || facts.outcome === 'settlement';
  if (hadJudgment && facts.paymentStatus === 'paid') add('paid-still-refused', null);
  if (!hasPath) add(hasLaw ? 'no-path' : 'no-law', null);

  return SITUATIONS.flatMap((kind) => found.get(kind) ?? []);
}

/** Whether a path that takes the record out of sight everywhere in the state is open today. */
function opensNow({ remedy: { effect, localTo }, when }: DatedRemedy): boolean {
  const hides = effect === 'sealed' || effect === 'expunged' || effect === 'confidential';
  return when.kind === 'open-now' && hides && localTo === null;
}

/** What a path asks for at this moment. */
function situationOf({ remedy, when }: DatedRemedy): SituationKind {
  if (when.kind === 'needs-a-fact') return 'find-out';
  if (remedy.effect === 'screening-report-limit' && remedy.how === 'automatic') return 'screening-limit';
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
