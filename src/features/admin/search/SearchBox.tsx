import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type KeyboardEvent, useEffect, useId, useState } from 'react';

import { WORK_LABELS } from '#domain/office/labels.ts';
import { type AnyRecord, type RecordRow, recordRow } from '#domain/office/queue.ts';
import { readSearch, SEARCH_HINT } from '#domain/office/search.ts';
import { recordReference } from '#domain/records/reference.ts';
import { callAgainAt } from '#domain/records/work.ts';
import { stateName, displayName } from '#features/admin/contact.ts';
import { Failure } from '#features/admin/controls.tsx';
import { searchQuery } from '#features/admin/data/queries.ts';
import { Time, useOffice } from '#features/admin/office.tsx';
import { shortTime } from '#features/admin/times.ts';
import { KIND_LABELS, recordCount } from '#features/admin/words.ts';
import { Icon, SEARCH } from '#ui/Icon.tsx';

import { $found } from './found.ts';
import { Highlighted, placeOf } from './Highlighted.tsx';

/** For the key `/`. */
export const SEARCH_ID = 'search-records';

/** Pause after the last letter before the search is made. */
const PAUSE_MS = 150;

/** The value as it was when nothing was typed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** Searches the records of all kinds. A result opens its panel over whatever is shown (ARIA's combobox pattern). */
export function SearchBox() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const text = useSettled(typed.trim());
  const isEnough = readSearch(text) !== undefined;
  const found = useQuery({ ...searchQuery(text), enabled: isEnough, placeholderData: keepPreviousData });
  const isCurrent = isEnough && text === typed.trim() && found.isSuccess && !found.isPlaceholderData;
  const { records = [], close = [], dropped = [] } = isEnough ? (found.data ?? {}) : {};
  const all = [...records, ...close];
  const isShown = isOpen && typed.trim() !== '';

  function choose(record: AnyRecord | undefined) {
    if (record === undefined) return;
    $found.set(recordRow(record, new Date()));
    setOpen(false);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Escape') {
      if (isShown) setOpen(false);
      else setTyped('');
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const last = all.length - 1;
      setOpen(true);
      if (isShown) setActive(key === 'ArrowDown' ? Math.min(last, active + 1) : Math.max(0, active - 1));
    } else if (key === 'Enter') {
      // What is shown may still be of an earlier text.
      if (isShown && isCurrent) choose(all[active]);
    } else return;
    event.preventDefault();
  }

  return (
    <div role="search" className="min-w-0 lg:relative">
      <div className="flex h-9 items-center gap-1.5 rounded-full border border-edge bg-surface pr-2 pl-3 focus-within:border-primary">
        <Icon path={SEARCH} className="size-4 shrink-0 text-muted" />
        <input
          id={SEARCH_ID}
          type="search"
          role="combobox"
          aria-label="Search everything: name, place, email, phone or note"
          aria-expanded={isShown && all.length > 0}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && all.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, place, phone, note"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
            setOpen(true);
          }}
          onFocus={() => {
            setOpen(true);
          }}
          onBlur={() => {
            setOpen(false);
          }}
          onKeyDown={press}
          className="h-full min-w-0 grow bg-transparent text-sm text-ellipsis -outline-offset-2 outline-none placeholder:text-muted"
        />
        <kbd className="shrink-0 rounded-sm border border-edge px-1.5 text-xs leading-5 text-muted max-lg:hidden">
          /
        </kbd>
      </div>
      {isShown && (
        <div className="absolute top-full right-2 left-2 z-40 mt-1 max-h-[70dvh] max-w-[34rem] overflow-y-auto rounded-md border border-line bg-surface py-1 text-sm lift lg:right-0 lg:left-auto lg:w-[34rem]">
          <p role="status" className="px-4 py-2 text-xs text-muted">
            {summaryOf({
              isEnough: readSearch(typed) !== undefined,
              isCurrent,
              hasFailed: found.isError,
              count: records.length,
              close: close.length,
              dropped,
              hasMore: found.data?.has_more === true,
            })}
          </p>
          <div className="px-4">
            <Failure what="The search failed" error={isEnough ? found.error : null} />
          </div>
          <div
            id={`${id}-found`}
            role="listbox"
            aria-label="Records found"
            className={isCurrent ? '' : 'opacity-50'}
          >
            {all.map((record, index) => (
              <Fragment key={recordReference(record)}>
                {index === records.length && (
                  <p role="presentation" className="border-t border-line px-4 pt-2 text-xs text-muted">
                    Names that differ by one letter
                  </p>
                )}
                <button
                  id={`${id}-${index}`}
                  type="button"
                  role="option"
                  // The keys are the input's.
                  tabIndex={-1}
                  aria-selected={index === active}
                  onPointerDown={(event) => {
                    // The input keeps the focus until the panel takes it.
                    event.preventDefault();
                  }}
                  onClick={() => {
                    choose(record);
                  }}
                  className="block w-full cursor-pointer px-4 py-2 text-left hover:bg-sunken aria-selected:bg-good-tint"
                >
                  <Result record={record} typed={text} />
                </button>
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface Summary {
  readonly isEnough: boolean;
  readonly isCurrent: boolean;
  readonly hasFailed: boolean;
  readonly count: number;
  /** How many match but for a letter. */
  readonly close: number;
  readonly dropped: readonly string[];
  readonly hasMore: boolean;
}

/** What is said above the results. */
function summaryOf({ isEnough, isCurrent, hasFailed, count, close, dropped, hasMore }: Summary): string {
  if (!isEnough) return `${SEARCH_HINT}.`;
  if (hasFailed) return '';
  if (!isCurrent) return 'Searching…';
  const without = dropped.map((word) => `“${word}”`).join(', ');
  const left = without === '' ? '' : `Nothing found for ${without}: searched without it. `;
  if (count === 0 && hasMore) {
    return `${left}None of the latest records with a part of this has all of it; older ones may. Type more of it.`;
  }
  if (count === 0) {
    return close > 0
      ? `${left}No record has exactly this.`
      : `${left}No record found. Names, places and notes are searched by the beginnings of their words, an email address by the part before the @ or as a whole, a phone number by any part.`;
  }
  return hasMore
    ? `${left}The latest ${count} that match; there are more. Type more of it.`
    : `${left}${recordCount(count)} found.`;
}

interface ResultProps {
  readonly record: AnyRecord;
  readonly typed: string;
}

/** Whose record it is, what it is, and what is being done about it. */
function Result({ record, typed }: ResultProps) {
  const row = recordRow(record, new Date());
  const log = record.work_log;
  // What it was found by, else what was said last.
  const said = (log.findLast((entry) => placeOf(entry.text, typed) !== undefined) ?? log.at(-1))?.text ?? '';
  const place = [row.county ?? '', row.state === null ? '' : stateName(row.state)].filter(
    (part) => part !== '',
  );
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong className="font-semibold wrap-anywhere">
          <Highlighted text={displayName(row)} typed={typed} />
          {row.phone !== '' && displayName(row) !== row.phone && (
            <>
              {' · '}
              <Highlighted text={row.phone} typed={typed} />
            </>
          )}
        </strong>
        <StateOfWork row={row} />
      </span>
      <span className="block text-xs wrap-anywhere text-muted">
        {KIND_LABELS[row.collection]}, <Time at={row.asked_at} isShort />
        {place.length > 0 && (
          <>
            {' · '}
            <Highlighted text={place.join(', ')} typed={typed} />
          </>
        )}
        {row.email !== '' && row.name !== '' && (
          <>
            {' · '}
            <Highlighted text={row.email} typed={typed} />
          </>
        )}
        {said !== '' && (
          <span className="line-clamp-1">
            “<Highlighted text={said} typed={typed} />”
          </span>
        )}
      </span>
    </>
  );
}

function StateOfWork({ row }: { readonly row: RecordRow }) {
  const { now, today, timeZone } = useOffice();
  const at = callAgainAt(row);
  const isDue = at !== null && at <= now.toISOString();
  const words = [
    row.work_status === 'new' ? 'Waiting' : WORK_LABELS[row.work_status],
    ...(at === null ? [] : [isDue ? 'call again now' : `call again ${shortTime(at, timeZone, today)}`]),
    ...(row.contact === 'withdrawn' ? ['do not call'] : []),
  ];
  const isUrgent = row.work_status === 'new' || isDue;
  return <span className={isUrgent ? 'font-semibold text-review' : 'text-muted'}>{words.join(', ')}</span>;
}
