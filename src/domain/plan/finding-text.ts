import { type EvidenceWords, knownAct, monthAndYear } from '#domain/law/evidence.ts';
import { isUsuallyClosed } from '#domain/law/court-days.ts';
import type { Remedy, WaitingPeriod } from '#domain/law/sealing-law.ts';
import { capitalised, format, type Template } from '#domain/shared/format.ts';
import { and, or } from '#domain/shared/lists.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { MissingFact } from './date-rules.ts';
import { type Act, type Answer, type Branch, type Finding, ifs, isOwnCourtFirst } from './finding.ts';
import {
  type AdviceKey,
  type BodyKey,
  type CanKey,
  countsFromPayment,
  type FindingTone,
  isEitherWay,
  keysOf,
  leadOf,
  leadsOf,
  type ListKey,
  listKey,
  type Opening,
  openingOf,
  otherActs,
  rankOf,
  toneOf,
  wayOf,
  type WhenKey,
} from './finding-keys.ts';
import { WAITING_PERIOD_EVENTS } from './remedy-fit.ts';

/** Why the law does not cover a case. */
type CaseKey = 'outcome' | 'filed' | 'grounds' | 'other';

/**
 * The words of all findings. `{state}`, `{month}`, `{date}`, `{first}`, `{fact}`, `{case}`, `{act}`, `{rule}`,
 * `{statute}`, `{years}` and `{sure}` are placeholders.
 */
export interface FindingWords {
  /** BCP 47 locale for formatting dates: `'en-US'`. */
  readonly locale: string;
  /** Why the list of waiting periods answers otherwise, or what the law adds; empty where there is nothing to say. */
  readonly list: Readonly<Record<ListKey, string>>;
  readonly body: Readonly<Record<BodyKey, string>>;
  readonly advice: Readonly<Record<AdviceKey, string>>;
  readonly can: Readonly<Record<CanKey, string>>;
  readonly when: Readonly<Record<WhenKey, string>>;
  readonly facts: Readonly<Record<MissingFact, string>>;
  readonly cases: Readonly<Record<CaseKey, string>>;
  /** How an act is known that no editor has read. */
  readonly acts: EvidenceWords['acts'];
  /** How sure the editors are of a statute that they have not read. */
  readonly sure: Readonly<Record<Remedy['confidence'], string>>;
  /** How many facts decide: one, two, three, or more. */
  readonly things: readonly [one: string, two: string, three: string, more: string];
  /** What an answer leads to, by the answer's heading; fits after a colon. */
  readonly leads: Readonly<Record<CanKey, string>>;
  /** What the answers lead to. */
  readonly branches: Readonly<
    Record<
      'yes' | 'no' | 'dismissed' | 'judgment' | 'fits' | 'best' | 'not' | 'oneOf' | 'always',
      Template<'lead'>
    >
  >;
  /** Added to what an answer leads to. */
  readonly onDay: Template<'lead' | 'day'>;
  /** When an answer’s way opens. */
  readonly days: Readonly<Record<'now' | 'agreement' | 'judge', string>> &
    Readonly<Record<'on' | 'about' | 'by', Template<'day'>>>;
  /** What somebody can ask who knows a fact that the renter cannot look up. */
  readonly knownBy: Template<'fact'>;
  /** Appended where the rule that the answer rests on is for few cases. */
  readonly forFew: string;
  /** Appended to a day that is to come where the renter can act today. */
  readonly sooner: Template<'ways'>;
  /** Who can act today: the whole answer, and beside another. */
  readonly byWays: Template<'ways'>;
  readonly orWays: Template<'can' | 'ways'>;
  readonly laterWays: Template<'can' | 'ways'>;
  readonly ways: Readonly<Record<Act, string>>;
  /** When the law helps with an unpaid judgment. */
  readonly unpaid: Readonly<Record<'now', string>> &
    Readonly<Record<'later' | 'counts' | 'fact' | 'expiry', Template<'date' | 'wait' | 'fact'>>>;
  readonly units: Readonly<Record<WaitingPeriod['unit'], Template<'amount'>>>;
  /** Appended where another remedy may be open. */
  readonly mayOpen: Template<'also'>;
  /** The rule of a single court or city. */
  readonly local: Readonly<Record<'now' | 'on' | 'fact', Template<'rule'>>> & {
    /** Follows on the rule of the renter's own court, where that comes before the state's. */
    readonly elsewhere: string;
  };
  /** Appended after a date on which courts are usually closed. */
  readonly closedDay: string;
}

/** How the list's answer relates to the law: the same, yes where the law helps on terms of its own, or another. */
export type Agreement = 'same' | 'same-way' | 'opposite';

/** A finding as a result shows it. */
export interface FindingText {
  readonly tone: FindingTone;
  /** Answers "Can it be sealed?" in a few words, for a heading. */
  readonly can: string;
  /** What the law says, and what not to pay for: two to four short sentences. */
  readonly sentence: string;
  readonly when: string;
  /** Whether `when` says no more than that a fact decides, as `sentence` does. */
  readonly waitsForFact: boolean;
  /** Why the list of waiting periods answers otherwise, or what the law adds; empty where there is nothing to say. */
  readonly list: string;
  readonly agreement: Agreement;
}

export function findingText(finding: Finding, state: string, words: FindingWords): FindingText {
  const keys = keysOf(finding);
  const key = listKey(finding);
  const date = dayOf(finding);
  const days = openings(ifs(finding, 'answer'), words);
  const values = {
    state,
    month: monthAndYear(finding.asOf, words.locale),
    date: date === null ? '' : longDate(date, words.locale),
    fact: factsOf(finding, words),
    things:
      words.things[Math.min(decidingPhrases(finding, words).length, words.things.length) - 1] ??
      words.things[0],
    branches: branchesText(finding, words),
    lead: words.leads[keys.can],
    case: words.cases[caseOf(finding)],
    first: firstDayOf(finding, words.locale),
    act: finding.unreadAct?.citation ?? '',
    known: finding.unreadAct === null ? '' : knownAct(finding.unreadAct, words.acts),
    citation: finding.basis?.remedy.citation ?? '',
    bills: finding.bills.join(', '),
    rule: finding.basis?.remedy.title ?? finding.narrowRule ?? '',
    days: or(days, words.locale),
    day: days[0] ?? '',
    wait: waitText(finding, words),
    paidOn: paidDay(finding, words.locale),
    unpaid: unpaidText(finding, words),
    ways: waysText(finding, words),
    statute: finding.debt?.life.statute ?? '',
    years: finding.debt?.life.years ?? '',
    sure: words.sure[finding.debt?.life.confidence ?? 'low'],
  };
  const isExact = keys.when !== 'latest' && keys.when !== 'between' && !keys.when.startsWith('yearly');
  const namesDay = words.when[keys.when].includes('{date}') && isExact;
  const closedDay = namesDay && date !== null && isUsuallyClosed(date) ? [words.closedDay] : [];
  const sooner = soonerText(finding, words);
  const more = [...alsoText(finding, words), ...(isForFew(finding) ? [words.forFew] : [])];
  return {
    tone: toneOf(keys),
    can: canText(
      finding,
      format(words.can[keys.can], { ...values, ways: or(waysSooner(finding, words), words.locale) }),
      keys.can,
      words,
    ),
    sentence: [
      format(words.body[keys.body], values),
      ...more,
      format(words.advice[keys.advice], values),
    ].join(' '),
    when: [
      ...localText(finding, words),
      isOwnCourtFirst(finding)
        ? words.local.elsewhere
        : capitalised(format([words.when[keys.when], ...closedDay].join(' '), values)),
      ...sooner,
    ].join(' '),
    waitsForFact: keys.when === 'until-known' && finding.local === null && sooner.length === 0,
    list: format(words.list[key], values),
    agreement: key.startsWith('agrees') ? 'same' : key === 'same-way' ? 'same-way' : 'opposite',
  };
}

/** What decides, each in a phrase: `'the day the case ended'`, `'whether there was a trial'`. */
function decidingPhrases({ decidedBy, basis, whatIf }: Finding, words: FindingWords): readonly string[] {
  // A remedy with nothing to count says itself what it depends on.
  const own = basis?.when.kind === 'does-not-apply' ? undefined : basis?.remedy.appliesTo.dependsOn;
  const ifPaid = ifs({ whatIf }, 'pay').flatMap(({ finding }) => decidingPhrases(finding, words));
  return [
    ...decidedBy.map((fact) => words.facts[fact]),
    ...(own === undefined ? [] : [format(words.knownBy, { fact: own })]),
    ...(basis === null ? ifPaid : []),
  ];
}

/** The same in one phrase: `'the day the case ended and whether there was a trial'`. */
function factsOf(finding: Finding, words: FindingWords): string {
  const phrases = decidingPhrases(finding, words);
  if (phrases.length > 0) return and(phrases, words.locale);
  // A future date depends on the event that starts the waiting period.
  const waitingPeriod = finding.basis?.remedy.waitingPeriod;
  return waitingPeriod == null ? '' : words.facts[WAITING_PERIOD_EVENTS[waitingPeriod.from]];
}

/** Whether the finding rests on a rule that covers few cases. */
function isForFew({ basis }: Finding): boolean {
  return basis?.remedy.appliesTo.forFew === true;
}

/** The heading: every way that is open today stands in it. */
function canText(found: Finding, can: string, key: CanKey, words: FindingWords): string {
  if (otherActs(found).length === 0 || key === 'court' || key === 'court-later-or-sooner') return can;
  const ways = or(waysIn(found, words), words.locale);
  if (isStillToCome(found)) return format(words.laterWays, { can, ways });
  return BY_ACT[key] === undefined
    ? format(words.orWays, { can, ways })
    : format(words.byWays, { ways: waysText(found, words) });
}

/** Whether the finding's own remedy opens on a later day, known or not, or another with each answer. */
function isStillToCome(found: Finding): boolean {
  const when = found.basis?.when;
  const isLater = (when?.kind === 'opens-on' || when?.kind === 'needs-a-fact') && when.notBefore !== null;
  const answers = ifs(found, 'answer').map(openingOf);
  return isLater || (answers.length > 0 && answers.every((opening) => opening?.date != null));
}

/** Who acts on the finding's own remedy, by its heading. */
const BY_ACT: Readonly<Partial<Record<CanKey, Act>>> = { ask: 'ask', judge: 'judge', agree: 'agreement' };

/** Everybody who can act today, the finding's own way first. */
function waysText(found: Finding, words: FindingWords): string {
  const own = ifs(found, 'act').flatMap(({ way, by }) =>
    way.remedy.id === found.basis?.remedy.id ? [words.ways[by]] : [],
  );
  return or([...new Set([...own, ...waysIn(found, words)])], words.locale);
}

/** The other ways that are open today. */
function waysIn(found: Finding, { ways }: FindingWords): readonly string[] {
  return otherActs(found).map((act) => ways[act]);
}

/** The same, or how they can act where each answer has such a way. */
function waysSooner(found: Finding, words: FindingWords): readonly string[] {
  const own = waysIn(found, words);
  if (own.length > 0) return own;
  return [...new Set(ifs(found, 'answer').flatMap(({ finding }) => waysIn(finding, words)))];
}

/** What each answer leads to, in one or two sentences; empty where nothing was tried. */
function branchesText(finding: Finding, all: FindingWords): string {
  const { branches: words, leads: phrases, locale } = all;
  const tried = ifs(finding, 'answer');
  // That more has to be known says nothing, nor that a new law may help: the advice names it.
  const isTold = (lead: CanKey) => lead !== 'fact' && lead !== 'new-law';
  const leads = leadsOf(finding)
    .filter(isTold)
    .sort((one, other) => rankOf(one) - rankOf(other));
  const branches = tried.filter((branch) => isTold(leadOf(branch.finding)));
  const isPath = (lead: CanKey) => rankOf(lead) < rankOf('no-remedy');
  const dated = (lead: CanKey, some: readonly Branch[]) => {
    const isUncertain = some.some((branch) => openingOf(branch) === null);
    // Who has to say yes is in the lead already.
    const hasDay = !isUncertain && some.some((branch) => !needsYes(openingOf(branch)?.at));
    const day = or(openings(some, all), locale);
    return hasDay ? format(all.onDay, { lead: phrases[lead], day }) : phrases[lead];
  };
  const onDay = (lead: CanKey) =>
    dated(
      lead,
      branches.filter((branch) => phrases[leadOf(branch.finding)] === phrases[lead]),
    );
  const say = (template: Template<'lead'>, some: readonly CanKey[]) =>
    format(template, { lead: or([...new Set(some.map(onDay))], locale) });
  if (tried.length === 0) return '';
  // What needs more to be known may still be the best.
  if (branches.length < tried.length && !leads.some(isPath))
    return say(
      words.best,
      tried.flatMap((branch) => wayOf(branch.finding)),
    );
  const [best, ...rest] = leads;
  const isSame = new Set(tried.map((branch) => phrases[leadOf(branch.finding)])).size === 1;
  if (best !== undefined && isSame) return say(words.always, [best]);
  if (tried.length > 1 && tried.every(({ answer }) => answer !== null))
    return branches
      .toSorted((one, other) => rankOf(leadOf(one.finding)) - rankOf(leadOf(other.finding)))
      .map((branch) =>
        format(words[labelOf(branch.answer)], { lead: dated(leadOf(branch.finding), [branch]) }),
      )
      .join(' ');
  if (isEitherWay(finding) && rest.length > 0) return say(words.oneOf, leads);
  if (best === undefined) return '';
  const ifSo = say(decidingPhrases(finding, all).length > 1 ? words.best : words.fits, [best]);
  return rest.length === 0 ? ifSo : `${ifSo} ${say(words.not, rest)}`;
}

function labelOf(answer: Answer | null): 'yes' | 'no' | 'dismissed' | 'judgment' {
  return typeof answer === 'string' ? answer : answer === true ? 'yes' : 'no';
}

/** When the ways of some answers open, the earliest first. */
function openings(branches: readonly Branch[], { days, locale }: FindingWords): readonly string[] {
  const known = branches.flatMap((branch) => openingOf(branch) ?? []);
  const order = ({ at, date }: Opening) => (at === 'now' ? '' : (date ?? at));
  const inOrder = known.toSorted((one, other) => order(one).localeCompare(order(other)));
  return [
    ...new Set(
      inOrder.map(({ at, date }) => format(days[at], { day: date === null ? '' : longDate(date, locale) })),
    ),
  ];
}

function needsYes(at: Opening['at'] | undefined): boolean {
  return at === 'agreement' || at === 'judge';
}

function soonerText(found: Finding, words: FindingWords): string[] {
  const ways = waysIn(found, words);
  if (ways.length === 0 || !isStillToCome(found)) return [];
  return [format(words.sooner, { ways: or(ways, words.locale) })];
}

function alsoText(found: Finding, words: FindingWords): string[] {
  return ifs(found, 'learn').map(({ fact }) => format(words.mayOpen, { also: words.facts[fact] }));
}

/** When the law helps with an unpaid judgment: by paying it, and by waiting until it has expired; the earlier first. */
function unpaidText(found: Finding, words: FindingWords): string {
  const { unpaid, locale } = words;
  const paid = ifs(found, 'pay').map((pay) => {
    const key =
      pay.first === 'now' ? 'now' : pay.first === null ? 'fact' : countsFromPayment(pay) ? 'counts' : 'later';
    return { key, first: pay.first === 'now' || pay.first === null ? null : pay.first } as const;
  });
  const expired = ifs(found, 'expiry').map(({ first }) => ({ key: 'expiry', first }) as const);
  return [...paid, ...expired]
    .sort((one, other) => (one.first ?? '').localeCompare(other.first ?? ''))
    .map(({ key, first }) =>
      format(unpaid[key], {
        date: first === null ? '' : longDate(first, locale),
        wait: waitText(found, words),
        fact: factsOf(found, words),
      }),
    )
    .join(' ');
}

/** The first day of what paying today opens, if it is still to come. */
function paidDay(found: Finding, locale: string): string {
  const first = ifs(found, 'pay')[0]?.first ?? 'now';
  return first === 'now' ? '' : longDate(first, locale);
}

/** The wait that begins with the payment: `'7 years'`; empty where none does. */
function waitText(found: Finding, { units }: FindingWords): string {
  const period = ifs(found, 'pay')[0]?.way?.remedy.waitingPeriod;
  return period == null ? '' : format(units[period.unit], { amount: period.amount });
}

/** The rule of the court or city in the renter's county. */
function localText({ local }: Finding, { local: words, facts, locale }: FindingWords): string[] {
  if (local === null) return [];
  const { when, remedy } = local;
  const values = {
    rule: remedy.title,
    date: when.kind === 'opens-on' ? longDate(when.date, locale) : '',
    fact: when.kind === 'needs-a-fact' ? facts[when.fact] : '',
  };
  const key =
    when.kind === 'opens-on' ? 'on' : when.kind === 'needs-a-fact' && when.likely !== true ? 'fact' : 'now';
  return [format(words[key], values)];
}

function dayOf(found: Finding): PlainDate | null {
  const { kind, basis, unreadAct, lastCheck } = found;
  const [expiry] = ifs(found, 'expiry');
  if (lastCheck !== null) return lastCheck;
  if (basis?.when.kind === 'opens-on') return basis.when.date;
  if (basis?.when.kind === 'needs-a-fact') return basis.when.notBefore;
  if (expiry !== undefined) return expiry.first;
  return kind === 'not-confirmed' && unreadAct !== null ? (unreadAct.inForceFrom as PlainDate) : null;
}

function firstDayOf({ basis }: Finding, locale: string): string {
  const first = basis?.when.kind === 'opens-on' ? basis.when.notBefore : null;
  return first == null ? '' : longDate(first, locale);
}

function caseOf({ closedBy }: Finding): CaseKey {
  return closedBy === 'outcome' || closedBy === 'filed' || closedBy === 'grounds' ? closedBy : 'other';
}
