import { FlexRender, type ReactTable, type Row } from '@tanstack/react-table';
import { memo, type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react';

import type { RecordLine } from '#domain/office/queue.ts';
import { whose } from '#features/admin/contact.ts';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

import { PLACES, type Section, type TABLE_FEATURES, type TableLine } from './columns.tsx';
import { useRowsInView } from './rows-in-view.ts';

/** The line whose panel is open. */
export interface Opened {
  readonly line: RecordLine;
  /** Whether to begin with the focus in the note. */
  readonly isToWrite: boolean;
}

type LineRow = Row<typeof TABLE_FEATURES, TableLine>;

/** A row of the table: a line, or without one the heading of its section. Sorted lines have no sections. */
interface Entry {
  readonly key: string;
  readonly section?: Section;
  readonly row?: LineRow;
}

interface LineTableProps {
  readonly table: ReactTable<typeof TABLE_FEATURES, TableLine>;
  /** Id of the row whose panel is open. */
  readonly openedId: string | undefined;
  /** Id of the row that gets the focus as soon as it is on the page. */
  readonly focusId: string | undefined;
  readonly onFocused: () => void;
  /** Whether other lines are being loaded in place of these. */
  readonly isStale: boolean;
  readonly onOpen: (opened: Opened) => void;
  /** Below the table. */
  readonly children: ReactNode;
}

/** The lines of a list. Of a long list, only those near the view are on the page. */
export function LineTable({
  table,
  openedId,
  focusId,
  onFocused,
  isStale,
  onOpen,
  children,
}: LineTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const isSorted = table.state.sorting.length > 0;
  const entries = useMemo(() => {
    if (isSorted) return rows.map((row): Entry => ({ key: row.id, row }));
    return rows.flatMap((row, at): readonly Entry[] => {
      const { section } = row.original;
      const entry = { key: row.id, section, row };
      const isFirst = section.heading !== '' && rows[at - 1]?.original.section !== section;
      return isFirst ? [{ key: section.heading, section }, entry] : [entry];
    });
  }, [isSorted, rows]);
  const focused = document.activeElement?.closest('tr')?.id;
  const { shown, gapAfter, measure } = useRowsInView({
    box,
    entries,
    kept: [focused, openedId, focusId],
    isCovered: openedId !== undefined,
  });
  // After each render, because its line may come with a later one.
  useEffect(() => {
    const line = document.getElementById(focusId ?? '');
    if (line === null) return;
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: 'nearest' });
    onFocused();
  });

  return (
    <div
      ref={box}
      className={`relative min-h-0 flex-1 pb-16 xl:overflow-y-auto xl:pb-4 ${isStale ? 'opacity-50 transition-opacity' : ''}`}
    >
      <table aria-rowcount={entries.length + 1} className="block text-left text-sm">
        <thead className="sticky top-12 z-10 block bg-sunken text-xs text-muted xl:top-0 @max-[56rem]:hidden">
          <tr aria-rowindex={1} className="flex h-9 items-center">
            <th scope="col" className="w-9 shrink-0 pl-2">
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
                  className={`min-w-0 px-2 font-semibold whitespace-nowrap ${PLACES[header.column.id] ?? ''}`}
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
        {[...new Set(shown.map(({ entry }) => entry.section))].map((section) => (
          <tbody key={section?.heading ?? ''} className="flow-root">
            {shown.map(({ entry: { key, section: its, row }, index, gap }) => {
              if (its !== section) return null;
              if (row === undefined) {
                return (
                  <tr
                    key={key}
                    ref={measure}
                    data-index={index}
                    aria-rowindex={index + 2}
                    style={{ marginTop: gap }}
                    className="block"
                  >
                    <th
                      scope="rowgroup"
                      colSpan={table.getVisibleLeafColumns().length + 1}
                      className="block px-2 py-1.5 font-normal text-muted"
                    >
                      <span className="display text-ink">{key}</span> {section?.note}
                    </th>
                  </tr>
                );
              }
              return (
                <Line
                  key={key}
                  row={row}
                  cells={row.getVisibleCells()}
                  index={index}
                  gap={gap}
                  measure={measure}
                  isOpen={openedId === key}
                  isChosen={row.getIsSelected()}
                  onOpen={onOpen}
                />
              );
            })}
          </tbody>
        ))}
      </table>
      <div style={{ height: gapAfter }} />
      {children}
    </div>
  );
}

interface LineProps {
  readonly row: LineRow;
  readonly cells: ReturnType<LineRow['getVisibleCells']>;
  readonly index: number;
  /** Height of the lines above it that are not on the page. */
  readonly gap: number;
  readonly measure: Ref<HTMLTableRowElement>;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (opened: Opened) => void;
}

/** Memoized, because scrolling renders the list again. */
const Line = memo(function Line({ row, cells, index, gap, measure, isOpen, isChosen, onOpen }: LineProps) {
  const { line } = row.original;
  const open = () => {
    onOpen({ line, isToWrite: false });
  };
  return (
    <tr
      ref={measure}
      id={row.id}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ marginTop: gap }}
      tabIndex={-1}
      aria-current={isOpen || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, input, dialog') === null) open();
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) open();
      }}
      className="flex h-10 cursor-pointer scroll-mt-24 items-center border-b border-line hover:bg-sunken focus:bg-sunken aria-[current=true]:bg-good-tint @max-[56rem]:grid @max-[56rem]:h-auto @max-[56rem]:min-h-14 @max-[56rem]:grid-cols-[2.25rem_minmax(0,1fr)_auto_2rem] @max-[56rem]:content-center @max-[56rem]:items-center @max-[56rem]:gap-x-2 @max-[56rem]:py-0.5"
    >
      <td className="w-9 shrink-0 pl-2 @max-[56rem]:row-span-2">
        <input
          type="checkbox"
          aria-label={`Choose ${whose(line)}`}
          checked={isChosen}
          onChange={row.getToggleSelectedHandler()}
          className="size-5 align-middle"
        />
      </td>
      {cells.map((cell) => {
        const { id } = cell.column;
        const content = <FlexRender cell={cell} />;
        return id === 'person' ? (
          <th
            key={id}
            scope="row"
            className={`min-w-0 px-2 font-normal @max-[56rem]:px-0 ${PLACES[id] ?? ''}`}
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
            className={`min-w-0 px-2 @max-[56rem]:overflow-clip @max-[56rem]:px-0 ${PLACES[id] ?? ''}`}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
});
