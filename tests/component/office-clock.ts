import { vi } from 'vitest';

/*
 * Takes over the page's clock before the back office is loaded, some of whose modules keep `Date.now` itself. It runs
 * on by itself, and passTime (back-office.tsx) turns it forward.
 */

/** A Monday at noon in New York, within working hours. */
vi.useFakeTimers({
  now: new Date('2026-11-23T17:00:00.000Z'),
  toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  shouldAdvanceTime: true,
});
