import type { Settlement } from '../settlement.ts';
import type { Evidence } from './evidence.ts';

/** One reason for which a row is not a place that the site should have a page for. */
export interface CleaningRule {
  /** What the rule removes, as the generator prints it. */
  readonly removes: string;
  /** The rows among `places` that go. All of one state at a time, since no rule looks across a state line. */
  readonly among: (places: readonly Settlement[], evidence: Evidence) => Iterable<Settlement>;
}

/** A rule that looks at one row at a time. */
export function eachPlace(
  removes: string,
  goes: (place: Settlement, evidence: Evidence) => boolean,
): CleaningRule {
  return { removes, among: (places, evidence) => places.filter((place) => goes(place, evidence)) };
}
