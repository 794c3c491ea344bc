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
  /** `null` when there is none, in which case `url` is set. */
  readonly phone: string | null;
  readonly url: string | null;
  readonly kind: HelpKind;
  /** Among the services of a state: one that serves only a part of it. */
  readonly isRegional?: true;
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
  /** The nationwide helpline, for where no free service of the area has a number. */
  readonly line: HelpContact | null;
}

export interface LegalHelpDirectory {
  /** Services of single towns in counties that they do not cover, by the town's GeoNames number. */
  readonly places: ReadonlyMap<number, readonly HelpContact[]>;
  readonly states: Readonly<Partial<Record<JurisdictionCode, StateContacts>>>;
  readonly default: readonly HelpContact[];
}

/**
 * Builds the directory for pages and data files.
 *
 * @param countyNames official names; services that are listed for any other county are left out
 */
export function legalHelpDirectory(
  national: NationalHelp,
  states: Readonly<Partial<Record<JurisdictionCode, StateHelp>>>,
  countyNames: Readonly<Partial<Record<JurisdictionCode, readonly string[]>>>,
): LegalHelpDirectory {
  const ofKind = (wanted: HelpKind) => national.map(helpContact).find(({ kind }) => kind === wanted) ?? null;
  const everywhere = { finder: ofKind('legal-aid'), line: ofKind('helpline') };
  return {
    places: servicesByPlace(Object.values(states)),
    default: national.map(helpContact),
    states: Object.fromEntries(
      (Object.entries(states) as [JurisdictionCode, StateHelp][]).map(([code, help]) => [
        code,
        stateContacts(help, countyNames[code] ?? [], everywhere),
      ]),
    ),
  };
}

function stateContacts(
  help: StateHelp,
  official: readonly string[],
  everywhere: Pick<StateContacts, 'finder' | 'line'>,
): StateContacts {
  const regional = new Set(help.areas?.map(({ name }) => name));
  return {
    ...everywhere,
    default: help.default
      .map(helpContact)
      .map((contact) => (regional.has(contact.name) ? { ...contact, isRegional: true } : contact)),
    counties: Object.fromEntries(
      official.flatMap((county) => {
        const listed = findByCounty(help.counties, county);
        return listed === undefined ? [] : [[county, listed.map(helpContact)]];
      }),
    ),
    areas: contactsOfAreas(help).filter((area) => area.counties.length > 0),
  };
}

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

/** Strips what is for editors: the source of the number, and its day. */
function helpContact({ name, specialty, phone, url, kind }: LegalHelpRecord): HelpContact {
  return { name, specialty, phone, url, kind };
}

/** A state's services, or the nationwide ones if the state has none. */
export function legalHelpOf(directory: LegalHelpDirectory, state: JurisdictionCode): StateContacts {
  const { default: nationwide } = directory;
  return (
    directory.states[state] ?? { default: nationwide, counties: {}, areas: [], finder: null, line: null }
  );
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
    line: contacts.line && reworded(contacts.line),
  };
}

/**
 * The services for a case: those listed for the county; else those whose area includes the county, with the statewide
 * ones; else the nationwide ones (product §2). Never empty, never without the number of free help, and never a
 * service known to serve other counties only. Where the county is not known, services of a part of the state are marked.
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
 * The services for a place: those of its town, then those of its county. What is nationwide is left out where the town's
 * office is known.
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
  if (ofTown.length === 0) return ofCounty;
  const { finder, line } = legalHelpOf(directory, state);
  const isNeeded = ({ name }: HelpContact) =>
    name !== finder?.name && (name !== line?.name || ofTown.every(({ phone }) => phone === null));
  return [...ofTown, ...ofCounty.filter(isNeeded)];
}

/** The same from one state's part of the directory, which is what the browser has. */
export function legalHelpInState(state: StateContacts, county: string): readonly HelpContact[] {
  const { counties, line } = state;
  const listed = Object.hasOwn(counties, county) ? counties[county] : undefined;
  const services = listed ?? (county === '' ? state.default : inArea(state, county));
  const isNumberKnown = services.some((each) => isFreeHelp(each) && each.phone !== null && !each.isRegional);
  return isNumberKnown || line === null ? services : [...services, line];
}

function inArea(
  { default: statewide, areas, finder }: StateContacts,
  county: string,
): readonly HelpContact[] {
  if (areas.length === 0) return statewide;
  const local = areas.filter(({ counties }) => counties.includes(county)).map(({ contact }) => contact);
  const contacts = [...local, ...statewide.filter(({ isRegional }) => !isRegional)];
  const hasLegalAid = contacts.some(({ kind }) => kind === 'legal-aid');
  return hasLegalAid || finder === null ? contacts : [...contacts, finder];
}

/**
 * Whom to call about a case today: the first free service, if it is one of the area and has a number. Otherwise the
 * services of the parts of the state and the nationwide line, and at the end the sites.
 *
 * @param county as for {@link legalHelpFor}
 */
export function callToday(state: StateContacts, county: string): readonly HelpContact[] {
  const free = inCallOrder(legalHelpInState(state, county)).filter(isFreeHelp);
  const placeOf = ({ name, phone }: HelpContact) => (phone === null ? 2 : name === state.line?.name ? 1 : 0);
  const [first] = free;
  return first !== undefined && placeOf(first) === 0
    ? [first]
    : free.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Free help comes first; a referral service names lawyers who may charge. */
const CALL_ORDER: readonly HelpKind[] = ['legal-aid', 'helpline', 'court-self-help', 'lawyer-referral'];

/**
 * Sorts services in the order in which to call them: free before paid, those for the whole area before those of a part of
 * the state, and those with a phone number before those without.
 */
export function inCallOrder(contacts: readonly HelpContact[]): readonly HelpContact[] {
  const isWithoutNumber = ({ phone }: HelpContact) => phone === null;
  return [...contacts].sort(
    (one, other) =>
      Number(isFreeHelp(other)) - Number(isFreeHelp(one)) ||
      Number(one.isRegional ?? false) - Number(other.isRegional ?? false) ||
      Number(isWithoutNumber(one)) - Number(isWithoutNumber(other)) ||
      CALL_ORDER.indexOf(one.kind) - CALL_ORDER.indexOf(other.kind),
  );
}

/** Whether help of this kind is free, at least for people with a low income. */
export function isFreeHelp({ kind }: HelpContact): boolean {
  return kind !== 'lawyer-referral';
}
