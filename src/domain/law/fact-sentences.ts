import type { LawChange } from './change-log.ts';
import type { CountyCourts } from './court-directory-schema.ts';
import type { EvictionCourts } from './eviction-court-schema.ts';
import type { NationalHelp, StateHelp } from './legal-help-schema.ts';
import type { PendingBill } from './pending-bill.ts';
import type { RenterProtection } from './renter-protection-schema.ts';

/** Data files, other than the law, whose English sentences are shown on pages. */
export interface Facts {
  readonly nationalHelp: NationalHelp;
  readonly stateHelp: readonly StateHelp[];
  readonly evictionCourts: readonly EvictionCourts[];
  readonly countyCourts: readonly CountyCourts[];
  readonly bills: readonly PendingBill[];
  readonly changes: readonly LawChange[];
  readonly protections: readonly RenterProtection[];
}

/** The topics of such sentences; each has its own file of translations. */
export const FACT_TOPICS = [
  'legal-help',
  'eviction-courts',
  'courts',
  'pending-bills',
  'law-changes',
  'renter-protections',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/**
 * The sentences that renters read, by topic, each once, in the order of their files. Names, addresses, citations and
 * titles of sources are no sentences: they stay in every language. See {@link joinsCourts} for the one exception.
 */
export function factSentences(facts: Facts): Readonly<Record<FactTopic, readonly string[]>> {
  const contacts = [
    ...facts.nationalHelp,
    ...facts.stateHelp.flatMap((help) => [...help.default, ...Object.values(help.counties).flat()]),
  ];
  const courtsByName = facts.evictionCourts.flatMap(({ courts }) => courts.map(({ name }) => name));
  const courtRecords = facts.countyCourts.flatMap((courts) => Object.values(courts));
  return {
    'legal-help': unique(contacts.map(({ specialty }) => specialty)),
    'eviction-courts': unique([
      ...facts.evictionCourts.flatMap(({ rule, courts, places }) => [
        rule,
        ...[...courts, ...places].map(({ note }) => note),
      ]),
      ...courtsByName.filter(joinsCourts),
    ]),
    courts: unique(
      courtRecords.flatMap(({ court, note, locations }) => [
        note,
        ...[court, ...locations].map(({ hours }) => hours),
      ]),
    ),
    'pending-bills': unique(facts.bills.flatMap(({ lastStep, foundSince }) => [lastStep, foundSince])),
    'law-changes': unique(facts.changes.flatMap(({ title, what }) => [title, what])),
    'renter-protections': unique(facts.protections.map(({ effect }) => effect)),
  };
}

/**
 * Whether the name of a county's court has English words between names, which other languages say in their own:
 * `'Municipal Court or County Court in {county}'`. What is called `'in and for'` is called so.
 */
export function joinsCourts(name: string): boolean {
  return / (?:or|in) [\p{Lu}{]/u.test(name);
}

function unique(sentences: readonly (string | null)[]): readonly string[] {
  return [...new Set(sentences.filter((sentence) => sentence !== null))];
}
