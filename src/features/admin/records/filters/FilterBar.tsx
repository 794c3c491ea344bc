import { type ReactNode, type SubmitEvent, useState } from 'react';

import type { RecordKind } from '#domain/records/document.ts';
import type { Language } from '#domain/shared/language.ts';
import { plainDate, type PlainDate, yearOf } from '#domain/shared/plain-date.ts';
import { readSearch, SEARCH_HINT } from '#domain/records/search.ts';
import { Button } from '#ui/Button.tsx';
import { SEARCH } from '#ui/Icon.tsx';
import { spacedKey } from '#domain/records/columns.ts';
import { ELIGIBILITY_OUTCOMES, FINDING_KINDS } from '#domain/check/outcome.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { WORK_STATUSES } from '#domain/records/work.ts';

import { COMPACT_CONTROL, COMPACT_LABEL, COMPACT_SELECT } from '#ui/controls.tsx';
import { filterCount, isNarrowed, type ListQuery, WHOLE_LIST } from '#features/admin/dashboard/address.ts';
import { CLASSIFICATION_LABELS } from '#features/admin/records/card/RecordCard.tsx';
import { WORK_LABELS } from '#features/admin/records/work/WorkPart.tsx';

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
    <div>
      <label htmlFor={id} className={COMPACT_LABEL}>
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
        className={COMPACT_CONTROL}
      />
    </div>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  /** Label of the empty option. */
  readonly all: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** A select filter, applied immediately. */
export function FilterSelect<Value extends string>({
  id,
  label,
  all,
  options,
  value,
  onChoose,
}: FilterSelectProps<Value>) {
  return (
    <div>
      <label htmlFor={id} className={COMPACT_LABEL}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => {
          onChoose(options.find(([each]) => each === target.value)?.[0]);
        }}
        className={COMPACT_SELECT}
      >
        <option value="">{all}</option>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
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
    <form role="search" onSubmit={submit} className="min-w-0 grow max-md:basis-full md:basis-0">
      <label htmlFor="find" className={COMPACT_LABEL}>
        Name, email, phone, county or note
      </label>
      <div className="flex gap-2">
        <input
          id="find"
          type="search"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isTooLittle || undefined}
          aria-describedby={isTooLittle ? 'find-error' : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            // The input's built-in clear button fires no submit event.
            if (target.value === '') look('');
          }}
          className={COMPACT_CONTROL}
        />
        <Button type="submit" look="secondary" size="small" icon={SEARCH} disabled={!isReady}>
          <span className="max-sm:sr-only">Search</span>
        </Button>
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
  readonly list: RecordKind;
  readonly query: ListQuery;
  readonly isReady: boolean;
  readonly onChange: (query: ListQuery) => void;
  /** Actions on the list, next to the search box. */
  readonly children: ReactNode;
}

const RESULTS = ELIGIBILITY_OUTCOMES.map((outcome) => [outcome, CLASSIFICATION_LABELS[outcome]] as const);
const FINDINGS = FINDING_KINDS.map((kind) => [kind, spacedKey(kind)] as const);
const STATES = JURISDICTIONS.map(({ code, name }) => [code, name] as const);
const LANGUAGE_NAMES = [
  ['en', 'English'],
  ['es', 'Spanish'],
] as const satisfies readonly (readonly [Language, string])[];
const WORK = WORK_STATUSES.map((status) => [status, WORK_LABELS[status]] as const);

/** Search and filters of a list. On phones, a button opens the filters. */
export function FilterBar({ list, query, isReady, onChange, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(query);
  const set = (changes: Partial<ListQuery>) => {
    onChange({ ...query, ...changes });
  };
  const isBackwards = query.from !== undefined && query.to !== undefined && query.from > query.to;

  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox
          find={query.find}
          isReady={isReady}
          onFind={(find) => {
            set({ find });
          }}
        />
        <div className="flex gap-3 md:hidden">
          <Button
            look="outline"
            size="small"
            aria-expanded={isOpen}
            aria-controls="filters"
            disabled={!isReady}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {count === 0 ? 'Filters' : `Filters (${count})`}
          </Button>
        </div>
        {children}
      </div>
      <fieldset
        id="filters"
        disabled={!isReady}
        className={`grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:flex lg:flex-wrap ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <legend className="sr-only">Filters</legend>
        {list === 'submissions' && (
          <>
            <FilterSelect
              id="filter-result"
              label="Result"
              all="Every result"
              options={RESULTS}
              value={query.classification}
              onChoose={(classification) => {
                set({ classification });
              }}
            />
            <FilterSelect
              id="filter-finding"
              label="Finding"
              all="Every finding"
              options={FINDINGS}
              value={query.finding}
              onChoose={(finding) => {
                set({ finding });
              }}
            />
            <FilterSelect
              id="filter-state"
              label="State"
              all="Every state"
              options={STATES}
              value={query.state}
              onChoose={(state) => {
                set({ state });
              }}
            />
          </>
        )}
        <FilterSelect
          id="filter-language"
          label="Language"
          all="Every language"
          options={LANGUAGE_NAMES}
          value={query.language}
          onChoose={(language) => {
            set({ language });
          }}
        />
        <FilterSelect
          id="filter-work"
          label="Work"
          all="Every status"
          options={WORK}
          value={query.work}
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
        {isNarrowed(query) && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              onChange(WHOLE_LIST);
            }}
          >
            Clear all
          </Button>
        )}
      </fieldset>
      {isBackwards && (
        <p role="status" className="text-sm text-review">
          The first day is after the last one, so nothing can be found. Turn them around.
        </p>
      )}
    </div>
  );
}
