import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { monthAndYear } from './evidence.ts';
import type { RenterProtection } from './facts-schema.ts';
import { PROTECTION_TOPICS, type ProtectionTopic } from './protection-topic.ts';

/*
 * Rules that help with the next rental application. Browsers import this, so it may import only types from the schema
 * (docs/adr/0006).
 */

/** The statewide rules of a state. */
export function stateProtections(
  all: readonly RenterProtection[],
  state: JurisdictionCode,
): readonly RenterProtection[] {
  return all.filter((rule) => rule.state === state && rule.place === null);
}

/** The topics on which none of the rules is. The place or state that they are of may still have one that nobody read. */
export function uncheckedTopics(rules: readonly RenterProtection[]): readonly ProtectionTopic[] {
  const read = new Set(rules.map(({ topic }) => topic));
  return PROTECTION_TOPICS.filter((topic) => !read.has(topic));
}

/** The rules of a city, without those of its state. */
export function cityProtections(
  all: readonly RenterProtection[],
  geonameId: number,
): readonly RenterProtection[] {
  return all.filter(({ place }) => place?.geonameId === geonameId);
}

/** The cities of a state that have rules of their own, by name. */
export function citiesWithRules(
  all: readonly RenterProtection[],
  state: JurisdictionCode,
): readonly NonNullable<RenterProtection['place']>[] {
  const places = all.flatMap((rule) => (rule.state === state && rule.place !== null ? [rule.place] : []));
  return [...new Map(places.map((place) => [place.geonameId, place])).values()].sort((one, other) =>
    one.name.localeCompare(other.name, 'en-US'),
  );
}

/**
 * The rules that a letter to a landlord can cite: those of the first topic that has any.
 *
 * @param topics the most useful first
 */
export function protectionsToName(
  rules: readonly RenterProtection[],
  topics: readonly ProtectionTopic[],
): readonly RenterProtection[] {
  const binding = rules.filter(({ binds }) => binds !== 'court');
  const ofTopic = (topic: ProtectionTopic) => binding.filter((rule) => rule.topic === topic);
  return topics.map(ofTopic).find((named) => named.length > 0) ?? [];
}

/** Sentences for what was read of a rule, and the date of the text. */
export interface ReadingWords extends Readonly<Record<RenterProtection['basis'], Template<'date'>>> {
  /** BCP 47 tag of the words. */
  readonly locale: string;
}

/**
 * What was read of a rule, in a sentence.
 *
 * @example readingOf({ basis: 'text', asOf: '2025-01' }, words) // => 'We read the text, as of January 2025.'
 */
export function readingOf(
  { basis, asOf }: Pick<RenterProtection, 'basis' | 'asOf'>,
  { locale, ...words }: ReadingWords,
): string {
  const isYear = asOf.length === 4;
  return format(words[basis], { date: isYear ? asOf : monthAndYear(asOf, locale) });
}
