import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { filingFiles } from '#data/upkeep.ts';

import { FILINGS_TABLE, filingsTable } from './forms-check.ts';
import { ROOT } from './local/project.ts';

it('the table of filings in the docs is that of the content (npm run forms:check writes it)', async () => {
  expect(readFileSync(path.join(ROOT, FILINGS_TABLE), 'utf8')).toBe(await filingsTable(filingFiles(ROOT)));
});
