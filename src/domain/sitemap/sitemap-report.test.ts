import { describe, expect, it } from 'vitest';

import type { EngineAnswer } from './engine-answer.ts';
import { generateFailure, pingFailure, sitemapCallSchema, someOf } from './sitemap-report.ts';

const engine = (outcome: EngineAnswer['outcome'], name = 'IndexNow'): EngineAnswer => ({
  engine: name,
  outcome,
  message: 'It could not be reached.',
  addresses: 0,
});

describe('a run of Generate Sitemaps', () => {
  it('has not failed while nothing is set up that could', () => {
    const nothing = { state: 'not-set-up' } as const;
    expect(generateFailure({ live: nothing, rebuild: nothing })).toBeUndefined();
  });

  it('has failed by the live site, by the rebuild, or by both', () => {
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

it('takes the two calls of the specification, and nothing beside them', () => {
  for (const call of [{ type: 'generate' }, { path: 'ping-search-engines' }]) {
    expect(sitemapCallSchema.parse(call)).toEqual(call);
  }
  for (const other of [{}, null, [], { type: 'ping' }, { type: 'generate', path: 'ping-search-engines' }]) {
    expect(sitemapCallSchema.safeParse(other).success).toBe(false);
  }
});

it('shows the first fifty of a long list, and counts all', () => {
  const all = Array.from({ length: 3_000 }, (_, index) => String(index));
  expect(someOf(all)).toEqual({ count: 3_000, first: all.slice(0, 50) });
});
