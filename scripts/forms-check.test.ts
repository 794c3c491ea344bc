import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { oldFormLooks } from '#domain/filing/filing-checks.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';

import { FILINGS_TABLE, filingsTable, listOldForms, projectFilings } from './forms-check.ts';
import { ROOT } from './local/project.ts';

const states = projectFilings(ROOT);
const files = states.map(({ file }) => file);
const day = (text: string) => plainDate(text) as PlainDate;

it('the table of filings in the docs is that of the content (npm run forms:check writes it)', async () => {
  expect(readFileSync(path.join(ROOT, FILINGS_TABLE), 'utf8')).toBe(await filingsTable(states));
});

it('a form is to be looked at again from the 181st day on', () => {
  expect(oldFormLooks(files, day('2027-05-24'))).toEqual([]);
  const old = listOldForms(oldFormLooks(files, day('2027-05-25')));
  expect(old).toContain(
    'Petition to Seal Eviction Record (G.L. c.\u00A0239, §\u00A016): last seen 2026-11-25  https://www.mass.gov/',
  );
});
