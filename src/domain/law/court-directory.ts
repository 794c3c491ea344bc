import { bareCountyName, findByCounty } from '#domain/places/county-name.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { format, type Template } from '#domain/shared/format.ts';
import type {
  CountyCourts,
  CourtDecider,
  CourtFees,
  CourtRecord,
  EvictionCourts,
  FeeTable,
  SelfHelpPages,
} from './facts-schema.ts';

/*
 * Which court hears a case, and what it costs. Browsers import this, so it may import only types from the schemas
 * (docs/adr/0006).
 */

/** The content that a court directory is built from. */
export interface CourtData {
  /** The kind of court that hears evictions in each state, from its law file, in the language of the directory. */
  readonly courtNames: Readonly<Partial<Record<JurisdictionCode, string>>>;
  /** The same in English; absent if the directory is in English. */
  readonly englishCourtNames?: Readonly<Partial<Record<JurisdictionCode, string>>>;
  readonly counties: Readonly<Partial<Record<JurisdictionCode, CountyCourts>>>;
  /** Courts known by name only, for counties whose court was not looked up individually. */
  readonly evictions: Readonly<Partial<Record<JurisdictionCode, EvictionCourts>>>;
  /** Their names in the words of the directory, where it is in another language: `'Justice Court en {county}'`. */
  readonly nameInWords?: (name: string) => string;
  /** The official names of each state's counties. An entry for any other county is not used. */
  readonly countyNames: Readonly<Partial<Record<JurisdictionCode, readonly string[]>>>;
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

/** A court as shown to renters. */
interface Court extends CourtLocation {
  /**
   * The English name for letters: the exact one where that is certain, else the state's kind of court. Always English,
   * because courts and landlords read the letters.
   */
  readonly caption: string;
  /** The same in the words of the directory, for steps: who reads those may not read English. */
  readonly called: string;
  readonly note: string;
  /** Confirmed courthouses, where the county has many. */
  readonly locations: readonly CourtLocation[];
}

/** A state's courts and fees; part of the state's public data file. */
export interface StateCourts {
  readonly court: Court;
  /** The state's court help pages for people without a lawyer, and whether an editor saw them. */
  readonly selfHelp: { readonly title: string; readonly url: string; readonly isSeen: boolean } | null;
  /** By official name. */
  readonly counties: Readonly<
    Record<string, { readonly court: Court | null; readonly fees: CourtFees | null }>
  >;
  /** For counties whose court is known by name only. */
  readonly names: readonly CourtsNamedAlike[];
}

/** Counties whose courts follow one naming pattern. */
interface CourtsNamedAlike {
  /** A template, see {@link courtName}. */
  readonly name: string;
  /** The same in English, where the directory has it in other words. */
  readonly english?: string | undefined;
  readonly note: string;
  /** Whether the name is exact enough for letters. */
  readonly exact: boolean;
  /** Official names. */
  readonly counties: readonly string[];
}

/** The court of a case and its fees; see {@link courtFor}. */
export interface CourtAnswer {
  readonly court: Court;
  /** The county's; `null` where no public table was found. */
  readonly fees: CourtFees | null;
  readonly selfHelp: StateCourts['selfHelp'];
}

/** The courts of all states, with a default for states of which nothing is known. */
export interface CourtDirectory {
  readonly states: Readonly<Partial<Record<JurisdictionCode, StateCourts>>>;
  readonly default: StateCourts;
}

/** A state's part of the directory; the default where the state has none. */
export function courtsOf(directory: CourtDirectory, state: JurisdictionCode): StateCourts {
  return directory.states[state] ?? directory.default;
}

/**
 * The court for a case: the county's, else the state's kind of court, else the one on the summons (product §3).
 *
 * @param county the official name, as from `knownCounty`; the empty text when it is not known
 * @example courtFor(directory, 'AZ', 'Pima County').court.name // => 'Pima County Consolidated Justice Court'
 */
export function courtFor(directory: CourtDirectory, state: JurisdictionCode, county: string): CourtAnswer {
  return courtInState(courtsOf(directory, state), county);
}

/** The same from one state's part of the directory, which is what the browser has. */
export function courtInState(state: StateCourts, county: string): CourtAnswer {
  const local = Object.hasOwn(state.counties, county) ? state.counties[county] : undefined;
  return {
    court: local?.court ?? courtByName(state, county) ?? state.court,
    fees: local?.fees ?? null,
    selfHelp: state.selfHelp,
  };
}

/**
 * The exact English name of a county's court; `undefined` where only the renter's papers have it.
 *
 * @param county the official name, as from `knownCounty`
 */
export function exactCourtName(state: StateCourts, county: string): string | undefined {
  const named = state.names.find(({ counties }) => counties.includes(county));
  const { caption } = courtInState(state, county).court;
  // A county may have several courts, with a name for all of them: `'Maricopa County Justice Courts'`.
  return named?.exact === false || caption === state.court.caption ? undefined : caption;
}

/** The court of a county where only the court's name is known. */
function courtByName({ court, names }: StateCourts, county: string): Court | undefined {
  for (const { name, english = name, note, exact, counties } of names) {
    if (!counties.includes(county)) continue;
    const shown = courtName(name, county);
    if (!exact) return { ...court, name: shown, note };
    return { ...court, name: shown, note, caption: courtName(english, county), called: shown };
  }
  return undefined;
}

/**
 * The court of a place: the one determined by its town or city, else that of its county.
 *
 * @param county its official name
 */
export function courtAt(
  directory: CourtDirectory,
  state: JurisdictionCode,
  courts: EvictionCourts,
  { geonameId, county }: { readonly geonameId: number; readonly county: string },
  words: CourtWords,
): CourtAnswer {
  const answer = courtFor(directory, state, county);
  const own = placeCourt(courts, geonameId);
  if (own === undefined) return answer;
  const { court } = courtsOf(directory, state);
  return { ...answer, court: { ...court, name: own.name, note: courtNote(own, words) } };
}

export interface CourtWords {
  /** Used as the court's name where not even the state's kind of court is known. */
  readonly unknownCourt: string;
  readonly lookOnTheSummons: string;
  readonly notConfirmed: string;
  /** For a name that is probably right. */
  readonly likely: string;
  /** What determines the court where the county alone does not. */
  readonly decidedBy: Readonly<Record<CourtDecider, string>>;
}

/** The note for a court of which only the name is known. */
function courtNote({ certain, decidedBy, note }: EvictionCourt, words: CourtWords): string {
  return [
    ...(decidedBy === null ? [] : [words.decidedBy[decidedBy]]),
    ...(note === null ? [] : [note]),
    certain ? words.lookOnTheSummons : words.likely,
  ].join(' ');
}

/** Builds the directory for pages and data files. Unconfirmed details are left out. */
export function courtDirectory(data: CourtData, words: CourtWords): CourtDirectory {
  const states = JURISDICTION_CODES.flatMap((code) => {
    const kind = data.courtNames[code];
    return kind === undefined ? [] : [[code, stateCourts(data, code, kind, words)] as const];
  });
  return {
    states: Object.fromEntries(states),
    default: {
      court: namedCourt(words.unknownCourt, words),
      selfHelp: null,
      counties: {},
      names: [],
    },
  };
}

function stateCourts(data: CourtData, code: JurisdictionCode, kind: string, words: CourtWords): StateCourts {
  const courts = data.counties[code] ?? {};
  const fees = data.fees[code] ?? {};
  const { title, url, verified } = data.selfHelp[code];
  const official = data.countyNames[code] ?? [];
  return {
    court: namedCourt(kind, words, data.englishCourtNames?.[code]),
    selfHelp: { title, url, isSeen: verified },
    counties: Object.fromEntries(
      official.flatMap((county) => {
        const record = findByCounty(courts, county);
        const table = findByCounty(fees, county);
        if (record === undefined && table === undefined) return [];
        return [
          [county, { court: record === undefined ? null : shownCourt(record, words), fees: table ?? null }],
        ];
      }),
    ),
    names: courtsNamedAlike(data, code, words),
  };
}

function courtsNamedAlike(
  { evictions, countyNames, nameInWords = (name) => name }: CourtData,
  code: JurisdictionCode,
  words: CourtWords,
): readonly CourtsNamedAlike[] {
  const file = evictions[code];
  if (file === undefined) return [];
  const counties = countyNames[code] ?? [];
  const entries = Map.groupBy(counties, (county) => evictionCourt(file, county)?.entry);
  return [...entries].flatMap(([entry, named]) => {
    if (entry === undefined) return [];
    const { name: english, certain, decidedBy } = entry;
    const name = nameInWords(english);
    return [
      {
        name,
        ...(name !== english && { english }),
        note: courtNote(entry, words),
        exact: certain && decidedBy === null,
        counties: named,
      },
    ];
  });
}

/** Drops a parenthesis at the end of a name, because in a letter it would look like a gap to fill in. */
function withoutBrackets(name: string): string {
  return name.replace(/ \(.*/u, '');
}

function namedCourt(name: string, words: CourtWords, englishName = name): Court {
  return {
    name,
    address: null,
    phone: null,
    hours: null,
    website: null,
    caption: withoutBrackets(englishName),
    called: withoutBrackets(name),
    note: words.lookOnTheSummons,
    locations: [],
  };
}

/** Omits address, phone and hours of an unconfirmed court, because a renter would go there. */
function shownCourt({ court, note, locations, verified }: CourtRecord, words: CourtWords): Court {
  const caption = withoutBrackets(court.name);
  if (verified)
    return {
      ...court,
      caption,
      called: caption,
      note: note ?? words.lookOnTheSummons,
      locations,
    };
  return {
    name: court.name,
    address: null,
    phone: null,
    hours: null,
    website: court.website,
    caption,
    called: caption,
    note: note === null ? words.notConfirmed : `${note} ${words.notConfirmed}`,
    locations: [],
  };
}

export interface EvictionCourt {
  readonly name: string;
  /** Whether the name is well established, or an editor read the law. */
  readonly certain: boolean;
  /** What determines the court; `null` where the county or place does, and the name is exact. */
  readonly decidedBy: CourtDecider | null;
  readonly note: string | null;
}

/** Fills a shared name pattern, such as `'Justice Court of {county}'`, for one county. */
export function courtName(template: string, county: string): string {
  return format<string>(template, { county, bare: bareCountyName(county) });
}

/**
 * The court of a county, with the entry that it comes from.
 *
 * @param county by its official name
 * @returns `undefined` for a county that the file does not cover; the build fails if the state has such a county
 */
export function evictionCourt(
  { courts }: EvictionCourts,
  county: string,
): (EvictionCourt & { readonly entry: EvictionCourt }) | undefined {
  const entry =
    courts.find(({ counties }) => counties?.includes(county)) ??
    courts.find(({ counties }) => counties === null);
  return entry && { ...entry, entry, name: courtName(entry.name, county) };
}

/** The court of a place, where its town or city determines it; `undefined` where the county does. */
export function placeCourt({ places }: EvictionCourts, geonameId: number): EvictionCourt | undefined {
  const entry = places.find((each) => each.places.some((place) => place.geonameId === geonameId));
  return entry && { name: entry.name, certain: entry.certain, decidedBy: null, note: entry.note };
}

interface FeeLine {
  readonly label: string;
  /** Formatted: `'$283'`. */
  readonly amount: string;
}

/** Contents of the 'Filing Information' box (product §2). */
export interface FilingInformation extends Pick<CourtAnswer, 'court' | 'selfHelp'> {
  /** Empty where no public table was found. */
  readonly fees: readonly FeeLine[];
  /** `null` if a part of the filing is not known. */
  readonly total: FeeLine | null;
  readonly feesHeading: string;
  readonly feesNote: string;
}

/** The parts of an eviction's filing, in the order in which they are paid. */
const PARTS = ['filing', 'summons', 'service'] as const;

export interface FeeWords {
  readonly heading: { readonly found: string; readonly unknown: string };
  readonly lines: Readonly<Record<(typeof PARTS)[number] | 'certified' | 'total', string>>;
  /** Below the fees, with what to ask the clerk. */
  readonly note: { readonly found: Template<'source'> & Template<'year'>; readonly unknown: string };
}

/**
 * Where to file and what an eviction costs there. Sealing may cost something else or nothing, so the words tell renters
 * to ask the clerk.
 *
 * @param county the official name, as from `knownCounty`; empty when it is not known
 */
export function filingInformation(courts: StateCourts, county: string, words: FeeWords): FilingInformation {
  const { court, selfHelp, fees } = courtInState(courts, county);
  if (fees === null) {
    const { heading, note } = words;
    return { court, selfHelp, fees: [], total: null, feesHeading: heading.unknown, feesNote: note.unknown };
  }
  const line = (which: (typeof PARTS)[number] | 'certified'): readonly FeeLine[] => {
    const amount = fees[which];
    return amount === undefined ? [] : [{ label: words.lines[which], amount: dollars(amount) }];
  };
  const sum = PARTS.reduce((all, part) => all + (fees[part] ?? 0), 0);
  return {
    court,
    selfHelp,
    fees: [...PARTS, 'certified' as const].flatMap(line),
    total: fees.service === undefined ? null : { label: words.lines.total, amount: dollars(sum) },
    feesHeading: words.heading.found,
    feesNote: format(words.note.found, { source: fees.readIn, year: fees.asOf }),
  };
}
