import { countyKey, findByCounty } from '../places/county-name.ts';
import type { JurisdictionCode } from '../places/jurisdiction.ts';
import type { HelpKind, LegalHelpRecord, NationalHelp, StateHelp } from './legal-help-schema.ts';

/*
 * Who can help. Browsers read a state's part of it, so that types alone come from the schemas (docs/adr/0006).
 */

/** A service as a renter is shown it. */
export interface HelpContact {
  readonly name: string;
  readonly specialty: string;
  /** A confirmed number; `null` when there is none, and then there is a link. */
  readonly phone: string | null;
  readonly url: string | null;
  readonly kind: HelpKind;
}

/** A state's services as they are shown; also a part of the state's public data file. */
export interface StateContacts {
  readonly default: readonly HelpContact[];
  readonly counties: Readonly<Record<string, readonly HelpContact[]>>;
  /** Services for some counties only, each with its counties. */
  readonly areas: readonly { readonly contact: HelpContact; readonly counties: readonly string[] }[];
  /** Who finds legal aid anywhere, for counties that no legal aid on the lists is sure to serve. */
  readonly finder: HelpContact | null;
}

/** All services as they are shown. */
export interface LegalHelpDirectory {
  readonly states: Readonly<Partial<Record<JurisdictionCode, StateContacts>>>;
  readonly default: readonly HelpContact[];
}

/** The directory that pages and data files are built from. Unconfirmed phone numbers do not get in. */
export function legalHelpDirectory(
  national: NationalHelp,
  states: Readonly<Partial<Record<JurisdictionCode, StateHelp>>>,
): LegalHelpDirectory {
  const finder = national.map(helpContact).find(({ kind }) => kind === 'legal-aid') ?? null;
  return {
    default: national.map(helpContact),
    states: Object.fromEntries(
      Object.entries(states).map(([code, help]) => [code, stateContacts(help, finder)]),
    ),
  };
}

function stateContacts(help: StateHelp, finder: HelpContact | null): StateContacts {
  const counties = Object.entries(help.counties);
  const records = [...help.default, ...Object.values(help.counties).flat()];
  return {
    default: help.default.map(helpContact),
    counties: Object.fromEntries(counties.map(([county, listed]) => [county, listed.map(helpContact)])),
    areas: (help.areas ?? []).flatMap(({ name, counties: served }) => {
      const record = records.find((each) => each.name === name);
      return record === undefined ? [] : [{ contact: helpContact(record), counties: served }];
    }),
    finder,
  };
}

/** A service without what must not be shown: its source, and a phone number that nobody confirmed. */
function helpContact({ name, specialty, phone, url, kind, verified }: LegalHelpRecord): HelpContact {
  return { name, specialty, phone: verified ? phone : null, url, kind };
}

/** A state's services; the ones that help everywhere where the state has none. */
export function legalHelpOf(directory: LegalHelpDirectory, state: JurisdictionCode): StateContacts {
  return directory.states[state] ?? { default: directory.default, counties: {}, areas: [], finder: null };
}

/**
 * A state's services with what they do in other words.
 *
 * @param inWords gives the words for a specialty
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
 * Who can help with a case: the county's services, else those whose area has the county with the state's, else the ones
 * that help everywhere (specification §2). Never empty, and nobody who serves another area.
 *
 * @param county however it is spelled; the empty text when it is not known (`knownCounty`)
 */
export function legalHelpFor(
  directory: LegalHelpDirectory,
  state: JurisdictionCode,
  county: string,
): readonly HelpContact[] {
  return legalHelpInState(legalHelpOf(directory, state), county);
}

/** The same from one state's part of the directory, which is what the browser has. */
export function legalHelpInState(state: StateContacts, county: string): readonly HelpContact[] {
  return findByCounty(state.counties, county) ?? (county === '' ? state.default : inArea(state, county));
}

function inArea(
  { default: statewide, areas, finder }: StateContacts,
  county: string,
): readonly HelpContact[] {
  if (areas.length === 0) return statewide;
  const wanted = countyKey(county);
  const serves = (served: readonly string[]) => served.some((each) => countyKey(each) === wanted);
  const local = areas.filter(({ counties }) => serves(counties)).map(({ contact }) => contact);
  const regional = new Set(areas.map(({ contact }) => contact.name));
  const others = statewide.filter(({ name }) => !regional.has(name));
  const contacts = [...local, ...others];
  const hasLegalAid = contacts.some(({ kind }) => kind === 'legal-aid');
  return hasLegalAid || finder === null ? contacts : [...contacts, finder];
}

/** Free help comes first: a referral service names lawyers who may charge. */
const CALL_ORDER: readonly HelpKind[] = ['legal-aid', 'helpline', 'court-self-help', 'lawyer-referral'];

/** In the order in which to call them: free help before paid, and who has a number before who has none. */
export function inCallOrder(contacts: readonly HelpContact[]): readonly HelpContact[] {
  const isWithoutNumber = ({ phone }: HelpContact) => phone === null;
  return [...contacts].sort(
    (one, other) =>
      Number(isFreeHelp(other)) - Number(isFreeHelp(one)) ||
      Number(isWithoutNumber(one)) - Number(isWithoutNumber(other)) ||
      CALL_ORDER.indexOf(one.kind) - CALL_ORDER.indexOf(other.kind),
  );
}

/** Whether help of this kind costs nothing, to those whose income is low at least. */
export function isFreeHelp({ kind }: HelpContact): boolean {
  return kind !== 'lawyer-referral';
}
