import { expect, it } from 'vitest';

import { NO_COUNTIES } from '#domain/places/county-name.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import { bundledScript } from '../../tests/support/bundled-script.ts';
import { lawOnDemand, sealingRule } from './law-on-demand.ts';
import { SEALING_LAWS } from './laws.ts';
import { COUNTY_NAMES } from './places.ts';

it.each(JURISDICTION_CODES)('%s: the functions read the same law and list as the pages', async (code) => {
  expect(await lawOnDemand(code)).toMatchObject(SEALING_LAWS[code]);
  expect(sealingRule(code)).toEqual({ eligible: SEALING_LAWS[code].eligible });
});

it.each(JURISDICTION_CODES)(
  '%s: the functions understand a typed county as the pages do, and load counties only where a remedy is limited to one',
  async (code) => {
    const isLocal = SEALING_LAWS[code].remedies.some(({ localCounty }) => localCounty !== null);
    const sources = await lawOnDemand(code);
    expect(sources).toMatchObject(isLocal ? COUNTY_NAMES[code] : NO_COUNTIES);
  },
);

it('the list is in the bundle without any law', async () => {
  const script = await bundledScript('src/data/law-on-demand.ts', {}, ['sealingRule']);
  expect(script).toContain('washington-dc');
  expect(script).not.toContain(SEALING_LAWS.AZ.eligibilityDetails);
});
