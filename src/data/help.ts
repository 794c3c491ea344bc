import { legalHelpDirectory, type LegalHelpDirectory } from '#domain/law/legal-help.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { nationalHelpSchema, stateHelpSchema } from '#domain/law/facts-schema.ts';

import national from '#content/legal-help/default.json';
import { COUNTIES } from './places.ts';
import { readContent, readStateFiles } from './read.ts';

const FOLDER = 'src/content/legal-help';

const stateHelp = readStateFiles(
  FOLDER,
  stateHelpSchema,
  import.meta.glob(['../content/legal-help/*.json', '!../content/legal-help/default.json'], {
    eager: true,
    import: 'default',
  }),
);

for (const [code, { areas = [] }] of stateHelp) {
  for (const [index, { name, counties }] of areas.entries()) {
    const unknownCounties = counties.filter((county) => !COUNTIES[code].includes(county));
    if (unknownCounties.length === 0) continue;
    const file = `${FOLDER}/${jurisdiction(code).slug}.json`;
    throw new Error(
      `${file} cannot be used:\n  areas[${index}].counties: ${name} lists ${unknownCounties.join(', ')}, unknown in this state`,
    );
  }
}

/** Legal help, nationwide and by state and county. */
export const LEGAL_HELP: LegalHelpDirectory = legalHelpDirectory(
  readContent(`${FOLDER}/default.json`, nationalHelpSchema, national),
  Object.fromEntries(stateHelp),
);
