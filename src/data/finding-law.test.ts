import { expect, it } from 'vitest';

import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';

import { findingLaw } from './finding-law.ts';
import { SEALING_LAWS } from './laws.ts';

it.each(JURISDICTION_CODES)(
  '%s: the function draws its findings from the same law as the pages',
  async (code) => {
    const { eligible, remedies, verification, asOf } = SEALING_LAWS[code];
    expect(await findingLaw(code)).toMatchObject({ eligible, remedies, verification, asOf });
  },
);
