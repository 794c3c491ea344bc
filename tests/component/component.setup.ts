import { beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

import { $toasts } from '#ui/toasts/store.ts';

/** Every test begins as a new tab does, once the island of the one before has written what it still had to write. */
beforeEach(async () => {
  await cleanup();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
  $toasts.set([]);
});
