/**
 * `npm run forms:check` lists the court forms that nobody has looked at for half a year, and writes the table of all
 * filings to docs/filings.md.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as prettier from 'prettier';

import { BUILD_DATE } from '#config/build.ts';
import { readContent } from '#data/read.ts';
import { LOOK_LIMIT_DAYS, type OldLook, oldFormLooks } from '#domain/filing/filing-checks.ts';
import { type Filing, type StateFilings, stateFilingsSchema } from '#domain/filing/filing-schema.ts';
import { type Jurisdiction, jurisdictionBySlug } from '#domain/places/jurisdiction.ts';

import { ROOT } from './local/project.ts';

const FOLDER = 'src/content/filings';
export const FILINGS_TABLE = 'docs/filings.md';

interface StateFile {
  readonly state: Jurisdiction;
  readonly file: StateFilings;
}

/** The filings of all states that have some, in the order of their files. */
export function projectFilings(root: string): readonly StateFile[] {
  return readdirSync(path.join(root, FOLDER))
    .toSorted()
    .flatMap((name) => {
      const state = jurisdictionBySlug(name.replace(/\.json$/u, ''));
      if (state === undefined) return [];
      const value: unknown = JSON.parse(readFileSync(path.join(root, FOLDER, name), 'utf8'));
      return [{ state, file: readContent(`${FOLDER}/${name}`, stateFilingsSchema, value) }];
    });
}

/** One line for each form to look at again, the oldest look first. */
export function listOldForms(looks: readonly OldLook[]): string {
  return looks
    .map(({ form, page, seen }) => `${form}: last seen ${seen}${page === null ? '' : `  ${page}`}`)
    .join('\n');
}

const KINDS: Readonly<Record<Filing['kind'], string>> = {
  'official-form': 'court’s form with a worksheet',
  'official-form-or-draft': 'court’s form, else our draft',
  draft: 'our draft',
  'draft-after-legal-aid': 'our draft behind legal aid',
  held: 'held',
};

/** The table of docs/filings.md, as prettier leaves it: the kind of each filing, and why. */
export function filingsTable(states: readonly StateFile[]): Promise<string> {
  const rows = states.flatMap(({ state, file }) =>
    file.filings.map(({ remedyId: id, kind, why, form }) => {
      const seen = file.forms.find((each) => each.id === form)?.seen ?? '–';
      return `| ${state.name} | \`${id}\` | ${KINDS[kind]} | ${why.en} | ${seen} |`;
    }),
  );
  const counts = (Object.keys(KINDS) as Filing['kind'][]).map((kind) => {
    const count = states.flatMap(({ file }) => file.filings).filter((each) => each.kind === kind).length;
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
  const states = projectFilings(ROOT);
  const old = oldFormLooks(
    states.map(({ file }) => file),
    BUILD_DATE,
  );
  writeFileSync(path.join(ROOT, FILINGS_TABLE), await filingsTable(states));
  console.log(
    old.length === 0
      ? `Every form was seen within ${LOOK_LIMIT_DAYS} days.`
      : `${listOldForms(old)}\n\nHow to look again: docs/tasks/update-a-filing.md`,
  );
}
