import {
  DATA_LICENSE,
  PLACE_DATA_PATHS,
  PLACE_DATASETS,
  type PlaceDatasetName,
  placeDatasetPath,
} from '#config/open-data.ts';
import { SITE, siteUrl } from '#config/site.ts';
import { type EvictionCourt, evictionCourt, placeCourt } from '#domain/law/court-directory.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type DatasetRow, datasetSchema } from '#domain/places/open-data.ts';

import { EVICTION_COURTS } from './courts.ts';
import { PLACES } from './places.ts';
import { readContent } from './read.ts';
import { RENTER_PROTECTIONS } from './laws.ts';
import { COUNTY_RENTS, TOWN_RENTS } from './rents.ts';

const counties = JURISDICTION_CODES.flatMap((state) =>
  PLACES[state].counties.map(({ fips, name }) => ({ state, fips, name })),
);
const places = JURISDICTION_CODES.flatMap((state) => {
  const names = new Map(PLACES[state].counties.map(({ fips, name }) => [fips, name]));
  return [...PLACES[state].majorCities, ...PLACES[state].areas].map((place) => ({
    state,
    place,
    county: names.get(place.countyFips) ?? '',
  }));
});

const courtFields = ({ name, certain, decidedBy, note }: EvictionCourt, state: JurisdictionCode) => ({
  court: name,
  certain,
  decided_by: decidedBy,
  note,
  citation: EVICTION_COURTS[state].citation,
  text_read: EVICTION_COURTS[state].textRead,
});

const courtRows = (): readonly DatasetRow<'eviction-courts'>[] => [
  ...counties.flatMap(({ state, fips, name }) => {
    const court = evictionCourt(EVICTION_COURTS[state], name);
    if (court === undefined) return [];
    return [
      {
        state,
        county_fips: fips,
        county: name,
        geoname_id: null,
        place: null,
        ...courtFields(court, state),
      },
    ];
  }),
  ...places.flatMap(({ state, place, county }) => {
    const court = placeCourt(EVICTION_COURTS[state], place.geonameId);
    if (court === undefined) return [];
    return [
      {
        state,
        county_fips: place.countyFips,
        county,
        geoname_id: place.geonameId,
        place: place.name,
        ...courtFields(court, state),
      },
    ];
  }),
];

const rentFields = (rents: readonly number[]) => ({
  studio: rents[0] ?? 0,
  bedrooms_1: rents[1] ?? 0,
  bedrooms_2: rents[2] ?? 0,
  bedrooms_3: rents[3] ?? 0,
  bedrooms_4: rents[4] ?? 0,
});
const edition = { fiscal_year: COUNTY_RENTS.fiscalYear, from: COUNTY_RENTS.from };

const rentRows = (): readonly DatasetRow<'rents'>[] => [
  ...counties.flatMap(({ state, fips, name }) => {
    const [area, ...rents] = COUNTY_RENTS.counties[fips] ?? [];
    if (area === undefined) return [];
    return [
      {
        state,
        county_fips: fips,
        county: name,
        geoname_id: null,
        place: null,
        area,
        ...edition,
        ...rentFields(rents),
      },
    ];
  }),
  ...places.flatMap(({ state, place, county }) => {
    const [, town, ...rents] = TOWN_RENTS.places[place.geonameId] ?? [];
    if (town === undefined) return [];
    return [
      {
        state,
        county_fips: place.countyFips,
        county,
        geoname_id: place.geonameId,
        place: place.name,
        area: town,
        ...edition,
        ...rentFields(rents),
      },
    ];
  }),
];

const protectionRows = (): readonly DatasetRow<'renter-protections'>[] =>
  RENTER_PROTECTIONS.map(({ id, state, place, topic, effect, citation, basis, source, asOf }) => ({
    id,
    state,
    geoname_id: place?.geonameId ?? null,
    place: place?.name ?? null,
    topic,
    rule: effect,
    citation,
    basis,
    source,
    as_of: asOf,
  }));

const ROWS = {
  'eviction-courts': courtRows,
  rents: rentRows,
  'renter-protections': protectionRows,
} satisfies { [Name in PlaceDatasetName]: () => readonly DatasetRow<Name>[] };

/** Builds a data set as published; an invalid one fails the build. */
export function placeDatasetFile(name: PlaceDatasetName) {
  const { version, name: title, description, source } = PLACE_DATASETS[name];
  const { name: license, url } = DATA_LICENSE;
  return readContent(placeDatasetPath(name, 'json'), datasetSchema(name), {
    $schema: siteUrl(placeDatasetPath(name, 'schema.json')),
    version,
    name: title,
    description,
    source,
    publisher: SITE.name,
    page: siteUrl(PLACE_DATA_PATHS.about),
    license: { name: license, url },
    rows: ROWS[name](),
  });
}
