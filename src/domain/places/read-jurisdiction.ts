import { JURISDICTIONS, type Jurisdiction } from './jurisdiction.ts';

/**
 * The jurisdiction that an address names, by its code, its slug or its name; anything else is none. What was written is
 * only ever compared with the list, never shown.
 *
 * @example readJurisdiction('tx')?.name // => 'Texas'
 * @example readJurisdiction('New York')?.code // => 'NY'
 */
export function readJurisdiction(text: string | null): Jurisdiction | undefined {
  const wanted = text?.trim().toLowerCase();
  return JURISDICTIONS.find(
    ({ code, slug, name }) =>
      wanted === code.toLowerCase() || wanted === slug || wanted === name.toLowerCase(),
  );
}
