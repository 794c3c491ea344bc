import { memo } from 'react';

import type { ListName } from '#domain/office/filters.ts';
import type { RecordRow } from '#domain/office/queue.ts';
import { displayName } from '#features/admin/contact.ts';

import { COLUMNS, type Section } from './columns.tsx';

/** A row on a page of a list. */
export interface PlacedRow {
  /** The record's reference, and the id of the row. */
  readonly id: string;
  readonly row: RecordRow;
  readonly section: Section;
}

export interface Opened {
  readonly row: RecordRow;
  /** Whether to begin with the focus in the note. */
  readonly isToWrite: boolean;
}

interface RowTableProps {
  readonly list: ListName;
  readonly rows: readonly PlacedRow[];
  /** Id of the row whose panel is open. */
  readonly openedId: string | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onOpen: (opened: Opened) => void;
}

export function RowTable({ list, rows, openedId, chosen, onChoose, onOpen }: RowTableProps) {
  return (
    <table className="block text-left text-sm">
      <thead className="two-line:hidden sticky top-12 z-10 block bg-sunken text-xs text-muted xl:top-0">
        <tr className="flex h-9 items-center">
          <th scope="col" className="w-9 shrink-0 pl-2">
            <input
              type="checkbox"
              aria-label="Choose all that are shown"
              checked={rows.every(({ id }) => chosen.has(id))}
              onChange={({ target: { checked } }) => {
                onChoose(
                  rows.map(({ id }) => id),
                  checked,
                );
              }}
              className="size-5 align-middle"
            />
          </th>
          {COLUMNS[list].map(({ header, place }) => (
            <th key={header} scope="col" className={`min-w-0 px-2 font-semibold whitespace-nowrap ${place}`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {[...new Set(rows.map(({ section }) => section))].map((section) => (
        <tbody key={section.heading} className="block">
          {section.heading !== '' && (
            <tr className="block">
              <th
                scope="rowgroup"
                colSpan={COLUMNS[list].length + 1}
                className="block px-2 py-1.5 font-normal text-muted"
              >
                <span className="display text-ink">{section.heading}</span> {section.note}
              </th>
            </tr>
          )}
          {rows
            .filter((placed) => placed.section === section)
            .map(({ id, row }) => (
              <TableRow
                key={id}
                id={id}
                list={list}
                row={row}
                isOpen={openedId === id}
                isChosen={chosen.has(id)}
                onChoose={onChoose}
                onOpen={onOpen}
              />
            ))}
        </tbody>
      ))}
    </table>
  );
}

interface TableRowProps extends Pick<RowTableProps, 'list' | 'onChoose' | 'onOpen'> {
  readonly id: string;
  readonly row: RecordRow;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
}

/** Memoized, because each choice renders the list again. */
const TableRow = memo(function TableRow({
  id,
  list,
  row,
  isOpen,
  isChosen,
  onChoose,
  onOpen,
}: TableRowProps) {
  const [person, ...others] = COLUMNS[list];
  const open = () => {
    onOpen({ row, isToWrite: false });
  };
  return (
    <tr
      id={id}
      tabIndex={-1}
      aria-current={isOpen || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, input, dialog') === null) open();
      }}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) open();
      }}
      className="two-line:grid two-line:h-auto two-line:min-h-14 two-line:grid-cols-[2.25rem_minmax(0,1fr)_auto_2rem] two-line:content-center two-line:items-center two-line:gap-x-2 two-line:py-0.5 flex min-h-10 cursor-pointer scroll-mt-24 items-center border-b border-line hover:bg-sunken focus:bg-sunken aria-[current=true]:bg-good-tint"
    >
      <td className="two-line:row-span-2 w-9 shrink-0 pl-2">
        <input
          type="checkbox"
          aria-label={`Choose ${displayName(row)}`}
          checked={isChosen}
          onChange={({ target: { checked } }) => {
            onChoose([id], checked);
          }}
          className="size-5 align-middle"
        />
      </td>
      <th scope="row" className={`two-line:px-0 min-w-0 px-2 font-normal ${person.place}`}>
        <button type="button" aria-expanded={isOpen} className="flex min-h-6 w-full cursor-pointer text-left">
          <person.Cell row={row} />
        </button>
      </th>
      {others.map(({ header, place, Cell }) => (
        <td key={header} className={`two-line:overflow-clip two-line:px-0 min-w-0 px-2 ${place}`}>
          <Cell row={row} />
        </td>
      ))}
    </tr>
  );
});
