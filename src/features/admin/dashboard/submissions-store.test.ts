import { describe, expect, it, vi } from 'vitest';

import type { AdminAnswer, AdminApi, PageRequest } from '~/browser/admin-api-client.ts';
import type { StoredSubmission, SubmissionPage } from '~/domain/submission/stored-submission.ts';

import { LOAD_FAILED, PAGE_SIZE, submissionsStore } from './submissions-store.ts';

const counts = { total: 3, eligible: 1, maybe: 1, notEligible: 2 };
const now = new Date('2026-11-21T09:30:00Z');
const failed = { kind: 'failed' } as const;

/** Only the id matters to the store. */
const submission = (id: string) => ({ id }) as StoredSubmission;
const page = (ids: string, next: string | null): AdminAnswer<SubmissionPage> => ({
  kind: 'answered',
  value: { submissions: Array.from(ids, submission), next },
});
const summary = { kind: 'answered', value: { counts } } as const;

/** A store over pages by their cursor (`''` for the first). The table may change between calls. */
function storeOver(
  pages: Record<string, AdminAnswer<SubmissionPage>>,
  totals: AdminAnswer<{ counts: typeof counts }> = summary,
) {
  const answers = { pages, totals };
  const api = {
    submissions: vi.fn(({ before = '' }: PageRequest) => Promise.resolve(answers.pages[before] ?? failed)),
    summary: vi.fn(() => Promise.resolve(answers.totals)),
    forget: vi.fn(),
  } satisfies AdminApi;
  let lastId = 0;
  const notify = vi.fn(() => (lastId += 1));
  const dismiss = vi.fn();
  const onSessionEnd = vi.fn();
  const store = submissionsStore({ api, notify, dismiss, onSessionEnd, now: () => now });
  const ids = () =>
    store.$state
      .get()
      .submissions?.map(({ id }) => id)
      .join('');
  return { ...store, answers, api, notify, dismiss, onSessionEnd, ids };
}

describe('loading', () => {
  it('brings the newest page and the counts', async () => {
    const { $state, load, ids, api, notify } = storeOver({ '': page('cba', 'a') });
    const loading = load();
    expect($state.get()).toMatchObject({ waitingFor: 'everything', submissions: undefined });
    await loading;
    expect(ids()).toBe('cba');
    expect($state.get()).toMatchObject({
      waitingFor: undefined,
      failed: undefined,
      counts,
      next: 'a',
      updatedAt: '2026-11-21T09:30:00.000Z',
    });
    expect(api.submissions).toHaveBeenCalledWith({ limit: PAGE_SIZE });
    expect(notify).not.toHaveBeenCalled();
  });

  it('tells an empty list from one that has not come yet', async () => {
    const { $state, load } = storeOver({ '': page('', null) });
    expect($state.get().submissions).toBeUndefined();
    await load();
    expect($state.get().submissions).toEqual([]);
  });

  it('is under way once, however often it is asked for', async () => {
    const { load, api } = storeOver({ '': page('a', null) });
    await Promise.all([load(), load(), load()]);
    expect(api.submissions).toHaveBeenCalledOnce();
  });

  it('keeps what is shown, says so and offers another try when it fails', async () => {
    const { $state, load, refresh, ids, answers, notify } = storeOver({ '': page('cba', 'a') });
    await load();
    answers.pages = {};
    await refresh();
    expect(ids()).toBe('cba');
    expect($state.get()).toMatchObject({ waitingFor: undefined, failed: 'everything', counts, next: 'a' });
    expect(notify.mock.calls).toEqual([[LOAD_FAILED]]);
  });

  it('shows the list when only the counts fail, and the counts when only the list fails', async () => {
    const withoutCounts = storeOver({ '': page('a', null) }, failed);
    await withoutCounts.load();
    expect(withoutCounts.ids()).toBe('a');
    expect(withoutCounts.$state.get()).toMatchObject({ counts: undefined, failed: 'everything' });

    const withoutList = storeOver({});
    await withoutList.load();
    expect(withoutList.ids()).toBeUndefined();
    expect(withoutList.$state.get()).toMatchObject({ counts, failed: 'everything' });
  });

  it('forgets the failure once it works again, and takes its message away', async () => {
    const { $state, load, refresh, answers, dismiss } = storeOver({});
    await load();
    expect(dismiss).not.toHaveBeenCalled();
    answers.pages = { '': page('a', null) };
    await refresh();
    expect($state.get().failed).toBeUndefined();
    expect(dismiss.mock.calls).toEqual([[1]]);
    await refresh();
    expect(dismiss).toHaveBeenCalledTimes(1);
  });
});

describe('refreshing', () => {
  it('asks the server anew and shows the newest page', async () => {
    const { load, refresh, ids, answers, api } = storeOver({ '': page('ba', null) });
    await load();
    answers.pages = { '': page('cb', null) };
    await refresh();
    expect(api.forget).toHaveBeenCalledOnce();
    expect(ids()).toBe('cb');
  });
});

describe('loading more', () => {
  it('adds the next page by its cursor, until the end', async () => {
    const { $state, load, loadMore, ids, api } = storeOver({
      '': page('fe', 'e'),
      e: page('dc', 'c'),
      c: page('b', null),
    });
    await load();
    await loadMore();
    expect(ids()).toBe('fedc');
    await loadMore();
    expect(ids()).toBe('fedcb');
    expect($state.get().next).toBeNull();
    await loadMore();
    expect(api.submissions).toHaveBeenCalledTimes(3);
  });

  it('shows nothing twice, should a page overlap', async () => {
    const { load, loadMore, ids } = storeOver({ '': page('fe', 'e'), e: page('ed', null) });
    await load();
    await loadMore();
    expect(ids()).toBe('fed');
  });

  it('keeps the place when it fails, so that another try goes on from there', async () => {
    const { $state, load, loadMore, ids, answers, notify } = storeOver({ '': page('fe', 'e') });
    await load();
    await loadMore();
    expect($state.get()).toMatchObject({ failed: 'more', next: 'e', waitingFor: undefined });
    expect(notify.mock.calls).toEqual([[LOAD_FAILED]]);
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
  ] as const)('at "%s" takes the data away and asks for a login: %s', async (kind, reason) => {
    const { $state, load, refresh, answers, notify, onSessionEnd } = storeOver({ '': page('cba', 'a') });
    await load();
    answers.pages = { '': { kind } };
    await refresh();
    expect($state.get()).toMatchObject({ submissions: undefined, counts: undefined });
    expect(onSessionEnd.mock.calls).toEqual([[reason]]);
    expect(notify).not.toHaveBeenCalled();
  });

  it('is noticed while loading more, and by the counts alone', async () => {
    const more = storeOver({ '': page('fe', 'e'), e: { kind: 'signed-out' } });
    await more.load();
    await more.loadMore();
    expect(more.onSessionEnd.mock.calls).toEqual([['session-ended']]);
    expect(more.ids()).toBeUndefined();

    const counted = storeOver({ '': page('a', null) }, { kind: 'signed-out' });
    await counted.load();
    expect(counted.onSessionEnd).toHaveBeenCalledOnce();
    expect(counted.ids()).toBeUndefined();
  });
});
