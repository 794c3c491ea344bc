import { type EvidenceWords, knownAct, monthAndYear } from '#domain/law/evidence.ts';
import { isUsuallyClosed } from '#domain/law/court-days.ts';
import type { Remedy } from '#domain/law/sealing-law.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { MissingFact } from './date-rules.ts';
import { type Finding, isOwnCourtFirst, type SoonerWay } from './finding.ts';
import {
  type AdviceKey,
  type BodyKey,
  type CanKey,
  type FindingTone,
  isEitherWay,
  keysOf,
  leadOf,
  leadsOf,
  type ListKey,
  listKey,
  type NextKey,
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
  /** Why the list of waiting periods answers otherwise, or that it agrees. */
  readonly list: Readonly<Record<ListKey, string>>;
  readonly body: Readonly<Record<BodyKey, string>>;
  readonly advice: Readonly<Record<AdviceKey, string>>;
  readonly can: Readonly<Record<CanKey, string>>;
  readonly when: Readonly<Record<WhenKey, string>>;
  readonly next: Readonly<Record<NextKey, string>>;
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
    Record<'yes' | 'no' | 'fits' | 'best' | 'not' | 'oneOf' | 'always', Template<'lead'>>
  >;
  /** Appended where the rule that the answer rests on is for few cases. */
  readonly forFew: string;
  /** Appended to a day that is to come where the renter can act today. */
  readonly sooner: Template<'ways'>;
  readonly ways: Readonly<Record<SoonerWay, string>>;
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
  readonly next: string;
  /** Why the list of waiting periods answers otherwise, or that it agrees. */
  readonly list: string;
  /** Whether the list agrees. */
  readonly agrees: boolean;
}

/** Renders a finding in the given language's words. */
export function findingText(finding: Finding, state: string, words: FindingWords): FindingText {
  const keys = keysOf(finding);
  const date = dayOf(finding);
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
    can: format(words.can[keys.can], { ...values, ways: waysText(finding, words) }),
    sentence: [
      format(words.body[keys.body], values),
      ...more,
      format(words.advice[keys.advice], values),
    ].join(' '),
    when: [
      ...localText(finding, words),
      isOwnCourtFirst(finding)
        ? words.local.elsewhere
        : format([words.when[keys.when], ...closedDay].join(' '), values),
      ...sooner,
    ].join(' '),
    waitsForFact: keys.when === 'until-known' && finding.local === null && finding.sooner.length === 0,
    next: format(words.next[keys.next], values),
    list: format(words.list[listKey(finding)], values),
    agrees: listKey(finding).startsWith('agrees'),
  };
}

/** What decides, each in a phrase: `'the day the case ended'`, `'whether there was a trial'`. */
function decidingPhrases({ decidedBy, basis }: Finding, { facts }: FindingWords): readonly string[] {
  // A remedy with nothing to count says itself what it depends on.
  const own = basis?.when.kind === 'does-not-apply' ? undefined : basis?.remedy.appliesTo.dependsOn;
  return [...decidedBy.map((fact) => facts[fact]), ...(own === undefined ? [] : [own])];
}

/** The same in one phrase: `'the day the case ended and whether there was a trial'`. */
function factsOf(finding: Finding, words: FindingWords): string {
  const phrases = decidingPhrases(finding, words);
  if (phrases.length > 0) return and(phrases, words.locale);
  // A future date depends on the event that starts the waiting period.
  const waitingPeriod = finding.basis?.remedy.waitingPeriod;
  return waitingPeriod == null ? '' : words.facts[WAITING_PERIOD_EVENTS[waitingPeriod.from]];
}

function and(phrases: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(phrases);
}

function or(phrases: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(phrases);
}

/** The best answer first, and after the others what a rule for few cases leads to. */
function byUse({ branches }: Finding): (one: CanKey, other: CanKey) => number {
  const forFew = new Set(branches.flatMap(({ finding }) => (isForFew(finding) ? [leadOf(finding)] : [])));
  return (one, other) => Number(forFew.has(one)) - Number(forFew.has(other)) || rankOf(one) - rankOf(other);
}

/** Whether the finding rests on a rule that covers few cases. */
function isForFew({ basis }: Finding): boolean {
  return basis?.remedy.appliesTo.forFew === true;
}

/** What each answer leads to, in one or two sentences; empty where nothing was tried. */
function branchesText(finding: Finding, all: FindingWords): string {
  const { branches: words, leads: phrases, locale } = all;
  const tried = leadsOf(finding);
  // That more has to be known says nothing, nor that a new law may help: the advice names it.
  const isTold = (lead: CanKey) => lead !== 'fact' && lead !== 'new-law';
  const leads = tried.filter(isTold);
  const [first] = leads;
  const say = (template: Template<'lead'>, some: readonly CanKey[]) =>
    format(template, { lead: or([...new Set(some.map((lead) => phrases[lead]))], locale) });
  if (tried.length === 0) return '';
  if (first === undefined)
    return say(
      words.best,
      finding.branches.flatMap((branch) => wayOf(branch.finding)),
    );
  if (tried.every(isTold) && new Set(leads.map((lead) => phrases[lead])).size === 1)
    return say(words.always, leads);
  const ofAnswer = (answer: boolean) =>
    finding.branches
      .flatMap((branch) => (branch.answer === answer ? [leadOf(branch.finding)] : []))
      .filter(isTold);
  const [yes, no] = [ofAnswer(true), ofAnswer(false)];
  if (yes.length > 0 || no.length > 0) {
    const both = [
      ...(yes.length > 0 ? [say(words.yes, yes)] : []),
      ...(no.length > 0 ? [say(words.no, no)] : []),
    ];
    return (rankOf(no[0] ?? first) < rankOf(yes[0] ?? first) ? both.reverse() : both).join(' ');
  }
  if (isEitherWay(finding)) return say(words.oneOf, [...leads].sort(byUse(finding)));
  const [best = first, ...rest] = leads.toSorted((one, other) => rankOf(one) - rankOf(other));
  const ifSo = say(decidingPhrases(finding, all).length > 1 ? words.best : words.fits, [best]);
  return rest.length === 0 ? ifSo : `${ifSo} ${say(words.not, rest)}`;
}

function waysText({ sooner, branches }: Finding, { ways, locale }: FindingWords): string {
  const all = new Set([...sooner, ...branches.flatMap(({ finding }) => finding.sooner)]);
  return or(
    [...all].map((way) => ways[way]),
    locale,
  );
}

function soonerText(finding: Finding, words: FindingWords): string[] {
  return finding.sooner.length === 0 ? [] : [format(words.sooner, { ways: waysText(finding, words) })];
}

function alsoText({ mayOpenBy }: Finding, words: FindingWords): string[] {
  return mayOpenBy === null ? [] : [format(words.mayOpen, { also: words.facts[mayOpenBy] })];
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

/** The date that a finding mentions. */
function dayOf({ kind, basis, unreadAct, lastCheck, expires }: Finding): PlainDate | null {
  if (lastCheck !== null) return lastCheck;
  if (basis?.when.kind === 'opens-on') return basis.when.date;
  if (basis?.when.kind === 'needs-a-fact') return basis.when.notBefore;
  if (expires !== null) return expires;
  return kind === 'not-confirmed' && unreadAct !== null ? (unreadAct.inForceFrom as PlainDate) : null;
}

/** The first day of the range that a finding mentions. */
function firstDayOf({ basis }: Finding, locale: string): string {
  const first = basis?.when.kind === 'opens-on' ? basis.when.notBefore : null;
  return first == null ? '' : longDate(first, locale);
}

function caseOf({ closedBy }: Finding): CaseKey {
  return closedBy === 'outcome' || closedBy === 'filed' || closedBy === 'grounds' ? closedBy : 'other';
}
