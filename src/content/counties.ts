import { JURISDICTION_CODES, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { PLACES } from './places.ts';

/**
 * The counties of each jurisdiction by their official names, as the form offers them: "Maricopa County", "Orleans
 * Parish", "Alexandria city". Connecticut has its 8 traditional counties (decision D15); DC is one county.
 */
export const COUNTIES: Readonly<Record<JurisdictionCode, readonly string[]>> = Object.fromEntries(
  JURISDICTION_CODES.map((code): [string, readonly string[]] => [
    code,
    PLACES[code].counties.map(({ name }) => name),
  ]),
) as Record<JurisdictionCode, readonly string[]>;
