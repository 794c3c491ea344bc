import { expect, it } from 'vitest';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import { findingLaw } from './finding-law.ts';
import { SEALING_LAWS } from './laws.ts';
import { GAZETTEERS } from './places.ts';

it.each(JURISDICTION_CODES)(
  '%s: the function derives findings from the same law as the pages',
  async (code) => {
    const { eligible, remedies, verification, asOf, judgmentLife, unreadAct } = SEALING_LAWS[code];
    expect(await findingLaw(code)).toMatchObject({ eligible, remedies, verification, asOf, judgmentLife });
    expect((await findingLaw(code))?.unreadAct).toEqual(unreadAct);
  },
);

it.each(JURISDICTION_CODES)(
  '%s: the function understands a typed county as the pages do, and loads counties only where a remedy is limited to one',
  async (code) => {
    const isLocal = SEALING_LAWS[code].remedies.some(({ localCounty }) => localCounty !== null);
    expect(await findingLaw(code)).toMatchObject(isLocal ? GAZETTEERS[code] : { counties: [], towns: {} });
  },
);
