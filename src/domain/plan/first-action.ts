import { sealsRecord } from '#domain/law/evidence.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { type Finding, ifs, isFree, isOwnCourtFirst, mayBeFiled } from './finding.ts';
import { isToCome } from './what-if.ts';
import type { PlanCase } from './remedy-fit.ts';
import { isCertainlyOver, reportingLimit } from './reporting-limit.ts';
import type { SealingLawFile } from './state-file.ts';

/**
 * The first thing that a renter can do about a finding:
 *
 * - `paper`: fill in what is filed for a remedy;
 * - `letter`: write to the screening company;
 * - `calendar`: put the day that the answer names into a calendar;
 * - `call`: call the clerk or legal aid, because asking comes before everything else.
 */
export type FirstAction =
  | { readonly kind: 'paper'; readonly remedy: ShownRemedy }
  | { readonly kind: 'calendar'; readonly date: PlainDate }
  | { readonly kind: 'letter' | 'call' };

/**
 * The first action of a finding. A paper is offered on the finding's own remedy; or on another one, where the renter's
 * own court has a rule before the state's, where the court acts later by itself and the renter may ask today, or where the missing fact decides who has to act.
 */
export function firstAction(
  found: Finding,
  law: Pick<SealingLawFile, 'papers'>,
  facts: PlanCase,
  today: PlainDate,
): FirstAction {
  const { kind, basis, unreadAct, closedBy, local } = found;
  // What nobody has read is asked about first; so is a debt before anybody pays it.
  if (unreadAct !== null || closedBy === 'unpaid' || closedBy === 'debt-ended') return { kind: 'call' };
  if (local !== null && isOwnCourtFirst(found) && law.papers.includes(local.remedy.id))
    return { kind: 'paper', remedy: local.remedy };
  const papers = ifs(found, 'act').filter(
    ({ way }) => law.papers.includes(way.remedy.id) && mayBeFiled(way.when),
  );
  const isUndecided = kind === 'needs-a-fact' && isFree(found);
  const paper = papers.find(
    ({ way, by, first }) =>
      way.remedy.id === basis?.remedy.id ||
      isUndecided ||
      (by === 'ask' && first === 'now' && basis !== null && isToCome(basis.when, today)),
  );
  if (paper !== undefined) return { kind: 'paper', remedy: paper.way.remedy };
  // Until that day there is nothing to do, unless a report still has what it may not have any more.
  if (basis?.when.kind === 'opens-on' && basis.when.date > today) {
    if (isCertainlyOver(reportingLimit(facts, today))) return { kind: 'letter' };
    return { kind: 'calendar', date: basis.when.date };
  }
  // The court may have done it already, and only the clerk knows.
  return { kind: basis !== null && isFree(found) && sealsRecord(basis.remedy) ? 'call' : 'letter' };
}
