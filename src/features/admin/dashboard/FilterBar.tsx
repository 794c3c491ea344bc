import { useState, type ReactNode } from 'react';

import { ELIGIBILITY_OUTCOMES } from '~/domain/check/outcome.ts';
import { JURISDICTIONS } from '~/domain/places/jurisdiction.ts';
import { WORK_STATUSES } from '~/domain/records/work.ts';
import { Button } from '~/ui/Button.tsx';

import type { DashboardList } from './dashboard-lists.ts';
import { FilterDay } from './FilterDay.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { filterCount, isNarrowed, WHOLE_LIST, type ListQuery } from './list-query.ts';
import { SearchBox } from './SearchBox.tsx';
import { CLASSIFICATION_LABELS } from './submission-view.ts';
import { WORK_LABELS } from './work-words.ts';

interface Props {
  readonly list: DashboardList;
  readonly query: ListQuery;
  readonly isReady: boolean;
  readonly onChange: (query: ListQuery) => void;
  /** What can be done with what is shown, beside the search. */
  readonly children: ReactNode;
}

const RESULTS = ELIGIBILITY_OUTCOMES.map((outcome) => [outcome, CLASSIFICATION_LABELS[outcome]] as const);
const STATES = JURISDICTIONS.map(({ code, name }) => [code, name] as const);
const WORK = WORK_STATUSES.map((status) => [status, WORK_LABELS[status]] as const);

/** Search and filters of a list. On a phone the filters wait behind a button. */
export function FilterBar({ list, query, isReady, onChange, children }: Props) {
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
