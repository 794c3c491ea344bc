import { map, type ReadableAtom } from 'nanostores';

import type { AdminAnswer, AdminApi } from '~/browser/admin-api-client.ts';
import type { SubmissionCounts } from '~/domain/submission/classification.ts';
import type { StoredSubmission } from '~/domain/submission/stored-submission.ts';
import type { NotificationContent } from '~/ui/notifications/notification-store.ts';

import type { LoginReason } from '../admin-paths.ts';

/** How many submissions a page has. */
export const PAGE_SIZE = 50;

/** What a failed load says (specification §8). */
export const LOAD_FAILED: NotificationContent = {
  title: 'Error',
  description: 'Failed to load submissions. Please try again.',
  tone: 'destructive',
};

/** What the dashboard shows. */
export interface SubmissionsState {
  /** What is being waited for. */
  readonly waitingFor: 'everything' | 'more' | undefined;
  /** Newest first; `undefined` until the first page has come. */
  readonly submissions: readonly StoredSubmission[] | undefined;
  /** `undefined` until they have come. */
  readonly counts: SubmissionCounts | undefined;
  /** Where the list goes on; `null` at its end. */
  readonly next: string | null;
  /** What did not come the last time it was asked for. What came before stays. */
  readonly failed: 'everything' | 'more' | undefined;
  /** When the list was last brought up to date, ISO 8601. */
  readonly updatedAt: string | undefined;
}

/** What the store needs of its surroundings; tests give their own. */
export interface SubmissionsDependencies {
  readonly api: AdminApi;
  /** Shows a notification and returns its id. */
  readonly notify: (content: NotificationContent) => number;
  /** Takes a notification away. */
  readonly dismiss: (id: number) => void;
  /** The session is over: data must not be shown any more. */
  readonly onSessionEnd: (reason: LoginReason) => void;
  readonly now: () => Date;
}

/** The dashboard's list and counts. */
export interface SubmissionsStore {
  readonly $state: ReadableAtom<SubmissionsState>;
  /** Loads the newest page and the counts. */
  readonly load: () => Promise<void>;
  /** The same, past everything that is remembered. */
  readonly refresh: () => Promise<void>;
  /** Adds the next page. */
  readonly loadMore: () => Promise<void>;
}

/** The store behind the dashboard. One call is under way at a time; more are ignored. */
export function submissionsStore({
  api,
  notify,
  dismiss,
  onSessionEnd,
  now,
}: SubmissionsDependencies): SubmissionsStore {
  const $state = map<SubmissionsState>({
    waitingFor: undefined,
    submissions: undefined,
    counts: undefined,
    next: null,
    failed: undefined,
    updatedAt: undefined,
  });
  const change = (changes: Partial<SubmissionsState>) => {
    $state.set({ ...$state.get(), ...changes });
  };

  let failureNotice: number | undefined;

  /** Ends the waiting; tells whether the session goes on. */
  function settle(what: 'everything' | 'more', answers: readonly AdminAnswer<unknown>[]): boolean {
    const end = answers.find(({ kind }) => kind === 'signed-out' || kind === 'no-rights');
    if (end !== undefined) {
      change({ submissions: undefined, counts: undefined, next: null });
      onSessionEnd(end.kind === 'no-rights' ? 'no-rights' : 'session-ended');
      return false;
    }
    const failed = answers.some(({ kind }) => kind === 'failed') ? what : undefined;
    // The message about a failure goes when it is not true any more.
    if (failureNotice !== undefined) dismiss(failureNotice);
    failureNotice = failed && notify(LOAD_FAILED);
    change({ waitingFor: undefined, failed });
    return true;
  }

  async function load() {
    if ($state.get().waitingFor !== undefined) return;
    change({ waitingFor: 'everything' });
    const [page, summary] = await Promise.all([api.submissions({ limit: PAGE_SIZE }), api.summary()]);
    if (!settle('everything', [page, summary])) return;
    if (page.kind === 'answered') change({ ...page.value, updatedAt: now().toISOString() });
    if (summary.kind === 'answered') change({ counts: summary.value.counts });
  }

  async function refresh() {
    api.forget();
    await load();
  }

  async function loadMore() {
    const { waitingFor, next, submissions = [] } = $state.get();
    if (waitingFor !== undefined || next === null) return;
    change({ waitingFor: 'more' });
    const page = await api.submissions({ limit: PAGE_SIZE, before: next });
    if (!settle('more', [page]) || page.kind !== 'answered') return;
    const shown = new Set(submissions.map(({ id }) => id));
    const added = page.value.submissions.filter(({ id }) => !shown.has(id));
    change({ submissions: [...submissions, ...added], next: page.value.next });
  }

  return { $state, load, refresh, loadMore };
}
