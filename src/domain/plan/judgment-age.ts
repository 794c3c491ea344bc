import type { JudgmentLife } from '#domain/law/sealing-law.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { addYears } from '#domain/shared/known-date.ts';
import { dateConflict, mayOweJudgment, type PlanCase } from './remedy-fit.ts';

/**
 * What to say before somebody pays an old judgment:
 *
 * - `may-have-expired`: it is older than judgments live there without being renewed
 * - `ask`: how long it lives is not certain enough to say that, or so long that it may still be alive
 */
export type JudgmentAge = 'may-have-expired' | 'ask';

/** Judgments that live this long are never called expired: a payment or a written promise can keep them alive. */
const LONG_LIFE_YEARS = 20;

/**
 * Whether a judgment that may be unpaid may be too old to be collected. It is as old as the case where the day of the
 * judgment is unknown. Paying or promising can bring an old debt back, so nobody may be told to pay first.
 *
 * @returns `null` where no judgment may be unpaid, or where it is younger than judgments live there
 */
export function judgmentAge(
  { years, confidence }: JudgmentLife,
  facts: PlanCase,
  today: PlainDate,
): JudgmentAge | null {
  if (!mayOweJudgment(facts) || facts.debt !== undefined) return null;
  if (years === null || confidence === 'low') return 'ask';
  const { ended } = facts.dates;
  const isKnown = ended !== undefined && dateConflict(facts, 'ended', today) === null;
  if (addYears(isKnown ? ended.first : facts.filingDate, years) > today) return null;
  return years < LONG_LIFE_YEARS ? 'may-have-expired' : 'ask';
}
