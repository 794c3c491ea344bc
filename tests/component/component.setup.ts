import { afterEach } from 'vitest';

import { $toasts } from '#ui/toasts/store.ts';

/** Every test begins as a new tab does. */
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  $toasts.set([]);
});
