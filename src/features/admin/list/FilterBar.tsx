import { type ReactNode, useState } from 'react';

import { FINDING_KINDS } from '#domain/check/outcome.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { RECORD_KINDS } from '#domain/records/document.ts';
import { readSearch, SEARCH_HINT } from '#domain/records/search.ts';
import { WORK_STATUSES } from '#domain/records/work.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
import {
  FIRST_VIEW_NAME,
  isNarrowed,
  type ListName,
  type ListQuery,
} from '#features/admin/dashboard/address.ts';
import { FINDING_LOOKS, WORK_LABELS } from '#features/admin/words.ts';
import { Icon, SEARCH } from '#ui/Icon.tsx';

/**
 * Local state for an input whose value is kept elsewhere, such as in the URL. Typing does not change the outer value,
 * and a new outer value (after Back, or from a button that clears it) replaces what was typed.
 */
function useTyped(value: string): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return [typed, setTyped];
}

const CONTROL =
  'min-h-10 rounded-full border border-edge bg-surface px-3 text-sm text-ink disabled:opacity-70';

interface FilterDayProps {
  readonly id: string;
  readonly label: string;
  readonly value: PlainDate | undefined;
  readonly onChoose: (day: PlainDate | undefined) => void;
}

/** A date filter, applied as soon as the date is complete. */
export function FilterDay({ id, label, value, onChoose }: FilterDayProps) {
  const [typed, setTyped] = useTyped(value ?? '');
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={typed}
        // While a year is being typed, browsers report its first digits as a year.
        min="2000-01-01"
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.validity.valid) onChoose(plainDate(target.value));
        }}
        className={CONTROL}
      />
    </span>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value | undefined;
  readonly isReady?: boolean;
  readonly onChoose: (value: Value | undefined) => void;
}

/** A select filter, applied immediately. Its empty option is its label, so that it needs no line of its own. */
export function FilterSelect<Value extends string>({
  id,
  label,
  options,
  value,
  isReady = true,
  onChoose,
}: FilterSelectProps<Value>) {
  return (
    <select
      id={id}
      aria-label={label}
      disabled={!isReady}
      value={value ?? ''}
      onChange={({ target }) => {
        onChoose(options.find(([each]) => each === target.value)?.[0]);
      }}
      className={`${CONTROL} w-29 shrink-0 select-arrow pr-7 ${value === undefined ? '' : 'border-2 border-primary font-semibold'}`}
    >
      <option value="">{label}</option>
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
}

interface SearchBoxProps {
  readonly find: string | undefined;
  readonly isReady: boolean;
  readonly onFind: (find: string | undefined) => void;
}

/** The search box. Searches on Enter; clearing it shows all records again. */
function SearchBox({ find = '', isReady, onFind }: SearchBoxProps) {
  const [typed, setTyped] = useTyped(find);
  const text = typed.trim();
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text === '' ? undefined : text);
      }}
      className={`flex items-center ${CONTROL} px-1 focus-within:border-primary max-md:w-full`}
    >
      <button
        type="submit"
        disabled={!isReady}
        className="grid size-8 cursor-pointer place-items-center rounded-full"
      >
        <Icon path={SEARCH} className="size-4" />
        <span className="sr-only">Search</span>
      </button>
      <input
        id="find"
        ref={(box) => box?.setCustomValidity(text === '' || readSearch(text) ? '' : `${SEARCH_HINT}.`)}
        type="search"
        aria-label="Name, email, phone, county or note"
        value={typed}
        disabled={!isReady}
        autoComplete="off"
        spellCheck={false}
        placeholder="Name, phone, email, county"
        onChange={({ target }) => {
          setTyped(target.value);
          // The input's built-in clear button submits nothing.
          if (target.value === '') onFind(undefined);
        }}
        className="min-h-9 min-w-0 grow rounded-full px-1 -outline-offset-2 placeholder:text-muted md:w-54"
      />
    </form>
  );
}

const FINDINGS = FINDING_KINDS.map(
  (kind) =>
    [
      kind,
      `${FINDING_LOOKS[kind].label}${kind === 'open-despite-list' ? ', the list says no' : ''}`,
    ] as const,
);

type SelectName = 'finding' | 'state' | 'language' | 'work';

/** The filters that are a choice, and the lists that have them. */
const SELECTS: readonly {
  readonly name: SelectName;
  readonly label: string;
  readonly lists: readonly ListName[];
  readonly options: readonly (readonly [value: string, label: string])[];
}[] = [
  { name: 'finding', label: 'Finding', lists: ['waiting', 'submissions'], options: FINDINGS },
  {
    name: 'state',
    label: 'State',
    lists: ['waiting', 'submissions'],
    options: JURISDICTIONS.map(({ code, name }) => [code, name]),
  },
  {
    name: 'language',
    label: 'Language',
    lists: ['waiting', ...RECORD_KINDS],
    options: [
      ['en', 'English'],
      ['es', 'Spanish'],
    ],
  },
  {
    name: 'work',
    label: 'Status',
    lists: RECORD_KINDS,
    options: WORK_STATUSES.map((status) => [status, WORK_LABELS[status]]),
  },
];

interface FilterBarProps {
  readonly list: ListName;
  readonly query: ListQuery;
  readonly isReady: boolean;
  readonly onChange: (query: ListQuery) => void;
  /** What comes first: the queue's segments. */
  readonly children?: ReactNode;
  /** Further filters. */
  readonly more?: ReactNode;
}

/** Search and filters of a list; on phones, the filters are a row that scrolls. */
export function FilterBar({ list, query, isReady, onChange, children, more }: FilterBarProps) {
  const set = (changes: { readonly [Name in keyof ListQuery]?: string | undefined }) => {
    onChange({ ...query, ...changes } as ListQuery);
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full">
      {children}
      <SearchBox
        find={query.find}
        isReady={isReady}
        onFind={(find) => {
          set({ find });
        }}
      />
      <div className="flex items-center gap-2 max-md:w-full max-md:overflow-x-auto md:contents">
        {SELECTS.filter(({ lists }) => lists.includes(list)).map(({ name, label, options }) => (
          <FilterSelect
            key={name}
            id={`filter-${name}`}
            label={label}
            options={options}
            value={query[name]}
            isReady={isReady}
            onChoose={(value) => {
              set({ [name]: value });
            }}
          />
        ))}
        {list !== FIRST_VIEW_NAME && (
          <>
            <FilterDay
              id="filter-from"
              label="From"
              value={query.from}
              onChoose={(from) => {
                set({ from });
              }}
            />
            <FilterDay
              id="filter-to"
              label="To"
              value={query.to}
              onChoose={(to) => {
                set({ to });
              }}
            />
          </>
        )}
        {more}
        {isNarrowed(query) && (
          <button
            type="button"
            className="min-h-10 shrink-0 cursor-pointer text-sm link"
            onClick={() => {
              onChange({ segment: query.segment });
            }}
          >
            Clear all
          </button>
        )}
      </div>
    </div>
  );
}
