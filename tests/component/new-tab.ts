import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

import { $toasts } from '#ui/toasts/store.ts';

/** Begins as a new tab does, once the island of the one before has written what it still had to write. */
export async function newTab(): Promise<void> {
  const hadCheck = document.querySelector('[data-check-form]') !== null;
  await cleanup();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  if (hadCheck) {
    // A check writes to the history after the paint of its answer.
    const { afterPaint } = await import('#features/eligibility-check/page-store.ts');
    await afterPaint();
  }
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
  $toasts.set([]);
}
