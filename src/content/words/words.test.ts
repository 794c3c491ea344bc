import { describe, expect, it } from 'vitest';

import { SEALING_LAW_CHANGES } from '#data/laws.ts';

import changesInSpanish from './es/facts/law-changes.json';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

describe('no text for renters', () => {
  it.each([
    ['English', [en, SEALING_LAW_CHANGES], /\bour list\b|\blaws? (?:that )?we found\b/iu],
    ['Spanish', [es, changesInSpanish], /\bnuestra lista\b|\bley(?:es)? que encontramos\b/iu],
  ])('speaks as if the reader knew our sources: %s', (_, words, ours) => {
    expect(JSON.stringify(words).match(ours)?.[0]).toBeUndefined();
  });
});
