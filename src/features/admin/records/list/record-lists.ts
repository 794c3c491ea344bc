import { map, type ReadableAtom } from 'nanostores';
import { createContext, use } from 'react';

import {
  type AdminRecords,
  ANSWER_LIFETIME_MS,
  type PageRequest,
  type RecordPage,
  type RecordPlace,
} from '#browser/admin-api.ts';
import type { AdminAnswer } from '#browser/admin-call.ts';
import type { SubmissionSummary } from '#domain/api/contract.ts';
import type { SubmissionCounts } from '#domain/check/record.ts';
import type { RecordKind, StoredFields } from '#domain/records/document.ts';
import type { Work } from '#domain/records/work.ts';
import { dayIn, localDate } from '#domain/shared/plain-date.ts';
import type { LoginReason } from '#features/admin/session/admin-paths.ts';
import { api, withTrouble } from '#features/admin/session/admin-services.ts';
import { endSession } from '#features/admin/session/log-out.ts';
import { DOCUMENT, type IconPath, MAIL, PHONE } from '#ui/Icon.tsx';
import { dismissToast, type ToastContent, showToast } from '#ui/toasts/store.ts';

/** Texts of a list. */
export interface ListWords {
  readonly title: string;
  readonly loading: string;
  /** Shown in place of a list that could not be loaded. */
  readonly missing: string;
  /** Toast after a failed load. */
  readonly loadFailed: ToastContent;
  /** Shown when filters and search find no record. */
  readonly noneMatch: string;
  /** Shown in place of an empty list. */
  readonly empty: { readonly icon: IconPath; readonly heading: string; readonly note: string };
}

const loadFailed = (records: string): ToastContent => ({
  title: 'Error',
  description: `Failed to load ${records}. Please try again.`,
  tone: 'destructive',
});

/** Texts of each list. Those of submissions are from specification §2 and §8; the others follow their pattern. */
export const LIST_WORDS: Readonly<Record<RecordKind, ListWords>> = {
  submissions: {
    title: 'Submissions',
    loading: 'Loading the submissions…',
    missing: 'The submissions could not be loaded. Try again in a moment.',
    loadFailed: loadFailed('submissions'),
    noneMatch: 'No submissions match',
    empty: {
      icon: DOCUMENT,
      heading: 'No submissions yet',
      note: 'Submissions appear here once users complete the eligibility check.',
    },
  },
  leads: {
    title: 'Leads',
    loading: 'Loading the leads…',
    missing: 'The leads could not be loaded. Try again in a moment.',
    loadFailed: loadFailed('leads'),
    noneMatch: 'No leads match',
    empty: {
      icon: PHONE,
      heading: 'No leads yet',
      note: 'Leads appear here once somebody leaves an email address and a phone number on the home page.',
    },
  },
  messages: {
    title: 'Messages',
    loading: 'Loading the messages…',
    missing: 'The messages could not be loaded. Try again in a moment.',
    loadFailed: loadFailed('messages'),
    noneMatch: 'No messages match',
    empty: {
      icon: MAIL,
      heading: 'No messages yet',
      note: 'Messages appear here once somebody sends the contact form.',
    },
  },
};

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
  /** Toast after a failed load. */
  readonly loadFailed: ToastContent;
  /** Shows a toast and returns its id. */
  readonly showToast: (content: ToastContent) => number;
  /** Dismisses a toast. */
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

/** A change to a list of records. */
type Change<Item> = (items: readonly Item[]) => readonly Item[];

/**
 * A log of the changes made on this page. A response to an earlier request may not contain them yet: without replaying
 * them, it would bring back deleted records and revert saved changes on the screen.
 */
export interface LocalChanges<Item> {
  readonly add: (change: Change<Item>) => void;
  /** The current position in the log; to be read when a request is sent. */
  readonly mark: () => number;
  /** Applies the changes made since `mark` to the records of a response. */
  readonly since: (mark: number, items: readonly Item[]) => readonly Item[];
}

/** Creates a log. It grows as long as the page is open, but a change takes only a few bytes. */
export function localChanges<Item>(): LocalChanges<Item> {
  const done: Change<Item>[] = [];
  return {
    add: (change) => {
      done.push(change);
    },
    mark: () => done.length,
    since: (mark, items) => done.slice(mark).reduce((changed, change) => change(changed), items),
  };
}

export const PAGE_SIZE = 50;

/** Creates the store of a list. Only one request per filter runs at a time; others are ignored meanwhile. */
export function recordListStore<Stored extends Listed>({
  page: loadPage,
  summary: loadSummary,
  forget,
  loadFailed,
  showToast,
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

  const done = localChanges<Stored>();
  let shownPart: ListPart = {};
  /** Incremented when the filters change, so that responses for previous filters are ignored. */
  let turn = 0;
  /** Incremented with each request for counts, so that only the response to the last one is used. */
  let counted = 0;
  let failureNotice: number | undefined;

  /** Whether the session is still valid; clears the data if not. */
  function isSessionValid(answer: AdminAnswer<unknown>): boolean {
    if (answer.kind !== 'signed-out' && answer.kind !== 'no-rights') return true;
    change({ records: undefined, counts: undefined, next: null });
    onSessionEnd(answer.kind === 'no-rights' ? 'no-rights' : 'session-ended');
    return false;
  }

  /** Shows or clears the failure message. */
  function tell(what: 'everything' | 'more', answer: AdminAnswer<unknown>) {
    // Remove the previous failure message, which no longer applies.
    if (failureNotice !== undefined) dismiss(failureNotice);
    failureNotice = answer.kind === 'failed' ? showToast(withTrouble(loadFailed, answer)) : undefined;
    change({ failed: answer.kind === 'failed' ? what : undefined });
  }

  /** Ends the loading state; returns whether the session is still valid. */
  function settle(what: 'everything' | 'more', answer: AdminAnswer<unknown>): boolean {
    if (!isSessionValid(answer)) return false;
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
    if (summary === undefined || mine !== turn || page.kind === 'failed' || !isSessionValid(summary)) return;
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

const surroundings = {
  forget: api.forget,
  showToast,
  dismiss: dismissToast,
  onSessionEnd: (reason: LoginReason) => void endSession(reason),
  now: () => new Date(),
};

/** The stores of the lists, each loaded when it is first opened. */
export const stores = {
  submissions: recordListStore({
    ...surroundings,
    page: api.submissions,
    summary: api.summary,
    loadFailed: LIST_WORDS.submissions.loadFailed,
  }),
  leads: recordListStore({ ...surroundings, page: api.leads, loadFailed: LIST_WORDS.leads.loadFailed }),
  messages: recordListStore({
    ...surroundings,
    page: api.messages,
    loadFailed: LIST_WORDS.messages.loadFailed,
  }),
};

/** A record to delete. */
export interface RemovableRecord {
  readonly place: RecordPlace;
  /** The person's name, or their email address if there is none. */
  readonly whose: string;
}

/** What the components of a record need. */
export interface RecordListValue {
  readonly collection: RecordKind;
  readonly records: AdminRecords;
  /** Shows the current work fields of a record. */
  readonly onWork: (id: string, work: Work) => void;
  /** Asks for confirmation and deletes the record. */
  readonly onRemove: (record: RemovableRecord) => void;
  readonly onSessionEnd: (reason: LoginReason) => void;
}

export const RecordListContext = createContext<RecordListValue | undefined>(undefined);

/** The operator's time zone (IANA), which determines when calls are due. The reader's own by default. */
export const OperatorZone = createContext<string | undefined>(undefined);

/** Returns a function for the operator's date at an instant. */
export function useOperatorsDay(): (at: Date) => string {
  const zone = use(OperatorZone);
  return (at) => (zone === undefined ? localDate(at) : dayIn(at, zone));
}

/** The context of a record's list. Throws outside of a list, which is a programming error. */
export function useRecordList(): RecordListValue {
  const list = use(RecordListContext);
  if (list === undefined) throw new Error('useRecordList must be called inside a RecordListContext.');
  return list;
}
