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

const caseSearchSchema = z.readonly(
  z
    .strictObject({
      state: z.enum(JURISDICTION_CODES),
      /** Official names, where it has only the cases of these counties. */
      counties: z.exactOptional(z.readonly(z.array(publishedText).check(z.minLength(1)))),
      /** The town, where it has only the cases of that town's court. */
      place: z.exactOptional(publishedText),
      name: publishedText,
      url: officialAddress,
      cost: z.nullable(z.enum(SEARCH_COSTS)),
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
}

/** The search to show for an area: that of the town's court, else the county's, else the state's. */
export function caseSearchAt(
  searches: readonly CaseSearch[],
  { state, county, place }: CourtArea,
): CaseSearch | undefined {
  const shown = searches.filter((search) => search.state === state && search.show);
  return (
    shown.find((search) => search.place !== undefined && search.place === place) ??
    shown.find(({ counties }) => counties?.includes(county)) ??
    shown.find(({ counties, place: town }) => counties === undefined && town === undefined)
  );
}

/** The court's own reminder to show for an area: the county's, else the state's. */
export function courtReminderAt(
  reminders: readonly CourtReminder[],
  { state, county }: Pick<CourtArea, 'state' | 'county'>,
): CourtReminder | undefined {
  const here = reminders.filter((reminder) => reminder.state === state);
  return (
    here.find((reminder) => reminder.county !== undefined && reminder.county === county) ??
    here.find((reminder) => reminder.county === undefined)
  );
}
