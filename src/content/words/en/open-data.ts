/** Field descriptions in the published schemas. */
export const DATASET_FIELDS: Readonly<Record<string, string>> = {
  state: 'Two letters of the state or of Washington DC.',
  county_fips: 'Five digits of the county or its equivalent. Connecticut has its eight traditional counties.',
  county: 'Official name of the county, parish, borough, census area or independent city.',
  geoname_id: 'GeoNames number of the place; null in a row about a whole county or state.',
  place: 'Name of the place; null in a row about a whole county or state.',
  court: 'The court by name; the general name where decided_by is not null.',
  certain: 'Whether the name is well settled or its law was read.',
  decided_by:
    'What decides which court it is, where the county does not: precinct, township, town, ward, district, address.',
  note: 'What to know about the court.',
  citation: 'The law.',
  text_read: 'Whether somebody has read that law for this data set.',
  area: 'The HUD area or town that the figures belong to.',
  fiscal_year: 'The fiscal year of the US government, which ends on September 30.',
  from: 'The first day on which the figures held.',
  studio: 'Monthly rent with utilities, in US dollars: 40 of 100 standard homes cost this or less.',
  bedrooms_1: 'The same for one bedroom.',
  bedrooms_2: 'The same for two bedrooms.',
  bedrooms_3: 'The same for three bedrooms.',
  bedrooms_4: 'The same for four bedrooms.',
  topic:
    'eviction-history, screening-notice, application-fee, portable-report, source-of-income or deposit-cap.',
  rule: 'What the rule does, in one sentence.',
  basis: 'text: the text of the law was read; page: a page about it was read.',
  source: 'What was read.',
  as_of: 'Year, or year and month, that the reading holds for.',
};

/** The words of the page for users of the data. */
export const OPEN_DATA_COPY = {
  heading: 'Courts, rents and protections as',
  stroke: 'open data',
  lede: 'What the pages about places are made from, for your own program or table. No key, no account, any origin.',
  laws: 'The sealing laws as data',
  files: { json: 'For programs', csv: 'For spreadsheets', 'schema.json': 'What each field means' },
  version: 'Version {version}, last changed {changed}. {rows} rows.',
  source: 'Source: {source}',
  rents: 'The figures are of fiscal year {year}.',
  read: {
    heading: 'Read this first',
    points: [
      'Courts: where "decided_by" is not empty, the county does not fix the court. Then "court" is the general name, and the summons has the exact one.',
      'Courts: where "certain" is false, the name is likely. The court papers decide.',
      'Rents: a figure belongs to a whole HUD area. It is no asking rent and no county’s own measurement.',
      'Protections: a state that is missing may still have a rule. We leave out what we could not confirm.',
      'None of it is legal advice.',
    ],
  },
  promise: {
    heading: 'What stays the same',
    points: [
      'The addresses stay. A field that changes its meaning or goes raises the first number of the version.',
      'All files say "Access-Control-Allow-Origin: *", so a page of yours can read them.',
      'HUD’s figures are in the public domain. For our words and rows: {license}. Name us: “{brand}”.',
    ],
  },
} as const;
