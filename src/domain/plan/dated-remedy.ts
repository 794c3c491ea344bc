import { isUnconfirmedLaw } from '../law/evidence.ts';
import type { ShownRemedy } from '../law/remedy.ts';
import type { When } from './remedy-date.ts';

/** A path of the law, and when it opens; its citation is the remedy's. */
export interface DatedRemedy {
  readonly remedy: ShownRemedy;
  readonly when: When;
}

const OPENNESS = ['open-now', 'opens-on', 'needs-a-fact', 'not-computable', 'does-not-apply'] as const;

/** Sorts paths: open before dated, an earlier day before a later one; the order of the law's file otherwise. */
export function mostOpenFirst(one: DatedRemedy, other: DatedRemedy): number {
  const rank = OPENNESS.indexOf(one.when.kind) - OPENNESS.indexOf(other.when.kind);
  if (rank !== 0 || one.when.kind !== 'opens-on' || other.when.kind !== 'opens-on') return rank;
  return one.when.date.localeCompare(other.when.date);
}

/** Whether a law that was not confirmed may take the case. */
export function awaitsConfirmation({ remedy, when }: DatedRemedy): boolean {
  return isUnconfirmedLaw(remedy) && when.kind !== 'does-not-apply';
}

/** Whether a path that may take the case was not checked for so long that no date is given. */
export function awaitsCheck({ when }: Pick<DatedRemedy, 'when'>): boolean {
  return when.kind === 'not-computable' && when.why === 'check-too-old';
}
