import { ELIGIBILITY_OUTCOMES, FINDING_KINDS, type FindingKind } from '~/domain/check/outcome.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { Classification } from '~/domain/check/record.ts';
import { type Language, LANGUAGES } from '~/domain/shared/language.ts';
import { daysLater, plainDate, type PlainDate, startOfDay } from '~/domain/shared/plain-date.ts';
import type { SubmissionFilter } from '~/domain/records/list.ts';
import { readSearch } from '~/domain/records/search.ts';
import { WORK_STATUSES, type WorkStatus } from '~/domain/records/work.ts';

import type { QueryPlace } from '~/features/admin/dashboard/address.ts';
import type { DashboardList } from '../list/record-lists.ts';

/** Which records of a list the admin wants to see: what its filters and its search box say. */
export interface ListQuery {
  /** Result, finding and state are asked of submissions only. */
  readonly classification?: Classification | undefined;
  readonly finding?: FindingKind | undefined;
  readonly state?: JurisdictionCode | undefined;
  readonly language?: Language | undefined;
  readonly work?: WorkStatus | undefined;
  /** First and last day, on the admin's own calendar. */
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
  /** What was typed into the search box. */
  readonly find?: string | undefined;
}

/** Everything there is. */
export const WHOLE_LIST: ListQuery = {};

/**
 * The query of a list in an address. Filters are in the address; the search text names a person, and is kept
 * in none (dashboard/address.ts). What cannot be read is left out.
 */
export function queryAt(list: DashboardList, { search, find }: QueryPlace): ListQuery {
  const given = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === given.get(name));
  return withoutEmpty({
    ...(list === 'submissions' && {
      classification: oneOf('classification', ELIGIBILITY_OUTCOMES),
      finding: oneOf('finding', FINDING_KINDS),
      state: oneOf('state', JURISDICTION_CODES),
    }),
    language: oneOf('language', LANGUAGES),
    work: oneOf('work', WORK_STATUSES),
    from: plainDate(given.get('from') ?? ''),
    to: plainDate(given.get('to') ?? ''),
    find: readSearch(find) === undefined ? undefined : find.trim(),
  });
}

/**
 * The address of a part of a list, as far as an address may say it: its filters.
 *
 * @param listAddress the address of the whole list
 * @example queryAddress('/admin/dashboard/', { state: 'AZ', find: 'Ana' }) // => '/admin/dashboard/?state=AZ'
 */
export function queryAddress(listAddress: string, query: ListQuery): string {
  const [path = '', search = ''] = listAddress.split('?');
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...query, find: undefined })) {
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/** What the server is asked for: days become instants, by the calendar of the admin's time zone. */
export function serverFilter(
  { from, to, classification, finding, state, language, work }: ListQuery,
  timeZone: string,
): SubmissionFilter {
  return withoutEmpty({
    classification,
    finding,
    state,
    language,
    work,
    since: from && startOfDay(from, timeZone).toISOString(),
    until: to && startOfDay(daysLater(to, 1), timeZone).toISOString(),
  });
}

/** How many filters are set, the search not counted. */
export function filterCount(query: ListQuery): number {
  return Object.keys(withoutEmpty({ ...query, find: undefined })).length;
}

/** Whether a query asks for less than everything. */
export function isNarrowed(query: ListQuery): boolean {
  return Object.keys(withoutEmpty(query)).length > 0;
}

/** Without entries that say nothing, so that equal queries look equal. */
function withoutEmpty<Entries extends object>(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Entries;
}
