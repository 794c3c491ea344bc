import type { StateFilings } from '#domain/filing/filing-schema.ts';
import type { PendingBill } from '#domain/law/changes.ts';
import { CHECK_AGE_LIMITS, checkFreshness, oldestCheck } from '#domain/law/remedy-terms.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { addDays, DAY_MS, plainDate, type PlainDate } from '#domain/shared/plain-date.ts';

/** What ages, and what happens when nobody looks at it again: for the operator, so in English only. */
export const UPKEEP_KINDS = {
  law: { name: 'remedies of the law', after: 'pages give no date and no price' },
  'new law': { name: 'looks for new law', after: 'an act passed since then is missing' },
  paper: { name: 'court papers', after: 'a court may refuse an old form' },
  bill: { name: 'pending bills', after: 'pages say that the day to look again has passed' },
  figures: { name: "files of HUD's figures", after: 'pages say that they are of a former year' },
  directory: { name: 'lists of courts and offices', after: 'links and phone numbers may be dead' },
  number: { name: 'phone numbers of legal help', after: 'nobody may answer' },
  'security.txt': { name: 'security.txt', after: 'it has expired; a deployment renews it' },
} as const;

type UpkeepKind = keyof typeof UPKEEP_KINDS;

/** Something that has to be looked at again. */
export interface UpkeepItem {
  readonly kind: UpkeepKind;
  /** Where its day is noted, from the project's folder. */
  readonly file: string;
  readonly state: JurisdictionCode | null;
  /** A remedy's id, a form's name, a bill's number; `null` where state or file says all. */
  readonly name: string | null;
  /** Where to read it again, if that is known. */
  readonly address: string | null;
  /** Day or month of the last look, ISO 8601; `null` where none was noted. */
  readonly checked: string | null;
  /** The first day on which it is too old. */
  readonly due: PlainDate;
}

/** After so many days somebody should look for new law again. */
const NEW_LAW_DAYS = 120;
/** After so many days somebody should look at a court's paper again. */
const PAPER_DAYS = 180;
/** After so many days somebody should call a number again. */
const NUMBER_DAYS = 365;
/** As many numbers are named as one person calls in an hour. */
const MOST_NUMBERS = 20;
/** After so many days a list of courts or offices should be read again. */
const DIRECTORY_DAYS = 365;
/** So long a security.txt is valid: RFC 9116 recommends less than a year. Builds are more frequent than that. */
export const SECURITY_TXT_DAYS = 350;
/** An item is named so many days before it is due: a path of the law 150 days after its check. */
export const UPKEEP_NOTICE_DAYS = CHECK_AGE_LIMITS.due - 150;

/** The data that ages, read and checked. */
export interface UpkeepSources {
  readonly laws: readonly SealingLaw[];
  readonly filings: ReadonlyMap<JurisdictionCode, StateFilings>;
  readonly bills: readonly PendingBill[];
  /** Fiscal years of HUD's rents, which come in October, by file. */
  readonly rents: ReadonlyMap<string, number>;
  /** Fiscal years of HUD's income limits, which come in spring, by file. */
  readonly incomes: ReadonlyMap<string, number>;
  /** The months in which lists were read, `'2026-11'`, by file. */
  readonly directories: ReadonlyMap<string, string>;
  /** The numbers of legal help that pages show. */
  readonly numbers: readonly HelpNumber[];
  /** The day on which the security.txt of this build expires. */
  readonly securityTxt: PlainDate;
  /** How many places of a state have a page. */
  readonly places: ReadonlyMap<JurisdictionCode, number>;
}

export interface HelpNumber {
  readonly file: string;
  readonly state: JurisdictionCode;
  readonly service: string;
  readonly phone: string;
  readonly seen: string;
  readonly source: string;
}

const LAWS = 'src/content/sealing-law';
const FILINGS = 'src/content/filings';
const BILLS = 'src/content/pending-bills.json';

/**
 * All that ages, in the order in which to look at it again: by the day on which it is due; of the same day, states with the most
 * places first.
 *
 * @throws {RangeError} for a day that does not exist
 */
export function upkeepItems(sources: UpkeepSources): readonly UpkeepItem[] {
  const { laws, filings, bills, rents, incomes, directories, numbers, securityTxt, places } = sources;
  const items: UpkeepItem[] = [
    ...laws.flatMap(ofLaw),
    ...[...filings].flatMap(([state, papers]) => ofPapers(state, papers)),
    ...bills.map(({ abbreviation: state, number, session, source, lookedOn, lookAgainBy }) => ({
      kind: 'bill' as const,
      file: BILLS,
      state,
      name: `${number} (${session})`,
      address: source.url,
      checked: lookedOn,
      due: existing(lookAgainBy),
    })),
    ...[...rents].map(([file, year]) => ofYear(file, year, `${year}-10-01`)),
    ...[...incomes].map(([file, year]) => ofYear(file, year, `${year + 1}-06-01`)),
    ...[...directories].map(([file, month]) =>
      ofFile('directory', file, month, tooOld(`${month}-01`, DIRECTORY_DAYS)),
    ),
    ...ofNumbers(numbers),
    ofFile('security.txt', 'src/pages/.well-known/security.txt.ts', null, securityTxt),
  ];
  const size = ({ state }: UpkeepItem) => (state === null ? 0 : (places.get(state) ?? 0));
  return items.toSorted((one, other) => one.due.localeCompare(other.due) || size(other) - size(one));
}

function existing(day: string): PlainDate {
  const date = plainDate(day);
  if (date === undefined) throw new RangeError(`${day} is no day.`);
  return date;
}

const tooOld = (looked: string, days: number) => addDays(existing(looked), days + 1);

const ofFile = (kind: UpkeepKind, file: string, checked: string | null, due: PlainDate): UpkeepItem => ({
  kind,
  file,
  state: null,
  name: null,
  address: null,
  checked,
  due,
});

const ofYear = (file: string, year: number, due: string): UpkeepItem => ({
  ...ofFile('figures', file, null, existing(due)),
  name: `fiscal year ${year}`,
});

function ofLaw(law: SealingLaw): readonly UpkeepItem[] {
  const { abbreviation: state, remedies, lookedForNewLaw: looked } = law;
  const oldest = oldestCheck(law);
  const file = `${LAWS}/${jurisdiction(state).slug}.json`;
  const checks =
    remedies.length === 0
      ? [{ name: null, address: null, checked: oldest }]
      : remedies.map(({ id, officialUrl, checked }) => ({
          name: id,
          address: officialUrl,
          checked: checked.on,
        }));
  return [
    ...checks.map((check) => ({
      ...check,
      kind: 'law' as const,
      file,
      state,
      due: tooOld(check.checked, CHECK_AGE_LIMITS.due),
    })),
    {
      ...ofFile('new law', file, looked, looked === null ? existing(oldest) : tooOld(looked, NEW_LAW_DAYS)),
      state,
    },
  ];
}

function ofPapers(
  state: JurisdictionCode,
  { forms, waiver, oath, filings }: StateFilings,
): readonly UpkeepItem[] {
  const file = `${FILINGS}/${jurisdiction(state).slug}.json`;
  const looks = [
    ...forms.map(({ name, page, seen }) => ({ name, address: page, checked: seen })),
    ...(waiver === null ? [] : [{ name: waiver.name, address: null, checked: waiver.seen }]),
    ...(oath === null
      ? []
      : [{ name: `Oath: ${oath.statute ?? oath.source}`, address: null, checked: oath.seen }]),
    ...filings.flatMap(({ remedyId, service }) =>
      service === null ? [] : [{ name: `Service: ${remedyId}`, address: null, checked: service.seen }],
    ),
  ];
  return looks.map((look) => ({
    ...look,
    kind: 'paper' as const,
    file,
    state,
    due: tooOld(look.checked, PAPER_DAYS),
  }));
}

/** The oldest numbers, each once: a service is in the lists of several counties. */
function ofNumbers(numbers: readonly HelpNumber[]): readonly UpkeepItem[] {
  return [...new Map(numbers.map((number) => [number.phone, number])).values()]
    .map(({ file, state, service, phone, seen, source }) => ({
      ...ofFile('number', file, seen, tooOld(seen, NUMBER_DAYS)),
      state,
      name: `${service}: ${phone}`,
      address: source,
    }))
    .toSorted((one, other) => one.due.localeCompare(other.due))
    .slice(0, MOST_NUMBERS);
}

/** Paths of the law that nobody has checked for more than a year: nothing is deployed with them. */
export function outdatedLaws(items: readonly UpkeepItem[], today: PlainDate): readonly UpkeepItem[] {
  return items.filter(
    ({ kind, checked }) =>
      kind === 'law' && checked !== null && checkFreshness(checked, today) === 'outdated',
  );
}

/** What is due on a day, or will be within {@link UPKEEP_NOTICE_DAYS}. */
export function upkeepNow<Due extends Pick<UpkeepItem, 'due'>>(
  items: readonly Due[],
  today: PlainDate,
): readonly Due[] {
  const until = addDays(today, UPKEEP_NOTICE_DAYS);
  return items.filter(({ due }) => due <= until);
}

/**
 * How many items a week, in their order, leave none to become too old that is not so already.
 *
 * @example weeklyPace(items, day('2026-11-29')) // => 7
 */
export function weeklyPace(items: readonly UpkeepItem[], today: PlainDate): number {
  const weeks = (due: PlainDate) => (Date.parse(due) - Date.parse(today)) / (7 * DAY_MS);
  const open = items.filter(({ due }) => due > today);
  return Math.ceil(Math.max(0, ...open.map(({ due }, index) => (index + 1) / weeks(due))));
}

/** Items of one kind that are due on the same day and noted in the same file: what office and mails get of the list. */
export interface UpkeepRound extends Pick<UpkeepItem, 'kind' | 'state' | 'due'> {
  readonly count: number;
}

/** The items in their order, those of a state and a day as one. */
export function upkeepRounds(items: readonly UpkeepItem[]): readonly UpkeepRound[] {
  const rounds = Map.groupBy(items, ({ kind, state, due }) => `${kind} ${state ?? ''} ${due}`);
  return [...rounds.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ kind: first.kind, state: first.state, due: first.due, count: 1 + others.length }],
  );
}

/** What of one kind is due or nearly: a line of the mail and of the office. */
export interface UpkeepLine {
  readonly kind: UpkeepKind;
  readonly count: number;
  /** Of them, too old already. */
  readonly old: number;
  /** The first of them is due on this day. */
  readonly first: PlainDate;
  /** In the order in which to look at them. */
  readonly states: readonly JurisdictionCode[];
}

/** What is due or nearly, by kind, the first due first. */
export function upkeepLines(rounds: readonly UpkeepRound[], today: PlainDate): readonly UpkeepLine[] {
  const byKind = Map.groupBy(upkeepNow(rounds, today), ({ kind }) => kind);
  const sum = (of: readonly UpkeepRound[]) => of.reduce((total, { count }) => total + count, 0);
  return [...byKind].map(([kind, of]) => ({
    kind,
    count: sum(of),
    old: sum(of.filter(({ due }) => due <= today)),
    first: of[0]?.due ?? today,
    states: [...new Set(of.flatMap(({ state }) => state ?? []))],
  }));
}
