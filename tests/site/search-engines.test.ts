import { expect, it } from 'vitest';

import { INDEXNOW_KEY } from '#config/site.ts';
import { listFiles, readBuilt, SITE_FOLDER } from './support/built-site.ts';

it('there is one key for IndexNow, published at its address', () => {
  expect(INDEXNOW_KEY).toMatch(/^[\dA-Za-z-]{8,128}$/u);
  expect(readBuilt(`${INDEXNOW_KEY}.txt`)).toBe(INDEXNOW_KEY);
  const texts = listFiles(SITE_FOLDER).filter((file) => /^[^/]+\.txt$/u.test(file));
  expect(texts.sort()).toEqual([`${INDEXNOW_KEY}.txt`, 'licences.txt', 'llms.txt', 'robots.txt'].sort());
});

it('the licences of the packages in the scripts are published', () => {
  const licences = readBuilt('licences.md');
  for (const name of ['react', '@firebase/auth', 'zod', 'docx'])
    expect(licences).toContain(`\n## ${name} - `);
});
