import type { StateFilings } from '#domain/filing/filing-schema.ts';
import type { LawChange } from '#domain/law/changes.ts';
import type { NationalHelp, StateHelp } from '#domain/law/facts-schema.ts';
import { type HelpContact, inCallOrder, legalHelpDirectory, legalHelpFor } from '#domain/law/legal-help.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { County } from '#domain/places/state-places.ts';
import type { Language } from '#domain/shared/language.ts';

import changes from '#content/sealing-law-changes.json';
import lawChanges from '#content/words/es/facts/law-changes.json';

/*
 * What the mails of reminders need besides the law itself. One chunk for each state, as in ./finding-law.ts. The files
 * are validated by ./laws.ts, ./help.ts and ./filings.ts in the build.
 */

/** The change log of the laws, newest first. TypeScript infers plain strings from JSON; ./laws.ts validates the file. */
export const CHANGE_LOG = changes as unknown as readonly LawChange[];

/** By the English title. */
const SPANISH_TITLES = new Map(
  Object.values(lawChanges.sentences).map(({ english, translated }) => [english, translated]),
);

/** The title of an entry of the change log; `undefined` if it is not translated. */
export function changeTitle({ title }: LawChange, language: Language): string | undefined {
  return language === 'en' ? title : SPANISH_TITLES.get(title);
}

const HELP = import.meta.glob<string>('../content/legal-help/*.json', { query: '?raw', import: 'default' });
const COUNTIES = import.meta.glob<readonly County[]>('../content/places/*.json', { import: 'counties' });
const PAPERS = import.meta.glob<string>('../content/filings/*.json', { query: '?raw', import: 'default' });

async function read<Shape>(
  files: Readonly<Record<string, () => Promise<string>>>,
  path: string,
): Promise<Shape | undefined> {
  const text = await files[path]?.();
  return text === undefined ? undefined : (JSON.parse(text) as Shape);
}

/** Whom to call first about a case. */
export async function helpToCall(code: JurisdictionCode, county: string): Promise<HelpContact | undefined> {
  const folder = '../content/legal-help';
  const { slug } = jurisdiction(code);
  const [national, help, counties = []] = await Promise.all([
    read<NationalHelp>(HELP, `${folder}/default.json`),
    read<StateHelp>(HELP, `${folder}/${slug}.json`),
    COUNTIES[`../content/places/${slug}.json`]?.(),
  ]);
  const directory = legalHelpDirectory(national ?? [], help === undefined ? {} : { [code]: help }, {
    [code]: counties.map(({ name }) => name),
  });
  return inCallOrder(legalHelpFor(directory, code, county))[0];
}

/** The ids of a state's remedies on which the renter files a paper that we make. */
export async function papersOf(code: JurisdictionCode): Promise<readonly string[]> {
  const file = await read<Pick<StateFilings, 'filings'>>(
    PAPERS,
    `../content/filings/${jurisdiction(code).slug}.json`,
  );
  return file?.filings.flatMap(({ kind, remedyId }) => (kind === 'held' ? [] : [remedyId])) ?? [];
}
