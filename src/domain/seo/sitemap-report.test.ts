import { describe, expect, it } from 'vitest';

import {
  type EngineAnswer,
  generateFailure,
  type HttpOutcome,
  indexNowVerdict,
  pingFailure,
  type Rebuild,
  sitemapStats,
  searchConsoleVerdict,
  type SilenceReason,
  sitemapCallSchema,
  someOf,
} from './sitemap-report.ts';

const engine = (outcome: EngineAnswer['outcome'], name = 'IndexNow'): EngineAnswer => ({
  engine: name,
  outcome,
  message: 'It could not be reached.',
  addresses: 0,
});

describe('a run of Generate Sitemaps', () => {
  it('does not fail when nothing is configured', () => {
    const nothing = { state: 'not-set-up' } as const;
    expect(generateFailure({ live: nothing, rebuild: nothing })).toBeUndefined();
  });

  it('fails if the live site, the rebuild or both failed', () => {
    const live = { state: 'failed', reason: 'The live site did not answer.' } as const;
    const rebuild = { state: 'failed', reason: 'The rebuild could not be started.' } as const;
    expect(generateFailure({ live, rebuild: { state: 'started' } })).toBe(live.reason);
    expect(generateFailure({ live, rebuild })).toBe(`${live.reason} ${rebuild.reason}`);
  });
});

describe('a ping', () => {
  it.each([
    [['accepted'], undefined],
    [['nothing-new', 'not-set-up'], undefined],
    [['not-set-up', 'not-set-up'], 'No search engine is set up.'],
    [['accepted', 'refused'], 'Bing: It could not be reached.'],
    [['no-answer', 'refused'], 'IndexNow: It could not be reached. Bing: It could not be reached.'],
  ] as const)('with answers %j has failed by %s', ([first, second], reason) => {
    const engines = [engine(first), ...(second === undefined ? [] : [engine(second, 'Bing')])];
    expect(pingFailure({ engines })).toBe(reason);
  });
});

it('accepts the two calls of the specification, and nothing else', () => {
  for (const call of [{ type: 'generate' }, { path: 'ping-search-engines' }]) {
    expect(sitemapCallSchema.parse(call)).toEqual(call);
  }
  for (const other of [{}, null, [], { type: 'ping' }, { type: 'generate', path: 'ping-search-engines' }]) {
    expect(sitemapCallSchema.safeParse(other).success).toBe(false);
  }
});

it('a long list is shown with its first fifty items and the total', () => {
  const all = Array.from({ length: 3_000 }, (_, index) => String(index));
  expect(someOf(all)).toEqual({ count: 3_000, first: all.slice(0, 50) });
});

const answered = (status: number, retryAfterSeconds: number | null = null): HttpOutcome => ({
  kind: 'answered',
  status,
  retryAfterSeconds,
});

describe.each([
  ['IndexNow', indexNowVerdict, [200, 202]],
  ['Search Console', searchConsoleVerdict, [200, 204]],
] as const)('an answer of %s', (_engine, verdict, good) => {
  it('has its own success statuses, and describes every other', () => {
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
  ])('to too many calls, with a wait of %s s, says %s', (seconds, when) => {
    expect(verdict(answered(429, seconds)).message).toBe(`It has had too many calls. Try again ${when}.`);
  });
});

it('an answer may say that the key is still being verified', () => {
  expect(indexNowVerdict(answered(202)).message).not.toBe(indexNowVerdict(answered(200)).message);
});

describe('the stats of the sitemap panel', () => {
  const pinged = (at: string, outcome: 'accepted' | 'refused') => ({
    kind: 'pinged' as const,
    at,
    engines: [{ engine: 'IndexNow', outcome, message: '', addresses: 0 }],
  });
  const generated = (at: string, totalUrls: number, rebuild: Rebuild = { state: 'not-set-up' }) => ({
    kind: 'generated' as const,
    at,
    totalUrls,
    files: [],
    live: { state: 'not-set-up' } as const,
    rebuild,
  });

  it('are those of the latest runs that succeeded', () => {
    expect(
      sitemapStats([
        pinged('2026-11-24T00:00:00.000Z', 'refused'),
        generated('2026-11-23T00:00:00.000Z', 9, { state: 'failed', reason: 'No.' }),
        pinged('2026-11-22T00:00:00.000Z', 'accepted'),
        generated('2026-11-21T00:00:00.000Z', 7),
        generated('2026-11-20T00:00:00.000Z', 5),
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
