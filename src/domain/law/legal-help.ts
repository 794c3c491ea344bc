import { findByCounty } from '../places/county-name.ts';
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
  return {
    default: national.map(helpContact),
    states: Object.fromEntries(Object.entries(states).map(([code, help]) => [code, stateContacts(help)])),
  };
}

function stateContacts(help: StateHelp): StateContacts {
  const counties = Object.entries(help.counties);
  return {
    default: help.default.map(helpContact),
    counties: Object.fromEntries(counties.map(([county, records]) => [county, records.map(helpContact)])),
  };
}

/** A service without what must not be shown: its source, and a phone number that nobody confirmed. */
function helpContact({ name, specialty, phone, url, kind, verified }: LegalHelpRecord): HelpContact {
  return { name, specialty, phone: verified ? phone : null, url, kind };
}

/** A state's services; the ones that help everywhere where the state has none. */
export function legalHelpOf(directory: LegalHelpDirectory, state: JurisdictionCode): StateContacts {
  return directory.states[state] ?? { default: directory.default, counties: {} };
}

/**
 * Who can help with a case: the county's services, else the state's, else the ones that help everywhere
 * (specification §2). Never empty.
 *
 * @param county as typed or chosen; the empty text when it was left out
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
  return findByCounty(state.counties, county) ?? state.default;
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
