import { unbroken } from '#domain/law/law-name.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { gazetteer } from '#domain/places/county-lookup.ts';
import type { State } from '#domain/places/state-places.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { CheckSources } from '#domain/plan/finding.ts';

/**
 * One chunk for each state, loaded with its first case, so that a cold start of the function loads no law. Imported as
 * text, because ./law-rules.ts has one value of the same files in the bundle, and the bundler would merge modules of
 * them into it. The files are validated by ./laws.ts in the build.
 */
const FILES = import.meta.glob<string>('../content/sealing-law/*.json', { query: '?raw', import: 'default' });

/** Only for the states where a law has a remedy for a single county; elsewhere no finding depends on the county. */
const PLACES = import.meta.glob<State>('../content/places/{ohio,pennsylvania}.json', { import: 'default' });

const NO_PLACES = { counties: [], majorCities: [], areas: [] };

/** The fields that name a law. */
const LAW_NAMES = new Set(['citation', 'statute']);

/** Each law is parsed once: a file has up to 24 kB, and every save needs one. */
const parsed = new Map<JurisdictionCode, CheckSources>();

/** A value of a law's file as its schema reads it. */
function asRead(field: string, value: unknown): unknown {
  return typeof value === 'string' && LAW_NAMES.has(field) ? unbroken(value) : value;
}

/** The parts of a state's law that findings are computed from; `undefined` if there is no file. */
export async function findingLaw(code: JurisdictionCode): Promise<CheckSources | undefined> {
  const known = parsed.get(code);
  if (known !== undefined) return known;
  const { slug } = jurisdiction(code);
  const [text, places = NO_PLACES] = await Promise.all([
    FILES[`../content/sealing-law/${slug}.json`]?.(),
    PLACES[`../content/places/${slug}.json`]?.(),
  ]);
  if (text === undefined) return undefined;
  const law = { ...(JSON.parse(text, asRead) as SealingLaw), ...gazetteer(places) };
  parsed.set(code, law);
  return law;
}
