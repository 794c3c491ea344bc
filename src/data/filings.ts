import { filingProblems } from '#domain/filing/filing-checks.ts';
import { filingSourcesSchema, type StateFilings, stateFilingsSchema } from '#domain/filing/filing-schema.ts';
import { type JurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import sources from '#content/filing-sources.json';
import { sealingLaw } from './laws.ts';
import { readContent, readStateFiles, requireNoProblems } from './read.ts';

const FOLDER = 'src/content/filings';
const NONE: StateFilings = { forms: [], waiver: null, oath: null, filings: [] };

const SOURCES = readContent('src/content/filing-sources.json', filingSourcesSchema, sources);

const files = readStateFiles(
  FOLDER,
  stateFilingsSchema,
  import.meta.glob('../content/filings/*.json', { eager: true, import: 'default' }),
);

for (const { code, slug } of JURISDICTIONS) {
  requireNoProblems(
    `${FOLDER}/${slug}.json`,
    filingProblems(stateFilings(code), sealingLaw(code).remedies, SOURCES),
  );
}

/** What is filed on the remedies of a state that have to be asked for; empty where it has none. */
export function stateFilings(code: JurisdictionCode): StateFilings {
  return files.get(code) ?? NONE;
}

/** The ids of a state's remedies on which the renter files a paper that we make. */
export function remediesWithPaper(code: JurisdictionCode): readonly string[] {
  return stateFilings(code).filings.flatMap(({ kind, remedyId }) => (kind === 'held' ? [] : [remedyId]));
}
