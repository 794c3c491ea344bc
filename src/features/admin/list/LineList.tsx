import { FlexRender, type Row, useTable } from '@tanstack/react-table';
import { memo, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';

import { groupByPerson } from '#domain/records/person.ts';
import type { RecordLine } from '#domain/records/queue.ts';
import { whose } from '#features/admin/contact.ts';
import { FIRST_VIEW_NAME, type ListName } from '#features/admin/dashboard/address.ts';
import { useRecordKeys } from '#features/admin/dashboard/keys.tsx';
import { keyOf, reload } from '#features/admin/data/queries.ts';
import { PersonPanel } from '#features/admin/panel/PersonPanel.tsx';
import { setStatusOfAll } from '#features/admin/records/set-status.ts';
import { Time } from '#features/admin/times.tsx';
import { Button } from '#ui/Button.tsx';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { BulkBar } from './BulkBar.tsx';
import { COLUMNS, NARROW_PLACES, TABLE_FEATURES, type TableLine } from './columns.tsx';
import type { LinesFound } from './queue.ts';
import { recordElementId } from './record-element.ts';
import { ListSkeleton, LoadFailure } from './states.tsx';
import { keepTableChoice, readTableChoice } from './table-choice.ts';

/** A part of a list with a heading, as long as the list is in its own order. */
interface Section {
  readonly heading: string;
  readonly note: string;
  readonly lines: readonly RecordLine[];
}

/** The line whose panel is open. */
interface Opened {
  readonly line: RecordLine;
  /** Whether to begin with the focus in the note. */
  readonly isToWrite: boolean;
}

const FIRST_LINES = 50;

type LineRow = Row<typeof TABLE_FEATURES, TableLine>;

interface LineListProps {
  readonly name: ListName;
  readonly title: string;
  readonly found: LinesFound;
  /** In the order of the list; `undefined` until loaded. */
  readonly sections: readonly Section[] | undefined;
  /** What is shown: "78 shown." */
  readonly summary: string;
  /** Above the table on the left. */
  readonly head?: ReactNode;
  readonly actions?: ReactNode;
  /** A row of its own below these. */
  readonly filters?: ReactNode;
  /** Shown in place of a list without lines. */
  readonly empty: ReactNode;
}

/** People or records, one line each, in a table that sorts and remembers how; beside it the panel of one person. */
export function LineList({
  name,
  title,
  found,
  sections,
  summary,
  head,
  actions,
  filters,
  empty,
}: LineListProps) {
  const [opened, setOpened] = useState<Opened>();
  const data = useMemo(() => {
    const all = sections?.flatMap(({ lines }, section) => lines.map((line) => ({ line, section }))) ?? [];
    const groups = groupByPerson(all.map(({ line }) => line));
    const records = new Map(groups.flatMap((group) => group.map((line) => [line, group.length] as const)));
    return all.map((each): TableLine => ({ ...each, records: records.get(each.line) ?? 1 }));
  }, [sections]);
  const table = useTable({
    features: TABLE_FEATURES,
    columns: COLUMNS[name],
    data,
    getRowId: ({ line }) => keyOf(line),
    enableMultiSort: false,
    initialState: readTableChoice(name),
  });
  const { sorting, columnVisibility } = table.state;
  useEffect(() => {
    keepTableChoice(name, { sorting, columnVisibility });
  }, [name, sorting, columnVisibility]);

  const { rows } = table.getRowModel();
  // Of a long queue the first lines are shown at once, and the others when the browser has time.
  const [isWhole, setWhole] = useState(false);
  const isLoaded = rows.length > 0;
  useEffect(() => {
    startTransition(() => {
      setWhole(isLoaded);
    });
  }, [isLoaded]);
  const selected = table.getSelectedRowModel().rows.map((row) => row.original.line);
  const openedId = opened && keyOf(opened.line);
  const openedAt = rows.findIndex(({ id }) => id === openedId);
  const next = (rows[openedAt + 1] ?? rows[openedAt - 1])?.original.line;
  /** Finds the line that gets the focus once it is on the page. */
  const focusOn = useRef<(shown: readonly LineRow[]) => LineRow | undefined>(undefined);
  useEffect(() => {
    const row = focusOn.current?.(rows);
    if (row === undefined) return;
    focusOn.current = undefined;
    document.getElementById(recordElementId(row.original.line.id))?.focus();
  });

  function close(focused: RecordLine | undefined) {
    document.getElementById('list')?.focus();
    focusOn.current = (shown) => shown.find(({ original }) => original.line.id === focused?.id);
    setOpened(undefined);
  }

  useRecordKeys({
    ids: rows.map((row) => recordElementId(row.original.line.id)),
    onContacted: (index) => {
      const line = rows[index]?.original.line;
      if (line?.work_status === 'new') void setStatusOfAll([line], 'contacted').then(showToast);
    },
    onWrite: (index) => {
      const line = rows[index]?.original.line;
      if (line !== undefined) setOpened({ line, isToWrite: true });
    },
  });

  const failure = {
    what: name === FIRST_VIEW_NAME ? 'the queue' : name,
    error: found.error,
    onRetry: () => void (found.isFetchNextPageError ? found.fetchNextPage() : reload(name)),
  };
  // There are no sections while the table is sorted by a column.
  const parts = sorting.length > 0 ? [undefined] : (sections ?? []);

  return (
    <div
      className={`min-h-0 flex-1 ${opened === undefined ? 'grid' : 'xl:grid xl:grid-cols-[minmax(0,1fr)_25rem]'} xl:grid-rows-1`}
    >
      <section
        id="list"
        tabIndex={-1}
        aria-label={title}
        aria-busy={found.isFetching}
        className={`@container flex min-h-0 min-w-0 flex-col gap-2 px-4 pt-3 xl:pl-6 ${opened === undefined ? '' : 'max-xl:hidden'}`}
      >
        <div className="flex flex-wrap items-center gap-2">
          {head}
          <div className="flex min-h-8 grow flex-wrap items-center justify-end gap-x-4 text-sm text-muted">
            <p role="status" className="max-md:grow">
              {found.isFetching && !found.isFetchingNextPage ? (
                `Loading ${failure.what}…`
              ) : found.data === undefined ? null : (
                <>
                  {summary} Updated <Time at={new Date(found.dataUpdatedAt).toISOString()} isShort />.
                </>
              )}
            </p>
            {actions}
            <details className="relative @max-[56rem]:hidden">
              <summary className="inline-flex min-h-8 items-center gap-1 hover:text-ink">
                Columns <Icon path={CHEVRON_DOWN} className="size-4" />
              </summary>
              <fieldset className="absolute right-0 z-20 w-48 rounded-md border border-line bg-surface p-3 text-ink lift">
                <legend className="sr-only">Columns</legend>
                {table
                  .getAllLeafColumns()
                  .filter((column) => column.getCanHide())
                  .map((column) => (
                    <label key={column.id} className="flex min-h-9 cursor-pointer items-center gap-3">
                      <input
                        type="checkbox"
                        className="size-5"
                        checked={column.getIsVisible()}
                        onChange={column.getToggleVisibilityHandler()}
                      />
                      {String(column.columnDef.header)}
                    </label>
                  ))}
              </fieldset>
            </details>
          </div>
        </div>
        {Boolean(filters) && <div className="flex flex-wrap items-center gap-2">{filters}</div>}
        {found.isError && !found.isFetchNextPageError && (
          <LoadFailure {...failure} isPartial={sections !== undefined} />
        )}
        {selected.length > 0 && (
          <BulkBar
            lines={selected}
            onClear={() => {
              table.resetRowSelection();
            }}
          />
        )}
        {sections === undefined ? (
          !found.isError && <ListSkeleton />
        ) : data.length === 0 ? (
          empty
        ) : (
          <div
            className={`relative min-h-0 flex-1 pb-16 xl:overflow-y-auto xl:pb-4 ${found.isPlaceholderData ? 'opacity-50 transition-opacity' : ''}`}
          >
            <table className="w-full text-left text-sm @max-[56rem]:block">
              <thead className="sticky top-12 z-10 bg-sunken text-xs text-muted xl:top-0 @max-[56rem]:hidden">
                <tr>
                  <th scope="col" className="h-9 w-9 pl-2">
                    <input
                      type="checkbox"
                      aria-label="Choose all that are shown"
                      checked={table.getIsAllRowsSelected()}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                      className="size-5 align-middle"
                    />
                  </th>
                  {table.getLeafHeaders().map((header) => {
                    const sorted = header.column.getIsSorted();
                    return (
                      <th
                        key={header.id}
                        scope="col"
                        aria-sort={sorted === false ? undefined : `${sorted}ending`}
                        className={`px-2 font-semibold whitespace-nowrap ${NARROW_PLACES[header.column.id] ?? ''}`}
                      >
                        {header.column.getCanSort() ? (
                          <button
                            type="button"
                            onClick={header.column.getToggleSortingHandler()}
                            className="inline-flex min-h-8 cursor-pointer items-center gap-1 hover:text-ink"
                          >
                            <FlexRender header={header} />
                            {sorted !== false && (
                              <Icon
                                path={CHEVRON_DOWN}
                                className={`size-4 ${sorted === 'asc' ? 'rotate-180' : ''}`}
                              />
                            )}
                          </button>
                        ) : (
                          <FlexRender header={header} />
                        )}
                      </th>
                    );
                  })}
                </tr>
              </thead>
              {parts.map((part, section) => (
                // The key of the last section, also while sorted, so that its rows are moved and not made again.
                <tbody key={part?.heading ?? sections.at(-1)?.heading} className="@max-[56rem]:block">
                  {part !== undefined && part.heading !== '' && part.lines.length > 0 && (
                    <tr className="@max-[56rem]:block">
                      <th
                        scope="rowgroup"
                        colSpan={table.getVisibleLeafColumns().length + 1}
                        className="px-2 py-1.5 font-normal text-muted @max-[56rem]:block"
                      >
                        <span className="display text-ink">{part.heading}</span> {part.note}
                      </th>
                    </tr>
                  )}
                  {rows
                    .slice(0, isWhole ? undefined : FIRST_LINES)
                    .filter(({ original }) => part === undefined || original.section === section)
                    .map((row) => (
                      <Line
                        key={row.id}
                        row={row}
                        columns={columnVisibility}
                        isOpen={openedId === row.id}
                        isChosen={row.getIsSelected()}
                        onOpen={setOpened}
                      />
                    ))}
                </tbody>
              ))}
            </table>
            {found.isFetchNextPageError && <LoadFailure {...failure} isPartial />}
            {found.hasNextPage && !found.isFetchNextPageError && (
              <div className="mt-4 text-center">
                <Button
                  look="outline"
                  size="small"
                  isBusy={found.isFetching}
                  onClick={() => {
                    // The button moves or disappears.
                    focusOn.current = (shown) => shown[rows.length];
                    void found.fetchNextPage();
                  }}
                >
                  {found.isFetchingNextPage ? 'Loading...' : 'Load more'}
                </Button>
              </div>
            )}
          </div>
        )}
      </section>
      {opened !== undefined && (
        <PersonPanel
          key={openedId}
          line={rows[openedAt]?.original.line ?? opened.line}
          isToWrite={opened.isToWrite}
          next={next}
          onOpen={(line) => {
            setOpened({ line, isToWrite: false });
          }}
          onClose={() => {
            close(opened.line);
          }}
          onRemoved={() => {
            close(next);
          }}
        />
      )}
    </div>
  );
}

interface LineProps {
  readonly row: LineRow;
  /** Which columns are shown, so that the line is rendered again when that changes. */
  readonly columns: Readonly<Record<string, boolean>>;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (opened: Opened) => void;
}

/** Memoized by what it shows, so that a long list stays fast while one line changes. */
const Line = memo(function Line({ row, isOpen, isChosen, onOpen }: LineProps) {
  const { line } = row.original;
  const open = () => {
    onOpen({ line, isToWrite: false });
  };
  return (
    <tr
      id={recordElementId(line.id)}
      tabIndex={-1}
      aria-current={isOpen || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, input, dialog') === null) open();
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) open();
      }}
      className="h-10 cursor-pointer scroll-mt-24 border-b border-line hover:bg-sunken focus:bg-sunken aria-[current=true]:bg-good-tint @max-[56rem]:grid @max-[56rem]:min-h-14 @max-[56rem]:grid-cols-[2.25rem_minmax(0,1fr)_auto_2rem] @max-[56rem]:content-center @max-[56rem]:items-center @max-[56rem]:gap-x-2 @max-[56rem]:py-1"
    >
      <td className="pl-2 @max-[56rem]:row-span-2">
        <input
          type="checkbox"
          aria-label={`Choose ${whose(line)}`}
          checked={isChosen}
          onChange={row.getToggleSelectedHandler()}
          className="size-5 align-middle"
        />
      </td>
      {row.getVisibleCells().map((cell) => {
        const { id } = cell.column;
        const content = <FlexRender cell={cell} />;
        return id === 'person' ? (
          <th
            key={id}
            scope="row"
            className="max-w-52 px-2 font-normal @max-[56rem]:col-start-2 @max-[56rem]:row-start-1 @max-[56rem]:max-w-full @max-[56rem]:px-0"
          >
            <button
              type="button"
              aria-expanded={isOpen}
              className="flex min-h-6 w-full cursor-pointer text-left"
            >
              {content}
            </button>
          </th>
        ) : (
          <td
            key={id}
            className={`px-2 @max-[56rem]:min-w-0 @max-[56rem]:overflow-clip @max-[56rem]:px-0 ${NARROW_PLACES[id] ?? ''}`}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}, isSameLine);

function isSameLine(before: LineProps, after: LineProps): boolean {
  const [one, other] = [before.row.original, after.row.original];
  return (
    one.line === other.line &&
    one.records === other.records &&
    before.columns === after.columns &&
    before.isOpen === after.isOpen &&
    before.isChosen === after.isChosen
  );
}
