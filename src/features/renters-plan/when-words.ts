import type { Words } from '#content/words/words.ts';
import { checkFreshness, daysSinceCheck } from '#domain/law/remedy-terms.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import { isUsuallyClosed } from '#domain/law/court-days.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { type DatedRemedy, isGuessed } from '#domain/plan/finding.ts';
import { FURTHER_DATES, type Mismatch } from '#domain/plan/remedy-fit.ts';
import type { When } from '#domain/plan/date-rules.ts';
import type { ReportingLimit } from '#domain/plan/reporting-limit.ts';

export type WhenWords = Pick<Words, 'law' | 'plan'>;

/** Text on when a remedy is open, in one to three sentences. */
export function whenWords({ remedy, when }: DatedRemedy, words: WhenWords): string {
  const COPY = words.plan.PLAN_WHEN_COPY;
  const { when: WHEN } = words.law.FINDING_WORDS;
  const long = (date: PlainDate) => longDate(date, words.law.EVIDENCE_WORDS.locale);
  const bound = remedy.waitingPeriod?.bound;
  switch (when.kind) {
    case 'open-now':
      if (when.since === null) return COPY.openNow.now;
      return format(COPY.openNow[SINCE[bound ?? 'on-or-after']], { date: long(when.since) });
    case 'opens-on':
      if (when.appeal === true) return format(WHEN.appeal, { date: long(when.date) });
      if (when.notBefore !== undefined) {
        const isYearly = remedy.waitingPeriod?.run === 'yearly';
        const date = long(when.date);
        if (when.notBefore === null) return format(WHEN[isYearly ? 'yearly-latest' : 'latest'], { date });
        return format(WHEN[isYearly ? 'yearly' : 'between'], { first: long(when.notBefore), date });
      }
      return withClosedDay(
        format(WHEN[isGuessed(remedy) ? 'about' : OPENS[bound ?? 'on-or-after']], {
          date: long(when.date),
        }),
        when.date,
        words,
      );
    case 'needs-a-fact':
      return missingWords(when, words);
    case 'does-not-apply': {
      const closed = closedWords(remedy, when.why, words);
      if (when.expires === undefined) return closed;
      return `${closed} ${format(COPY.expires, { date: long(when.expires) })}`;
    }
    case 'not-computable':
      return WHEN[when.why];
  }
}

/** Why a remedy is closed. Two facts that exclude each other are both named. */
function closedWords({ localCounty, appliesTo }: ShownRemedy, why: Mismatch, words: WhenWords): string {
  const COPY = words.plan.PLAN_WHEN_COPY;
  const closed = format(COPY.closed[why], { county: localCounty ?? '' });
  const { period } = appliesTo;
  if (why !== 'filed' || period?.of !== 'filing') return closed;
  const { onOrAfter, before } = period;
  if ((onOrAfter === null) === (before === null)) return closed;
  const date = longDate((onOrAfter ?? before) as PlainDate, words.law.EVIDENCE_WORDS.locale);
  return format(onOrAfter === null ? COPY.filed.after : COPY.filed.before, { date });
}

type Bound = NonNullable<ShownRemedy['waitingPeriod']>['bound'];

const SINCE: Readonly<Record<Bound, 'since' | 'done' | 'lowerBound'>> = {
  'on-or-after': 'since',
  after: 'since',
  'no-later-than': 'done',
  'no-earlier-than': 'lowerBound',
};
const OPENS: Readonly<Record<Bound, 'on' | 'court-until' | 'not-before'>> = {
  'on-or-after': 'on',
  after: 'on',
  'no-later-than': 'court-until',
  'no-earlier-than': 'not-before',
};

function missingWords(
  { fact, conflict, notBefore, likely }: Extract<When, { kind: 'needs-a-fact' }>,
  words: WhenWords,
): string {
  const COPY = words.plan.PLAN_WHEN_COPY;
  if (conflict !== null) {
    // Name the date: on paper it is not next to its field, and "this date" would look like the remedy's own.
    const date = fact === 'end' ? 'ended' : FURTHER_DATES.find((which) => which === fact);
    const question = date === undefined ? null : COPY.questions[date];
    const asked = fact === 'debt' ? COPY.asks.debt.question : question;
    const wrong =
      asked === null ? words.plan.REPORTING_COPY.checkFiling : format(COPY.check, { question: asked });
    return `${wrong} ${COPY.conflict[conflict]}`;
  }
  const { when: WHEN, facts } = words.law.FINDING_WORDS;
  if (likely === true) return WHEN.likely;
  const missing = format(WHEN.fact, { fact: facts[fact] });
  if (notBefore === null) return missing;
  const date = longDate(notBefore, words.law.EVIDENCE_WORDS.locale);
  return withClosedDay(`${missing} ${format(WHEN['not-before'], { date })}`, notBefore, words);
}

/** Adds a note if the court is usually closed on that day. */
function withClosedDay(sentence: string, date: PlainDate, { law }: WhenWords): string {
  return isUsuallyClosed(date) ? `${sentence} ${law.FINDING_WORDS.closedDay}` : sentence;
}

/** When a remedy was last checked; from 90 days on, also how long ago and what that means. */
export function checkWords(
  { checked, quotation }: Pick<ShownRemedy, 'checked' | 'quotation'>,
  today: PlainDate,
  { law: { EVIDENCE_WORDS, REMEDY_CHECK_COPY } }: WhenWords,
): string {
  const date = longDate(checked.on as PlainDate, EVIDENCE_WORDS.locale);
  const values = { date, days: daysSinceCheck(checked.on, today) };
  const freshness = checkFreshness(checked.on, today);
  const words = REMEDY_CHECK_COPY[quotation === null ? 'unread' : 'read'];
  return format(words[freshness === 'outdated' ? 'due' : freshness], values);
}

/** Which version of the law's text the quotation was read in; its date in words, as exactly as it is known. */
export function versionWords(
  { version, isOfficial }: NonNullable<ShownRemedy['quotation']>,
  { law: { EVIDENCE_WORDS, QUOTATION_COPY } }: Pick<WhenWords, 'law'>,
): string {
  const [date, day] = /^\d{4}-\d\d(-\d\d)?$/u.exec(version) ?? [];
  return format(isOfficial ? QUOTATION_COPY.official : QUOTATION_COPY.copy, {
    version:
      date === undefined
        ? version
        : longDate(date as PlainDate, EVIDENCE_WORDS.locale, day === undefined ? 'month' : 'day'),
  });
}

export interface ReportingWords {
  readonly plan: Pick<WhenWords['plan'], 'REPORTING_COPY'>;
  readonly law: { readonly EVIDENCE_WORDS: Pick<WhenWords['law']['EVIDENCE_WORDS'], 'locale'> };
}

/** Until when screening companies may report the case, in a sentence or two: in the verdict, and in the plan. */
export function reportingWords(limit: ReportingLimit, { plan, law }: ReportingWords): string {
  const COPY = plan.REPORTING_COPY.until;
  const said = (template: Template<'month'>, date: PlainDate) =>
    format(template, { month: longDate(date, law.EVIDENCE_WORDS.locale, 'month') });
  switch (limit.kind) {
    case 'ends-after':
      return said(limit.mayBeLater ? COPY.mayEnd : limit.isOpenEnded ? COPY.openEnds : COPY.ends, limit.date);
    case 'has-ended':
      return said(
        limit.mayBeLater ? COPY.mayHaveEnded : limit.isOpenEnded ? COPY.openEnded : COPY.ended,
        limit.date,
      );
    case 'needs-judgment-date':
      if (limit.notBefore === null) return limit.isOpenEnded ? COPY.openJudgment : COPY.judgment;
      return said(limit.isOpenEnded ? COPY.openEnds : COPY.judgmentFrom, limit.notBefore);
    case 'check-filing-date':
      return COPY.checkFiling;
    case 'hidden':
      return COPY.hidden;
  }
}

/** What the seven years are counted from, as far as that is known; `null` where no day is shown. */
export function reportingStart(limit: ReportingLimit, { plan }: Pick<WhenWords, 'plan'>): string | null {
  if (!('from' in limit)) return null;
  return plan.REPORTING_COPY.from[limit.mayBeLater ? 'either' : limit.from];
}

/** What a state's own limits add to the reporting limit, and how far they may hold; empty where there is none. */
export function stateLimitWords(
  limits: readonly ShownRemedy[],
  state: string,
  { plan }: Pick<WhenWords, 'plan'>,
): string[] {
  if (limits.length === 0) return [];
  const { limit, preemption } = plan.REPORTING_COPY.state;
  return [...limits.map(({ title }) => format(limit, { state, title })), preemption];
}

/** Citation for the reporting limits. */
export function reportingCitation(limits: readonly ShownRemedy[], { plan }: Pick<WhenWords, 'plan'>): string {
  const { citation, state } = plan.REPORTING_COPY;
  return limits.length === 0 ? citation : `${citation}; ${state.citation}`;
}
