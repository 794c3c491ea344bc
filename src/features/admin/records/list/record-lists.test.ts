import { describe, expect, it, vi } from 'vitest';

import { ANSWER_LIFETIME_MS, type PageRequest, type RecordPage } from '#browser/admin-api.ts';
import type { AdminAnswer } from '#browser/admin-call.ts';

import { type Listed, PAGE_SIZE, recordListStore } from './record-lists.ts';

const counts = { total: 3, eligible: 1, maybe: 1, notEligible: 2 };
const failed = { kind: 'failed' } as const;
const loadFailed = { title: 'Error', description: 'Failed to load them.', tone: 'destructive' } as const;

const page = (
  ids: string,
  next: string | null,
  answeredAt = '2026-11-21T09:30:00.000Z',
): AdminAnswer<RecordPage<Listed>> => ({
  kind: 'answered',
  value: { records: Array.from(ids, (id) => ({ id })), next, matching: null, answeredAt },
});
const summary = { kind: 'answered', value: { counts } } as const;
const matching = (ids: string, all: number, next: string | null): AdminAnswer<RecordPage<Listed>> => {
  const answer = page(ids, next);
  return answer.kind === 'answered' ? { ...answer, value: { ...answer.value, matching: all } } : answer;
};

/** A store over pages by their cursor (`''` for the first). The table may change between calls. */
function storeOver(
  pages: Record<string, AdminAnswer<RecordPage<Listed>>>,
  totals: AdminAnswer<{ counts: typeof counts }> | 'none' = summary,
) {
  const answers = { pages };
  const clock = { now: new Date('2026-11-21T09:30:00Z') };
  let lastId = 0;
  const spies = {
    askPage: vi.fn(({ before = '' }: PageRequest) => Promise.resolve(answers.pages[before] ?? failed)),
    forget: vi.fn(),
    showToast: vi.fn(() => (lastId += 1)),
    dismiss: vi.fn(),
    onSessionEnd: vi.fn(),
  };
  const store = recordListStore({
    ...spies,
    page: spies.askPage,
    ...(totals !== 'none' && { summary: () => Promise.resolve(totals) }),
    loadFailed,
    now: () => clock.now,
  });
  const ids = () =>
    store.$state
      .get()
      .records?.map(({ id }) => id)
      .join('');
  return { ...store, ...spies, answers, clock, ids };
}

/** A store whose answers the test delivers, in the order of the requests. */
function storeUnderWay() {
  const pages: ((answer: AdminAnswer<RecordPage<Listed>>) => void)[] = [];
  const summaries: ((answer: typeof summary) => void)[] = [];
  const store = recordListStore<Listed>({
    page: () => new Promise((resolve) => pages.push(resolve)),
    summary: () => new Promise((resolve) => summaries.push(resolve)),
    forget: vi.fn(),
    loadFailed,
    showToast: () => 1,
    dismiss: vi.fn(),
    onSessionEnd: vi.fn(),
    now: () => new Date(),
  });
  return {
    store,
    summaries,
    /** Delivers the page that was requested first and lets the store process it. */
    arrive: async (answer: AdminAnswer<RecordPage<Listed>>) => {
      pages.shift()?.(answer);
      await Promise.resolve();
      await Promise.resolve();
    },
    /** Delivers the counts that were requested first, or at another position. */
    count: (answer: typeof summary, place = 0) => summaries.splice(place, 1)[0]?.(answer),
  };
}

describe('opening', () => {
  it('loads the newest page and the counts', async () => {
    const { $state, open, ids, askPage, showToast } = storeOver({ '': page('cba', 'a') });
    const loading = open({});
    expect($state.get()).toMatchObject({ waitingFor: 'everything', records: undefined });
    await loading;
    expect(ids()).toBe('cba');
    expect($state.get()).toMatchObject({
      waitingFor: undefined,
      failed: undefined,
      counts,
      next: 'a',
      updatedAt: '2026-11-21T09:30:00.000Z',
    });
    expect(askPage).toHaveBeenCalledWith({ limit: PAGE_SIZE });
    expect(showToast).not.toHaveBeenCalled();
  });

  it('distinguishes an empty list from one that is not loaded yet', async () => {
    const { $state, open } = storeOver({ '': page('', null) });
    expect($state.get().records).toBeUndefined();
    await open({});
    expect($state.get().records).toEqual([]);
  });

  it('sends one request, however often it is called', async () => {
    const { open, askPage } = storeOver({ '': page('a', null) });
    await Promise.all([open({}), open({}), open({})]);
    expect(askPage).toHaveBeenCalledOnce();
  });

  it('keeps what is shown after a failure, and offers a retry', async () => {
    const { $state, open, refresh, ids, answers, showToast } = storeOver({ '': page('cba', 'a') });
    await open({});
    answers.pages = {};
    await refresh();
    expect(ids()).toBe('cba');
    expect($state.get()).toMatchObject({ waitingFor: undefined, failed: 'everything', counts, next: 'a' });
    expect(showToast.mock.calls).toEqual([[loadFailed]]);
  });

  it('shows the list if only the counts fail, and the counts if only the list fails', async () => {
    const withoutCounts = storeOver({ '': page('a', null) }, failed);
    await withoutCounts.open({});
    expect(withoutCounts.ids()).toBe('a');
    expect(withoutCounts.$state.get()).toMatchObject({ counts: undefined, failed: 'everything' });

    const withoutList = storeOver({});
    await withoutList.open({});
    expect(withoutList.ids()).toBeUndefined();
    expect(withoutList.$state.get()).toMatchObject({ counts, failed: 'everything' });
  });

  it('shows the list before its counts arrive', async () => {
    const { store, arrive, count } = storeUnderWay();
    const opened = store.open({});
    await arrive(page('cba', null));
    expect(store.$state.get()).toMatchObject({ waitingFor: undefined, counts: undefined });
    expect(store.$state.get().records).toHaveLength(3);
    count(summary);
    await opened;
    expect(store.$state.get().counts).toEqual(counts);
  });

  it('clears the failure and its message after a success', async () => {
    const { $state, open, refresh, answers, dismiss } = storeOver({});
    await open({});
    expect(dismiss).not.toHaveBeenCalled();
    answers.pages = { '': page('a', null) };
    await refresh();
    expect($state.get().failed).toBeUndefined();
    expect(dismiss.mock.calls).toEqual([[1]]);
    await refresh();
    expect(dismiss).toHaveBeenCalledTimes(1);
  });
});

describe('opening again', () => {
  it('keeps all loaded pages while the list is fresh', async () => {
    const { open, loadMore, ids, clock, askPage } = storeOver({ '': page('fe', 'e'), e: page('dc', null) });
    await open({});
    await loadMore();
    clock.now = new Date(clock.now.getTime() + ANSWER_LIFETIME_MS - 1);
    await open({});
    expect(ids()).toBe('fedc');
    expect(askPage).toHaveBeenCalledTimes(2);
  });

  it('reloads the newest page once the list is five minutes old', async () => {
    const { open, ids, answers, clock } = storeOver({ '': page('ba', null) });
    await open({});
    answers.pages = { '': page('cba', null) };
    clock.now = new Date(clock.now.getTime() + ANSWER_LIFETIME_MS);
    await open({});
    expect(ids()).toBe('cba');
  });

  it('retries if nothing was loaded, and keeps the list if only a further page failed', async () => {
    const nothing = storeOver({});
    await nothing.open({});
    await nothing.open({});
    expect(nothing.askPage).toHaveBeenCalledTimes(2);

    const noMore = storeOver({ '': page('fe', 'e') });
    await noMore.open({});
    await noMore.loadMore();
    await noMore.open({});
    expect(noMore.askPage).toHaveBeenCalledTimes(2);
    expect(noMore.$state.get().failed).toBe('more');
  });
});

describe('a list without counts', () => {
  it('is complete without them', async () => {
    const { $state, open, ids, showToast } = storeOver({ '': page('ba', null) }, 'none');
    await open({});
    expect(ids()).toBe('ba');
    expect($state.get()).toMatchObject({ counts: undefined, failed: undefined, waitingFor: undefined });
    expect(showToast).not.toHaveBeenCalled();
  });
});

describe('refreshing', () => {
  it('bypasses the cache and shows the newest page', async () => {
    const { open, refresh, ids, answers, forget } = storeOver({ '': page('ba', null) });
    await open({});
    answers.pages = { '': page('cb', null) };
    await refresh();
    expect(forget).toHaveBeenCalledOnce();
    expect(ids()).toBe('cb');
  });
});

describe('loading more', () => {
  it('appends pages by cursor until the end', async () => {
    const { $state, open, loadMore, ids, askPage } = storeOver({
      '': page('fe', 'e'),
      e: page('dc', 'c'),
      c: page('b', null),
    });
    await open({});
    await loadMore();
    expect(ids()).toBe('fedc');
    await loadMore();
    expect(ids()).toBe('fedcb');
    expect($state.get().next).toBeNull();
    await loadMore();
    expect(askPage).toHaveBeenCalledTimes(3);
  });

  it('shows no record twice when pages overlap', async () => {
    const { open, loadMore, ids } = storeOver({ '': page('fe', 'e'), e: page('ed', null) });
    await open({});
    await loadMore();
    expect(ids()).toBe('fed');
  });

  it('keeps the cursor after a failure, so that a retry continues from there', async () => {
    const { $state, open, loadMore, ids, answers, showToast } = storeOver({ '': page('fe', 'e') });
    await open({});
    await loadMore();
    expect($state.get()).toMatchObject({ failed: 'more', next: 'e', waitingFor: undefined });
    expect(showToast.mock.calls).toEqual([[loadFailed]]);
    answers.pages = { e: page('d', null) };
    await loadMore();
    expect(ids()).toBe('fed');
    expect($state.get().failed).toBeUndefined();
  });
});

describe('the end of the session', () => {
  it.each([
    ['signed-out', 'session-ended'],
    ['no-rights', 'no-rights'],
  ] as const)('on "%s" removes the data and asks for a login: %s', async (kind, reason) => {
    const { $state, open, refresh, answers, showToast, onSessionEnd } = storeOver({ '': page('cba', 'a') });
    await open({});
    answers.pages = { '': { kind } };
    await refresh();
    expect($state.get()).toMatchObject({ records: undefined, counts: undefined });
    expect(onSessionEnd.mock.calls).toEqual([[reason]]);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('is noticed while loading more, and when only the counts fail', async () => {
    const more = storeOver({ '': page('fe', 'e'), e: { kind: 'signed-out' } });
    await more.open({});
    await more.loadMore();
    expect(more.onSessionEnd.mock.calls).toEqual([['session-ended']]);
    expect(more.ids()).toBeUndefined();

    const counted = storeOver({ '': page('a', null) }, { kind: 'signed-out' });
    await counted.open({});
    expect(counted.onSessionEnd).toHaveBeenCalledOnce();
    expect(counted.ids()).toBeUndefined();
  });
});

describe('a filtered list', () => {
  const AZ = { filter: { state: 'AZ' } } as const;
  const NY = { filter: { state: 'NY' }, find: 'Ana' } as const;

  it('is requested with its filters and search, including further pages', async () => {
    const { open, loadMore, askPage } = storeOver({ '': page('fe', 'e'), e: page('d', null) });
    await open(NY);
    await loadMore();
    expect(askPage.mock.calls).toEqual([
      [{ limit: PAGE_SIZE, ...NY }],
      [{ limit: PAGE_SIZE, before: 'e', ...NY }],
    ]);
  });

  it('leaves the previous result visible, marked as outdated, until it arrives', async () => {
    const { $state, open, ids, answers } = storeOver({ '': page('cba', null) });
    await open({});
    answers.pages = { '': page('b', null) };
    const loading = open(AZ);
    expect(ids()).toBe('cba');
    expect($state.get()).toMatchObject({ isOutdated: true, waitingFor: 'everything' });
    await loading;
    expect(ids()).toBe('b');
    expect($state.get()).toMatchObject({ isOutdated: false, waitingFor: undefined });
  });

  it('shows no records of other filters when it fails to load', async () => {
    const { $state, open, ids, answers } = storeOver({ '': page('cba', 'a') });
    await open({});
    answers.pages = {};
    await open(AZ);
    expect(ids()).toBeUndefined();
    expect($state.get()).toMatchObject({ failed: 'everything', isOutdated: false, next: null });
  });

  it('wins over an earlier one that is still loading', async () => {
    const arrivals: ((answer: AdminAnswer<RecordPage<Listed>>) => void)[] = [];
    const { $state, open } = recordListStore<Listed>({
      page: () => new Promise((resolve) => arrivals.push(resolve)),
      forget: vi.fn(),
      loadFailed,
      showToast: () => 1,
      dismiss: vi.fn(),
      onSessionEnd: vi.fn(),
      now: () => new Date(),
    });
    const opened = [open(AZ), open(NY)];
    arrivals[1]?.(page('ny', null));
    arrivals[0]?.(page('az', null));
    await Promise.all(opened);
    expect($state.get().records?.map(({ id }) => id)).toEqual(['n', 'y']);
    expect($state.get().waitingFor).toBeUndefined();
  });

  it('is as old as its answer, which may come from the cache', async () => {
    const { $state, open, answers, clock, askPage } = storeOver({ '': page('cba', null) });
    await open({});
    clock.now = new Date('2026-11-21T09:32:00.000Z');
    answers.pages = { '': page('b', null, '2026-11-21T09:29:00.000Z') };
    await open(AZ);
    expect($state.get().updatedAt).toBe('2026-11-21T09:29:00.000Z');
    clock.now = new Date('2026-11-21T09:34:00.000Z');
    await open(AZ);
    expect(askPage).toHaveBeenCalledTimes(3);
  });

  it('is not requested again while it is fresh', async () => {
    const { open, askPage } = storeOver({ '': page('b', null) });
    await open(AZ);
    await open({ ...AZ });
    expect(askPage).toHaveBeenCalledOnce();
  });
});

describe('a record', () => {
  const WORK = { work_status: 'closed', work_log: [], work_version: 1, worked_at: null } as const;

  it('shows a change at once, and an older answer does not undo it', async () => {
    const { $state, open, setWork, forget } = storeOver({ '': page('cba', null) });
    await open({});
    setWork('b', WORK);
    expect($state.get().records).toEqual([{ id: 'c' }, { id: 'b', ...WORK }, { id: 'a' }]);
    expect(forget).toHaveBeenCalledOnce();
  });

  it('keeps a change that was made while an older answer was under way', async () => {
    const { store, arrive } = storeUnderWay();
    void store.open({});
    await arrive(matching('dcba', 8, 'a'));
    void store.refresh();
    store.setWork('b', WORK);
    void store.drop(['c']);
    await arrive(matching('dcba', 8, 'a'));
    expect(store.$state.get()).toMatchObject({
      records: [{ id: 'd' }, { id: 'b', ...WORK }, { id: 'a' }],
      matching: 7,
    });
    // Later requests reflect the deletion.
    void store.refresh();
    await arrive(matching('dba', 7, 'a'));
    expect(store.$state.get()).toMatchObject({
      matching: 7,
      records: [{ id: 'd' }, { id: 'b' }, { id: 'a' }],
    });
    expect(store.$state.get().records?.[1]).toEqual({ id: 'b' });
  });

  it('triggers a single recount when several are deleted together', async () => {
    const { store, arrive, summaries } = storeUnderWay();
    void store.open({});
    await arrive(matching('edcba', 9, 'a'));
    void store.drop(['e', 'c', 'a']);
    expect(store.$state.get()).toMatchObject({ records: [{ id: 'd' }, { id: 'b' }], matching: 6 });
    // One for opening it, and one for the deletions.
    expect(summaries).toHaveLength(2);
  });

  it('does not reappear with a later page after its deletion', async () => {
    const { store, arrive } = storeUnderWay();
    void store.open({});
    await arrive(page('ba', 'a'));
    void store.loadMore();
    void store.drop(['z']);
    await arrive(page('zy', null));
    expect(store.$state.get().records).toEqual([{ id: 'b' }, { id: 'a' }, { id: 'y' }]);
  });

  it('is counted in its current state, whichever count arrives last', async () => {
    const { store, arrive, count } = storeUnderWay();
    const opened = store.open({});
    await arrive(page('ba', null));
    const dropped = store.drop(['b']);
    const before = { ...summary, value: { counts: { ...counts, total: 4 } } };
    count(summary, 1);
    await dropped;
    count(before);
    await opened;
    expect(store.$state.get().counts).toEqual(counts);
  });

  it('disappears after its deletion and is no longer counted', async () => {
    const answer = page('cba', null);
    if (answer.kind !== 'answered') throw new Error('It is.');
    const { $state, open, drop, ids } = storeOver({
      '': { kind: 'answered', value: { ...answer.value, matching: 3 } },
    });
    await open({});
    await drop(['b']);
    expect(ids()).toBe('ca');
    expect($state.get()).toMatchObject({ matching: 2, counts });
  });
});
