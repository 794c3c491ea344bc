import { geoBounds, geoContains } from 'd3-geo';

import { JURISDICTIONS, type JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { countyList, planningRegionList, type BareCounty } from '../counties/county-list.ts';
import type { CountyMap } from '../counties/county-map.ts';
import type { CountyAt } from '../counties/county-of-place.ts';
import { STATE_FIPS } from '../counties/state-fips.ts';
import { countyShapes, readAtlas2017, readAtlas2023, type CountyShapes } from './atlas.ts';
import { readFullCountyNames } from './full-county-names.ts';

type Shape = CountyShapes['features'][number];

/**
 * Every jurisdiction's counties: the boundaries of 2023, and for Connecticut those of 2017, whose eight counties people
 * know, with the planning regions of 2023 beside them.
 */
export function readCountyMaps(): ReadonlyMap<JurisdictionCode, CountyMap> {
  const fullNames = readFullCountyNames();
  const shapes2017 = countyShapes(readAtlas2017()).features;
  const shapes2023 = countyShapes(readAtlas2023()).features;
  const ofState = (shapes: readonly Shape[], code: JurisdictionCode): readonly Shape[] =>
    shapes.filter(({ id }) => String(id).startsWith(STATE_FIPS[code]));

  return new Map(
    JURISDICTIONS.map(({ code }): [JurisdictionCode, CountyMap] => {
      if (code !== 'CT') {
        const shapes = ofState(shapes2023, code);
        return [code, { counties: countyList(bare(shapes), fullNames), countyAt: finder(shapes) }];
      }
      const counties = ofState(shapes2017, code);
      const regions = ofState(shapes2023, code);
      return [
        code,
        {
          counties: countyList(bare(counties), fullNames),
          countyAt: finder(counties),
          planning: { regions: planningRegionList(bare(regions)), regionAt: finder(regions) },
        },
      ];
    }),
  );
}

function bare(shapes: readonly Shape[]): readonly BareCounty[] {
  return shapes.map(({ id, properties }) => ({ fips: String(id), bareName: properties.name }));
}

/** Boxes first: a polygon is measured only where its box holds the point. */
function finder(shapes: readonly Shape[]): CountyAt {
  const boxed = shapes.map((shape) => ({ shape, box: geoBounds(shape) }));
  return ({ lat, lng }) =>
    boxed.find(({ shape, box: [[west, south], [east, north]] }) => {
      const crossesDateLine = west > east;
      const inBox = lat >= south && lat <= north && (crossesDateLine || (lng >= west && lng <= east));
      return inBox && geoContains(shape, [lng, lat]);
    })?.shape.id as string | undefined;
}
