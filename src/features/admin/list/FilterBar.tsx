import { type ReactNode, useEffect, useRef } from 'react';

import { addDays } from '#domain/shared/plain-date.ts';
import { filtersOf, type ListName, WAITING } from '#domain/office/filters.ts';
import { isNarrowed, queryAt, showList, useListQuery } from '#features/admin/dashboard/address.ts';
import { useOffice } from '#features/admin/office.tsx';
import { LinkButton } from '#features/admin/controls.tsx';

type Options = readonly (readonly [value: string, label: string])[];

const CONTROL =
  'min-h-10 shrink-0 rounded-full border border-edge bg-surface px-3 text-sm text-ink disabled:opacity-70';

/** A filter that is pressed. */
export const TOGGLE =
  'min-h-10 shrink-0 cursor-pointer rounded-full border border-edge px-3 text-sm whitespace-nowrap aria-pressed:border-2 aria-pressed:border-primary aria-pressed:font-semibold';

/** The last days up to today, by their number. */
const RECENT_DAYS = [
  ['Today', 1],
  ['Last 7 days', 7],
] as const;

interface FilterProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

function FilterDay({ label, value, onChoose }: FilterProps) {
  const input = useRef<HTMLInputElement>(null);
  // Only what Back, Forward or a button has changed: a day that is half typed stays.
  useEffect(() => {
    if (input.current !== null) input.current.value = value ?? '';
  }, [value]);
  return (
    <label className="inline-flex shrink-0 items-center gap-1.5 text-sm text-muted">
      {label}
      <input
        ref={input}
        type="date"
        // While a year is being typed, browsers report its first digits as a year.
        min="2000-01-01"
        max="2999-12-31"
        onChange={({ target }) => {
          if (target.validity.valid) onChoose(target.value);
        }}
        className={CONTROL}
      />
    </label>
  );
}

/** A select filter. Its empty option is its label, so that it needs no line of its own. */
function FilterSelect({ label, options, value = '', onChoose }: FilterProps & { readonly options: Options }) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        onChoose(target.value);
      }}
      className={`${CONTROL} w-29 select-arrow pr-7 ${value === '' ? '' : 'border-2 border-primary font-semibold'}`}
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

interface FilterBarProps {
  readonly list: ListName;
  /** What comes first: the queue's segments. */
  readonly children?: ReactNode;
  readonly more?: ReactNode;
}

/** Filters of a list: a choice applies at once. On phones, they are a row that scrolls. */
export function FilterBar({ list, children, more }: FilterBarProps) {
  const query = useListQuery(list);
  const { today } = useOffice();
  const choose = (name: string) => (value: string) => {
    const search = new URLSearchParams(location.search);
    search.set(name, value);
    showList(list, queryAt(list, search.toString()));
  };
  const days = [
    ['from', 'From'],
    ['to', 'To'],
  ] as const;

  return (
    <>
      {children}
      <div className="flex items-center gap-2 max-md:-mx-4 max-md:-my-1.5 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 max-md:py-1.5 md:contents">
        {list !== WAITING &&
          RECENT_DAYS.map(([label, days]) => {
            const from = addDays(today, 1 - days);
            const isShown = query.from === from && query.to === today;
            return (
              <button
                key={label}
                type="button"
                aria-pressed={isShown}
                onClick={() => {
                  const chosen = isShown ? { from: undefined, to: undefined } : { from, to: today };
                  showList(list, { ...query, ...chosen });
                }}
                className={TOGGLE}
              >
                {label}
              </button>
            );
          })}
        {filtersOf(list)
          // The three counts are its buttons.
          .filter(([name]) => name !== 'classification')
          .map(([name, { label, options }]) => (
            <FilterSelect
              key={name}
              label={label}
              options={options}
              value={query[name]}
              onChoose={choose(name)}
            />
          ))}
        {list !== WAITING && (
          <div className="flex shrink-0 gap-2">
            {days.map(([name, label]) => (
              <FilterDay key={name} label={label} value={query[name]} onChoose={choose(name)} />
            ))}
          </div>
        )}
        {more}
        {isNarrowed(query) && (
          <LinkButton
            onPress={() => {
              document.getElementById('list')?.focus();
              showList(list, { segment: query.segment, order: query.order });
            }}
          >
            <span className="whitespace-nowrap">Clear all</span>
          </LinkButton>
        )}
      </div>
    </>
  );
}
