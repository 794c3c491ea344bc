import { useStore } from '@nanostores/react';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

import { recordReference } from '#domain/records/reference.ts';
import type { RecordLine } from '#domain/office/queue.ts';
import { type ListName, WAITING } from '#domain/office/filters.ts';
import { isNarrowed, showList, useListQuery } from '#features/admin/dashboard/address.ts';
import { useRecordKeys } from '#features/admin/dashboard/keys.tsx';
import { reload } from '#features/admin/data/queries.ts';
import { PersonPanel } from '#features/admin/panel/PersonPanel.tsx';
import { setStatus } from '#features/admin/records/set-status.ts';
import { $found } from '#features/admin/search/found.ts';
import { Time } from '#features/admin/office.tsx';
import { Button } from '#ui/Button.tsx';
import { CHEVRON_DOWN, Icon, type IconPath } from '#ui/Icon.tsx';

import { BulkBar } from './BulkBar.tsx';
import { COLUMNS, DEFAULT_COLUMN, type Section, TABLE_FEATURES, type TableLine } from './columns.tsx';
import { LineTable, type Opened } from './LineTable.tsx';
import type { Queue } from './queue.ts';
import { EmptyList, ListSkeleton, LoadFailure } from './states.tsx';
import { keepTableChoice, readTableChoice } from './table-choice.ts';

interface LineListProps {
  readonly name: ListName;
  readonly title: string;
  readonly found: Queue['found'];
  /** In the order of the list; `undefined` until loaded. */
  readonly sections: readonly Section[] | undefined;
  /** What is shown: "78 shown." */
  readonly summary: string;
  /** Above the table on the left. */
  readonly head?: ReactNode;
  readonly actions?: ReactNode;
  /** A row of its own below these. */
  readonly filters?: ReactNode;
  /** What is said in place of a list without lines. */
  readonly empty: { readonly icon: IconPath; readonly heading: string; readonly note: string };
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
  const query = useListQuery(name);
  const [opened, setOpened] = useState<Opened>();
  /** Whether the panel of a record that was searched for is shown in place of the list's own, which comes back after it. */
  const isCovered = useStore($found) !== undefined;
  useEffect(() => {
    $found.set(undefined);
  }, [opened]);
  const data = useMemo(() => {
    return sections?.flatMap((section) => section.lines.map((line): TableLine => ({ line, section }))) ?? [];
  }, [sections]);
  const table = useTable({
    features: TABLE_FEATURES,
    columns: COLUMNS[name],
    data,
    getRowId: ({ line }) => recordReference(line),
    enableMultiSort: false,
    defaultColumn: DEFAULT_COLUMN,
    initialState: readTableChoice(name),
  });
  const { sorting, columnVisibility } = table.state;
  useEffect(() => {
    keepTableChoice(name, { sorting, columnVisibility });
  }, [name, sorting, columnVisibility]);

  const { rows } = table.getRowModel();
  const selected = table.getSelectedRowModel().rows.map((row) => row.original.line);
  const openedId = opened && recordReference(opened.line);
  const openedAt = rows.findIndex(({ id }) => id === openedId);
  const next = (rows[openedAt + 1] ?? rows[openedAt - 1])?.original.line;
  /** The row that gets the focus once it is on the page: its id, or its index if it is still being loaded. */
  const [focusOn, setFocusOn] = useState<string | number>();

  function close(focused: RecordLine | undefined) {
    document.getElementById('list')?.focus();
    setFocusOn(focused && recordReference(focused));
    setOpened(undefined);
  }

  useRecordKeys({
    ids: rows.map(({ id }) => id),
    onGoTo: setFocusOn,
    onContacted: (index) => {
      const line = rows[index]?.original.line;
      if (line?.work_status === 'new') void setStatus([line], 'contacted');
    },
    onWrite: (index) => {
      const line = rows[index]?.original.line;
      if (line !== undefined) setOpened({ line, isToWrite: true });
    },
  });

  const failure = {
    what: name === WAITING ? 'the queue' : name,
    error: found.error,
    onRetry: () => void (found.isFetchNextPageError ? found.fetchNextPage() : reload(name)),
  };

  return (
    <div
      className={`min-h-0 flex-1 ${opened === undefined || isCovered ? 'grid' : 'xl:grid xl:grid-cols-[minmax(0,1fr)_25rem]'} xl:grid-rows-1`}
    >
      <section
        id="list"
        tabIndex={-1}
        aria-label={title}
        aria-busy={found.isFetching}
        className={`@container flex min-h-0 min-w-0 flex-col gap-2 px-4 pt-3 xl:pl-6 ${opened === undefined || isCovered ? '' : 'max-xl:hidden'}`}
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
          <EmptyList {...empty}>
            {found.hasNextPage && (
              <Button look="secondary" size="small" onClick={() => void found.fetchNextPage()}>
                Load more
              </Button>
            )}
            {isNarrowed(query) && (
              <Button
                look="outline"
                size="small"
                onClick={() => {
                  showList(name, { segment: query.segment });
                }}
              >
                Show all
              </Button>
            )}
          </EmptyList>
        ) : (
          <LineTable
            table={table}
            openedId={openedId}
            focusId={typeof focusOn === 'number' ? rows[focusOn]?.id : focusOn}
            onFocused={() => {
              setFocusOn(undefined);
            }}
            isStale={found.isPlaceholderData}
            onOpen={setOpened}
          >
            {found.isFetchNextPageError && <LoadFailure {...failure} isPartial />}
            {found.hasNextPage && !found.isFetchNextPageError && (
              <div className="mt-4 text-center">
                <Button
                  look="outline"
                  size="small"
                  isBusy={found.isFetching}
                  onClick={() => {
                    // The button moves or disappears.
                    setFocusOn(rows.length);
                    void found.fetchNextPage();
                  }}
                >
                  {found.isFetchingNextPage ? 'Loading...' : 'Load more'}
                </Button>
              </div>
            )}
          </LineTable>
        )}
      </section>
      {opened !== undefined && !isCovered && (
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
