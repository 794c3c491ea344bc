import { type ReactNode, type SubmitEvent, useState } from 'react';

import { ELIGIBILITY_OUTCOMES, FINDING_KINDS } from '#domain/check/outcome.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { readSearch, SEARCH_HINT } from '#domain/records/search.ts';
import { WORK_STATUSES } from '#domain/records/work.ts';
import type { Language } from '#domain/shared/language.ts';
import { plainDate, type PlainDate, yearOf } from '#domain/shared/plain-date.ts';
import { filterCount, isNarrowed, type ListName, type ListQuery } from '#features/admin/dashboard/address.ts';
import { CLASSIFICATION_LABELS, FINDING_LOOKS, WORK_LABELS } from '#features/admin/words.ts';
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

/** Lower bound for years: while a year is being typed, browsers report its first digits as a year. */
const FIRST_YEAR = 2000;

/** A date filter, applied as soon as the date is complete. */
export function FilterDay({ id, label, value, onChoose }: FilterDayProps) {
  const [typed, setTyped] = useTyped(value ?? '');
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const day = plainDate(target.value);
          if (target.value === '' || (day !== undefined && yearOf(day) >= FIRST_YEAR)) onChoose(day);
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
      className={`${CONTROL} w-29 select-arrow pr-7 ${value === undefined ? '' : 'border-2 border-primary font-semibold'}`}
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
  const [isTooLittle, setTooLittle] = useState(false);

  function look(text: string) {
    const wanted = text.trim();
    const isReadable = wanted === '' || readSearch(wanted) !== undefined;
    setTooLittle(!isReadable);
    if (isReadable) onFind(wanted === '' ? undefined : wanted);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    look(typed);
  }

  return (
    <form role="search" onSubmit={submit} className="max-md:w-full">
      <div className={`flex items-center ${CONTROL} px-1 focus-within:border-primary`}>
        <button
          type="submit"
          disabled={!isReady}
          className="grid size-8 cursor-pointer place-items-center rounded-full"
        >
          <Icon path={SEARCH} className="size-4" />
          <span className="sr-only">Search</span>
        </button>
        <label htmlFor="find" className="sr-only">
          Name, email, phone, county or note
        </label>
        <input
          id="find"
          type="search"
          value={typed}
          disabled={!isReady}
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, phone, email, county"
          aria-invalid={isTooLittle || undefined}
          aria-describedby={isTooLittle ? 'find-error' : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            // The input's built-in clear button fires no submit event.
            if (target.value === '') look('');
          }}
          className="min-h-9 min-w-0 grow rounded-full px-1 -outline-offset-2 placeholder:text-muted md:w-54"
        />
      </div>
      {isTooLittle && (
        <p id="find-error" role="alert" className="mt-1 text-sm font-semibold text-no">
          {SEARCH_HINT}.
        </p>
      )}
    </form>
  );
}

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

const RESULTS = ELIGIBILITY_OUTCOMES.map((outcome) => [outcome, CLASSIFICATION_LABELS[outcome]] as const);
const FINDINGS = FINDING_KINDS.map(
  (kind) =>
    [
      kind,
      `${FINDING_LOOKS[kind].label}${kind === 'open-despite-list' ? ', the list says no' : ''}`,
    ] as const,
);
const STATES = JURISDICTIONS.map(({ code, name }) => [code, name] as const);
const LANGUAGE_NAMES = [
  ['en', 'English'],
  ['es', 'Spanish'],
] as const satisfies readonly (readonly [Language, string])[];
const WORK = WORK_STATUSES.map((status) => [status, WORK_LABELS[status]] as const);

/** Search and filters of a list. On phones, a button opens the filters. */
export function FilterBar({ list, query, isReady, onChange, children, more }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(query) + Number(query.find !== undefined);
  const isQueue = list === 'waiting';
  const hasCases = isQueue || list === 'submissions';
  const set = (changes: Partial<ListQuery>) => {
    onChange({ ...query, ...changes });
  };
  const isBackwards = query.from !== undefined && query.to !== undefined && query.from > query.to;

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="filters"
          disabled={!isReady}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className="min-h-10 cursor-pointer rounded-full border border-edge px-4 text-sm font-semibold md:hidden"
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </button>
        <div
          id="filters"
          className={`flex flex-wrap items-center gap-2 md:contents ${isOpen ? '' : 'max-md:hidden'}`}
        >
          <SearchBox
            find={query.find}
            isReady={isReady}
            onFind={(find) => {
              set({ find });
            }}
          />
          {list === 'submissions' && (
            <FilterSelect
              id="filter-result"
              label="Result"
              options={RESULTS}
              value={query.classification}
              isReady={isReady}
              onChoose={(classification) => {
                set({ classification });
              }}
            />
          )}
          {hasCases && (
            <>
              <FilterSelect
                id="filter-finding"
                label="Finding"
                options={FINDINGS}
                value={query.finding}
                isReady={isReady}
                onChoose={(finding) => {
                  set({ finding });
                }}
              />
              <FilterSelect
                id="filter-state"
                label="State"
                options={STATES}
                value={query.state}
                isReady={isReady}
                onChoose={(state) => {
                  set({ state });
                }}
              />
            </>
          )}
          <FilterSelect
            id="filter-language"
            label="Language"
            options={LANGUAGE_NAMES}
            value={query.language}
            isReady={isReady}
            onChoose={(language) => {
              set({ language });
            }}
          />
          {!isQueue && (
            <>
              <FilterSelect
                id="filter-work"
                label="Status"
                options={WORK}
                value={query.work}
                isReady={isReady}
                onChoose={(work) => {
                  set({ work });
                }}
              />
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
              className="min-h-10 cursor-pointer text-sm link"
              onClick={() => {
                onChange({ segment: query.segment });
              }}
            >
              Clear all
            </button>
          )}
        </div>
      </div>
      {isBackwards && (
        <p role="status" className="text-sm text-review">
          The first day is after the last one, so nothing can be found. Turn them around.
        </p>
      )}
    </div>
  );
}
