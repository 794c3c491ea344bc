import { map, type ReadableAtom } from 'nanostores';

import { ANSWER_LIFETIME_MS, type PageRequest, type RecordPage } from '~/browser/admin-api.ts';
import type { AdminAnswer } from '~/browser/admin-call.ts';
import type { SubmissionCounts, SubmissionSummary } from '~/domain/check/record.ts';
import type { StoredFields } from '~/domain/records/document.ts';
import type { Work } from '~/domain/records/work.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { withTrouble } from '~/features/admin/session/call-trouble.ts';

import { doneHere } from './done-here.ts';

/** How many records a page has. */
export const PAGE_SIZE = 50;

/** What every record has, in any list. */
export type Listed = Pick<StoredFields, 'id'> & Partial<Work>;

/** Which part of the list is wanted. */
type ListPart = Pick<PageRequest, 'filter' | 'find'>;

/** What the dashboard shows of a list. */
export interface ListState<Stored extends Listed> {
  /** What is being waited for. */
  readonly waitingFor: 'everything' | 'more' | undefined;
  /** Newest first; `undefined` until the first page has come. */
  readonly records: readonly Stored[] | undefined;
  /** Whether `records` are still those of the part that was shown before. */
  readonly isOutdated: boolean;
  /** `undefined` until they have come, and for a list that has none. */
  readonly counts: SubmissionCounts | undefined;
  /** How many records the shown part has in all; `null` where that is not known. */
  readonly matching: number | null;
  /** Where the list goes on; `null` at its end. */
  readonly next: string | null;
  /** What did not come the last time it was asked for. What came before stays. */
  readonly failed: 'everything' | 'more' | undefined;
  /** As of when the server has told the newest page, ISO 8601. */
  readonly updatedAt: string | undefined;
}

/** What the store needs of its surroundings; tests give their own. */
export interface ListDependencies<Stored extends Listed> {
  /** Asks for one page of the list. */
  readonly page: (request: PageRequest) => Promise<AdminAnswer<RecordPage<Stored>>>;
  /** Requests the counts above the list, where there are any. */
  readonly summary?: () => Promise<AdminAnswer<SubmissionSummary>>;
  /** Lets go of remembered answers. */
  readonly forget: () => void;
  /** What a failed load says. */
  readonly loadFailed: NotificationContent;
  /** Shows a notification and returns its id. */
  readonly notify: (content: NotificationContent) => number;
  /** Takes a notification away. */
  readonly dismiss: (id: number) => void;
  /** The session is over: data must not be shown any more. */
  readonly onSessionEnd: (reason: LoginReason) => void;
  readonly now: () => Date;
}

/** One of the dashboard's lists. */
export interface RecordListStore<Stored extends Listed> {
  readonly $state: ReadableAtom<ListState<Stored>>;
  /**
   * Shows a part of the list. Loads its newest page, unless the same part came less than five minutes ago: then it
   * stays as long as it was read.
   */
  readonly open: (part: ListPart) => Promise<void>;
  /** Loads the newest page of the same part and the counts, past everything that is remembered. */
  readonly refresh: () => Promise<void>;
  /** Adds the next page. */
  readonly loadMore: () => Promise<void>;
  /** Shows the current state of a record after its work or its data changed. */
  readonly setWork: (id: string, changes: Partial<Listed>) => void;
  /** Takes deleted records away, and counts anew, once for all of them. */
  readonly drop: (ids: readonly string[]) => Promise<void>;
}

/** The store behind a list. One call is under way for a part at a time; more are ignored. */
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
  /** Counts the parts that were asked for: an answer that comes after its part was left is not looked at. */
  let turn = 0;
  /** Counts the questions for the counts: only the last one is answered as it is now. */
  let counted = 0;
  let failureNotice: number | undefined;

  /** Tells whether the session goes on. */
  function goesOn(answer: AdminAnswer<unknown>): boolean {
    if (answer.kind !== 'signed-out' && answer.kind !== 'no-rights') return true;
    change({ records: undefined, counts: undefined, next: null });
    onSessionEnd(answer.kind === 'no-rights' ? 'no-rights' : 'session-ended');
    return false;
  }

  /** Says whether something has failed. */
  function tell(what: 'everything' | 'more', answer: AdminAnswer<unknown>) {
    // The message about a failure goes when it is not true any more.
    if (failureNotice !== undefined) dismiss(failureNotice);
    failureNotice = answer.kind === 'failed' ? notify(withTrouble(loadFailed, answer)) : undefined;
    change({ failed: answer.kind === 'failed' ? what : undefined });
  }

  /** Ends the waiting; tells whether the session goes on. */
  function settle(what: 'everything' | 'more', answer: AdminAnswer<unknown>): boolean {
    if (!goesOn(answer)) return false;
    tell(what, answer);
    change({ waitingFor: undefined });
    return true;
  }

  /** Brings the counts up to date. Answers what came, unless they were asked for again meanwhile. */
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
    // The list does not wait for its counts.
    const page = await asked;
    if (mine !== turn || !settle('everything', page)) return;
    if (page.kind === 'answered') {
      const { records, next, matching, answeredAt } = page.value;
      const current = done.since(mark, records);
      change({
        records: current,
        next,
        // One that was deleted meanwhile is still in the number.
        matching: matching === null ? null : matching - (records.length - current.length),
        isOutdated: false,
        updatedAt: answeredAt,
      });
    } else if ($state.get().isOutdated) {
      // Records of an earlier request must not appear under other filters.
      change({ records: undefined, isOutdated: false, next: null, updatedAt: undefined });
    }
    const summary = await counting;
    // What the page has said of a failure is enough.
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
    // Records may have gone or changed meanwhile.
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
