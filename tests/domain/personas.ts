import { LEGAL_HELP } from '#data/help.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import type { CaseFacts, EvictionReason, SettlementEnding } from '#domain/check/case-facts.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { legalHelpOf } from '#domain/law/legal-help.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { readKnownDate, type KnownDate } from '#domain/shared/known-date.ts';
import type { FurtherDate, PlanCase } from '#domain/plan/remedy-fit.ts';
import type { When } from '#domain/plan/date-rules.ts';
import type { ReportingLimit } from '#domain/plan/reporting-limit.ts';
import { rentersPlan } from '#domain/plan/renters-plan.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

/** The answers of a plan in a short form that can be listed and compared. */
export interface PersonaAnswers {
  /** Each remedy that is not closed, with its answer: `az-dismissed: open-now`. */
  readonly remedies: readonly string[];
  readonly todo: readonly string[];
  readonly reporting: string;
}

/** A realistic case, with dates as a renter would type them: to the day, the month or the year. */
export interface Persona extends CaseFacts {
  readonly name: string;
  readonly today: PlainDate;
  readonly state: JurisdictionCode;
  readonly county: string;
  readonly filingDate: PlainDate;
  readonly reason: EvictionReason;
  readonly dates: Readonly<Partial<Record<FurtherDate, string>>>;
  /** How a settlement ended; absent where the renter does not know. */
  readonly settledAs?: SettlementEnding;
  readonly expected: PersonaAnswers;
}

/** The plan's answers to a persona under the laws of the registry. */
export function answersOf(persona: Omit<Persona, 'expected'>): PersonaAnswers {
  const dates = Object.entries(persona.dates).map(([which, text]) => [which, knownDate(text)]);
  const facts: PlanCase = { ...persona, dates: Object.fromEntries(dates) as PlanCase['dates'] };
  const sources = {
    ...SEALING_LAWS[persona.state],
    remedies: SEALING_LAWS[persona.state].remedies.map(shownRemedy),
    legalHelp: legalHelpOf(LEGAL_HELP, persona.state),
  };
  const plan = rentersPlan(sources, facts, persona.today);
  return {
    remedies: plan.remedies.map(({ remedy, when }) => `${remedy.id}: ${inShort(when)}`),
    todo: plan.nextSteps.map(({ kind }) => kind),
    reporting: limitInShort(plan.reporting),
  };
}

function knownDate(text: string): KnownDate {
  const date = readKnownDate(text);
  if (date === undefined) throw new Error(`A persona's date cannot be read: ${text}`);
  return date;
}

function inShort(when: When): string {
  switch (when.kind) {
    case 'open-now':
      return when.since === null ? 'open now' : `open since ${when.since}`;
    case 'opens-on':
      if (when.appeal === true) return `opens on ${when.date} (appeal)`;
      return `opens on ${when.date}${when.notBefore === undefined ? '' : ' or sooner'}`;
    case 'needs-a-fact':
      if (when.likely === true) return `likely, needs ${when.fact}`;
      return `needs ${when.fact}${when.conflict === null ? '' : ` (${when.conflict})`}`;
    case 'does-not-apply':
    case 'not-computable':
      return when.why;
  }
}

function limitInShort(limit: ReportingLimit): string {
  return 'date' in limit ? `${limit.kind} ${limit.date}` : limit.kind;
}
