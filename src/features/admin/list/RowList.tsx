import { useStore } from '@nanostores/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';

import { recordReference } from '#domain/records/reference.ts';
import { type ListName, WAITING } from '#domain/office/filters.ts';
import type { RecordRow } from '#domain/office/queue.ts';
import { isNarrowed, showList, useListQuery } from '#features/admin/dashboard/address.ts';
import { useRecordKeys } from '#features/admin/dashboard/keys.tsx';
import { isFocusIn } from '#ui/focus.ts';
import { type RowsLoaded, PAGE_SIZE, reload } from '#features/admin/data/queries.ts';
import { PersonPanel } from '#features/admin/panel/PersonPanel.tsx';
import { $found } from '#features/admin/search/found.ts';
import { Time } from '#features/admin/office.tsx';
import { Button } from '#ui/Button.tsx';
import type { IconPath } from '#ui/Icon.tsx';

import { BulkBar } from './BulkBar.tsx';
import type { Section } from './columns.tsx';
import { RowTable, type Opened, type PlacedRow } from './RowTable.tsx';
import { Pages } from './Pages.tsx';
import { EmptyList, ListSkeleton, LoadFailure } from './states.tsx';

interface RowListProps {
  readonly name: ListName;
  readonly title: string;
  readonly found: Pick<
    UseQueryResult<RowsLoaded>,
    'data' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'dataUpdatedAt'
  >;
  /** In the order of the list; `undefined` until loaded. Shown in pages if there are more rows than fit on one. */
  readonly sections: readonly Section[] | undefined;
  /** What is shown: "78 shown." */
  readonly summary: string;
  /** Above the table on the left. */
  readonly head?: ReactNode;
  readonly actions?: ReactNode;
  /** A row of its own below these. */
  readonly filters?: ReactNode;
  /** Above the table, and scrolls with it. */
  readonly above?: ReactNode;
  /** Leads to the other pages of a list that is loaded page by page. */
  readonly pages?: ReactNode;
  /** What is said in place of a list without rows. */
  readonly empty: { readonly icon: IconPath; readonly heading: string; readonly note: string };
}

/** People or records, one row each, in a table of at most 50; beside it the panel of one person. */
export function RowList({
  name,
  title,
  found,
  sections,
  summary,
  head,
  actions,
  filters,
  above,
  pages,
  empty,
}: RowListProps) {
  const query = useListQuery(name);
  const [opened, setOpened] = useState<Opened>();
  /** The record that was searched for, whose panel is shown in place of the list's own, which comes back after it. */
  const covering = useStore($found);
  const panel = covering === undefined ? opened : undefined;
  useEffect(() => {
    $found.set(undefined);
  }, [opened]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = useMemo(
    () =>
      sections?.flatMap((section) =>
        section.rows.map((row): PlacedRow => ({ id: recordReference(row), row, section })),
      ) ?? [],
    [sections],
  );
  const { shown, turns, turnTo } = useRowPages(all);
  const selected = all.filter(({ id }) => chosen.has(id)).map(({ row }) => row);
  const openedId = opened && recordReference(opened.row);
  const openedAt = all.findIndex(({ id }) => id === openedId);
  const next = (all[openedAt + 1] ?? all[openedAt - 1])?.row;
  const focusOn = useFocusOnce();

  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });
  }, []);

  function close(focused: RecordRow | undefined) {
    if (isFocusIn(document.querySelector('[data-of]'))) {
      document.getElementById('list')?.focus();
      if (focused !== undefined) focusOn(recordReference(focused));
    }
    setOpened(undefined);
  }

  useRecordKeys({
    ids: all.map(({ id }) => id),
    onGoTo: (index) => {
      const placed = all[index];
      if (placed === undefined) return;
      turnTo(placed.row);
      focusOn(placed.id);
    },
    onWrite: (index) => {
      const row = all[index]?.row;
      if (row !== undefined) setOpened({ row, isToWrite: true });
    },
  });

  const failure = {
    what: name === WAITING ? 'the queue' : name,
    error: found.error,
    onRetry: () => void reload(name),
  };

  return (
    <div
      className={`min-h-0 flex-1 ${panel === undefined ? 'grid' : 'xl:grid xl:grid-cols-[minmax(0,1fr)_33rem]'} xl:grid-rows-1`}
    >
      <section
        id="list"
        tabIndex={-1}
        aria-label={title}
        data-beside={panel !== undefined || covering !== undefined ? '' : undefined}
        aria-busy={found.isFetching}
        className={`@container flex min-h-0 min-w-0 scroll-mt-23 flex-col gap-2 px-4 pt-3 lg:scroll-mt-12 xl:pl-6 xl:data-beside:in-[:has(.toast)]:pb-[calc(var(--toasts-height)+1rem)] ${panel === undefined ? '' : 'max-xl:hidden'}`}
      >
        <div className="flex flex-wrap items-center gap-2">
          {head}
          <div className="flex min-h-8 grow flex-wrap items-center justify-end gap-x-4 text-sm text-muted">
            <p role="status" className="max-md:flex-1">
              {found.isFetching ? (
                `Loading ${failure.what}…`
              ) : found.data === undefined ? null : (
                <>
                  {summary} Updated <Time at={new Date(found.dataUpdatedAt).toISOString()} isShort />.
                </>
              )}
            </p>
            {actions}
          </div>
        </div>
        {Boolean(filters) && <div className="flex flex-wrap items-center gap-2">{filters}</div>}
        {found.isError && <LoadFailure {...failure} isPartial={sections !== undefined} />}
        {selected.length > 0 && (
          <BulkBar
            rows={selected}
            onClear={() => {
              setChosen(new Set());
            }}
          />
        )}
        <div
          className={`relative min-h-0 flex-1 pb-16 xl:overflow-y-auto xl:pb-4 ${found.isPlaceholderData ? 'opacity-50 transition-opacity' : ''}`}
        >
          {above}
          {sections === undefined ? (
            !found.isError && <ListSkeleton />
          ) : all.length === 0 ? (
            <EmptyList {...empty}>
              {isNarrowed(query) && (
                <Button
                  look="outline"
                  size="small"
                  onClick={() => {
                    document.getElementById('list')?.focus();
                    showList(name, { segment: query.segment, order: query.order });
                  }}
                >
                  Show all
                </Button>
              )}
            </EmptyList>
          ) : (
            <RowTable
              list={name}
              rows={shown}
              openedId={covering === undefined ? openedId : recordReference(covering)}
              chosen={chosen}
              onChoose={choose}
              onOpen={setOpened}
            />
          )}
          <Pages {...turns} labels={[`Previous ${PAGE_SIZE}`, `Next ${PAGE_SIZE}`]} />
          {pages}
        </div>
      </section>
      {panel !== undefined && (
        <PersonPanel
          key={openedId}
          row={all[openedAt]?.row ?? panel.row}
          isToWrite={panel.isToWrite}
          next={next}
          onOpen={(row) => {
            turnTo(row);
            setOpened({ row, isToWrite: false });
          }}
          onClose={() => {
            close(panel.row);
          }}
          onRemoved={() => {
            close(next);
          }}
        />
      )}
    </div>
  );
}

/** The rows in pages, one of which is shown. */
function useRowPages(all: readonly PlacedRow[]) {
  /** A page, or the row that it shows: where that is when it is shown, because whoever was logged leaves their place. */
  const [pageAt, setPageAt] = useState<number | string>(0);
  const shownAt =
    typeof pageAt === 'number' ? pageAt : Math.floor(all.findIndex(({ id }) => id === pageAt) / PAGE_SIZE);
  const lastPage = Math.max(0, Math.ceil(all.length / PAGE_SIZE) - 1);
  const page = Math.min(Math.max(0, shownAt), lastPage);
  const show = (to: number) => () => {
    setPageAt(to);
  };
  return {
    shown: all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    turns: {
      before: page > 0 ? show(page - 1) : undefined,
      after: page < lastPage ? show(page + 1) : undefined,
    },
    turnTo: (row: RecordRow) => {
      setPageAt(recordReference(row));
    },
  };
}

/** Gives the focus to a row once it is rendered. Once: a row that comes later would take it from whatever the admin does then. */
function useFocusOnce(): (id: string) => void {
  const [focusOn, setFocusOn] = useState<{ readonly id: string }>();
  useEffect(() => {
    const element = document.getElementById(focusOn?.id ?? '');
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [focusOn]);
  return (id) => {
    setFocusOn({ id });
  };
}
