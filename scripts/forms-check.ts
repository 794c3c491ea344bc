/** `npm run forms:check` writes the table of all filings to docs/filings.md, and lists the papers to look at again. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import * as prettier from 'prettier';

import { BUILD_DATE } from '#config/build.ts';
import { filingFiles, readUpkeep } from '#data/upkeep.ts';
import type { Filing } from '#domain/filing/filing-schema.ts';
import { upkeepNow } from '#domain/upkeep/upkeep.ts';

import { ROOT } from './local/project.ts';
import { listUpkeep } from './upkeep.ts';

const FOLDER = 'src/content/filings';
export const FILINGS_TABLE = 'docs/filings.md';

const KINDS: Readonly<Record<Filing['kind'], string>> = {
  'official-form': 'court’s form with a worksheet',
  'official-form-or-draft': 'court’s form, else our draft',
  draft: 'our draft',
  'draft-after-legal-aid': 'our draft behind legal aid',
  held: 'held',
};

/** The table of docs/filings.md, as prettier leaves it: the kind of each filing, and why. */
export function filingsTable(states: ReturnType<typeof filingFiles>): Promise<string> {
  const rows = states.flatMap(({ state, content }) =>
    content.filings.map(({ remedyId: id, kind, why, form }) => {
      const seen = content.forms.find((each) => each.id === form)?.seen ?? '–';
      return `| ${state.name} | \`${id}\` | ${KINDS[kind]} | ${why.en} | ${seen} |`;
    }),
  );
  const counts = (Object.keys(KINDS) as Filing['kind'][]).map((kind) => {
    const count = states
      .flatMap(({ content }) => content.filings)
      .filter((each) => each.kind === kind).length;
    return `${count} ${KINDS[kind]}`;
  });
  const text = [
    '# What is filed for each remedy',
    '',
    `Written by \`npm run forms:check\` from \`${FOLDER}\`; change those files, not this one.`,
    `A remedy that the court acts on by itself gets a letter to the clerk and needs no entry. The ${rows.length} others:`,
    `${counts.join(', ')}.`,
    '',
    '| state | remedy | kind | why | form seen |',
    '| ----- | ------ | ---- | --- | --------- |',
    ...rows,
    '',
  ].join('\n');
  return prettier.format(text, { parser: 'markdown' });
}

if (import.meta.main) {
  writeFileSync(path.join(ROOT, FILINGS_TABLE), await filingsTable(filingFiles(ROOT)));
  const papers = readUpkeep(ROOT, BUILD_DATE).filter(({ kind }) => kind === 'paper');
  console.log(listUpkeep(upkeepNow(papers, BUILD_DATE), BUILD_DATE));
  console.log('How to look again: docs/tasks/update-a-filing.md');
}
