import { type FindingKind, listAnswer, messageKey } from '#domain/check/list-answer.ts';
import { isConfirmed, isUnconfirmedLaw, sealsRecord } from '#domain/law/evidence.ts';
import { isCheckTooOld } from '#domain/law/remedy-terms.ts';
import type { AppealTime } from '#domain/law/sealing-law.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { FACTS_BY_USE, lastDayToAppeal, missingFacts, remedyDate } from './date-rules.ts';
import {
  awaitsCheck,
  awaitsConfirmation,
  type DatedRemedy,
  type Finding,
  type FindingSources,
  isDealOverDebt,
  isLimitOnCourt,
  mostOpenFirst,
  type WhatIf,
} from './finding.ts';
import { judgmentAge } from './judgment-age.ts';
import {
  dateConflict,
  filedWithin,
  mayOweJudgment,
  type Mismatch,
  openPoints,
  type PlanCase,
} from './remedy-fit.ts';
import {
  actsOn,
  awaitingAnswer,
  ifAnswered,
  ifLearned,
  ifPaidToday,
  isRare,
  isToCome,
  opensBy,
  opensMore,
} from './what-if.ts';

/**
 * Computes the finding for a case. Where two apply, the more careful one wins: a free remedy before one that costs money,
 * and a missing fact before a refusal that may be wrong.
 *
 * @param facts with the dates that are known; the more there are, the more exact the finding
 */
export function finding(law: FindingSources, facts: PlanCase, today: PlainDate): Finding {
  const found = findingAlone(law, facts, today);
  const isUndecided = found.kind === 'needs-a-fact' || found.kind === 'limited';
  // What was wiped out or has expired is not owed any more.
  const isOwed = mayOweJudgment(facts) && facts.debt === undefined;
  return {
    ...found,
    whatIf: [
      ...found.whatIf,
      ...(isUndecided ? ifAnswered(found, law, facts, today, findingAlone) : []),
      ...ifLearned(found, law, facts, today),
      ...(found.basis !== null && isOwed ? paying(found, law, facts, today) : []),
    ],
  };
}

/** Paying today, if that opens what nothing else does as early. */
function paying(found: Finding, law: FindingSources, facts: PlanCase, today: PlainDate): readonly WhatIf[] {
  const ifPaid = ifPaidToday(law, facts, today, findingAlone);
  return opensMore(ifPaid, found) ? [ifPaid] : [];
}

/**
 * The finding without what takes another finding for each answer, for one of many cases. Its what-ifs are the acts that
 * are open, and for a refusal what paying or waiting opens.
 */
export function findingAlone(law: FindingSources, facts: PlanCase, today: PlainDate): Finding {
  const rule = { eligible: law.eligible };
  const listed = messageKey(listAnswer(rule, facts), rule);
  const confirmed = law.remedies
    .filter(isConfirmed)
    .map((remedy) => ({ remedy, when: remedyDate(remedy, facts, today) }));
  const isNarrow = law.verification === 'unverified';
  const common = {
    listAnswer: listed,
    decidedBy: [],
    whatIf: [],
    isNarrow,
    narrowRule: law.narrowRule ?? null,
    isForOthers: false,
    lastCheck: null,
    unreadAct: law.unreadAct ? { ...law.unreadAct, isInForce: law.unreadAct.inForceFrom <= today } : null,
    debt: null,
    local: null,
    mayBeAppealed: false,
    bills: law.bills ?? [],
    asOf: law.asOf,
  };
  const without = (kind: FindingKind): Finding => ({ ...common, kind, basis: null, closedBy: null });

  if (confirmed.length === 0)
    return without(common.unreadAct !== null || isLawUnconfirmed(law) ? 'not-confirmed' : 'no-law');
  const unchecked = ({ remedy }: DatedRemedy): Finding => ({
    ...without('not-confirmed'),
    lastCheck: remedy.checked.on as PlainDate,
  });

  const remedies = confirmed.filter(({ when }) => when.kind !== 'does-not-apply');
  const sealing = remedies.filter(({ remedy }) => sealsRecord(remedy));
  // What nobody confirmed is worth a question where the renter's answer decides about it.
  const unread = awaitingAnswer(law, facts).map(({ remedy }) => remedy.id);
  const byCourt = sealing.filter(({ remedy }) => remedy.how === 'automatic');
  const age = judgmentAge(law.judgmentLife, facts, today);
  const byRequest = sealing.filter(
    (dated) => dated.remedy.how !== 'automatic' && !(age !== null && isDealOverDebt(dated)),
  );
  const onWebsite = remedies.filter(({ remedy }) => remedy.effect === 'limited-online-access');
  const local = sealing
    .filter(
      ({ remedy, when }) =>
        remedy.localTo !== null &&
        !(when.kind === 'needs-a-fact' && openPoints(remedy, facts).includes('court')) &&
        !isRare(remedy, facts),
    )
    .sort(mostOpenFirst)[0];
  const resting = (kind: FindingKind, dated: DatedRemedy): Finding => {
    if (awaitsCheck(dated)) return unchecked(dated);
    const isRefused = listed === 'not-eligible' || listed === 'no-law';
    const isRemedy = kind === 'court-acts' || kind === 'remedy-open';
    const decidedBy = missingFacts(dated.remedy, facts, today);
    return {
      ...common,
      kind: isRefused && isRemedy ? 'open-despite-list' : kind,
      basis: dated,
      decidedBy,
      closedBy: null,
      mayBeAppealed: hasLandlordLost(facts) && isWithinAppeal(law, facts, today),
      whatIf: actsOn(ownFirst(dated, kind === 'limited' ? onWebsite : byRequest)),
      local: local === undefined || local.remedy.id === dated.remedy.id ? null : local,
    };
  };

  const [courtActs] = byCourt.filter(isOpenOrDated).sort(mostOpenFirst);
  // One answer decides if the court has acted already: clarify that before naming a later day.
  const mayBeDone = byCourt.find((dated) => asksFirst(dated, facts));
  if (mayBeDone !== undefined && courtActs?.when.kind === 'opens-on')
    return resting('needs-a-fact', mayBeDone);
  if (courtActs !== undefined) return resting('court-acts', courtActs);
  // The court may seal the record for free, if the law covers the case at all: clarify that before naming a paid
  // request.
  const mayBeFree =
    mayBeDone ??
    byCourt.find(
      ({ remedy, when }) =>
        remedy.localTo === null &&
        !isRare(remedy, facts) &&
        (when.kind === 'not-computable' ||
          (when.kind === 'needs-a-fact' && (when.fact === 'end' || when.fact === 'settlement'))),
    );
  if (mayBeFree !== undefined) return resting('needs-a-fact', mayBeFree);
  const [request] = byRequest.filter(isOpenOrDated).sort(mostOpenFirst);
  // The same for what the renter asks for: a later day is not the earliest one while an answer may open an earlier.
  const mayBeAsked = byRequest.find((dated) => asksFirst(dated, facts));
  if (mayBeAsked !== undefined && request?.when.kind === 'opens-on')
    return resting('needs-a-fact', mayBeAsked);
  if (request !== undefined) return resting('remedy-open', request);
  // What holds for few homes is told beside the answer for all others.
  const unsure = [...byCourt, ...byRequest]
    .filter(({ when }) => !(when.kind === 'needs-a-fact' && when.fact === 'foreclosure'))
    .sort((one, other) => rankOfFact(one, facts) - rankOfFact(other, facts))[0];
  if (unsure !== undefined) return resting('needs-a-fact', unsure);
  const old = confirmed.find(({ remedy }) => isCheckTooOld(remedy, today));
  const whatIf = old === undefined ? whileUnpaid(law, confirmed, facts, today) : [];
  const refused: Finding = {
    ...without('no-remedy'),
    whatIf,
    closedBy: closedBy(confirmed, whatIf.length > 0),
    local: local ?? null,
  };
  // What paying or time opens is more useful to know than a limit on use, which the plan shows all the same.
  if (refused.closedBy === 'unpaid')
    return { ...refused, debt: age === null ? null : { age, life: law.judgmentLife } };
  if (refused.closedBy === 'debt-ended' && old === undefined) return refused;
  // A limit on use that is not yet in force helps nobody.
  const [limited] = remedies
    .filter(
      ({ remedy, when }) => !sealsRecord(remedy) && (isLimitOnCourt(remedy) || when.kind !== 'opens-on'),
    )
    .sort(mostOpenFirst);
  if (limited !== undefined) return resting('limited', limited);
  // A refusal must not be based on an outdated check either.
  if (old !== undefined) return unchecked(old);
  if (common.unreadAct !== null) return without('not-confirmed');
  const mayBeTaken = law.remedies.some(
    (remedy) =>
      awaitsConfirmation({ remedy, when: remedyDate(remedy, facts, today) }) && !unread.includes(remedy.id),
  );
  return mayBeTaken ? { ...refused, kind: 'not-confirmed', isForOthers: true } : refused;
}

/** Whether a state without a confirmed law may still have one. */
function isLawUnconfirmed({ eligible, verification, remedies }: FindingSources): boolean {
  const mayHaveChanged = !eligible && verification === 'unverified';
  return mayHaveChanged || remedies.some(isUnconfirmedLaw);
}

/** No state that we read gives either side longer to appeal an eviction. */
const LONGEST_APPEAL: Pick<AppealTime, 'amount' | 'unit'> = { amount: 45, unit: 'days' };

function hasLandlordLost({ outcome }: PlanCase): boolean {
  return outcome === 'dismissed' || outcome === 'won';
}

/**
 * Whether the time to appeal that began when the case ended still runs: the state's own where it was read, else the
 * longest that we know of. Counted from the earliest day on which the case can have ended.
 */
function isWithinAppeal({ remedies }: FindingSources, facts: PlanCase, today: PlainDate): boolean {
  const ofState = remedies.flatMap(({ waitingPeriod }) => waitingPeriod?.appeal ?? []);
  const ended = dateConflict(facts, 'ended', today) === null ? facts.dates.ended : undefined;
  const first = ended?.first ?? filedWithin(facts).first;
  return lastDayToAppeal(ofState[0] ?? LONGEST_APPEAL, first, facts) >= today;
}

/** Whether an answer may show that a remedy is open today: clarify that before naming a later day. */
function asksFirst(dated: DatedRemedy, facts: PlanCase): boolean {
  return opensBy(dated) !== null && !isRare(dated.remedy, facts);
}

/** Whether a remedy applies to the case now or later, and no fact is missing except perhaps a date. */
function isOpenOrDated({ remedy, when }: DatedRemedy): boolean {
  // A local rule binds one court, and its county may have others.
  if (remedy.localTo !== null) return false;
  switch (when.kind) {
    case 'open-now':
    case 'opens-on':
      return true;
    case 'not-computable':
      return when.why === 'agreement' || when.why === 'judge';
    case 'needs-a-fact': {
      if (when.likely === true) return true;
      const isDayAlone = when.fact === 'ended' || when.fact === 'paid';
      // The court acts whether or not the renter knows the date; a renter who has to ask must know it first.
      return isDayAlone && (remedy.how === 'automatic' || isToCome(when));
    }
    case 'does-not-apply':
      return false;
  }
}

/** What matters in few cases comes last. */
function rankOfFact({ remedy, when }: DatedRemedy, facts: PlanCase): number {
  if (when.kind !== 'needs-a-fact') return FACTS_BY_USE.length;
  // What is open but for an answer comes before what may not cover the case.
  if (when.confirms === true) return -1;
  const rank = FACTS_BY_USE.indexOf(when.fact);
  return isRare(remedy, facts) ? Math.max(rank, FACTS_BY_USE.indexOf('settlement-covered')) : rank;
}

/** The remedies, with the one that the finding rests on before the others. */
function ownFirst(own: DatedRemedy, remedies: readonly DatedRemedy[]): readonly DatedRemedy[] {
  return [own, ...remedies.filter(({ remedy }) => remedy.id !== own.remedy.id)];
}

/** What opens a remedy that is closed only while the judgment is unpaid: paying it today, or waiting until it expires. */
function whileUnpaid(
  law: FindingSources,
  confirmed: readonly DatedRemedy[],
  facts: PlanCase,
  today: PlainDate,
): readonly WhatIf[] {
  if (!confirmed.some(({ when }) => when.kind === 'does-not-apply' && when.why === 'unpaid')) return [];
  const ifPaid = ifPaidToday(law, facts, today, findingAlone);
  const first = confirmed
    .flatMap(({ when }) => (when.kind === 'does-not-apply' ? (when.expires ?? []) : []))
    .sort()[0];
  const isOpened = ifPaid.way !== null && sealsRecord(ifPaid.way.remedy);
  return [
    ...(isOpened ? [ifPaid] : []),
    ...(first === undefined ? [] : [{ kind: 'expiry' as const, first }]),
  ];
}

/**
 * The reason why no remedy applies, see {@link Finding.closedBy}. `outcome` counts only if every remedy gives it: the
 * remedies for this outcome tell the renter more. A rule for foreclosures alone tells the others nothing.
 *
 * @param mayOpen whether paying, or the expiry of the judgment, opens one
 */
function closedBy(remedies: readonly DatedRemedy[], mayOpen: boolean): Mismatch | null {
  const reasons = new Set(
    remedies.flatMap(({ remedy: { appliesTo }, when }) => {
      const isForFew = appliesTo.reasons?.every((ground) => ground === 'foreclosure') === true;
      return when.kind === 'does-not-apply' && !(isForFew && when.why === 'grounds') ? [when.why] : [];
    }),
  );
  if (reasons.has('unpaid') && mayOpen) return 'unpaid';
  if (reasons.has('debt-ended')) return 'debt-ended';
  if (reasons.size > 1) reasons.delete('outcome');
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined && only !== 'unpaid' ? only : null;
}
