import { LAW_DATASET } from './law-dataset.ts';

/** Paths of the pages about open data and renter protections. */
export const PLACE_DATA_PATHS = {
  protections: '/renter-protections/',
  /** Documentation of the files for developers. */
  about: '/open-data/',
} as const;

/**
 * Metadata of the public data sets about places, by file name. Semantic Versioning: major when a field changes its
 * meaning or is removed, minor for new fields, patch for changed rows.
 */
export const PLACE_DATASETS = {
  'eviction-courts': {
    version: '1.0.0',
    changed: '2026-11-22',
    name: 'Eviction courts of the United States by county',
    description:
      'Which court hears eviction cases in each of the 3,143 counties and county equivalents of the 50 states and Washington DC, and by place where a town or city decides it: the name, how sure it is, and the law.',
    source: 'The statutes that each row cites.',
  },
  rents: {
    version: '1.0.0',
    changed: '2026-11-22',
    name: 'HUD Fair Market Rents by county, and by town in New England',
    description:
      'Fair Market Rents of the US Department of Housing and Urban Development for homes of zero to four bedrooms, by county, and by place in New England where HUD goes by town. Each figure belongs to a whole HUD area and is no county’s own measurement.',
    source: 'US Department of Housing and Urban Development, Fair Market Rents, revised file.',
    sourceUrl: 'https://www.huduser.gov/portal/datasets/fmr.html',
  },
  'renter-protections': {
    version: '1.0.0',
    changed: '2026-11-22',
    name: 'Rules that protect renters who apply for a home, by state and city',
    description:
      'Limits of states and cities on application fees, deposits, the use of past evictions and vouchers, and on screening reports: one sentence each, with its citation, what was read, and as of when. Only rules that are sure.',
    source: 'The laws that each row cites, and what was read of them.',
  },
} as const;
/** A public data set about places. */
export type PlaceDatasetName = keyof typeof PLACE_DATASETS;

/** License of the data sets. It covers our texts; HUD's figures are in the public domain. */
export const PLACE_DATA_LICENSE = LAW_DATASET.license;

/** Path of a data set's file. */
export function placeDatasetPath(name: PlaceDatasetName, kind: 'json' | 'csv' | 'schema.json'): string {
  return `/data/${name}.${kind}`;
}
