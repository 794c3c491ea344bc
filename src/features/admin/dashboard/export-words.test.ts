import { expect, it } from 'vitest';

import { exportTrouble, progressText } from './export-words.ts';

it('says how far an export is', () => {
  expect(progressText({ records: 1500, of: 10_000 })).toBe('1,500 of 10,000 records');
  expect(progressText({ records: 500, of: null })).toBe('500 records so far');
});

it('says what became of an export that stopped on the way', () => {
  expect(exportTrouble({ records: 0, of: null }, {})).toMatch(/^The export stopped: .*No file was saved\./u);
  expect(exportTrouble({ records: 500, of: 900 }, {})).toMatch(
    /^The export stopped after 500 of 900 records: /u,
  );
});
