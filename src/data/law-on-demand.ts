import type { SealingRule } from '#domain/check/list-answer.ts';
import { sealingLawSchema } from '#domain/law/sealing-law.ts';
import { NO_COUNTIES } from '#domain/places/county-name.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { countyNames, stateSchema } from '#domain/places/state-places.ts';
import type { CheckSources } from '#domain/plan/finding.ts';

import { readContent } from './read.ts';

/*
 * What the functions need of the laws: of all of them the list's answer, which is in the bundle, and the law of a case,
 * read by the same schema as in ./laws.ts, which has them all for pages and tests.
 */

/** Only this value of each file gets into the bundle: 51 booleans, so that a law that cannot be read loses no check. */
const ELIGIBLE = import.meta.glob<boolean>('../content/sealing-law/*.json', {
  eager: true,
  import: 'eligible',
});

/**
 * One chunk for each state, loaded with its first case, so that a cold start loads no law. Imported as text, because the
 * bundler would merge JSON modules of these files with those above.
 */
const FILES = import.meta.glob<string>('../content/sealing-law/*.json', { query: '?raw', import: 'default' });

/** Only for the states where a law has a remedy for a single county; elsewhere no finding depends on the county. */
const PLACES = import.meta.glob<string>('../content/places/{ohio,pennsylvania}.json', {
  query: '?raw',
  import: 'default',
});

const pathOf = (folder: string, code: JurisdictionCode) =>
  `../content/${folder}/${jurisdiction(code).slug}.json`;

/** The list's rule for a state; `undefined` if there is none, which the rule treats as "no law". */
export function sealingRule(code: JurisdictionCode): SealingRule | undefined {
  const eligible = ELIGIBLE[pathOf('sealing-law', code)];
  return eligible === undefined ? undefined : { eligible };
}

/** Each law is read once: a file has up to 24 kB, and every save needs one. */
const known = new Map<JurisdictionCode, CheckSources>();

/** The law of a state, with the names of its counties; `undefined` if there is no file. */
export async function lawOnDemand(code: JurisdictionCode): Promise<CheckSources | undefined> {
  const before = known.get(code);
  if (before !== undefined) return before;
  const [law, places] = [pathOf('sealing-law', code), pathOf('places', code)];
  const [lawText, placesText] = await Promise.all([FILES[law]?.(), PLACES[places]?.()]);
  if (lawText === undefined) return undefined;
  const sources = {
    ...readContent(law, sealingLawSchema, JSON.parse(lawText)),
    ...(placesText === undefined
      ? NO_COUNTIES
      : countyNames(readContent(places, stateSchema, JSON.parse(placesText)))),
  };
  known.set(code, sources);
  return sources;
}
