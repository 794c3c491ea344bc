import * as z from 'zod/mini';

import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { publishedText } from './source.ts';

/*
 * What courts offer online to a renter with a case of their own: a search by name, and reminders of the hearing. Addresses
 * were compared in lists and not all opened, so only a row that says so is shown.
 */

const officialAddress = z.url({ protocol: /^https$/u });
const confidence = z.enum(['high', 'medium', 'low']);

/**
 * What a search costs: `account` is free after registering, `own` is free for the searcher's own cases, `mixed` costs
 * money for some searches; `null` where nobody read it.
 */
const SEARCH_COSTS = ['free', 'account', 'fee', 'own', 'mixed'] as const;
export type SearchCost = (typeof SEARCH_COSTS)[number];

/**
 * The courts that a service covers, as src/content/eviction-courts names them for the places and counties of the area:
 * `'Pima County Consolidated Justice Court'`. One `*` in a name stands for any text: `'* City Court'`.
 */
const courtNames = z.readonly(z.array(publishedText).check(z.minLength(1)));

const caseSearchSchema = z.readonly(
  z
    .strictObject({
      state: z.enum(JURISDICTION_CODES),
      /** Official names, where it has only the cases of these counties. */
      counties: z.exactOptional(z.readonly(z.array(publishedText).check(z.minLength(1)))),
      /** The town, where it has only the cases of that town's court. */
      place: z.exactOptional(publishedText),
      courts: z.exactOptional(courtNames),
      name: publishedText,
      url: officialAddress,
      cost: z.nullable(z.enum(SEARCH_COSTS)),
      /** Told with the search. */
      hint: z.exactOptional(publishedText),
      /** Told instead of the search where the case is at another court, and with it on the page of the whole state. */
      elsewhere: z.exactOptional(publishedText),
      confidence,
      /** Whether it finds a renter's closed case and its address is certain enough. */
      show: z.boolean(),
      source: publishedText,
    })
    .check(
      z.refine(({ show, confidence: sure }) => !show || sure !== 'low', {
        error: 'must not be shown with low confidence',
        path: ['show'],
      }),
      z.refine(({ show, courts }) => !show || courts !== undefined, {
        error: 'must name the courts whose cases it has, to be shown',
        path: ['courts'],
      }),
    ),
);

/** src/content/case-searches.json */
export const caseSearchesSchema = z.readonly(
  z.strictObject({ asOf: z.string(), searches: z.readonly(z.array(caseSearchSchema)) }),
);
export type CaseSearch = z.infer<typeof caseSearchSchema>;

const courtReminderSchema = z.readonly(
  z.strictObject({
    state: z.enum(JURISDICTION_CODES),
    /** Official name, where only this county's court offers it. */
    county: z.exactOptional(publishedText),
    courts: courtNames,
    name: publishedText,
    /** `null` where the page that was found does not speak of evictions. */
    url: z.nullable(officialAddress),
    sentence: publishedText,
    source: publishedText,
    confidence: z.enum(['high', 'medium']),
  }),
);
/** A reminder of hearings that a court itself offers. Pages show it with a warning: a missing reminder is no excuse. */
export type CourtReminder = z.infer<typeof courtReminderSchema>;

/** src/content/court-reminders.json: reminders of hearings by text message or e-mail that courts themselves offer. */
export const courtRemindersSchema = z.readonly(
  z.strictObject({ asOf: z.string(), reminders: z.readonly(z.array(courtReminderSchema)) }),
);

/** Where a case is: its county by the official name, and the town; both empty for a whole state. */
export interface CourtArea {
  readonly state: JurisdictionCode;
  readonly county: string;
  readonly place: string;
  /** The court that hears it, as src/content/eviction-courts names it; `null` for a whole state. */
  readonly court: string | null;
}

/** Whether a service covers a court; see {@link courtNames}. */
export function coversCourt(courts: readonly string[], court: string): boolean {
  return courts.some((name) => {
    const [start = '', end] = name.split('*');
    return end === undefined ? court === name : court.startsWith(start) && court.endsWith(end);
  });
}

/** The search to show for an area, and what to tell with it, or instead of it. */
export interface AreaSearch {
  readonly search: CaseSearch | undefined;
  readonly remarks: readonly string[];
}

/**
 * The search of the town's court, else the county's, else the state's, if it has the cases of the court that hears those
 * of the area. For a whole state, its search with the courts that it leaves out.
 */
export function caseSearchAt(
  searches: readonly CaseSearch[],
  { state, county, place, court }: CourtArea,
): AreaSearch {
  const shown = searches.filter((search) => search.state === state && search.show);
  const statewide = shown.find(({ counties, place: town }) => counties === undefined && town === undefined);
  const { hint, elsewhere } = statewide ?? {};
  if (court === null) return { search: statewide, remarks: present([hint, elsewhere]) };
  const search = [
    shown.find(({ place: town }) => town !== undefined && town === place),
    shown.find(({ counties }) => counties?.includes(county)),
    statewide,
  ].find((each) => each !== undefined && coversCourt(each.courts ?? [], court));
  return { search, remarks: present([search === undefined ? elsewhere : search.hint]) };
}

/** A search in a state's public data file, in the words of its language. */
export interface ShownSearch extends Pick<CaseSearch, 'name' | 'url' | 'cost'> {
  /** Official names of the counties whose court it covers, and the empty text where it serves an unknown county too. */
  readonly counties: readonly string[];
}

function present(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.filter((text) => text !== undefined);
}

/** The court's own reminder to show for an area: the county's, else the state's, if it is for the area's court. */
export function courtReminderAt(
  reminders: readonly CourtReminder[],
  { state, county, court }: Omit<CourtArea, 'place'>,
): CourtReminder | undefined {
  const here = reminders.filter(
    ({ state: of, courts }) => of === state && (court === null || coversCourt(courts, court)),
  );
  return (
    here.find((reminder) => reminder.county !== undefined && reminder.county === county) ??
    here.find((reminder) => reminder.county === undefined)
  );
}
