import { map, type ReadableAtom } from 'nanostores';

import { ANSWER_LIFETIME_MS, type AdminQueue, type RecordPlace } from '~/browser/admin-api.ts';
import type { AdminAnswer } from '~/browser/admin-call.ts';
import type { AnyRecord } from '~/browser/admin-person.ts';
import type { NotificationHealth } from '~/domain/notifications/health.ts';
import {
  comparePlaces,
  placeOf,
  queueEntry,
  type QueueCounts,
  type QueueEntry,
  type QueueNews,
} from '~/domain/records/queue.ts';
import { isCallDue, type Work, type WorkStatus } from '~/domain/records/work.ts';
import { doneHere } from '~/features/admin/records/list/done-here.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { withTrouble } from '~/features/admin/session/call-trouble.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';

/** An entry as it is shown. */
export interface ShownEntry extends QueueEntry {
  /**
   * What became of it in another tab or by another admin since it was shown. A deleted one is there only as long as
   * somebody is at work on it here.
   */
  readonly elsewhere?: 'changed' | 'deleted' | undefined;
}

/** What the dashboard knows of the queue. */
export interface QueueState {
  readonly waitingFor: 'everything' | 'more' | undefined;
  /** Whom to call again, also those who were called since. Some of them may wait as well. */
  readonly callAgain: readonly ShownEntry[];
  /** Longest waiting first, also those that were answered since; `undefined` until the first page has come. */
  readonly entries: readonly ShownEntry[] | undefined;
  /** Where the queue goes on; `null` at its end. */
  readonly next: string | null;
  /** How many of each kind wait; `undefined` until they were counted. */
  readonly counts: QueueCounts | undefined;
  /** Whether anybody is told of what comes in; `undefined` until the server has said so. */
  readonly health: NotificationHealth | undefined;
  /** What did not come the last time it was asked for. What came before stays. */
  readonly failed: 'everything' | 'more' | undefined;
  /** When the queue was last brought up to date: ISO 8601. */
  readonly updatedAt: string | undefined;
  /** Whether so much was done elsewhere since that it must be loaded anew. */
  readonly isOutdated: boolean;
}

/** What the store needs of its surroundings; tests give their own. */
export interface QueueDependencies {
  readonly api: AdminQueue;
  readonly notify: (content: NotificationContent) => number;
  readonly dismiss: (id: number) => void;
  /** The session is over: data must not be shown any more. */
  readonly onSessionEnd: (reason: LoginReason) => void;
  /** Whether somebody is at work on an entry: is typing something, has it open, or has the focus there. */
  readonly isInUse: (place: RecordPlace) => boolean;
  readonly now: () => Date;
}

/** What waits, kept up to date. */
export interface QueueStore {
  readonly $state: ReadableAtom<QueueState>;
  /** Loads the first page, unless it came less than five minutes ago. */
  readonly open: () => Promise<void>;
  /** Loads the first page anew, and whether anybody is told. */
  readonly refresh: () => Promise<void>;
  /** Adds the next page. */
  readonly loadMore: () => Promise<void>;
  /**
   * Asks what has come in since, and what was done elsewhere. What is shown stays where it is, also who waits no more; what
   * was deleted goes. A failure is not worth a word.
   */
  readonly poll: () => Promise<void>;
  /** Shows the current work on a record, and counts it. */
  readonly setWork: (place: RecordPlace, before: WorkStatus | undefined, work: Work) => void;
  /** Shows the current data of a record: who it is, how to reach them, what they agreed to. */
  readonly setRecord: (place: RecordPlace, record: AnyRecord) => void;
  /** Takes deleted records away. What waits is counted anew, once, where it is not known of each whether it did. */
  readonly drop: (places: readonly RecordPlace[]) => void;
}

const LOAD_FAILED: NotificationContent = {
  title: 'Error',
  description: 'Failed to load what waits. Please try again.',
  tone: 'destructive',
};

/** Whether mail still works is asked with the news, and otherwise this seldom: it costs eight reads. */
const HEALTH_EVERY_MS = 30 * 60_000;

/** How many records are new; `undefined` where it is not known. */
export function waitingInAll(counts: QueueCounts | undefined): number | undefined {
  return counts === undefined ? undefined : counts.submissions + counts.leads + counts.messages;
}

/** Whether an entry is still one that waits: it may have been answered or deleted since it was shown. */
export function isWaiting({ work_status, elsewhere }: ShownEntry): boolean {
  return work_status === 'new' && elsewhere !== 'deleted';
}

/**
 * How much is to be done: records that are new, and those to call again.
 *
 * @param today the operator's day
 */
export function toDo({ counts, callAgain }: QueueState, today: string): number | undefined {
  const waiting = waitingInAll(counts);
  // A new record is counted as one.
  const calls = callsToMake(callAgain, today).filter(({ work_status }) => work_status !== 'new').length;
  return waiting === undefined ? undefined : waiting + calls;
}

/** Of those to call again, who was not called since. */
export function callsToMake(callAgain: readonly ShownEntry[], today: string): readonly ShownEntry[] {
  return callAgain.filter((entry) => entry.elsewhere !== 'deleted' && isCallDue(entry, today));
}

/** Who waits and is not among those to call again, who come before them. */
export function waitingOnly({ entries = [], callAgain }: QueueState): readonly ShownEntry[] {
  const shown = new Set(callAgain.map(keyOf));
  return entries.filter((entry) => !shown.has(keyOf(entry)));
}

/** The store behind the queue. One call is under way at a time; more are ignored. */
export function queueStore({
  api,
  notify,
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

  const done = doneHere<ShownEntry>();
  /** By which the news are asked for. */
  let look: Pick<QueueNews, 'looked_at' | 'swept_at'> | undefined;
  let isPolling = false;
  let healthAskedAt = -Infinity;
  let failureNotice: number | undefined;

  /** Tells whether the session goes on. */
  function goesOn(answer: AdminAnswer<unknown>): boolean {
    if (answer.kind !== 'signed-out' && answer.kind !== 'no-rights') return true;
    change({ callAgain: [], entries: undefined, counts: undefined, next: null });
    onSessionEnd(answer.kind === 'no-rights' ? 'no-rights' : 'session-ended');
    return false;
  }

  /** Ends the waiting; tells whether the answer is one to go on with. */
  function settle<Value>(
    what: 'everything' | 'more',
    answer: AdminAnswer<Value>,
  ): answer is Extract<AdminAnswer<Value>, { readonly kind: 'answered' }> {
    if (!goesOn(answer)) return false;
    // The message about a failure goes when it is not true any more.
    if (failureNotice !== undefined) dismiss(failureNotice);
    failureNotice = answer.kind === 'failed' ? notify(withTrouble(LOAD_FAILED, answer)) : undefined;
    change({ waitingFor: undefined, failed: answer.kind === 'failed' ? what : undefined });
    return answer.kind === 'answered';
  }

  async function askHealth() {
    healthAskedAt = now().getTime();
    const answer = await api.health();
    // Whoever may not know has been told by the queue's own call.
    if (answer.kind === 'answered') change({ health: answer.value });
  }

  async function load() {
    change({ waitingFor: 'everything' });
    const mark = done.mark();
    // What waits does not wait for it.
    const [asked, askingHealth] = [api.page(), askHealth()];
    const answer = await asked;
    if (settle('everything', answer)) {
      const { waiting, next, call_again, counts, looked_at, swept_at } = answer.value;
      look = { looked_at, swept_at };
      change({
        callAgain: done.since(mark, call_again ?? []),
        entries: done.since(mark, waiting),
        next,
        counts: countsSince(mark, counts),
        updatedAt: now().toISOString(),
        isOutdated: false,
      });
    }
    await askingHealth;
  }

  /**
   * How many wait, as an answer says. Of what was done here since its request went out nobody knows whether it is counted
   * there; what is shown has it, and stays.
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
    // A page that was loaded meanwhile knows more.
    if (!goesOn(answer) || answer.kind !== 'answered' || look !== asked) return;
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
    // While the queue goes on below, what is new comes at its end.
    const isInReach = (entry: QueueEntry) =>
      next === null || (last !== undefined && comparePlaces(placeOf(entry), placeOf(last)) < 0);
    const shown = {
      // Who is to be called again may have asked again.
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
      // Said aloud by screen readers: only where there is something to say.
      ...(isNews && { updatedAt: now().toISOString() }),
      next: next ?? answer.value.next,
      counts: countsSince(mark, counts),
      ...(health !== undefined && { health: { ...health, sweptAt: swept_at } }),
    });
    const isHealthOld = now().getTime() - healthAskedAt >= HEALTH_EVERY_MS;
    if (arrived.length > 0 || isHealthOld) await askHealth();
  }

  /** Entries as they are now, by what was done elsewhere. */
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
      // Of what was done here the server tells, too.
      return found === undefined || isSame(found, entry) ? entry : { ...found, elsewhere: 'changed' };
    });
  }

  /** Does something to what is shown, which no answer that is under way undoes. */
  function changeShown(changed: (entries: readonly ShownEntry[]) => readonly ShownEntry[]) {
    done.add(changed);
    const { callAgain, entries } = $state.get();
    change({ callAgain: changed(callAgain), entries: entries && changed(entries) });
  }

  function count(kind: RecordPlace['collection'], difference: number) {
    const { counts } = $state.get();
    if (counts !== undefined && difference !== 0) {
      change({ counts: { ...counts, [kind]: Math.max(0, counts[kind] + difference) } });
    }
  }

  function setWork(place: RecordPlace, before: WorkStatus | undefined, work: Work) {
    if (before !== undefined) {
      count(place.collection, Number(work.work_status === 'new') - Number(before === 'new'));
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

/** Whether an entry of the server says what is shown already. */
function isSame(entry: QueueEntry, shown: ShownEntry): boolean {
  const known = new Map<string, unknown>(Object.entries(shown));
  return Object.entries(entry).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(known.get(name)),
  );
}

function isSameList(one: readonly ShownEntry[], other: readonly ShownEntry[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** Entries with more of them, each once, in the order in which they came. */
function joined(entries: readonly ShownEntry[], more: readonly QueueEntry[]): readonly ShownEntry[] {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  for (const entry of more) {
    // What is shown of the same asking is as new: it may have been worked on here.
    if (known.get(keyOf(entry))?.asked_at !== entry.asked_at) known.set(keyOf(entry), entry);
  }
  return [...known.values()];
}

/** Who waits, with more of them; whoever has asked again is where they asked last. */
function merged(entries: readonly ShownEntry[], more: readonly QueueEntry[]): readonly ShownEntry[] {
  return joined(entries, more).toSorted((one, other) => comparePlaces(placeOf(one), placeOf(other)));
}
