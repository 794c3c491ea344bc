import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo } from 'react';

import { localStore } from '#browser/storage.ts';
import type { Classification, StoredSubmission, SubmissionCounts } from '#domain/check/record.ts';
import type { StoredMessage } from '#domain/inbox/forms.ts';
import type { RecordKind } from '#domain/records/document.ts';
import {
  goTo,
  isNarrowed,
  type ListQuery,
  queryAddress,
  queryAt,
  type QueryPlace,
  serverFilter,
  viewAddress,
  WHOLE_LIST,
} from '#features/admin/dashboard/address.ts';
import { reload } from '#features/admin/data/queries.ts';
import { session } from '#features/admin/session/identity.ts';
import { useHydrated } from '#ui/browser-hooks.ts';

import { CLASSIFICATION_LABELS } from '#features/admin/records/card/RecordCard.tsx';
import { ExportCsv } from '#features/admin/records/export/Export.tsx';
import { FilterBar } from '#features/admin/records/filters/FilterBar.tsx';
import { focusMain, useRemoval } from '#features/admin/records/remove/Removal.tsx';
import { ListPanel, LoadFailure } from './ListPanel.tsx';
import { LIST_WORDS, RecordListContext, type RecordListValue, useList } from './record-lists.ts';
import { LeadList, MessageList, SubmissionList } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

/** How records are shown: as full cards, or as rows of a table. */
type ViewMode = 'cards' | 'table';

const STORAGE_KEY = 'recordLook';

/** The current choice, stored on this device. */
const $viewMode = atom<ViewMode>(localStore.get(STORAGE_KEY) === 'table' ? 'table' : 'cards');

/** Changes and stores the choice. */
function chooseViewMode(mode: ViewMode): void {
  $viewMode.set(mode);
  localStore.set(STORAGE_KEY, mode);
}

interface CountCardsProps {
  readonly counts: SubmissionCounts | undefined;
  readonly isReady: boolean;
  /** The classification that the list is filtered by. */
  readonly shown: Classification | undefined;
  readonly onShow: (result: Classification | undefined) => void;
}

/** The three counts of specification §2, each of which filters the list. A dash is shown until they are loaded. */
function CountCards({ counts, isReady, shown, onShow }: CountCardsProps) {
  const cards = [
    {
      result: 'eligible' as const,
      label: CLASSIFICATION_LABELS.eligible,
      count: counts?.eligible,
      tint: 'border-good-line bg-good-tint text-good',
    },
    {
      result: 'maybe' as const,
      label: CLASSIFICATION_LABELS.maybe,
      count: counts?.maybe,
      tint: 'border-review-line bg-review-tint text-review',
    },
    {
      result: 'not-eligible' as const,
      label: CLASSIFICATION_LABELS['not-eligible'],
      count: counts?.notEligible,
      tint: 'border-no-line bg-no-tint text-no',
      note: underReviewNote(counts?.maybe ?? 0),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ result, label, count, tint, note }) => (
        <div
          key={label}
          className={`relative flex flex-wrap items-baseline gap-x-3 rounded-md border px-4 py-2 last:col-span-full sm:px-5 sm:py-2.5 sm:last:col-span-1 ${tint}`}
        >
          <dt className="order-2 font-semibold">
            {/* The whole card is clickable. */}
            <button
              type="button"
              disabled={!isReady}
              aria-pressed={shown === result}
              onClick={() => {
                onShow(shown === result ? undefined : result);
              }}
              className="cursor-pointer font-semibold after:absolute after:inset-0 after:rounded-md aria-pressed:underline aria-pressed:underline-offset-4"
            >
              {label}
            </button>
          </dt>
          <dd className="display order-1 text-2xl">{count?.toLocaleString('en-US') ?? '–'}</dd>
          {note !== undefined && <dd className="order-3 text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/**
 * The note under the 'Not Eligible' count, which includes those under review (decision D13), so that the three numbers
 * do not add up.
 *
 * @returns `undefined` if none are under review
 */
export function underReviewNote(maybe: number): string | undefined {
  if (maybe === 0) return undefined;
  return maybe === 1
    ? '1 of them is under review'
    : `${maybe.toLocaleString('en-US')} of them are under review`;
}

interface ViewModeSwitchProps {
  readonly mode: ViewMode;
  readonly isReady: boolean;
}

/** Switches between cards and table; stored on this device. */
function ViewModeSwitch({ mode, isReady }: ViewModeSwitchProps) {
  return (
    <div role="group" aria-label="Show records as" className="inline-flex rounded-full bg-sunken p-1">
      {(['cards', 'table'] as const).map((each) => (
        <button
          key={each}
          type="button"
          disabled={!isReady}
          aria-pressed={mode === each}
          onClick={() => {
            chooseViewMode(each);
          }}
          className="min-h-9 cursor-pointer rounded-full px-3 text-xs font-semibold text-muted hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {each === 'cards' ? 'Cards' : 'Table'}
        </button>
      ))}
    </div>
  );
}

interface RecordListViewProps {
  readonly list: RecordKind;
  readonly place: QueryPlace;
}

/** A list with its header, loaded when it is opened. */
export function RecordListView({ list, place }: RecordListViewProps) {
  const isHydrated = useHydrated();
  const mode = useStore($viewMode, { ssr: 'initial' });
  const words = LIST_WORDS[list];
  const query = useMemo(() => queryAt(list, place), [list, place]);
  const selection = useMemo(
    () => ({
      filter: serverFilter(query, Intl.DateTimeFormat().resolvedOptions().timeZone),
      ...(query.find !== undefined && { find: query.find }),
    }),
    [query],
  );
  // Without a session, redirect-by-session.ts is already redirecting to the login page.
  const state = useList(list, selection, isHydrated && session.read() !== undefined);
  const { onRemove, dialog } = useRemoval(state.records?.map(({ id }) => id) ?? []);
  const context = useMemo<RecordListValue>(() => ({ collection: list, onRemove }), [list, onRemove]);

  const show = (wanted: ListQuery) => {
    goTo(queryAddress(viewAddress({ name: list }), wanted), wanted.find);
  };

  const shownRecords = state.records ?? [];
  const cards = (some: typeof shownRecords) =>
    ({
      submissions: () => <SubmissionList submissions={some as readonly StoredSubmission[]} />,
      leads: () => <LeadList leads={some} />,
      messages: () => <MessageList messages={some as readonly StoredMessage[]} />,
    })[list]();

  function retry() {
    // The button disappears on success; move the focus first so that it is not lost.
    focusMain();
    void reload(list);
  }

  return (
    <RecordListContext value={context}>
      {state.failed === 'everything' && (
        <LoadFailure missing={state.records === undefined ? words.missing : undefined} onRetry={retry} />
      )}
      {list === 'submissions' && (
        <CountCards
          counts={state.counts}
          isReady={isHydrated}
          shown={query.classification}
          onShow={(classification) => {
            show({ ...query, classification });
          }}
        />
      )}
      <FilterBar list={list} query={query} isReady={isHydrated} onChange={show}>
        <ViewModeSwitch mode={mode} isReady={isHydrated} />
        <ExportCsv list={list} selection={selection} isReady={isHydrated} />
      </FilterBar>
      <ListPanel
        state={state}
        words={words}
        isNarrowed={isNarrowed(query)}
        onShowAll={() => {
          show(WHOLE_LIST);
        }}
      >
        {mode === 'table' ? (
          <RecordTable
            key={list}
            records={shownRecords}
            card={(record) => cards([record])}
            onRemoved={focusMain}
          />
        ) : (
          cards(shownRecords)
        )}
      </ListPanel>
      {dialog}
    </RecordListContext>
  );
}
