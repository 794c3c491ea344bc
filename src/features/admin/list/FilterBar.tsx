import { type ReactNode, useEffect, useRef } from 'react';

import { addDays } from '#domain/shared/plain-date.ts';
import { filtersOf, type ListName, WAITING } from '#domain/office/filters.ts';
import {
  isNarrowed,
  type ListQuery,
  queryAt,
  showList,
  useListQuery,
} from '#features/admin/dashboard/address.ts';
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
  /** In the form. */
  readonly name: string;
  readonly label: string;
}

function FilterDay({ name, label }: FilterProps) {
  return (
    <label className="inline-flex shrink-0 items-center gap-1.5 text-sm text-muted">
      {label}
      {/* While a year is being typed, browsers report its first digits as a year. */}
      <input type="date" name={name} min="2000-01-01" max="2999-12-31" className={CONTROL} />
    </label>
  );
}

/** A select filter. Its empty option is its label, so that it needs no line of its own. */
function FilterSelect({ name, label, options }: FilterProps & { readonly options: Options }) {
  return (
    <select
      name={name}
      aria-label={label}
      className={`${CONTROL} w-29 select-arrow pr-7 not-has-[[value='']:checked]:border-2 not-has-[[value='']:checked]:border-primary not-has-[[value='']:checked]:font-semibold`}
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

/** What was chosen in a form of filters, by their names, without those that are empty. */
function chosenIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  return Object.fromEntries(chosen) as Record<string, string>;
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
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<ListQuery>({});
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const name = field.name as keyof ListQuery;
      // Only what Back, Forward or a button has changed: a day that is half typed stays.
      if (query[name] !== shown.current[name]) field.value = query[name] ?? '';
    }
    shown.current = query;
  }, [query]);

  function apply() {
    if (form.current === null) return;
    const filters = chosenIn(form.current);
    const { classification, segment, now, order } = query;
    const search = new URLSearchParams(filters).toString();
    showList(list, { ...queryAt(list, search), classification, segment, now, order });
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        if (target.validity.valid) apply();
      }}
      // Its fields are in the same flex row as the elements next to the form, and wrap with them.
      className="contents"
    >
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
            <FilterSelect key={name} name={name} label={label} options={options} />
          ))}
        {list !== WAITING && (
          <div className="flex shrink-0 gap-2">
            <FilterDay name="from" label="From" />
            <FilterDay name="to" label="To" />
          </div>
        )}
        {more}
        {isNarrowed(query) && (
          <LinkButton
            onPress={() => {
              form.current?.reset();
              document.getElementById('list')?.focus();
              showList(list, { segment: query.segment, order: query.order });
            }}
          >
            <span className="whitespace-nowrap">Clear all</span>
          </LinkButton>
        )}
      </div>
    </form>
  );
}
