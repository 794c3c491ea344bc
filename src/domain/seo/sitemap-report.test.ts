import { describe, expect, it } from 'vitest';

import { type HttpOutcome, indexNowFailure, type SilenceReason, sitemapStats } from './sitemap-report.ts';

const answered = (status: number, retryAfterSeconds: number | null = null): HttpOutcome => ({
  kind: 'answered',
  status,
  retryAfterSeconds,
});

describe('an answer of IndexNow', () => {
  it('is a success for 200 and 202, and described for every other status', () => {
    for (let status = 200; status < 600; status += 1) {
      const failure = indexNowFailure(answered(status));
      if (status === 200 || status === 202) expect(failure).toBeNull();
      else expect(failure).toMatch(/^(?:It|There) .*\.$/u);
    }
  });

  it.each<SilenceReason>(['time-up', 'unreachable', 'not-http', 'too-large'])(
    'that is none (%s) is described',
    (reason) => {
      expect(indexNowFailure({ kind: 'silent', reason })).toMatch(/\.$/u);
    },
  );

  it.each([
    [null, 'later'],
    [0, 'later'],
    [20, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in an hour'],
    [7200, 'in 2 hours'],
  ])('to too many calls, with a wait of %s s, says %s', (seconds, when) => {
    expect(indexNowFailure(answered(429, seconds))).toBe(`It has had too many calls. Try again ${when}.`);
  });
});

describe('the stats of the sitemap panel', () => {
  const run = (kind: 'generated' | 'pinged', day: number, urls: number, failure: string | null = null) => ({
    kind,
    at: `2026-11-${day}T00:00:00.000Z`,
    urls,
    newest: null,
    failure,
  });

  it('are those of the latest runs that succeeded', () => {
    expect(
      sitemapStats([
        run('pinged', 24, 1, 'No.'),
        run('generated', 23, 9, 'No.'),
        run('pinged', 22, 2),
        run('generated', 21, 7),
        run('generated', 20, 5),
      ]),
    ).toEqual({
      lastGenerated: '2026-11-21T00:00:00.000Z',
      totalUrls: 7,
      lastPinged: '2026-11-22T00:00:00.000Z',
    });
  });

  it('are empty before the first run', () => {
    expect(sitemapStats([])).toEqual({ lastGenerated: null, totalUrls: null, lastPinged: null });
  });
});
