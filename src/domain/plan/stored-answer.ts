import { HELPS_NOT, storedAnswers, type StoredSubmission } from '#domain/check/record.ts';
import { utcDate } from '#domain/shared/plain-date.ts';

import { findingAlone } from './compute-finding.ts';
import { type CheckSources, openingDay } from './finding.ts';
import { planCase, storedFacts } from './plan-case.ts';

/**
 * The stored answer of a check under the law as it is; empty where it is the same, or the case cannot be judged. What was
 * told stays. A day that has come is no other answer: the stored day says it.
 *
 * @param law of the check's state
 */
export function answerNow(
  record: StoredSubmission,
  law: CheckSources,
  now: Date,
): Readonly<Record<string, unknown>> {
  const [check, today] = [storedAnswers(record), utcDate(now)];
  if (check === undefined) return {};
  const found = findingAlone(law, planCase(check, storedFacts(record.facts), law), today);
  const [before, day] = [{ finding: record.finding, opens_on: record.opens_on }, openingDay(found)];
  const hasCome = day === null && before.opens_on !== null && before.opens_on <= today;
  if (found.kind === before.finding && (day === before.opens_on || hasCome)) return {};
  return {
    finding: found.kind,
    opens_on: day,
    told: record.told ?? before,
    ...((HELPS_NOT.has(before.finding) || before.opens_on !== null) && {
      answer_changed_at: now.toISOString(),
    }),
  };
}
