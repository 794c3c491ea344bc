import { describe, expect, it } from 'vitest';

import { indexNowVerdict, searchConsoleVerdict } from './engine-answer.ts';
import type { HttpOutcome, SilenceReason } from './http-outcome.ts';

const answered = (status: number, retryAfterSeconds: number | null = null): HttpOutcome => ({
  kind: 'answered',
  status,
  retryAfterSeconds,
});

describe.each([
  ['IndexNow', indexNowVerdict, [200, 202]],
  ['Search Console', searchConsoleVerdict, [200, 204]],
] as const)('an answer of %s', (_engine, verdict, good) => {
  it('is good at its own statuses only, and every other gets a sentence of its own kind', () => {
    for (let status = 200; status < 600; status += 1) {
      const { outcome, message } = verdict(answered(status));
      expect(outcome).toBe((good as readonly number[]).includes(status) ? 'accepted' : 'refused');
      expect(message).toMatch(/^(?:It|The|There|Received).*\.$/u);
    }
  });

  it.each<SilenceReason>(['time-up', 'unreachable', 'not-http', 'too-large'])(
    'that is none (%s) is said to be none',
    (reason) => {
      expect(verdict({ kind: 'silent', reason })).toMatchObject({ outcome: 'no-answer' });
    },
  );

  it.each([
    [null, 'later'],
    [0, 'later'],
    [20, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in an hour'],
    [7200, 'in 2 hours'],
  ])('to too many calls, asking for %s s, says %s', (seconds, when) => {
    expect(verdict(answered(429, seconds)).message).toBe(`It has had too many calls. Try again ${when}.`);
  });
});

it('a key that is still to be checked is told from one that was', () => {
  expect(indexNowVerdict(answered(202)).message).not.toBe(indexNowVerdict(answered(200)).message);
});
