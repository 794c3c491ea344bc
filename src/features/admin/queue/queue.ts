import { map, type ReadableAtom } from 'nanostores';

import { type AdminQueue, ANSWER_LIFETIME_MS, type RecordPlace } from '#browser/admin-api.ts';
import type { AdminAnswer } from '#browser/admin-call.ts';
import type { NotificationHealth } from '#domain/notifications/mailing.ts';
import type { RecordKind } from '#domain/records/document.ts';
import {
  type AnyRecord,
  comparePlaces,
  placeOf,
  type QueueCounts,
  queueEntry,
  type QueueEntry,
  type QueueNews,
} from '#domain/records/queue.ts';
import { isCallDue, type Work, type WorkStatus } from '#domain/records/work.ts';
import { recordElementId } from '#features/admin/records/card/RecordCard.tsx';
import { localChanges } from '#features/admin/records/list/record-lists.ts';
import type { LoginReason } from '#features/admin/session/admin-paths.ts';
import { queueApi, withTrouble } from '#features/admin/session/admin-services.ts';
import { endSession } from '#features/admin/session/log-out.ts';
import { dismissToast, type ToastContent, showToast } from '#ui/toasts/store.ts';

/** An entry with its display state. */
export interface ShownEntry extends QueueEntry {
  /**
   * Set if it was changed or deleted in another tab or by another admin, or is `done`: no longer in the list after a
   * reload, for whatever reason. A deleted entry is kept only as long as it is in use here, and so is a done one until
   * the next reload.
   */
  readonly elsewhere?: 'changed' | 'deleted' | 'done' | undefined;
}

/** The dashboard's state of the queue. */
export interface QueueState {
  readonly waitingFor: 'everything' | 'more' | undefined;
  /** Due calls, including those made since they were loaded. Some may be in `entries` too. */
  readonly callAgain: readonly ShownEntry[];
  /**
   * Longest waiting first, including those answered since they were loaded; `undefined` until the first page has
   * loaded.
   */
  readonly entries: readonly ShownEntry[] | undefined;
  /** Cursor of the next page; `null` on the last. */
  readonly next: string | null;
  /** Waiting records of each kind; `undefined` until loaded. */
  readonly counts: QueueCounts | undefined;
  /** Health of the notifications; `undefined` until loaded. */
  readonly health: NotificationHealth | undefined;
  /** What failed to load last. Earlier data is kept. */
  readonly failed: 'everything' | 'more' | undefined;
  /** Time of the last update: ISO 8601. */
  readonly updatedAt: string | undefined;
  /** Whether there were too many changes elsewhere, so that the queue must be reloaded. */
  readonly isOutdated: boolean;
}

/** Dependencies; tests inject their own. */
export interface QueueDependencies {
  readonly api: AdminQueue;
  readonly showToast: (content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
  /** Called when the session has ended, after which no data may be shown. */
  readonly onSessionEnd: (reason: LoginReason) => void;
  /** Whether an entry is in use: somebody is typing in it, has opened it, or has the focus there. */
  readonly isInUse: (place: RecordPlace) => boolean;
  readonly now: () => Date;
}

/** The queue. */
export interface QueueStore {
  readonly $state: ReadableAtom<QueueState>;
  /** Loads the first page unless it was loaded less than five minutes ago. */
  readonly open: () => Promise<void>;
  /** Reloads the first page and the health of the notifications. Entries in use stay, with what is typed in them. */
  readonly refresh: () => Promise<void>;
  /** Adds the next page. */
  readonly loadMore: () => Promise<void>;
  /**
   * Loads new records and changes made elsewhere. Visible entries keep their place even if they no longer wait; deleted
   * ones are removed. Failures are ignored.
   */
  readonly poll: () => Promise<void>;
  /** Updates the work fields of an entry, and the counts. */
  readonly setWork: (place: RecordPlace, before: WorkStatus | undefined, work: Work) => void;
  /** Updates an entry after a change of its record. */
  readonly setRecord: (place: RecordPlace, record: AnyRecord) => void;
  /** Removes deleted records. Requests new counts if it is unknown whether one of them was waiting. */
  readonly drop: (places: readonly RecordPlace[]) => void;
}

const LOAD_FAILED: ToastContent = {
  title: 'Error',
  description: 'Failed to load the queue. Please try again.',
  tone: 'destructive',
};

/** Maximum age of the notification health when no news come in. Requesting it costs eight reads. */
const HEALTH_EVERY_MS = 30 * 60_000;

/** The total number of new records; `undefined` if unknown. */
export function waitingInAll(counts: QueueCounts | undefined): number | undefined {
  return counts === undefined ? undefined : counts.submissions + counts.leads + counts.messages;
}

/** Whether an entry is still waiting, that is, not answered or deleted since it was loaded. */
export function isWaiting(entry: ShownEntry): boolean {
  return entry.work_status === 'new' && !isOver(entry);
}

function isOver({ elsewhere }: ShownEntry): boolean {
  return elsewhere === 'deleted' || elsewhere === 'done';
}

/**
 * Number of open tasks: new records and due calls.
 *
 * @param today the operator's day
 */
export function toDo({ counts, callAgain }: QueueState, today: string): number | undefined {
  const waiting = waitingInAll(counts);
  // New records are already counted.
  const calls = callsToMake(callAgain, today).filter(({ work_status }) => work_status !== 'new').length;
  return waiting === undefined ? undefined : waiting + calls;
}

/** The due calls that have not been made since they were loaded. */
export function callsToMake(callAgain: readonly ShownEntry[], today: string): readonly ShownEntry[] {
  return callAgain.filter((entry) => !isOver(entry) && isCallDue(entry, today));
}

/** The waiting entries without those in `callAgain`, which are shown above them. */
export function waitingOnly({ entries = [], callAgain }: QueueState): readonly ShownEntry[] {
  const shown = new Set(callAgain.map(keyOf));
  return entries.filter((entry) => !shown.has(keyOf(entry)));
}

/** Creates the queue's store. Only one request runs at a time; others are ignored meanwhile. */
export function queueStore({
  api,
  showToast,
  dismiss,
  onSessionEnd,
  isInUse,
  now,
}: QueueDependencies): QueueStore {
  const $state = map<QueueState>({
    waitingFor: undefined,
    callAgain: [],
    entries: undefined,
    next: null,
    counts: undefined,
    health: undefined,
    failed: undefined,
    updatedAt: undefined,
    isOutdated: false,
  });
  const change = (changes: Partial<QueueState>) => {
    $state.set({ ...$state.get(), ...changes });
  };

  const done = localChanges<ShownEntry>();
  /** The fields to send with the next request for news. */
  let look: Pick<QueueNews, 'looked_at' | 'swept_at'> | undefined;
  let isPolling = false;
  let healthAskedAt = -Infinity;
  let failureNotice: number | undefined;

  /** Whether the session is still valid; clears the data if not. */
  function isSessionValid(answer: AdminAnswer<unknown>): boolean {
    if (answer.kind !== 'signed-out' && answer.kind !== 'no-rights') return true;
    change({ callAgain: [], entries: undefined, counts: undefined, next: null });
    onSessionEnd(answer.kind === 'no-rights' ? 'no-rights' : 'session-ended');
    return false;
  }

  /** Ends the loading state; returns whether the request succeeded. */
  function settle<Value>(
    what: 'everything' | 'more',
    answer: AdminAnswer<Value>,
  ): answer is Extract<AdminAnswer<Value>, { readonly kind: 'answered' }> {
    if (!isSessionValid(answer)) return false;
    // Remove the previous failure message, which no longer applies.
    if (failureNotice !== undefined) dismiss(failureNotice);
    failureNotice = answer.kind === 'failed' ? showToast(withTrouble(LOAD_FAILED, answer)) : undefined;
    change({ waitingFor: undefined, failed: answer.kind === 'failed' ? what : undefined });
    return answer.kind === 'answered';
  }

  async function askHealth() {
    healthAskedAt = now().getTime();
    const answer = await api.health();
    // An ended session is handled by the queue's own request.
    if (answer.kind === 'answered') change({ health: answer.value });
  }

  async function load() {
    change({ waitingFor: 'everything' });
    const mark = done.mark();
    // In parallel: the queue must not wait for the health.
    const [asked, askingHealth] = [api.page(), askHealth()];
    const answer = await asked;
    if (settle('everything', answer)) {
      const { waiting, next, call_again, counts, looked_at, swept_at } = answer.value;
      look = { looked_at, swept_at };
      const before = $state.get();
      change({
        callAgain: withEntriesInUse(done.since(mark, call_again ?? []), before.callAgain, null),
        entries: withEntriesInUse(done.since(mark, waiting), before.entries ?? [], next).toSorted(byPlace),
        next,
        counts: countsSince(mark, counts),
        updatedAt: now().toISOString(),
        isOutdated: false,
      });
    }
    await askingHealth;
  }

  /**
   * Adds the visible entries that are in use but not in the response. They are marked as done, unless they may be on a
   * later page.
   */
  function withEntriesInUse(
    answered: readonly QueueEntry[],
    shown: readonly ShownEntry[],
    next: string | null,
  ): readonly ShownEntry[] {
    const known = new Set(answered.map(keyOf));
    const last = answered.at(-1);
    const kept = shown.filter(
      (entry) => !known.has(keyOf(entry)) && isInUse({ collection: entry.kind, id: entry.id }),
    );
    return [
      ...answered,
      ...kept.map((entry): ShownEntry => {
        const isLater = next !== null && (last === undefined || byPlace(entry, last) > 0);
        return isLater || entry.elsewhere === 'deleted' ? entry : { ...entry, elsewhere: 'done' };
      }),
    ];
  }

  /**
   * The counts to show after a response. If anything was changed here since the request, it is unknown whether the
   * response includes it, so the current counts, which do include it, are kept.
   */
  function countsSince(mark: number, answered: QueueCounts | null): QueueCounts | undefined {
    const { counts } = $state.get();
    return done.mark() === mark ? (answered ?? counts) : (counts ?? answered ?? undefined);
  }

  async function open() {
    const { updatedAt, failed, waitingFor } = $state.get();
    if (waitingFor !== undefined) return;
    const age = updatedAt === undefined ? Infinity : now().getTime() - Date.parse(updatedAt);
    if (failed === 'everything' || age >= ANSWER_LIFETIME_MS) await load();
  }

  async function refresh() {
    if ($state.get().waitingFor === undefined) await load();
  }

  async function loadMore() {
    const { waitingFor, next } = $state.get();
    if (waitingFor !== undefined || next === null) return;
    change({ waitingFor: 'more' });
    const mark = done.mark();
    const answer = await api.page(next);
    if (!settle('more', answer)) return;
    const more = done.since(mark, answer.value.waiting);
    change({ entries: merged($state.get().entries ?? [], more), next: answer.value.next });
  }

  async function poll() {
    if (look === undefined || isPolling || $state.get().waitingFor !== undefined) return;
    isPolling = true;
    const asked = look;
    const mark = done.mark();
    const answer = await api.news(asked);
    isPolling = false;
    // Ignore the response if a page was loaded in the meantime, which is newer.
    if (!isSessionValid(answer) || answer.kind !== 'answered' || look !== asked) return;
    const { deleted, counts, looked_at, swept_at } = answer.value;
    look = { looked_at, swept_at };
    const before = $state.get();
    if (before.entries === undefined) return;
    const arrived = done.since(mark, answer.value.arrived);
    const changed = done.since(mark, answer.value.changed ?? []);
    const entries = currentEntries(before.entries, changed, deleted);
    const calls = joined(
      currentEntries(before.callAgain, changed, deleted),
      done.since(mark, answer.value.call_again ?? []),
    );
    const called = new Set(calls.map(keyOf));
    const { next, health } = before;
    const last = entries.at(-1);
    // While there are further pages, new entries belong to the end and are not shown yet.
    const isInReach = (entry: QueueEntry) =>
      next === null || (last !== undefined && byPlace(entry, last) < 0);
    const shown = {
      // A person with a due call may have asked again.
      callAgain: joined(
        calls,
        arrived.filter((entry) => called.has(keyOf(entry))),
      ),
      entries: merged(entries, [...arrived, ...changed.filter(isWaiting)].filter(isInReach)),
      isOutdated: before.isOutdated || answer.value.changed === null,
    };
    const isNews =
      arrived.length > 0 ||
      shown.isOutdated !== before.isOutdated ||
      !isSameList(shown.callAgain, before.callAgain) ||
      !isSameList(shown.entries, before.entries);
    change({
      ...shown,
      // Screen readers announce it, so change it only if something has changed.
      ...(isNews && { updatedAt: now().toISOString() }),
      next: next ?? answer.value.next,
      counts: countsSince(mark, counts),
      ...(health !== undefined && { health: { ...health, sweptAt: swept_at } }),
    });
    const isHealthOld = now().getTime() - healthAskedAt >= HEALTH_EVERY_MS;
    if (arrived.length > 0 || isHealthOld) await askHealth();
  }

  /** Applies changes made elsewhere to the entries. */
  function currentEntries(
    entries: readonly ShownEntry[],
    changed: readonly QueueEntry[],
    deleted: readonly RecordPlace[],
  ): readonly ShownEntry[] {
    return entries.flatMap((entry) => {
      const isGone = entry.elsewhere === 'deleted';
      if (isGone || deleted.some((place) => isAt(entry, place))) {
        if (!isInUse({ collection: entry.kind, id: entry.id })) return [];
        return isGone ? entry : { ...entry, elsewhere: 'deleted' };
      }
      const found = changed.find((each) => keyOf(each) === keyOf(entry));
      // The server also reports changes made here.
      return found === undefined || isSame(found, entry) ? entry : { ...found, elsewhere: 'changed' };
    });
  }

  /** Applies a change to the visible entries. Pending responses will not undo it. */
  function changeShown(changed: (entries: readonly ShownEntry[]) => readonly ShownEntry[]) {
    done.add(changed);
    const { callAgain, entries } = $state.get();
    change({ callAgain: changed(callAgain), entries: entries && changed(entries) });
  }

  function count(kind: RecordKind, difference: number) {
    const { counts } = $state.get();
    if (counts !== undefined && difference !== 0) {
      change({ counts: { ...counts, [kind]: Math.max(0, counts[kind] + difference) } });
    }
  }

  function setWork(place: RecordPlace, before: WorkStatus | undefined, work: Work) {
    if (before !== undefined) {
      const { callAgain, entries = [] } = $state.get();
      const shown = [...callAgain, ...entries].find((entry) => isAt(entry, place));
      // The counts do not include a done entry, whatever status it shows.
      const wasNew = before === 'new' && shown?.elsewhere !== 'done';
      count(place.collection, Number(work.work_status === 'new') - Number(wasNew));
    }
    changeShown((entries) =>
      entries.map((entry) => (isAt(entry, place) ? { ...entry, ...work, elsewhere: undefined } : entry)),
    );
  }

  function setRecord(place: RecordPlace, record: AnyRecord) {
    const renewed = queueEntry(place.collection, record);
    if (renewed === undefined) return;
    changeShown((entries) => entries.map((entry) => (isAt(entry, place) ? renewed : entry)));
  }

  function drop(places: readonly RecordPlace[]) {
    const { callAgain, entries = [] } = $state.get();
    const shown = [...entries, ...callAgain];
    const known = places.map((place) => shown.find((entry) => isAt(entry, place)));
    changeShown((all) => all.filter((entry) => !places.some((place) => isAt(entry, place))));
    for (const entry of known) if (entry !== undefined && isWaiting(entry)) count(entry.kind, -1);
    if (known.includes(undefined)) void recount();
  }

  async function recount() {
    const mark = done.mark();
    const answer = await api.page();
    if (answer.kind === 'answered') change({ counts: countsSince(mark, answer.value.counts) });
  }

  return { $state, open, refresh, loadMore, poll, setWork, setRecord, drop };
}

function isAt({ kind, id }: QueueEntry, { collection, id: wanted }: RecordPlace): boolean {
  return kind === collection && id === wanted;
}

function keyOf({ kind, id }: QueueEntry): string {
  return `${kind} ${id}`;
}

/** Whether an entry from the server equals the visible one. */
function isSame(entry: QueueEntry, shown: ShownEntry): boolean {
  const known = new Map<string, unknown>(Object.entries(shown));
  return Object.entries(entry).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(known.get(name)),
  );
}

function isSameList(one: readonly ShownEntry[], other: readonly ShownEntry[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** Appends entries without duplicates. */
function joined(entries: readonly ShownEntry[], more: readonly QueueEntry[]): readonly ShownEntry[] {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  for (const entry of more) {
    // The visible entry for the same request is at least as current, because it may have been changed here.
    if (known.get(keyOf(entry))?.asked_at !== entry.asked_at) known.set(keyOf(entry), entry);
  }
  return [...known.values()];
}

/** Merges waiting entries in queue order. An entry whose person has asked again moves to its new position. */
function merged(entries: readonly ShownEntry[], more: readonly QueueEntry[]): readonly ShownEntry[] {
  return joined(entries, more).toSorted(byPlace);
}

function byPlace(one: QueueEntry, other: QueueEntry): number {
  return comparePlaces(placeOf(one), placeOf(other));
}

/** The queue, shared by its view, the counts in the navigation, and the line about notifications. */
export const queue = queueStore({
  api: queueApi,
  showToast,
  dismiss: dismissToast,
  onSessionEnd: (reason: LoginReason) => void endSession(reason),
  isInUse: ({ id }) => {
    const card = document.getElementById(recordElementId(id));
    // In use if it has the focus, an open form, or an open dialog.
    return card !== null && (card.matches(':focus-within') || card.querySelector('form, dialog') !== null);
  },
  now: () => new Date(),
});
