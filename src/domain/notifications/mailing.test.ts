import { describe, expect, it } from 'vitest';

import { backoffMs, begun, failed, LEASE_MS, NOTHING_SENT, readiness, sent } from './mailing.ts';

const NOW = new Date('2026-11-23T17:00:00.000Z');
const MINUTE = 60_000;
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

it('pauses grow from one minute to six hours', () => {
  const minutes = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1) / MINUTE);
  expect(minutes).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 360, 360, 360, 360]);
});

describe('a message', () => {
  const started = begun(NOTHING_SENT, NOW);

  it('gets the next number and keeps it until it was sent', () => {
    expect(started).toMatchObject({ version: 1, message: 1, tries: 1 });
    const again = begun(failed(started, NOW, 'refused'), later(1));
    expect(again).toMatchObject({ version: 3, message: 1, tries: 2 });
    const done = sent(again, later(1), 0);
    expect(done).toMatchObject({ version: 4, message: 1, tries: 0, failures: 0, failing_since: null });
    expect(begun(done, later(9))).toMatchObject({ version: 5, message: 2, tries: 1 });
  });

  it('that keeps failing records since when', () => {
    const first = failed(started, NOW, 'unreachable');
    expect(failed(begun(first, later(2)), later(2), 'refused')).toMatchObject({
      failures: 2,
      failing_since: NOW.toISOString(),
      failure: 'refused',
      next_try_at: later(4).toISOString(),
      leased_until: null,
    });
  });
});

describe('readiness', () => {
  const started = begun(NOTHING_SENT, NOW);
  const lease = LEASE_MS / MINUTE;

  it.each([
    ['before anything was sent', NOTHING_SENT, 0, 'ready'],
    ['while another sweep sends', started, 1, 'leased'],
    ['when that sweep must have ended', started, lease, 'ready'],
    ['within five minutes of a mail', sent(started, NOW, 0), 4.9, 'too-soon'],
    ['five minutes after a mail', sent(started, NOW, 0), 5, 'ready'],
    ['soon after the server refused', failed(started, NOW, 'refused'), 0.9, 'backing-off'],
    ['later after the server refused', failed(started, NOW, 'refused'), 1, 'ready'],
    ['soon after the server was out of reach', failed(started, NOW, 'unreachable'), 0.9, 'ask-first'],
    [
      'after a lease by a clock that was ahead',
      { ...started, leased_until: later(60).toISOString() },
      0,
      'ready',
    ],
    ['after a mail by a clock that was ahead', sent(started, later(60), 0), 0, 'ready'],
  ] as const)('%s', (_when, state, minutes, expected) => {
    expect(readiness(state, 'notification', later(minutes))).toBe(expected);
  });

  it('of the webhook needs no pause after a success', () => {
    expect(readiness(sent(started, NOW, 0), 'webhook', NOW)).toBe('ready');
  });
});
