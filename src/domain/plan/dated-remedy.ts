import { isUnconfirmedLaw } from '../law/evidence.ts';
import type { ShownRemedy } from '../law/remedy.ts';
import type { When } from './remedy-date.ts';

/** A path of the law, and when it opens for the case. */
export interface DatedRemedy {
  readonly remedy: ShownRemedy;
  readonly when: When;
}

const OPENNESS = ['open-now', 'opens-on', 'needs-a-fact', 'not-computable', 'does-not-apply'] as const;

/**
 * Sort order of paths: open before dated, an earlier date before a later one; otherwise the order of the law's file.
 */
export function mostOpenFirst(one: DatedRemedy, other: DatedRemedy): number {
  const rank = OPENNESS.indexOf(one.when.kind) - OPENNESS.indexOf(other.when.kind);
  if (rank !== 0 || one.when.kind !== 'opens-on' || other.when.kind !== 'opens-on') return rank;
  return one.when.date.localeCompare(other.when.date);
}

/** Whether the path is an unconfirmed law that may apply to the case. */
export function awaitsConfirmation({ remedy, when }: DatedRemedy): boolean {
  return isUnconfirmedLaw(remedy) && when.kind !== 'does-not-apply';
}

/** Whether the path may apply to the case, but its last check is too old to give a date. */
export function awaitsCheck({ when }: Pick<DatedRemedy, 'when'>): boolean {
  return when.kind === 'not-computable' && when.why === 'check-too-old';
}
