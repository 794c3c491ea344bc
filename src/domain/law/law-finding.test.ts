import { describe, expect, it } from 'vitest';

import { SEALING_LAWS, sealingLaw } from '~/content/sealing-law.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';

const found = Object.groupBy(Object.values(SEALING_LAWS), lawFinding);
const states = (finding: LawFinding) => found[finding]?.map(({ abbreviation }) => abbreviation).join(' ');

describe('what was found', () => {
  // Counted by hand from the notes of the second reading.
  it.each([
    ['automatic', 'AZ CA CO CT ID IL IN ME MD MN NV NJ NY OR UT VA DC WI'],
    ['on-request', 'MA ND OH RI WA'],
    ['unconfirmed', 'AR DE FL GA HI IA KS KY LA MI MO MT NH NM PA SC TX VT'],
    ['none', 'AL AK MS NE NC OK SD TN WV WY'],
  ] as const)('%s: %s', (finding, expected) => {
    expect(states(finding)).toBe(expected);
  });

  it('is automatic on the strength of a confirmed rule of the whole state only', () => {
    const [rule] = sealingLaw('AZ').remedies;
    if (rule === undefined) throw new Error('Arizona has no remedies.');
    const arizona = { ...sealingLaw('AZ'), remedies: [rule] };
    expect(lawFinding(arizona)).toBe('automatic');
    for (const change of [
      { confidence: 'low' },
      { localTo: 'Pima County' },
      { how: 'petition' },
      { effect: 'screening-report-limit' },
    ] as const) {
      expect(lawFinding({ ...arizona, remedies: [{ ...rule, ...change }] })).toBe('on-request');
    }
  });
});
