import { describe, expect, it, vi } from 'vitest';

import { type AdminQueue, ANSWER_LIFETIME_MS, type RecordPlace } from '#browser/admin-api.ts';
import type { AdminAnswer } from '#browser/admin-call.ts';
import { readStoredLead } from '#domain/inbox/forms.ts';
import type { NotificationHealth } from '#domain/notifications/mailing.ts';
import type { QueueEntry, QueueNews, QueuePage } from '#domain/records/queue.ts';
import { NO_WORK, type Work } from '#domain/records/work.ts';

import { isWaiting, type QueueState, queueStore, toDo, waitingInAll, waitingOnly } from './queue.ts';

const failed = { kind: 'failed' } as const;
const LOOK = { looked_at: '2026-11-23T16:00:00.000Z', swept_at: '2026-11-23T15:58:00.000Z' };
const HEALTH: NotificationHealth = {
  addresses: 1,
  escalationAddresses: 1,
  hasWebhook: false,
  sweptAt: LOOK.swept_at,
  waiting: 0,
  mailings: [],
};
const CONTACTED: Work = { ...NO_WORK, work_status: 'contacted', work_version: 1 };

/** A lead that asked a number of minutes after ten. */
const entry = (id: string, minute: number, changes: Partial<QueueEntry> = {}): QueueEntry => ({
  kind: 'leads',
  id,
  ...NO_WORK,
  name: '',
  email: `${id}@example.com`,
  phone: '',
  state: null,
  county: null,
  classification: null,
  language: 'en',
  text: null,
  asked_at: `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`,
  times_asked: 1,
  contact: 'to-answer',
  time_zones: [],
  ...changes,
});

const answered = <Value>(value: Value) => ({ kind: 'answered', value }) as const;

const page = (
  waiting: QueueEntry[],
  next: string | null = null,
  leads = waiting.length,
): AdminAnswer<QueuePage> =>
  answered({ waiting, next, call_again: [], counts: { submissions: 0, leads, messages: 0 }, ...LOOK });

const news = (arrived: QueueEntry[], leads: number, next: string | null = null): AdminAnswer<QueueNews> =>
  answered({
    arrived,
    next,
    call_again: null,
    changed: [],
    deleted: [],
    counts: arrived.length === 0 ? null : { submissions: 0, leads, messages: 0 },
    looked_at: '2026-11-23T16:01:00.000Z',
    swept_at: '2026-11-23T16:00:30.000Z',
  });

/** A store over an API whose next answers a test may set. */
function storeOver(first: AdminAnswer<QueuePage>) {
  const clock = { now: new Date('2026-11-23T16:00:00.000Z') };
  let lastId = 0;
  const spies = {
    showToast: vi.fn(() => (lastId += 1)),
    dismiss: vi.fn(),
    onSessionEnd: vi.fn(),
    isInUse: vi.fn<(place: RecordPlace) => boolean>(() => false),
  };
  const api = {
    page: vi.fn<AdminQueue['page']>(() => Promise.resolve(first)),
    news: vi.fn<AdminQueue['news']>(() => Promise.resolve(news([], 0))),
    health: vi.fn(() => Promise.resolve<AdminAnswer<NotificationHealth>>(answered(HEALTH))),
  };
  const store = queueStore({ ...spies, api, now: () => clock.now });
  const ids = () =>
    store.$state
      .get()
      .entries?.map(({ id }) => id)
      .join('');
  return { ...store, ...spies, api, clock, ids, state: () => store.$state.get() };
}

describe('opening the queue', () => {
  it('loads the waiting people, the counts and the state of notifications', async () => {
    const { open, ids, state } = storeOver(page([entry('a', 1), entry('b', 2)]));
    const loading = open();
    expect(state()).toMatchObject({ waitingFor: 'everything', entries: undefined });
    await loading;
    expect(ids()).toBe('ab');
    expect(state()).toMatchObject({ waitingFor: undefined, failed: undefined, health: HEALTH });
    expect(waitingInAll(state().counts)).toBe(2);
  });

  it('reloads only after five minutes or after a failure', async () => {
    const { open, api, clock } = storeOver(page([]));
    await open();
    await open();
    expect(api.page).toHaveBeenCalledTimes(1);
    clock.now = new Date(clock.now.getTime() + ANSWER_LIFETIME_MS);
    api.page.mockResolvedValueOnce(failed);
    await open();
    await open();
    expect(api.page).toHaveBeenCalledTimes(3);
  });

  it('shows one message after a failure and removes it after a success', async () => {
    const { open, refresh, showToast, dismiss, state } = storeOver(failed);
    await open();
    expect(state()).toMatchObject({ failed: 'everything', entries: undefined, waitingFor: undefined });
    expect(showToast).toHaveBeenCalledTimes(1);
    await refresh();
    expect(dismiss).toHaveBeenCalledWith(1);
  });

  it.each([
    ['signed-out', 'session-ended'],
    ['no-rights', 'no-rights'],
  ] as const)('shows nothing once the session is over: %s', async (kind, reason) => {
    const { open, refresh, api, onSessionEnd, state } = storeOver(page([entry('a', 1)]));
    await open();
    api.page.mockResolvedValueOnce({ kind });
    await refresh();
    expect(onSessionEnd).toHaveBeenCalledWith(reason);
    expect(state()).toMatchObject({ entries: undefined, counts: undefined });
  });

  it('shows the waiting people before the state of notifications is known', async () => {
    const { open, api, ids, state } = storeOver(page([entry('a', 1)]));
    let tell: (answer: AdminAnswer<NotificationHealth>) => void = () => undefined;
    api.health.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
    const opened = open();
    await vi.waitFor(() => {
      expect(ids()).toBe('a');
    });
    expect(state()).toMatchObject({ waitingFor: undefined, health: undefined });
    tell(answered(HEALTH));
    await opened;
    expect(state().health).toEqual(HEALTH);
  });

  it('loads page by page, with each person once', async () => {
    const { open, loadMore, api, ids, state } = storeOver(page([entry('a', 1), entry('b', 2)], 'b', 3));
    await open();
    api.page.mockResolvedValueOnce(page([entry('b', 2), entry('c', 3)]));
    await loadMore();
    expect(api.page).toHaveBeenLastCalledWith('b');
    expect(ids()).toBe('abc');
    expect(state().counts?.leads).toBe(3);
  });
});

describe('refreshing', () => {
  const at = (id: string) => ({ collection: 'leads', id }) as const;

  it('keeps an entry that no longer waits, marked, while somebody is working on it', async () => {
    const { open, refresh, setWork, api, isInUse, ids, state } = storeOver(
      page([entry('a', 1), entry('b', 2)]),
    );
    await open();
    isInUse.mockImplementation(({ id }) => id === 'a');
    api.page.mockResolvedValue(page([entry('b', 2)]));
    await refresh();
    expect(state().entries).toMatchObject([{ id: 'a', elsewhere: 'done' }, { id: 'b' }]);
    expect(state().entries?.[1]?.elsewhere).toBeUndefined();
    expect(state().entries?.filter(isWaiting)).toHaveLength(waitingInAll(state().counts) ?? 0);
    // Saving shows how it stands; it was not among those counted.
    setWork(at('a'), 'new', CONTACTED);
    expect(state().entries?.[0]).toMatchObject({ work_status: 'contacted', elsewhere: undefined });
    expect(state().counts?.leads).toBe(1);
    isInUse.mockReturnValue(false);
    await refresh();
    expect(ids()).toBe('b');
  });

  it('keeps an entry of a later page, where it may still wait, while somebody is working on it', async () => {
    const { open, loadMore, refresh, api, isInUse, ids, state } = storeOver(page([entry('a', 1)], 'a', 3));
    await open();
    api.page.mockResolvedValueOnce(page([entry('b', 2), entry('c', 3)]));
    await loadMore();
    isInUse.mockImplementation(({ id }) => id === 'c');
    await refresh();
    expect(ids()).toBe('ac');
    expect(state().entries?.[1]).toEqual(entry('c', 3));
    api.page.mockResolvedValueOnce(page([entry('b', 2), entry('c', 3)]));
    await loadMore();
    expect(ids()).toBe('abc');
  });

  it('keeps a call that is no longer due, marked, while somebody is working on it', async () => {
    const log = {
      id: 'e',
      at: null,
      kind: 'no-answer',
      text: '',
      call_again: '2026-11-23',
      by: null,
    } as const;
    const call = entry('a', 1, { ...CONTACTED, work_log: [log] });
    const first = page([]);
    if (first.kind !== 'answered') throw new Error('It is answered.');
    const { open, refresh, api, isInUse, state } = storeOver(
      answered({ ...first.value, call_again: [call] }),
    );
    await open();
    expect(toDo(state(), '2026-11-23')).toBe(1);
    isInUse.mockReturnValue(true);
    api.page.mockResolvedValueOnce(first);
    await refresh();
    expect(state().callAgain).toEqual([{ ...call, elsewhere: 'done' }]);
    expect(toDo(state(), '2026-11-23')).toBe(0);
  });
});

describe('the news', () => {
  it('are appended without moving what is shown', async () => {
    const { open, poll, api, state, ids } = storeOver(page([entry('a', 1), entry('b', 2)]));
    await open();
    const [shown] = state().entries ?? [];
    api.news.mockResolvedValueOnce(news([entry('c', 3)], 3));
    await poll();
    expect(api.news).toHaveBeenCalledWith(LOOK);
    expect(ids()).toBe('abc');
    expect(state().entries?.[0]).toBe(shown);
    expect(state().counts?.leads).toBe(3);
    await poll();
    expect(api.news).toHaveBeenLastCalledWith({
      looked_at: '2026-11-23T16:01:00.000Z',
      swept_at: '2026-11-23T16:00:30.000Z',
    });
  });

  it('are only counted while more of the queue is still to be loaded', async () => {
    const { open, poll, api, ids, state } = storeOver(page([entry('a', 1)], 'a', 60));
    await open();
    api.news.mockResolvedValueOnce(news([entry('z', 59)], 61));
    await poll();
    expect(ids()).toBe('a');
    expect(state().counts?.leads).toBe(61);
  });

  it('continue page by page when there are too many for one answer', async () => {
    const { open, poll, loadMore, api, ids, state } = storeOver(page([entry('a', 1)]));
    await open();
    api.news.mockResolvedValueOnce(news([entry('b', 2), entry('c', 3)], 4, 'c'));
    await poll();
    expect(ids()).toBe('abc');
    expect(state().next).toBe('c');
    api.page.mockResolvedValueOnce(page([entry('d', 4)]));
    await loadMore();
    expect(api.page).toHaveBeenLastCalledWith('c');
    expect(ids()).toBe('abcd');
    expect(state().next).toBeNull();
  });

  it('do not undo local changes, and show people who asked again', async () => {
    const { open, poll, setWork, api, state, ids } = storeOver(page([entry('a', 1), entry('b', 2)]));
    await open();
    setWork({ collection: 'leads', id: 'a' }, 'new', CONTACTED);
    api.news.mockResolvedValueOnce(news([entry('a', 1)], 2));
    await poll();
    expect(state().entries?.[0]?.work_status).toBe('contacted');
    api.news.mockResolvedValueOnce(news([entry('a', 9, { times_asked: 2 })], 2));
    await poll();
    expect(ids()).toBe('ba');
    expect(state().entries?.[1]).toMatchObject({ work_status: 'new', times_asked: 2 });
  });

  it('fail silently and are requested again from the same time', async () => {
    const { open, poll, api, showToast, ids } = storeOver(page([entry('a', 1)]));
    await open();
    api.news.mockResolvedValueOnce(failed);
    await poll();
    await poll();
    expect(showToast).not.toHaveBeenCalled();
    expect(api.news).toHaveBeenNthCalledWith(2, LOOK);
    expect(ids()).toBe('a');
  });

  it('are not requested before the queue is loaded, nor twice at once', async () => {
    const { open, poll, api } = storeOver(page([]));
    await poll();
    expect(api.news).not.toHaveBeenCalled();
    await open();
    await Promise.all([poll(), poll()]);
    expect(api.news).toHaveBeenCalledTimes(1);
  });

  it('include the state of notifications after a new record, otherwise every half hour', async () => {
    const { open, poll, api, clock, state } = storeOver(page([]));
    await open();
    await poll();
    expect(api.health).toHaveBeenCalledTimes(1);
    expect(state().health?.sweptAt).toBe('2026-11-23T16:00:30.000Z');
    api.news.mockResolvedValueOnce(news([entry('a', 1)], 1));
    await poll();
    expect(api.health).toHaveBeenCalledTimes(2);
    clock.now = new Date(clock.now.getTime() + 30 * 60_000);
    await poll();
    expect(api.health).toHaveBeenCalledTimes(3);
  });
});

describe('a change made elsewhere', () => {
  /** News, in a queue in which a number of records still wait. */
  const newsOf = (done: Partial<QueueNews>, leads: number): AdminAnswer<QueueNews> => {
    const quiet = news([], 0);
    if (quiet.kind !== 'answered') throw new Error('It is answered.');
    return answered({ ...quiet.value, counts: { submissions: 0, leads, messages: 0 }, ...done });
  };
  const at = (id: string) => ({ collection: 'leads', id }) as const;

  it('is shown and marked at its entry, and counted', async () => {
    const { open, poll, api, clock, ids, state } = storeOver(page([entry('a', 1), entry('b', 2)]));
    await open();
    const other = state().entries?.[1];
    clock.now = new Date('2026-11-23T16:05:00.000Z');
    const contacted = entry('a', 1, CONTACTED);
    api.news.mockResolvedValueOnce(newsOf({ changed: [contacted] }, 1));
    await poll();
    expect(ids()).toBe('ab');
    expect(state().entries).toEqual([{ ...contacted, elsewhere: 'changed' }, other]);
    expect(state().entries?.[1]).toBe(other);
    expect(state().entries?.filter(isWaiting)).toHaveLength(waitingInAll(state().counts) ?? 0);
    expect(state().updatedAt).toBe('2026-11-23T16:05:00.000Z');
  });

  it('is not marked when it was made here', async () => {
    const { open, poll, setWork, api, clock, state } = storeOver(page([entry('a', 1)]));
    await open();
    setWork(at('a'), 'new', CONTACTED);
    const [shown] = state().entries ?? [];
    clock.now = new Date('2026-11-23T16:05:00.000Z');
    api.news.mockResolvedValueOnce(newsOf({ changed: [entry('a', 1, CONTACTED)] }, 0));
    await poll();
    expect(state().entries?.[0]).toBe(shown);
    expect(state().updatedAt).toBe('2026-11-23T16:00:00.000Z');
  });

  it('is no longer marked once somebody works on the record here', async () => {
    const { open, poll, setWork, api, state } = storeOver(page([entry('a', 1)]));
    await open();
    api.news.mockResolvedValueOnce(newsOf({ changed: [entry('a', 1, CONTACTED)] }, 0));
    await poll();
    expect(state().entries?.[0]?.elsewhere).toBe('changed');
    setWork(at('a'), 'contacted', { ...CONTACTED, work_version: 2 });
    expect(state().entries?.[0]?.elsewhere).toBeUndefined();
  });

  it('removes a deleted entry', async () => {
    const { open, poll, api, ids, state } = storeOver(page([entry('a', 1), entry('b', 2)]));
    await open();
    api.news.mockResolvedValueOnce(newsOf({ deleted: [at('a')] }, 1));
    await poll();
    expect(ids()).toBe('b');
    expect(waitingInAll(state().counts)).toBe(1);
  });

  it('keeps a deleted entry, marked, while somebody is working on it', async () => {
    const { open, poll, drop, api, isInUse, ids, state } = storeOver(page([entry('a', 1), entry('b', 2)]));
    await open();
    isInUse.mockImplementation(({ id }) => id === 'a');
    api.news.mockResolvedValueOnce(newsOf({ deleted: [at('a')] }, 1));
    await poll();
    expect(state().entries).toMatchObject([{ id: 'a', elsewhere: 'deleted' }, { id: 'b' }]);
    expect(state().entries?.filter(isWaiting)).toHaveLength(1);
    await poll();
    expect(ids()).toBe('ab');
    isInUse.mockReturnValue(false);
    await poll();
    expect(ids()).toBe('b');
    expect(state().counts?.leads).toBe(1);
    // Deleting it here as well counts only once.
    isInUse.mockReturnValue(true);
    api.news.mockResolvedValueOnce(newsOf({ deleted: [at('b')] }, 0));
    await poll();
    drop([at('b')]);
    expect(ids()).toBe('');
    expect(state().counts?.leads).toBe(0);
  });

  it('adds people who wait again, if they belong to the loaded part', async () => {
    const { open, poll, api, ids } = storeOver(page([entry('b', 2), entry('d', 4)], 'd', 9));
    await open();
    const changed = [entry('c', 3), entry('a', 1, CONTACTED), entry('e', 5)];
    api.news.mockResolvedValueOnce(newsOf({ changed }, 9));
    await poll();
    expect(ids()).toBe('bcd');
  });

  it('asks for a reload when there are too many changes to list', async () => {
    const { open, poll, refresh, api, ids, state } = storeOver(page([entry('a', 1)]));
    await open();
    expect(state().isOutdated).toBe(false);
    api.news.mockResolvedValueOnce(newsOf({ changed: null }, 5));
    await poll();
    await poll();
    expect(ids()).toBe('a');
    expect(state().isOutdated).toBe(true);
    await refresh();
    expect(state().isOutdated).toBe(false);
  });
});

describe('the data of a record', () => {
  it('is shown in its current state', async () => {
    const { open, setRecord, state } = storeOver(page([entry('a', 1), entry('b', 2)]));
    await open();
    const other = state().entries?.[1];
    const lead = readStoredLead({
      ...state().entries?.[0],
      id: 'a',
      phone: '(480) 555-0177',
      sort_key: '2026-11-23T10:01:00.000Z_a',
      do_not_call_since: '2026-11-23T16:05:00.000Z',
      work_version: 3,
    });
    setRecord({ collection: 'leads', id: 'a' }, lead);
    expect(state().entries?.[0]).toMatchObject({
      id: 'a',
      phone: '(480) 555-0177',
      contact: 'withdrawn',
      work_version: 3,
    });
    expect(state().entries?.[1]).toBe(other);
  });
});

describe('people to call again', () => {
  const TODAY = '2026-11-23';
  const call = (day: string, kind: 'no-answer' | 'called' = 'no-answer') =>
    ({
      id: `call on ${day}`,
      at: null,
      kind,
      text: '',
      call_again: day === '' ? null : day,
      by: null,
    }) as const;
  const toCall = (id: string, changes: Partial<QueueEntry> = {}) =>
    entry(id, 1, { work_status: 'contacted', work_log: [call(TODAY)], ...changes });
  /** A queue of `a`, who waits, and of others to call again. */
  function storeWithCalls(...calls: QueueEntry[]) {
    const first = page([entry('a', 5)]);
    if (first.kind !== 'answered') throw new Error('It is answered.');
    return storeOver(answered({ ...first.value, call_again: calls }));
  }
  const calls = (state: QueueState) => state.callAgain.map(({ id }) => id).join('');

  it('come with the first page, are counted, and are shown once', async () => {
    const { open, state } = storeWithCalls(toCall('b'), toCall('a', { work_status: 'new' }));
    await open();
    expect(calls(state())).toBe('ba');
    expect(waitingOnly(state())).toEqual([]);
    // The new record is counted as new.
    expect(toDo(state(), TODAY)).toBe(2);
  });

  it('stay visible but are no longer counted once they were called', async () => {
    const { open, setWork, state } = storeWithCalls(toCall('b'));
    await open();
    const called: Work = { ...CONTACTED, work_log: [call(TODAY), call('', 'called')] };
    setWork({ collection: 'leads', id: 'b' }, 'contacted', called);
    expect(calls(state())).toBe('b');
    expect(toDo(state(), TODAY)).toBe(1);
  });

  it('arrive with the news on a new day, without moving what is shown', async () => {
    const { open, poll, api, state } = storeWithCalls(toCall('b'));
    await open();
    const next = news([], 0);
    if (next.kind !== 'answered') throw new Error('It is answered.');
    api.news.mockResolvedValueOnce(answered({ ...next.value, call_again: [toCall('c'), toCall('b')] }));
    await poll();
    expect(calls(state())).toBe('bc');
    // One of them asks again.
    api.news.mockResolvedValueOnce(news([entry('c', 9)], 2));
    await poll();
    expect(state().callAgain[1]).toMatchObject({ id: 'c', work_status: 'new' });
    expect(waitingOnly(state()).map(({ id }) => id)).toEqual(['a']);
  });

  it('disappear with a deletion', async () => {
    const { open, drop, api, state } = storeWithCalls(toCall('b'));
    await open();
    drop([{ collection: 'leads', id: 'b' }]);
    expect(calls(state())).toBe('');
    expect(state().counts?.leads).toBe(1);
    expect(api.page).toHaveBeenCalledTimes(1);
  });
});

describe('the work on a record', () => {
  it.each(['refresh', 'poll'] as const)('is not undone by an older answer: %s', async (how) => {
    const waiting = [entry('a', 1), entry('b', 2)];
    const store = storeOver(page(waiting));
    await store.open();
    const work = () => {
      store.setWork({ collection: 'leads', id: 'a' }, 'new', CONTACTED);
      store.drop([{ collection: 'leads', id: 'b' }]);
    };
    store.api.page.mockImplementationOnce(() => {
      work();
      return Promise.resolve(page(waiting));
    });
    store.api.news.mockImplementationOnce(() => {
      work();
      return Promise.resolve(news(waiting, 2));
    });
    await store[how]();
    expect(store.state().entries).toMatchObject([{ id: 'a', work_status: 'contacted' }]);
    expect(store.state().counts?.leads).toBe(0);
  });

  it('is shown and counted, wherever it was done', async () => {
    const { open, setWork, state } = storeOver(page([entry('a', 1)], null, 2));
    await open();
    setWork({ collection: 'leads', id: 'a' }, 'new', CONTACTED);
    expect(state().entries).toMatchObject([{ id: 'a', work_status: 'contacted' }]);
    expect(state().counts?.leads).toBe(1);
    setWork({ collection: 'leads', id: 'elsewhere' }, 'contacted', NO_WORK);
    expect(state().counts?.leads).toBe(2);
    setWork({ collection: 'leads', id: 'unknown' }, undefined, NO_WORK);
    expect(state().counts?.leads).toBe(2);
  });

  it('ends with a deletion, which reduces the count of waiting records', async () => {
    const { open, drop, api, ids, state } = storeOver(page([entry('a', 1), entry('b', 2)]));
    await open();
    drop([{ collection: 'leads', id: 'a' }]);
    expect(ids()).toBe('b');
    expect(state().counts?.leads).toBe(1);
    drop([{ collection: 'messages', id: 'b' }]);
    expect(ids()).toBe('b');
    // The record is not loaded here, so the server has to count.
    expect(api.page).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => {
      expect(state().counts?.leads).toBe(2);
    });
  });

  it('triggers one recount, however many records outside the view were deleted', async () => {
    const { open, drop, api, ids } = storeOver(page([entry('a', 1), entry('b', 2)], 'b', 60));
    await open();
    drop(['a', 'x', 'y', 'z'].map((id) => ({ collection: 'leads', id })));
    expect(ids()).toBe('b');
    expect(api.page).toHaveBeenCalledTimes(2);
  });
});
