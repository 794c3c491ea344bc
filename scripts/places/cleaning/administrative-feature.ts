import { eachPlace } from './cleaning-rule.ts';

/**
 * Plain populated places and seats of government. What is left out are sections of a city (`PPLX`: Hollywood, Van Nuys,
 * "New South Memphis" with 641,608 people), groups of cities (`PPLL`, `PPLS`: "Tri-Cities") and abandoned ones (`PPLQ`).
 */
const KEPT: ReadonlySet<string> = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLC']);

/** Removes rows that are a part or a group of places and no place of their own. */
export const administrativeFeature = eachPlace(
  'parts and groups of places',
  ({ featureCode }) => !KEPT.has(featureCode),
);
