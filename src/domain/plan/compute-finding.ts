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
  const weighed = weigh(law, facts, today);
  if (weighed.confirmed.length === 0)
    return without(weighed, weighed.unreadAct !== null || isLawUnconfirmed(law) ? 'not-confirmed' : 'no-law');
  for (const { kind, basis } of BASES) {
    const dated = basis(weighed);
    if (dated !== undefined) return restingOn(weighed, kind, dated);
  }
  return refusal(weighed);
}

/** What a finding is weighed from: a case, and the confirmed remedies of its state by who acts. */
interface Weighed {
  readonly law: FindingSources;
  readonly facts: PlanCase;
  readonly today: PlainDate;
  readonly listed: Finding['listAnswer'];
  readonly unreadAct: Finding['unreadAct'];
  readonly confirmed: readonly DatedRemedy[];
  /** The confirmed ones that may apply. */
  readonly remedies: readonly DatedRemedy[];
  /** Those that seal or remove the record: without the renter, and at the renter's request. */
  readonly byCourt: readonly DatedRemedy[];
  readonly byRequest: readonly DatedRemedy[];
  /** The court's own rule for the case. */
  readonly local: DatedRemedy | null;
  readonly age: ReturnType<typeof judgmentAge>;
}

function weigh(law: FindingSources, facts: PlanCase, today: PlainDate): Weighed {
  const rule = { eligible: law.eligible };
  const confirmed = law.remedies
    .filter(isConfirmed)
    .map((remedy) => ({ remedy, when: remedyDate(remedy, facts, today) }));
  const remedies = confirmed.filter(({ when }) => when.kind !== 'does-not-apply');
  const sealing = remedies.filter(({ remedy }) => sealsRecord(remedy));
  const age = judgmentAge(law.judgmentLife, facts, today);
  const local = sealing
    .filter(
      ({ remedy, when }) =>
        remedy.localTo !== null &&
        !(when.kind === 'needs-a-fact' && openPoints(remedy, facts).includes('court')) &&
        !isRare(remedy, facts),
    )
    .sort(mostOpenFirst)[0];
  return {
    law,
    facts,
    today,
    listed: messageKey(listAnswer(rule, facts), rule),
    unreadAct: law.unreadAct ? { ...law.unreadAct, isInForce: law.unreadAct.inForceFrom <= today } : null,
    confirmed,
    remedies,
    byCourt: sealing.filter(({ remedy }) => remedy.how === 'automatic'),
    byRequest: sealing.filter(
      (dated) => dated.remedy.how !== 'automatic' && !(age !== null && isDealOverDebt(dated)),
    ),
    local: local ?? null,
    age,
  };
}

interface Basis {
  readonly kind: FindingKind;
  /** The remedy that the finding rests on, if there is one. */
  readonly basis: (weighed: Weighed) => DatedRemedy | undefined;
}

/** What a finding may rest on; the first that there is decides. */
const BASES: readonly Basis[] = [
  // One answer decides if the court has acted already: clarify that before naming a later day.
  {
    kind: 'needs-a-fact',
    basis: (weighed) => (opensLater(courtActs(weighed)) ? mayBeDone(weighed) : undefined),
  },
  { kind: 'court-acts', basis: courtActs },
  // The court may seal the record for free, if the law covers the case at all: clarify that before naming a paid
  // request.
  {
    kind: 'needs-a-fact',
    basis: (weighed) => mayBeDone(weighed) ?? weighed.byCourt.find((dated) => mayCover(dated, weighed.facts)),
  },
  // A later day is not the earliest one while an answer may open an earlier.
  {
    kind: 'needs-a-fact',
    basis: ({ byRequest, facts }) =>
      opensLater(firstOpen(byRequest)) ? byRequest.find((dated) => asksFirst(dated, facts)) : undefined,
  },
  { kind: 'remedy-open', basis: ({ byRequest }) => firstOpen(byRequest) },
  // What holds for few homes is told beside the answer for all others.
  {
    kind: 'needs-a-fact',
    basis: ({ byCourt, byRequest, facts }) =>
      [...byCourt, ...byRequest]
        .filter(({ when }) => !(when.kind === 'needs-a-fact' && when.fact === 'foreclosure'))
        .sort((one, other) => rankOfFact(one, facts) - rankOfFact(other, facts))[0],
  },
];

function firstOpen(remedies: readonly DatedRemedy[]): DatedRemedy | undefined {
  return remedies.filter(isOpenOrDated).sort(mostOpenFirst)[0];
}

function courtActs({ byCourt }: Weighed): DatedRemedy | undefined {
  return firstOpen(byCourt);
}

/** What the court may have done already. */
function mayBeDone({ byCourt, facts }: Weighed): DatedRemedy | undefined {
  return byCourt.find((dated) => asksFirst(dated, facts));
}

function opensLater(dated: DatedRemedy | undefined): boolean {
  return dated?.when.kind === 'opens-on';
}

/** Whether what the court does in all of the state may cover the case. */
function mayCover({ remedy, when }: DatedRemedy, facts: PlanCase): boolean {
  if (remedy.localTo !== null || isRare(remedy, facts)) return false;
  return (
    when.kind === 'not-computable' ||
    (when.kind === 'needs-a-fact' && (when.fact === 'end' || when.fact === 'settlement'))
  );
}

/** A finding that rests on no remedy. */
function without({ law, listed, unreadAct }: Weighed, kind: FindingKind): Finding {
  return {
    kind,
    listAnswer: listed,
    basis: null,
    closedBy: null,
    decidedBy: [],
    whatIf: [],
    isNarrow: law.verification === 'unverified',
    narrowRule: law.narrowRule ?? null,
    isForOthers: false,
    lastCheck: null,
    unreadAct,
    debt: null,
    local: null,
    mayBeAppealed: false,
    bills: law.bills ?? [],
    asOf: law.asOf,
  };
}

function unchecked(weighed: Weighed, { remedy }: DatedRemedy): Finding {
  return { ...without(weighed, 'not-confirmed'), lastCheck: remedy.checked.on as PlainDate };
}

function restingOn(weighed: Weighed, kind: FindingKind, dated: DatedRemedy): Finding {
  if (awaitsCheck(dated)) return unchecked(weighed, dated);
  const { law, facts, today, listed, local, remedies, byRequest } = weighed;
  const isRefused = listed === 'not-eligible' || listed === 'no-law';
  const isRemedy = kind === 'court-acts' || kind === 'remedy-open';
  const onWebsite = remedies.filter(({ remedy }) => remedy.effect === 'limited-online-access');
  return {
    ...without(weighed, isRefused && isRemedy ? 'open-despite-list' : kind),
    basis: dated,
    decidedBy: missingFacts(dated.remedy, facts, today),
    mayBeAppealed: hasLandlordLost(facts) && isWithinAppeal(law, facts, today),
    whatIf: actsOn(ownFirst(dated, kind === 'limited' ? onWebsite : byRequest)),
    local: local === null || local.remedy.id === dated.remedy.id ? null : local,
  };
}

/** The finding where no remedy seals the record, now or on a day. */
function refusal(weighed: Weighed): Finding {
  const { law, facts, today, confirmed, remedies, local, age } = weighed;
  const old = confirmed.find(({ remedy }) => isCheckTooOld(remedy, today));
  const whatIf = old === undefined ? whileUnpaid(law, confirmed, facts, today) : [];
  const refused: Finding = {
    ...without(weighed, 'no-remedy'),
    whatIf,
    closedBy: closedBy(confirmed, whatIf.length > 0),
    local,
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
  if (limited !== undefined) return restingOn(weighed, 'limited', limited);
  // A refusal must not be based on an outdated check either.
  if (old !== undefined) return unchecked(weighed, old);
  if (weighed.unreadAct !== null) return without(weighed, 'not-confirmed');
  // What nobody confirmed is worth a question where the renter's answer decides about it.
  const unread = awaitingAnswer(law, facts).map(({ remedy }) => remedy.id);
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
