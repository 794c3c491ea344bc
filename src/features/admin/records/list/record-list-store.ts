import { map, type ReadableAtom } from 'nanostores';

import { ANSWER_LIFETIME_MS, type PageRequest, type RecordPage } from '~/browser/admin-api.ts';
import type { AdminAnswer } from '~/browser/admin-call.ts';
import type { SubmissionSummary } from '~/domain/api/summary.ts';
import type { SubmissionCounts } from '~/domain/check/record.ts';
import type { StoredFields } from '~/domain/records/document.ts';
import type { Work } from '~/domain/records/work.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { withTrouble } from '~/features/admin/session/call-trouble.ts';

import { doneHere } from './done-here.ts';

export const PAGE_SIZE = 50;

/** The fields that the store uses of a record of any list. */
export type Listed = Pick<StoredFields, 'id'> & Partial<Work>;

/** Filters and search text. */
type ListPart = Pick<PageRequest, 'filter' | 'find'>;

/** The state of a list. */
export interface ListState<Stored extends Listed> {
  readonly waitingFor: 'everything' | 'more' | undefined;
  /** Newest first; `undefined` until the first page has loaded. */
  readonly records: readonly Stored[] | undefined;
  /** Whether `records` still belong to the previous filters. */
  readonly isOutdated: boolean;
  /** `undefined` until loaded, and for lists without counts. */
  readonly counts: SubmissionCounts | undefined;
  /** Total number of matching records; `null` if unknown. */
  readonly matching: number | null;
  /** Cursor of the next page; `null` on the last. */
  readonly next: string | null;
  /** What failed to load last. Earlier data is kept. */
  readonly failed: 'everything' | 'more' | undefined;
  /** When the server sent the first page, ISO 8601. */
  readonly updatedAt: string | undefined;
}

/** Dependencies; tests inject their own. */
export interface ListDependencies<Stored extends Listed> {
  /** Requests a page of the list. */
  readonly page: (request: PageRequest) => Promise<AdminAnswer<RecordPage<Stored>>>;
  /** Requests the counts above the list, if it has any. */
  readonly summary?: () => Promise<AdminAnswer<SubmissionSummary>>;
  /** Clears the cache. */
  readonly forget: () => void;
  /** Notification after a failed load. */
  readonly loadFailed: NotificationContent;
  /** Shows a notification and returns its id. */
  readonly notify: (content: NotificationContent) => number;
  /** Dismisses a notification. */
  readonly dismiss: (id: number) => void;
  /** Called when the session has ended, after which no data may be shown. */
  readonly onSessionEnd: (reason: LoginReason) => void;
  readonly now: () => Date;
}

/** One of the dashboard's lists. */
export interface RecordListStore<Stored extends Listed> {
  readonly $state: ReadableAtom<ListState<Stored>>;
  /**
   * Shows the list with the given filters. Loads its first page unless the same filters were loaded less than five
   * minutes ago; in that case, all pages loaded so far stay.
   */
  readonly open: (part: ListPart) => Promise<void>;
  /** Reloads the first page and the counts, bypassing the cache. */
  readonly refresh: () => Promise<void>;
  /** Adds the next page. */
  readonly loadMore: () => Promise<void>;
  /** Updates a record after its work fields or data changed. */
  readonly setWork: (id: string, changes: Partial<Listed>) => void;
  /** Removes deleted records and reloads the counts once. */
  readonly drop: (ids: readonly string[]) => Promise<void>;
}

/** Creates the store of a list. Only one request per filter runs at a time; others are ignored meanwhile. */
export function recordListStore<Stored extends Listed>({
  page: loadPage,
  summary: loadSummary,
  forget,
  loadFailed,
  notify,
  dismiss,
  onSessionEnd,
  now,
}: ListDependencies<Stored>): RecordListStore<Stored> {
  const $state = map<ListState<Stored>>({
    waitingFor: undefined,
    records: undefined,
    isOutdated: false,
    counts: undefined,
    matching: null,
    next: null,
    failed: undefined,
    updatedAt: undefined,
  });
  const change = (changes: Partial<ListState<Stored>>) => {
    $state.set({ ...$state.get(), ...changes });
  };

  const done = doneHere<Stored>();
  let shownPart: ListPart = {};
  /** Incremented when the filters change, so that responses for previous filters are ignored. */
  let turn = 0;
  /** Incremented with each request for counts, so that only the response to the last one is used. */
  let counted = 0;
  let failureNotice: number | undefined;

  /** Whether the session is still valid; clears the data if not. */
  function goesOn(answer: AdminAnswer<unknown>): boolean {
    if (answer.kind !== 'signed-out' && answer.kind !== 'no-rights') return true;
    change({ records: undefined, counts: undefined, next: null });
    onSessionEnd(answer.kind === 'no-rights' ? 'no-rights' : 'session-ended');
    return false;
  }

  /** Shows or clears the failure message. */
  function tell(what: 'everything' | 'more', answer: AdminAnswer<unknown>) {
    // Remove the previous failure message, which no longer applies.
    if (failureNotice !== undefined) dismiss(failureNotice);
    failureNotice = answer.kind === 'failed' ? notify(withTrouble(loadFailed, answer)) : undefined;
    change({ failed: answer.kind === 'failed' ? what : undefined });
  }

  /** Ends the loading state; returns whether the session is still valid. */
  function settle(what: 'everything' | 'more', answer: AdminAnswer<unknown>): boolean {
    if (!goesOn(answer)) return false;
    tell(what, answer);
    change({ waitingFor: undefined });
    return true;
  }

  /** Reloads the counts. Returns the response, or `undefined` if they were requested again in the meantime. */
  async function count(): Promise<AdminAnswer<SubmissionSummary> | undefined> {
    counted += 1;
    const mine = counted;
    const summary = await loadSummary?.();
    if (mine !== counted) return undefined;
    if (summary?.kind === 'answered') change({ counts: summary.value.counts });
    return summary;
  }

  async function load(mine: number) {
    change({ waitingFor: 'everything' });
    const mark = done.mark();
    const [asked, counting] = [loadPage({ limit: PAGE_SIZE, ...shownPart }), count()];
    // The list must not wait for the counts.
    const page = await asked;
    if (mine !== turn || !settle('everything', page)) return;
    if (page.kind === 'answered') {
      const { records, next, matching, answeredAt } = page.value;
      const current = done.since(mark, records);
      change({
        records: current,
        next,
        // Records deleted in the meantime are still included in `matching`.
        matching: matching === null ? null : matching - (records.length - current.length),
        isOutdated: false,
        updatedAt: answeredAt,
      });
    } else if ($state.get().isOutdated) {
      // Records of previous filters must not be shown with the current ones.
      change({ records: undefined, isOutdated: false, next: null, updatedAt: undefined });
    }
    const summary = await counting;
    // One failure message is enough.
    if (summary === undefined || mine !== turn || page.kind === 'failed' || !goesOn(summary)) return;
    if (summary.kind === 'failed') tell('everything', summary);
  }

  async function open(part: ListPart) {
    if (JSON.stringify(part) !== JSON.stringify(shownPart)) {
      shownPart = part;
      turn += 1;
      change({ isOutdated: $state.get().records !== undefined, failed: undefined });
      await load(turn);
      return;
    }
    const { updatedAt, failed, waitingFor } = $state.get();
    if (waitingFor !== undefined) return;
    const age = updatedAt === undefined ? Infinity : now().getTime() - Date.parse(updatedAt);
    if (failed === 'everything' || age >= ANSWER_LIFETIME_MS) await load(turn);
  }

  async function refresh() {
    forget();
    if ($state.get().waitingFor === undefined) await load(turn);
  }

  async function loadMore() {
    const { waitingFor, next, records = [] } = $state.get();
    if (waitingFor !== undefined || next === null) return;
    const mine = turn;
    const mark = done.mark();
    change({ waitingFor: 'more' });
    const page = await loadPage({ limit: PAGE_SIZE, before: next, ...shownPart });
    if (mine !== turn || !settle('more', page) || page.kind !== 'answered') return;
    const shown = new Set(records.map(({ id }) => id));
    const added = done.since(mark, page.value.records).filter(({ id }) => !shown.has(id));
    // Read the current records: they may have changed in the meantime.
    change({ records: [...($state.get().records ?? []), ...added], next: page.value.next });
  }

  function setWork(id: string, changes: Partial<Listed>) {
    forget();
    const worked = (records: readonly Stored[]) =>
      records.map((record) => (record.id === id ? { ...record, ...changes } : record));
    done.add(worked);
    const { records } = $state.get();
    change({ records: records && worked(records) });
  }

  async function drop(ids: readonly string[]) {
    forget();
    const dropped = new Set(ids);
    const left = (records: readonly Stored[]) => records.filter(({ id }) => !dropped.has(id));
    done.add(left);
    const { records, matching } = $state.get();
    change({
      records: records && left(records),
      matching: matching === null ? null : Math.max(0, matching - dropped.size),
    });
    await count();
  }

  return { $state, open, refresh, loadMore, setWork, drop };
}
