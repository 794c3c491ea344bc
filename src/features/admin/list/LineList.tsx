import { FlexRender, type Row, useTable } from '@tanstack/react-table';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { groupByPerson } from '#domain/records/person.ts';
import type { RecordLine } from '#domain/records/queue.ts';
import { whose } from '#features/admin/contact.ts';
import type { ListName } from '#features/admin/dashboard/address.ts';
import { useRecordKeys } from '#features/admin/dashboard/keys.tsx';
import { keyOf } from '#features/admin/data/queries.ts';
import { PersonPanel } from '#features/admin/panel/PersonPanel.tsx';
import { setStatusOfAll } from '#features/admin/records/set-status.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toasts/store.ts';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

import { BulkBar, MOST_CHOSEN } from './BulkBar.tsx';
import { COLUMNS, LIST_COLUMNS, NARROW_PLACES, TABLE_FEATURES, type TableLine } from './columns.tsx';
import type { ListState } from './lists.ts';
import { recordElementId } from './record-element.ts';
import { ListSkeleton, LoadFailure } from './states.tsx';
import { keepTableChoice, readTableChoice, type TableChoice } from './table-choice.ts';

/** A part of a list with a heading, as long as the list is in its own order. */
interface Section {
  readonly heading: string;
  readonly note: string;
  readonly lines: readonly RecordLine[];
}

/** The line whose panel is open, and where it was in the list. */
interface Opened {
  readonly line: RecordLine;
  readonly isToWrite: boolean;
  readonly index: number;
}

interface LineListProps {
  readonly name: ListName;
  readonly title: string;
  readonly state: Pick<ListState, 'waitingFor' | 'failed' | 'hasMore' | 'isOutdated' | 'loadMore'>;
  /** In the order of the list; `undefined` until loaded. */
  readonly sections: readonly Section[] | undefined;
  /** Above the table on the left. */
  readonly head?: ReactNode;
  /** What is announced of the list; above the table on the right. */
  readonly status: ReactNode;
  readonly actions?: ReactNode;
  /** A row of its own below these. */
  readonly filters?: ReactNode;
  /** Shown in place of a list without lines. */
  readonly empty: ReactNode;
  /** Message if nothing could be loaded. */
  readonly missing: string;
  readonly onRetry: () => void;
}

/** People or records, one line each, in a table that sorts and remembers how; beside it the panel of one person. */
export function LineList({
  name,
  title,
  state,
  sections,
  head,
  status,
  actions,
  filters,
  empty,
  missing,
  onRetry,
}: LineListProps) {
  const [choice, setChoice] = useState<TableChoice>(() => readTableChoice(name));
  const [chosen, setChosen] = useState<Record<string, true>>({});
  const [opened, setOpened] = useState<Opened>();
  const focusOn = useFocusAfterRender();

  const lines = useMemo(() => sections?.flatMap((section) => section.lines) ?? [], [sections]);
  const data = useMemo(() => {
    const groups = groupByPerson(lines);
    const records = new Map(groups.flatMap((group) => group.map((line) => [line, group.length] as const)));
    return lines.map((line): TableLine => ({ line, records: records.get(line) ?? 1 }));
  }, [lines]);
  const table = useTable({
    features: TABLE_FEATURES,
    columns: COLUMNS,
    data,
    getRowId: ({ line }) => keyOf(line),
    enableMultiSort: false,
    state: {
      sorting: choice.sort === null ? [] : [choice.sort],
      rowSelection: chosen,
      columnVisibility: visibleIn(name, choice),
    },
    onRowSelectionChange: setChosen,
    onSortingChange: (update) => {
      const sorting = choice.sort === null ? [] : [choice.sort];
      const [sort = null] = typeof update === 'function' ? update(sorting) : update;
      choose({ ...choice, sort });
    },
  });
  const { rows } = table.getRowModel();
  const selected = rows.filter((row) => row.getIsSelected()).map((row) => row.original.line);
  const current = opened && (lines.find((line) => keyOf(line) === keyOf(opened.line)) ?? opened.line);
  const keepPlace = useFocusOnMore(rows, state.waitingFor !== undefined, focusOn);

  function choose(next: TableChoice) {
    setChoice(next);
    keepTableChoice(name, next);
  }

  function open(line: RecordLine, isToWrite = false) {
    setOpened({ line, isToWrite, index: rows.findIndex(({ id }) => id === keyOf(line)) });
  }

  function close() {
    setOpened(undefined);
    focusOn(current?.id);
  }

  /** The line after the opened one, or at the end the one before; where it is gone, what took its place. */
  function neighbour({ line, index }: Opened): RecordLine | undefined {
    const now = rows.findIndex(({ id }) => id === keyOf(line));
    const after = now === -1 ? index : now + 1;
    const before = now === -1 ? index - 1 : now - 1;
    return (rows[after] ?? rows[before])?.original.line;
  }

  useRecordKeys({
    ids: rows.map((row) => recordElementId(row.original.line.id)),
    onContacted: (index) => {
      const line = rows[index]?.original.line;
      if (line?.work_status === 'new') void setStatusOfAll([line], 'contacted').then(showToast);
    },
    onWrite: (index) => {
      const line = rows[index]?.original.line;
      if (line !== undefined) open(line, true);
    },
  });

  const visible = LIST_COLUMNS[name].filter((id) => !choice.hidden.includes(id));
  const openedId = opened && keyOf(opened.line);
  // In an order of one's own there are no sections.
  const parts =
    choice.sort !== null
      ? [{ heading: '', note: '', rows }]
      : (sections ?? []).map(({ heading, note, lines: own }) => {
          const ids = new Set(own.map(keyOf));
          return { heading, note, rows: rows.filter((row) => ids.has(row.id)) };
        });

  return (
    <div
      className={`min-h-0 flex-1 ${current === undefined ? 'grid' : 'xl:grid xl:grid-cols-[minmax(0,1fr)_25rem]'} xl:grid-rows-1`}
    >
      <section
        id="list"
        tabIndex={-1}
        aria-label={title}
        aria-busy={state.waitingFor !== undefined}
        className={`@container flex min-h-0 min-w-0 flex-col gap-2 px-4 pt-3 xl:pl-6 ${current === undefined ? '' : 'max-xl:hidden'}`}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {head}
          <div className="flex min-h-8 grow flex-wrap items-center justify-end gap-x-4 text-sm text-muted">
            <p role="status" className="max-md:grow">
              {status}
            </p>
            {actions}
            <ColumnsMenu name={name} choice={choice} onChoose={choose} />
          </div>
        </div>
        {filters}
        {state.failed === 'everything' && (
          <LoadFailure missing={sections === undefined ? missing : undefined} onRetry={onRetry} />
        )}
        {selected.length > 0 && (
          <BulkBar
            lines={selected}
            onClear={() => {
              setChosen({});
            }}
          />
        )}
        {sections === undefined ? (
          state.failed !== 'everything' && <ListSkeleton />
        ) : lines.length === 0 ? (
          empty
        ) : (
          <div
            className={`min-h-0 flex-1 pb-16 xl:overflow-y-auto xl:pb-4 ${state.isOutdated ? 'opacity-50 transition-opacity' : ''}`}
          >
            <table className="w-full text-left text-sm @max-[56rem]:block">
              <thead className="sticky top-12 z-10 bg-sunken text-xs text-muted xl:top-0 @max-[56rem]:hidden">
                <tr>
                  <th scope="col" className="h-9 w-9 pl-2">
                    <ChooseAll rows={rows} chosen={chosen} onChoose={setChosen} />
                  </th>
                  {table.getHeaderGroups().flatMap((group) =>
                    group.headers.map((header) => {
                      const sorted = header.column.getIsSorted();
                      return (
                        <th
                          key={header.id}
                          scope="col"
                          aria-sort={
                            sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'
                          }
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
                    }),
                  )}
                </tr>
              </thead>
              {parts.map((part) => (
                <tbody key={part.heading} className="@max-[56rem]:block">
                  {part.heading !== '' && part.rows.length > 0 && (
                    <tr className="@max-[56rem]:block">
                      <th
                        scope="rowgroup"
                        colSpan={visible.length + 1}
                        className="px-2 py-1.5 font-normal text-muted @max-[56rem]:block"
                      >
                        <span className="display text-ink">{part.heading}</span> {part.note}
                      </th>
                    </tr>
                  )}
                  {part.rows.map((row) => (
                    <Line
                      key={row.id}
                      row={row}
                      visible={visible.join(' ')}
                      isOpen={openedId === row.id}
                      isChosen={row.getIsSelected()}
                      onOpen={open}
                    />
                  ))}
                </tbody>
              ))}
            </table>
            {state.failed === 'more' && <LoadFailure onRetry={state.loadMore} />}
            {state.hasMore && state.failed !== 'more' && (
              <div className="mt-4 text-center">
                <Button
                  look="outline"
                  size="small"
                  aria-disabled={state.waitingFor !== undefined}
                  onClick={() => {
                    keepPlace();
                    if (state.waitingFor === undefined) state.loadMore();
                  }}
                >
                  {state.waitingFor === 'more' ? 'Loading...' : 'Load more'}
                </Button>
              </div>
            )}
          </div>
        )}
      </section>
      {opened !== undefined && current !== undefined && (
        <PersonPanel
          key={keyOf(current)}
          line={current}
          isToWrite={opened.isToWrite}
          next={neighbour(opened)}
          onOpen={open}
          onClose={close}
          onRemoved={() => {
            setOpened(undefined);
            focusOn(neighbour(opened)?.id);
          }}
        />
      )}
    </div>
  );
}

function visibleIn(name: ListName, { hidden }: TableChoice): Record<string, boolean> {
  return Object.fromEntries(
    COLUMNS.map(({ id = '' }) => [id, LIST_COLUMNS[name].includes(id) && !hidden.includes(id)] as const),
  );
}

/** Returns a function that moves the focus to a line, or to the list, once the page shows what was changed. */
function useFocusAfterRender(): (id: string | undefined) => void {
  const wanted = useRef<{ readonly id: string | undefined }>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const line = document.getElementById(recordElementId(wanted.current.id ?? ''));
    wanted.current = undefined;
    (line ?? document.getElementById('list'))?.focus();
  });
  return (id) => {
    wanted.current = { id };
  };
}

/**
 * Moves the focus to the first new line after "Load more", because the button moves or disappears.
 *
 * @returns a function to call when more lines are requested
 */
function useFocusOnMore(
  rows: readonly Row<typeof TABLE_FEATURES, TableLine>[],
  isLoading: boolean,
  focusOn: (id: string | undefined) => void,
): () => void {
  const [last, setLast] = useState<string>();
  if (last !== undefined && !isLoading && last !== rows.at(-1)?.id) {
    const next = rows[rows.findIndex(({ id }) => id === last) + 1];
    setLast(undefined);
    focusOn(next?.original.line.id);
  }
  return () => {
    if (!isLoading) setLast(rows.at(-1)?.id);
  };
}

interface ColumnsMenuProps {
  readonly name: ListName;
  readonly choice: TableChoice;
  readonly onChoose: (choice: TableChoice) => void;
}

/** Chooses the columns of a list, and takes its sorting back. */
function ColumnsMenu({ name, choice, onChoose }: ColumnsMenuProps) {
  return (
    <div className="flex items-center gap-4 @max-[56rem]:hidden">
      {choice.sort !== null && (
        <button
          type="button"
          className="min-h-8 cursor-pointer link"
          onClick={() => {
            onChoose({ ...choice, sort: null });
          }}
        >
          Back to the usual order
        </button>
      )}
      <details className="relative">
        <summary className="inline-flex min-h-8 items-center gap-1 hover:text-ink">
          Columns <Icon path={CHEVRON_DOWN} className="size-4" />
        </summary>
        <fieldset className="absolute right-0 z-20 w-48 rounded-md border border-line bg-surface p-3 text-ink lift">
          <legend className="sr-only">Columns</legend>
          {COLUMNS.map(({ id = '', header }) => {
            if (!LIST_COLUMNS[name].includes(id) || id === 'person') return null;
            return (
              <label key={id} className="flex min-h-9 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={!choice.hidden.includes(id)}
                  onChange={({ target }) => {
                    const others = choice.hidden.filter((each) => each !== id);
                    onChoose({ ...choice, hidden: target.checked ? others : [...others, id] });
                  }}
                />
                {typeof header === 'string' ? header : id}
              </label>
            );
          })}
        </fieldset>
      </details>
    </div>
  );
}

interface ChooseAllProps {
  readonly rows: readonly Row<typeof TABLE_FEATURES, TableLine>[];
  readonly chosen: Readonly<Record<string, true>>;
  readonly onChoose: (chosen: Record<string, true>) => void;
}

function ChooseAll({ rows, chosen, onChoose }: ChooseAllProps) {
  const choosable = rows.slice(0, MOST_CHOSEN);
  const isAll = choosable.length > 0 && choosable.every(({ id }) => chosen[id] === true);
  return (
    <input
      type="checkbox"
      aria-label="Choose all that are shown"
      checked={isAll}
      onChange={() => {
        onChoose(isAll ? {} : Object.fromEntries(choosable.map(({ id }) => [id, true] as const)));
      }}
      className="size-5 align-middle"
    />
  );
}

interface LineProps {
  readonly row: Row<typeof TABLE_FEATURES, TableLine>;
  /** The visible columns, so that the line is rendered again when they change. */
  readonly visible: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (line: RecordLine) => void;
}

/** Memoized, so that a long list stays fast while one line changes. */
const Line = memo(
  function Line({ row, isOpen, isChosen, onOpen }: LineProps) {
    const { line } = row.original;
    return (
      <tr
        id={recordElementId(line.id)}
        tabIndex={-1}
        aria-current={isOpen || undefined}
        onClick={({ target }) => {
          const isControl = target instanceof Element && target.closest('a, input, button, dialog') !== null;
          if (!isControl) onOpen(line);
        }}
        onKeyDown={({ key, target, currentTarget }) => {
          if (key === 'Enter' && target === currentTarget) onOpen(line);
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
                onClick={() => {
                  onOpen(line);
                }}
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
  },
  (before, after) =>
    before.row.original === after.row.original &&
    before.visible === after.visible &&
    before.isOpen === after.isOpen &&
    before.isChosen === after.isChosen,
);
