import { QueryClient } from '@tanstack/react-query';

import type { CallFailed } from '#features/admin/session/call.ts';

/** How long an answer is shown before it is loaded again, and kept after it was last shown (product §7). */
const ANSWER_LIFETIME_MS = 5 * 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallFailed;
  }
}

/**
 * What the back office has loaded. The retries of product §7 are the HTTP client's (src/browser/http.ts), which
 * knows which failures may pass and what `Retry-After` says.
 */
export const queryClient = new QueryClient({
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
