import * as z from 'zod/mini';

import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { LANGUAGE_NAMES } from '#domain/shared/language.ts';

import { CLASSIFICATION_LABELS, FINDING_LABELS, WORK_LABELS } from './labels.ts';

/*
 * The filters of the office's lists, once. The parameters of the API, its query to the store, the filter bar and the
 * test of firestore.indexes.json (tests/functions/indexes.test.ts) derive from this table. A filter of a list of records
 * needs an index of its field there.
 */

/** Name of the queue in the page's address. */
export const WAITING = 'waiting';
/** The lists of people: the queue, which is filtered in the browser where it came whole, and the records of each kind. */
export type ListName = typeof WAITING | RecordKind;

interface Filter {
  /** Name of the stored field that must be equal to the choice. */
  readonly field: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The lists whose records have the field. */
  readonly lists: readonly ListName[];
  /** What to send instead of any other value. */
  readonly error: string;
}

/** A filter whose options are the keys of their labels. */
function choice(
  field: string,
  label: string,
  labels: Readonly<Record<string, string>>,
  lists: Filter['lists'],
): Filter {
  const error = `Use one of ${Object.keys(labels).join(', ')}`;
  return { field, label, options: Object.entries(labels), lists, error };
}

const LANGUAGE_LABELS = Object.fromEntries(
  Object.entries(LANGUAGE_NAMES).map(([language, { english }]) => [language, english]),
);

/** All filters that are a choice, by the name of their parameter, in the order of the filter bar. */
const FILTERS = {
  classification: choice('classification', 'Result', CLASSIFICATION_LABELS, ['submissions']),
  state: {
    field: 'state',
    label: 'State',
    options: JURISDICTIONS.map(({ code, name }) => [code, name] as const),
    lists: [WAITING, 'submissions'],
    error: 'Use the two capital letters of a state, like AZ',
  },
  finding: choice(
    'finding',
    'Finding',
    {
      ...FINDING_LABELS,
      'open-despite-list': `${FINDING_LABELS['open-despite-list']}, the list says no`,
    },
    [WAITING, 'submissions'],
  ),
  language: choice('language', 'Language', LANGUAGE_LABELS, [WAITING, ...RECORD_KINDS]),
  work: choice('work_status', 'Status', WORK_LABELS, RECORD_KINDS),
} as const satisfies Record<string, Filter>;

type FilterName = keyof typeof FILTERS;
/** The chosen values by filter. A list has no value for the filters of other lists. */
type Choices = Partial<Record<FilterName, string | undefined>>;

export function filtersOf(list: ListName): readonly (readonly [name: FilterName, filter: Filter])[] {
  const all = Object.entries<Filter>(FILTERS) as [FilterName, Filter][];
  return all.filter(([, { lists }]) => lists.includes(list));
}

/** Whether the records of a list have the fields of all chosen filters. */
export function hasFilters(list: ListName, chosen: Choices): boolean {
  const known = filtersOf(list).map(([name]) => name);
  return Object.entries(chosen).every(
    ([name, value]) => value === undefined || known.includes(name as FilterName),
  );
}

/** The values that the fields of a list's records must have, by stored name. */
export function requiredFields(
  list: ListName,
  chosen: Choices,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(filtersOf(list).map(([name, { field }]) => [field, chosen[name]]));
}

const DAY = { error: 'Use a day like 2026-11-21' };
const day = z.optional(z.iso.date(DAY).check(z.refine((text) => text < '9999', DAY)));

/** Parameters of a list of records: the operator's first and last day on which something came in. */
export const DAY_PARAMETERS = { from: day, to: day };

export function filterParameters(list: ListName) {
  const choices = filtersOf(list).map(([name, { options, error }]) => [
    name,
    z.optional(z.enum(options.map(([value]) => value) as [string, ...string[]], { error })),
  ]);
  // The filters of other lists are not parameters of this one, so that their values are always `undefined`.
  return Object.fromEntries(choices) as Record<FilterName, z.ZodMiniOptional<z.ZodMiniType<string>>>;
}

/** Reads the filters of a list from an address. Invalid values are ignored. */
export function choicesIn(list: ListName, given: URLSearchParams): Choices {
  return Object.fromEntries(
    filtersOf(list).map(([name, { options }]) => {
      const value = given.get(name);
      return [name, options.some(([each]) => each === value) ? value : undefined];
    }),
  );
}
