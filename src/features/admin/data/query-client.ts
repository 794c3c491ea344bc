import { QueryCache, QueryClient } from '@tanstack/react-query';

import type { AdminAnswer, CallFailed } from '#browser/admin-call.ts';
import { withTrouble } from '#features/admin/session/trouble.ts';
import { dismissToast, type ToastContent, showToast } from '#ui/toasts/store.ts';

/** How long an answer is shown before it is loaded again, and kept after it was last shown (specification §7). */
const ANSWER_LIFETIME_MS = 5 * 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: LoadFailed;
    queryMeta: {
      /** Shown if loading fails; without it the view says so itself. */
      readonly loadFailed?: ToastContent;
    };
  }
}

/** A call that failed, as TanStack Query expects it. */
export class LoadFailed extends Error {
  readonly failed: CallFailed;
  constructor(failed: CallFailed) {
    super(failed.problem?.detail ?? 'The server could not be reached.');
    this.failed = failed;
  }
}

/** The value of an answer. @throws {LoadFailed} */
export async function valueOf<Value>(answer: Promise<AdminAnswer<Value>>): Promise<Value> {
  const settled = await answer;
  if (settled.kind === 'failed') throw new LoadFailed(settled);
  return settled.value;
}

/** The toasts of loads that failed, by query. */
const notices = new Map<string, number>();

/** Removes the toast of a query, which no longer applies. */
function retract(queryHash: string): void {
  const notice = notices.get(queryHash);
  if (notice !== undefined) dismissToast(notice);
  notices.delete(queryHash);
}

/**
 * What the back office has loaded. The retries of specification §7 are the HTTP client's (src/browser/http.ts), which
 * knows which failures may pass and what `Retry-After` says.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: ({ failed }, { meta, queryHash }) => {
      retract(queryHash);
      if (meta?.loadFailed === undefined) return;
      notices.set(queryHash, showToast(withTrouble(meta.loadFailed, failed)));
    },
    onSuccess: (_, { queryHash }) => {
      retract(queryHash);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: ANSWER_LIFETIME_MS,
      gcTime: ANSWER_LIFETIME_MS,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Without a connection, say so at once instead of waiting for one.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
