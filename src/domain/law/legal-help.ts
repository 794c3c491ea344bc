import { findByCounty } from '#domain/places/county-name.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { HelpKind, LegalHelpRecord, NationalHelp, StateHelp } from './facts-schema.ts';

/*
 * Legal help by state and county. Browsers import this, so it may import only types from the schemas (docs/adr/0006).
 */

/** A service as shown to renters. */
export interface HelpContact {
  readonly name: string;
  readonly specialty: string;
  /** A confirmed number; `null` when there is none, in which case `url` is set. */
  readonly phone: string | null;
  readonly url: string | null;
  readonly kind: HelpKind;
}

/** A state's services; part of the state's public data file. */
export interface StateContacts {
  readonly default: readonly HelpContact[];
  /** By official name. */
  readonly counties: Readonly<Record<string, readonly HelpContact[]>>;
  /** Services that cover only some counties. */
  readonly areas: readonly { readonly contact: HelpContact; readonly counties: readonly string[] }[];
  /** A nationwide finder of legal aid, for counties that no listed legal aid is known to serve. */
  readonly finder: HelpContact | null;
}

export interface LegalHelpDirectory {
  /** Services of single towns in counties that they do not cover, by the town's GeoNames number. */
  readonly places: ReadonlyMap<number, readonly HelpContact[]>;
  readonly states: Readonly<Partial<Record<JurisdictionCode, StateContacts>>>;
  readonly default: readonly HelpContact[];
}

/**
 * Builds the directory for pages and data files. Unconfirmed phone numbers are left out.
 *
 * @param countyNames official names; services that are listed for any other county are left out
 */
export function legalHelpDirectory(
  national: NationalHelp,
  states: Readonly<Partial<Record<JurisdictionCode, StateHelp>>>,
  countyNames: Readonly<Partial<Record<JurisdictionCode, readonly string[]>>>,
): LegalHelpDirectory {
  const finder = national.map(helpContact).find(({ kind }) => kind === 'legal-aid') ?? null;
  return {
    places: servicesByPlace(Object.values(states)),
    default: national.map(helpContact),
    states: Object.fromEntries(
      (Object.entries(states) as [JurisdictionCode, StateHelp][]).map(([code, help]) => [
        code,
        stateContacts(help, countyNames[code] ?? [], finder),
      ]),
    ),
  };
}

function stateContacts(
  help: StateHelp,
  official: readonly string[],
  finder: HelpContact | null,
): StateContacts {
  return {
    default: help.default.map(helpContact),
    counties: Object.fromEntries(
      official.flatMap((county) => {
        const listed = findByCounty(help.counties, county);
        return listed === undefined ? [] : [[county, listed.map(helpContact)]];
      }),
    ),
    areas: contactsOfAreas(help).filter((area) => area.counties.length > 0),
    finder,
  };
}

/** The services of a state that have an area, each with its counties. */
function contactsOfAreas(help: StateHelp): StateContacts['areas'] {
  const records = [...help.default, ...Object.values(help.counties).flat(), ...(help.regional ?? [])];
  return (help.areas ?? []).flatMap(({ name, counties }) => {
    const record = records.find((each) => each.name === name);
    return record === undefined ? [] : [{ contact: helpContact(record), counties }];
  });
}

function servicesByPlace(states: readonly StateHelp[]): LegalHelpDirectory['places'] {
  const served = states.flatMap((help) => {
    const contacts = contactsOfAreas(help).map(({ contact }) => contact);
    return (help.areas ?? []).flatMap(({ name, places = [] }) =>
      places.flatMap(({ geonameId }) =>
        contacts.filter((contact) => contact.name === name).map((contact) => ({ geonameId, contact })),
      ),
    );
  });
  return new Map(
    [...Map.groupBy(served, ({ geonameId }) => geonameId)].map(([geonameId, entries]) => [
      geonameId,
      entries.map(({ contact }) => contact),
    ]),
  );
}

/** Strips what must not be shown: the source, and an unconfirmed phone number. */
function helpContact({ name, specialty, phone, url, kind, verified }: LegalHelpRecord): HelpContact {
  return { name, specialty, phone: verified ? phone : null, url, kind };
}

/** A state's services, or the nationwide ones if the state has none. */
export function legalHelpOf(directory: LegalHelpDirectory, state: JurisdictionCode): StateContacts {
  return directory.states[state] ?? { default: directory.default, counties: {}, areas: [], finder: null };
}

/**
 * Translates the specialties of a state's services.
 *
 * @param inWords translates one specialty
 */
export function withSpecialties(
  contacts: StateContacts,
  inWords: (specialty: string) => string,
): StateContacts {
  const reworded = (contact: HelpContact) => ({ ...contact, specialty: inWords(contact.specialty) });
  return {
    default: contacts.default.map(reworded),
    counties: Object.fromEntries(
      Object.entries(contacts.counties).map(([county, listed]) => [county, listed.map(reworded)]),
    ),
    areas: contacts.areas.map((area) => ({ ...area, contact: reworded(area.contact) })),
    finder: contacts.finder && reworded(contacts.finder),
  };
}

/**
 * The services for a case: those listed for the county; else those whose area includes the county, with the statewide
 * ones; else the nationwide ones (product §2). Never empty, and never a service known to serve other counties
 * only.
 *
 * @param county the official name; empty when unknown (see `knownCounty`)
 */
export function legalHelpFor(
  directory: LegalHelpDirectory,
  state: JurisdictionCode,
  county: string,
): readonly HelpContact[] {
  return legalHelpInState(legalHelpOf(directory, state), county);
}

/**
 * The services for a place: those of its town, then those of its county. A finder is left out where an office is known.
 *
 * @param place the county by its official name
 */
export function legalHelpAt(
  directory: LegalHelpDirectory,
  state: JurisdictionCode,
  { geonameId, county }: { readonly geonameId: number; readonly county: string },
): readonly HelpContact[] {
  const ofTown = directory.places.get(geonameId) ?? [];
  const names = new Set(ofTown.map(({ name }) => name));
  const ofCounty = legalHelpFor(directory, state, county).filter(({ name }) => !names.has(name));
  const finder = legalHelpOf(directory, state).finder?.name;
  return [...ofTown, ...(ofTown.length === 0 ? ofCounty : ofCounty.filter(({ name }) => name !== finder))];
}

/** The same from one state's part of the directory, which is what the browser has. */
export function legalHelpInState(state: StateContacts, county: string): readonly HelpContact[] {
  if (Object.hasOwn(state.counties, county)) return state.counties[county] ?? state.default;
  return county === '' ? state.default : inArea(state, county);
}

function inArea(
  { default: statewide, areas, finder }: StateContacts,
  county: string,
): readonly HelpContact[] {
  if (areas.length === 0) return statewide;
  const local = areas.filter(({ counties }) => counties.includes(county)).map(({ contact }) => contact);
  const regional = new Set(areas.map(({ contact }) => contact.name));
  const others = statewide.filter(({ name }) => !regional.has(name));
  const contacts = [...local, ...others];
  const hasLegalAid = contacts.some(({ kind }) => kind === 'legal-aid');
  return hasLegalAid || finder === null ? contacts : [...contacts, finder];
}

/** Free help comes first; a referral service names lawyers who may charge. */
const CALL_ORDER: readonly HelpKind[] = ['legal-aid', 'helpline', 'court-self-help', 'lawyer-referral'];

/**
 * Sorts services in the order in which to call them: free before paid, and those with a phone number before those
 * without.
 */
export function inCallOrder(contacts: readonly HelpContact[]): readonly HelpContact[] {
  const isWithoutNumber = ({ phone }: HelpContact) => phone === null;
  return [...contacts].sort(
    (one, other) =>
      Number(isFreeHelp(other)) - Number(isFreeHelp(one)) ||
      Number(isWithoutNumber(one)) - Number(isWithoutNumber(other)) ||
      CALL_ORDER.indexOf(one.kind) - CALL_ORDER.indexOf(other.kind),
  );
}

/** Whether help of this kind is free, at least for people with a low income. */
export function isFreeHelp({ kind }: HelpContact): boolean {
  return kind !== 'lawyer-referral';
}
