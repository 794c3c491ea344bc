import { ELIGIBILITY_OUTCOMES, FINDING_KINDS, type FindingKind } from '~/domain/check/outcome.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { Classification } from '~/domain/check/record.ts';
import type { RecordKind } from '~/domain/records/document.ts';
import { type Language, LANGUAGES } from '~/domain/shared/language.ts';
import { addDays, plainDate, type PlainDate, startOfDay } from '~/domain/shared/plain-date.ts';
import { readSearch, type SubmissionFilter } from '~/domain/records/search.ts';
import { WORK_STATUSES, type WorkStatus } from '~/domain/records/work.ts';

import type { QueryPlace } from '~/features/admin/dashboard/address.ts';

/** Filters and search text of a list. */
export interface ListQuery {
  /** `classification`, `finding` and `state` exist only for submissions. */
  readonly classification?: Classification | undefined;
  readonly finding?: FindingKind | undefined;
  readonly state?: JurisdictionCode | undefined;
  readonly language?: Language | undefined;
  readonly work?: WorkStatus | undefined;
  /** First and last day (inclusive) in the admin's time zone. */
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
  /** Search text. */
  readonly find?: string | undefined;
}

export const WHOLE_LIST: ListQuery = {};

/**
 * Parses the query of a list. Filters are in the URL; the search text, which names a person, is not
 * (dashboard/address.ts). Invalid values are ignored.
 */
export function queryAt(list: RecordKind, { search, find }: QueryPlace): ListQuery {
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
 * The URL of a filtered list, without the search text.
 *
 * @param listAddress URL of the unfiltered list
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

/** Converts the filters for the server: days become instants in the admin's time zone. */
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
    until: to && startOfDay(addDays(to, 1), timeZone).toISOString(),
  });
}

/** Number of active filters, without the search. */
export function filterCount(query: ListQuery): number {
  return Object.keys(withoutEmpty({ ...query, find: undefined })).length;
}

/** Whether any filter or search is active. */
export function isNarrowed(query: ListQuery): boolean {
  return Object.keys(withoutEmpty(query)).length > 0;
}

/** Drops undefined entries, so that equal queries are deeply equal. */
function withoutEmpty<Entries extends object>(entries: Entries): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Entries;
}
