import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { LAW_DATASET } from './open-data.ts';
import { SITE } from './site.ts';

it('CITATION.cff cites the data set as it is published', () => {
  const citation = readFileSync(new URL('../../public/CITATION.cff', import.meta.url), 'utf8');
  const value = (key: string) => new RegExp(`^(?:  - )?${key}: (.*)$`, 'mu').exec(citation)?.[1];
  expect(value('title')).toBe(LAW_DATASET.name);
  expect(value('version')).toBe(LAW_DATASET.version);
  expect(value('name')).toBe(SITE.name);
  expect(value('license')).toBe(LAW_DATASET.license.short.replaceAll(' ', '-'));
});
