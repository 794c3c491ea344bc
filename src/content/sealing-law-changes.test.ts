import { describe, expect, it } from 'vitest';

import { changesOf } from '~/domain/law/change-log.ts';
import { SEALING_LAW_CHANGES } from './sealing-law-changes.ts';
import { SEALING_LAWS } from './sealing-law.ts';

const laws = Object.values(SEALING_LAWS);

describe('the law change log', () => {
  it('begins with the first publication of all laws', () => {
    const first = SEALING_LAW_CHANGES.at(-1);
    expect(first).toMatchObject({ id: '2026-11-21-first-publication', states: [] });
  });

  it.each(laws.map((law) => [law.state, law] as const))(
    '%s: has a line for the month of its last check, even if nothing changed',
    (_state, { abbreviation, asOf }) => {
      const [newest] = changesOf(SEALING_LAW_CHANGES, abbreviation);
      expect(newest?.date.slice(0, 7)).toBe(asOf);
    },
  );

  it('names only sources that stand with the law', () => {
    const known = new Set(
      laws.flatMap(({ statute, sources, remedies }) =>
        [...statute, ...sources, ...remedies.flatMap((remedy) => remedy.sources)].map(({ url }) => url),
      ),
    );
    for (const { id, source } of SEALING_LAW_CHANGES) {
      if (source !== null) expect(known, id).toContain(source.url);
    }
  });

  it('has dates that are days, and ids that are never used twice', () => {
    expect(new Set(SEALING_LAW_CHANGES.map(({ id }) => id)).size).toBe(SEALING_LAW_CHANGES.length);
  });
});
