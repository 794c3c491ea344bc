import { LAW_PATHS } from '~/config/law-dataset.ts';

/**
 * Ways to read the public files, to be copied as they are.
 *
 * @param origin where the files are: `'https://secondkey.example'`
 */
export function dataExamples(origin: string): Readonly<Record<'curl' | 'script' | 'spreadsheet', string>> {
  return {
    curl: `curl --remote-name ${origin}${LAW_PATHS.table}`,
    script: `const answer = await fetch('${origin}${LAW_PATHS.dataset}');
const { laws } = await answer.json();
const arizona = laws.find(({ abbreviation }) => abbreviation === 'AZ');
for (const { id, title, citation } of arizona.remedies) {
  console.log(id, title, citation);
}`,
    spreadsheet: `=IMPORTDATA("${origin}${LAW_PATHS.table}")`,
  };
}
