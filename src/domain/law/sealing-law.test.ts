import { describe, expect, it } from 'vitest';

import { sealingLaw } from '~/data/laws.ts';
import { sealingLawSchema, type SealingLaw } from './sealing-law.ts';

const arizona = sealingLaw('AZ');
const alabama = sealingLaw('AL');

/** The fields that the schema complains about. */
function complaints(law: unknown): string[] {
  const read = sealingLawSchema.safeParse(law);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
}

describe('a law file', () => {
  it('is accepted unchanged', () => {
    expect(complaints(arizona)).toEqual([]);
    expect(complaints(alabama)).toEqual([]);
  });

  it.each<[string, SealingLaw, Partial<Record<keyof SealingLaw, unknown>>, string]>([
    ['a state that does not belong to its code', arizona, { state: 'Alabama' }, 'state'],
    ['a code that is no state', arizona, { abbreviation: 'PR' }, 'abbreviation'],
    ['an empty text', arizona, { notes: '' }, 'notes'],
    ['a text with space around it', arizona, { courtName: ' Justice Court' }, 'courtName'],
    ['an empty requirement', arizona, { requirements: [''] }, 'requirements.0'],
    [
      "'Not eligible' where records can be sealed",
      arizona,
      { waitingPeriod: 'Not eligible' },
      'waitingPeriod',
    ],
    ['a waiting period where they cannot', alabama, { waitingPeriod: '3 years' }, 'waitingPeriod'],
    ['a difference that is not explained', arizona, { verification: 'differs' }, 'differenceNote'],
    ['doubt that is not explained', alabama, { verification: 'unverified' }, 'differenceNote'],
    ['a verified law without a citation', arizona, { statute: [] }, 'statute'],
    [
      'a different law without a citation',
      alabama,
      { verification: 'differs', differenceNote: 'x' },
      'statute',
    ],
    ['no steps where records can be sealed', arizona, { processSteps: [] }, 'processSteps'],
    ['general court steps as requirements of a law', sealingLaw('FL'), { basis: 'law' }, 'basis'],
    ['requirements that rest on nothing', arizona, { basis: null }, 'basis'],
    ['a basis of no requirements', alabama, { basis: 'law' }, 'basis'],
    ['no source', arizona, { sources: [] }, 'sources'],
    ['a source without http', arizona, { sources: [{ title: 'A', url: 'ftp://a.gov/' }] }, 'sources.0.url'],
    ['a day where a month is meant', arizona, { asOf: '2026-11-21' }, 'asOf'],
    ['a month after that of its oldest check', arizona, { asOf: '2026-12' }, 'asOf'],
    ['a month before it', arizona, { asOf: '2026-10' }, 'asOf'],
    ["another state's remedy", arizona, { remedies: sealingLaw('CA').remedies }, 'remedies'],
    ['one remedy twice', arizona, { remedies: [arizona.remedies[0], arizona.remedies[0]] }, 'remedies'],
    ['a field that nobody knows', arizona, { waitingPeriods: [] } as object, ''],
  ])('is refused for %s', (_what, law, change, field) => {
    expect(complaints({ ...law, ...change })).toContain(field);
  });
});
