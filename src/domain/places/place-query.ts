import { type JurisdictionCode, readJurisdiction } from './jurisdiction.ts';
import { placeSlug } from './place-address.ts';

/*
 * What people type to find a city: its name, a short form, the state behind it, or a ZIP code.
 */

/** Short forms that are no beginning of the name, as slugs. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  nyc: 'new-york-city',
  'new-york': 'new-york-city',
  philly: 'philadelphia',
  la: 'los-angeles',
  'l-a': 'los-angeles',
  dc: 'washington',
  'd-c': 'washington',
  'washington-dc': 'washington',
  'washington-d-c': 'washington',
  'st-pete': 'st-petersburg',
  sf: 'san-francisco',
  'san-fran': 'san-francisco',
  vegas: 'las-vegas',
  nola: 'new-orleans',
  okc: 'oklahoma-city',
  slc: 'salt-lake-city',
  indy: 'indianapolis',
  jax: 'jacksonville',
};

/** The state of short forms that many places share. */
const STATE_OF: Readonly<Record<string, JurisdictionCode>> = {
  dc: 'DC',
  'd-c': 'DC',
  'washington-dc': 'DC',
  'washington-d-c': 'DC',
};

/** What was typed for a city. */
export type CityQuery =
  | { readonly kind: 'zip' }
  | {
      readonly kind: 'city';
      /** The name as typed, or in full for a short form. */
      readonly name: string;
      /** The state behind the name, or of the short form. */
      readonly state: JurisdictionCode | undefined;
    };

const ZIP = /^\d{5}(?:-\d{4})?$/u;
/** `'Indianapolis, IN'`, `'Indianapolis IN'`, `'Portland, Oregon'`. */
const WITH_STATE = /^(?<city>.+?)(?:\s*,\s*(?<named>[\p{L} .]+)|\s+(?<code>[A-Z]{2}))$/u;

/**
 * Parses what was typed into a field for a city.
 *
 * @example readCityQuery('Indianapolis, IN') // => { kind: 'city', name: 'Indianapolis', state: 'IN' }
 * @example readCityQuery('NYC') // => { kind: 'city', name: 'new-york-city', state: undefined }
 * @example readCityQuery('46201') // => { kind: 'zip' }
 */
export function readCityQuery(typed: string): CityQuery {
  const text = typed.trim();
  if (ZIP.test(text)) return { kind: 'zip' };
  const { city, named, code } = WITH_STATE.exec(text)?.groups ?? {};
  const state = readJurisdiction((named ?? code ?? '').replaceAll('.', ''))?.code;
  const short = placeSlug(text);
  const known = SHORT_FORMS[short];
  if (known !== undefined) return { kind: 'city', name: known, state: STATE_OF[short] };
  if (state === undefined || city === undefined) return { kind: 'city', name: text, state: undefined };
  return { kind: 'city', name: SHORT_FORMS[placeSlug(city)] ?? city, state };
}
