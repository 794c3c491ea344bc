import { findByCounty } from '../places/county-name.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../places/jurisdiction.ts';
import type {
  CountyCourts,
  CourtFees,
  CourtRecord,
  FeeTable,
  SelfHelpPages,
} from './court-directory-schema.ts';

/*
 * Which court hears a case, and at what cost. Browsers read a state's part of it, so that types alone come from the
 * schemas (docs/adr/0006).
 */

/** All that a court directory is made of. */
export interface CourtData {
  /** The kind of court that hears evictions in each state, as its law's file names it. */
  readonly courtNames: Readonly<Partial<Record<JurisdictionCode, string>>>;
  readonly counties: Readonly<Partial<Record<JurisdictionCode, CountyCourts>>>;
  readonly selfHelp: SelfHelpPages;
  readonly fees: FeeTable;
}

/** Where a court is and how to reach it; `null` for whatever was not confirmed. */
export interface CourtLocation {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly hours: string | null;
  readonly website: string | null;
}

/** A court as a renter is shown it. */
interface Court extends CourtLocation {
  readonly note: string;
  /** Whether its details were seen on an official page. If not, name and website are all there is. */
  readonly confirmed: boolean;
  /** Confirmed courthouses of a county that has many. */
  readonly locations: readonly CourtLocation[];
}

/** A state's courts and fees; also a part of the state's public data file. */
export interface StateCourts {
  readonly court: Court;
  readonly fees: CourtFees;
  /** The state's court help pages for people without a lawyer. */
  readonly selfHelp: { readonly title: string; readonly url: string } | null;
  readonly counties: Readonly<
    Record<string, { readonly court: Court | null; readonly fees: CourtFees | null }>
  >;
}

/** Which court, at what cost; see {@link courtFor}. */
export interface CourtAnswer {
  readonly court: Court;
  readonly fees: CourtFees;
  /** Whether the fees are this county's or the default ones. */
  readonly feesAreLocal: boolean;
  readonly selfHelp: StateCourts['selfHelp'];
}

/** The courts of all states, with a default where nothing is known. */
export interface CourtDirectory {
  readonly states: Readonly<Partial<Record<JurisdictionCode, StateCourts>>>;
  readonly default: StateCourts;
}

/** A state's part of the directory; the default where the state has none. */
export function courtsOf(directory: CourtDirectory, state: JurisdictionCode): StateCourts {
  return directory.states[state] ?? directory.default;
}

/**
 * The court for a case: the county's, else the state's kind of court, else the one on the summons (specification §3).
 *
 * @param county as typed or chosen; the empty text when it was left out
 * @example courtFor(directory, 'AZ', 'pima county').court.name // => 'Pima County Consolidated Justice Court'
 */
export function courtFor(directory: CourtDirectory, state: JurisdictionCode, county: string): CourtAnswer {
  return courtInState(courtsOf(directory, state), county);
}

/** The same from one state's part of the directory, which is what the browser has. */
export function courtInState(state: StateCourts, county: string): CourtAnswer {
  const local = findByCounty(state.counties, county);
  const fees = local?.fees ?? null;
  return {
    court: local?.court ?? state.court,
    fees: fees ?? state.fees,
    feesAreLocal: fees !== null,
    selfHelp: state.selfHelp,
  };
}

/** What a directory says where a court or its details are not known. */
export interface CourtWords {
  /** The name of the court where not even the state's kind of court is known. */
  readonly unknownCourt: string;
  readonly lookOnTheSummons: string;
  readonly notConfirmed: string;
}

/** The directory that pages and data files are built from. Only confirmed details get in. */
export function courtDirectory(data: CourtData, words: CourtWords): CourtDirectory {
  const states = JURISDICTION_CODES.flatMap((code) => {
    const courtName = data.courtNames[code];
    return courtName === undefined ? [] : [[code, stateCourts(data, code, courtName, words)] as const];
  });
  return {
    states: Object.fromEntries(states),
    default: {
      court: namedCourt(words.unknownCourt, words),
      fees: data.fees.default,
      selfHelp: null,
      counties: {},
    },
  };
}

function stateCourts(
  data: CourtData,
  code: JurisdictionCode,
  courtName: string,
  words: CourtWords,
): StateCourts {
  const courts = data.counties[code] ?? {};
  const fees = data.fees.counties[code] ?? {};
  const { title, url } = data.selfHelp[code];
  const counties = new Set([...Object.keys(courts), ...Object.keys(fees)]);
  return {
    court: namedCourt(courtName, words),
    fees: data.fees.default,
    selfHelp: { title, url },
    counties: Object.fromEntries(
      [...counties].map((county) => {
        const record = courts[county];
        const court = record === undefined ? null : shownCourt(record, words);
        return [county, { court, fees: fees[county] ?? null }];
      }),
    ),
  };
}

function namedCourt(name: string, words: CourtWords): Court {
  return {
    ...{ name, address: null, phone: null, hours: null, website: null },
    note: words.lookOnTheSummons,
    confirmed: true,
    locations: [],
  };
}

/** Without address, phone and hours if the court is unconfirmed: a renter would go there. */
function shownCourt({ court, note, locations, verified }: CourtRecord, words: CourtWords): Court {
  if (verified) return { ...court, note: note ?? words.lookOnTheSummons, confirmed: true, locations };
  return {
    ...{ name: court.name, address: null, phone: null, hours: null, website: court.website },
    note: note === null ? words.notConfirmed : `${note} ${words.notConfirmed}`,
    confirmed: false,
    locations: [],
  };
}
