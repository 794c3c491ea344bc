import { describe, expect, it } from 'vitest';

import { changesOf, type LawChange, lawChangesSchema } from './change-log.ts';
import type { PlainDate } from '../shared/plain-date.ts';

const change = (id: string, states: LawChange['states'] = []): LawChange => ({
  id,
  date: id.slice(0, 10) as PlainDate,
  states,
  title: 'A title',
  what: 'What changed.',
  source: null,
});

/** The fields that the schema complains about. */
function complaints(changes: unknown): string[] {
  const read = lawChangesSchema.safeParse(changes);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
}

describe('the law change log', () => {
  it('is accepted with the newest change first', () => {
    expect(
      complaints([change('2027-01-02-ohio', ['OH']), change('2026-11-21-a'), change('2026-11-21-b')]),
    ).toEqual([]);
  });

  it.each<[string, readonly unknown[], string]>([
    ['no change', [], ''],
    ['the oldest first', [change('2026-11-21-a'), change('2027-01-02-b')], ''],
    ['one id twice', [change('2026-11-21-a'), change('2026-11-21-a')], ''],
    ['an id of another day', [{ ...change('2026-11-21-a'), date: '2026-11-22' }], '0.id'],
    ['a day that does not exist', [{ ...change('2026-11-31-a'), date: '2026-11-31' }], '0.date'],
    ['a state that is none', [{ ...change('2026-11-21-a'), states: ['PR'] }], '0.states.0'],
    ['no words', [{ ...change('2026-11-21-a'), what: '' }], '0.what'],
  ])('is refused with %s', (_what, changes, field) => {
    expect(complaints(changes)).toContain(field);
  });

  it('lists for a state the changes that name it and those about all states', () => {
    const changes = [
      change('2027-01-02-ohio', ['OH']),
      change('2027-01-01-utah', ['UT']),
      change('2026-11-21-all'),
    ];
    expect(changesOf(changes, 'OH').map(({ id }) => id)).toEqual(['2027-01-02-ohio', '2026-11-21-all']);
  });
});
