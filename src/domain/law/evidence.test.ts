import { describe, expect, it } from 'vitest';

import { PENDING_BILLS, SEALING_LAWS, sealingLaw } from '#data/laws.ts';

import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { SealingLaw } from './sealing-law.ts';
import { EVIDENCE_WORDS } from '#content/words/en/law.ts';
import { billsOf } from './changes.ts';
import { lawEvidence, type LawFinding, lawFinding } from './evidence.ts';

const TODAY = '2026-11-21' as PlainDate;
/** 365 days after the first of November 2026, and one more. */
const LAST_DAY = '2027-11-01' as PlainDate;
const NEXT_DAY = '2027-11-02' as PlainDate;

/** The laws as of their first check, so that a later check does not change these tests. */
const laws = Object.values(SEALING_LAWS).map((law): SealingLaw => ({
  ...law,
  asOf: '2026-11',
  remedies: law.remedies.map((remedy) => ({ ...remedy, checked: { ...remedy.checked, on: '2026-11-01' } })),
}));
/** Everything the note says, as one text. */
const words = (law: (typeof laws)[number]) =>
  Object.values(lawEvidence(law, [], TODAY, EVIDENCE_WORDS)).join(' ');

describe('the evidence note of every state', () => {
  it.each(laws.map((law) => [law.state, law] as const))(
    '%s: says when it was checked and who decides',
    (_state, law) => {
      const note = lawEvidence(law, [], TODAY, EVIDENCE_WORDS);
      expect(note.checked).toBe('Checked November 2026');
      expect(note.looked).toMatch(
        /^(?:last look for new laws November 2[259], 2026|no later look for new laws on record)$/u,
      );
      expect(note.caution).toBe('Only the court decides. This is information, not legal advice.');
      expect(note.reliable).toBe(law.verification === 'verified');
      expect(note.warning).toBeNull();
      expect(note.difference).toBe(law.differenceNote);
    },
  );

  it('never calls the absence of a law verified', () => {
    const without = laws.filter((law) => !law.eligible && law.verification === 'verified');
    expect(without.map(({ abbreviation }) => abbreviation)).toEqual(
      ['AL', 'AK', 'MS', 'NE', 'NC', 'OK', 'SD', 'TN', 'WV', 'WY'], // notes of the second reading
    );
    for (const law of without) {
      const note = lawEvidence(law, [], TODAY, EVIDENCE_WORDS);
      expect(note.heading).toBe('We found no sealing law');
      expect(`${note.heading} ${note.explanation}`).not.toMatch(/verif|confirm|support/iu);
    }
  });

  it('says plainly whether nothing, a narrow rule or a new law stands behind an unconfirmed period', () => {
    const unconfirmed = laws.filter((law) => law.eligible && law.verification === 'unverified');
    const byHeading = Object.groupBy(
      unconfirmed,
      (law) => lawEvidence(law, [], TODAY, EVIDENCE_WORDS).heading,
    );
    const states = Object.entries(byHeading).map(([heading, these]) => [
      heading,
      these?.map(({ abbreviation }) => abbreviation).join(' '),
    ]);
    expect(Object.fromEntries(states)).toEqual({
      'We found no sealing law': 'AR FL HI IA KY LA MI MO MT NM VT',
      'We found only a narrow rule': 'NH PA TX',
      'There is a new law': 'GA',
    });
    expect(lawEvidence(sealingLaw('TX'), [], TODAY, EVIDENCE_WORDS).explanation).toBe(
      'We found only a narrow rule in Texas. A COVID program hid some cases that a judge paused. It has ended.',
    );
    for (const law of byHeading['We found only a narrow rule'] ?? [])
      expect(words(law)).not.toMatch(/could not confirm/u);
  });

  it("shows the law's own terms when they differ", () => {
    const differing = laws.filter((law) => law.verification === 'differs');
    expect(differing).not.toEqual([]);
    for (const law of differing)
      expect(lawEvidence(law, [], TODAY, EVIDENCE_WORDS).difference).not.toBeNull();
    expect(lawEvidence(sealingLaw('CT'), [], TODAY, EVIDENCE_WORDS).heading).toBe(
      'The law says something else than this wait',
    );
  });

  it('distinguishes a supported period from one that is supported within limits', () => {
    expect(lawEvidence(sealingLaw('AZ'), [], TODAY, EVIDENCE_WORDS).explanation).toBe(
      'A law or court rule in Arizona supports the waiting period shown here.',
    );
    expect(lawEvidence(sealingLaw('MD'), [], TODAY, EVIDENCE_WORDS).explanation).toBe(
      'A law or court rule in Maryland supports the waiting period shown here, with limits.',
    );
  });

  it('tells renters of North Dakota and South Carolina to ask', () => {
    expect(lawEvidence(sealingLaw('ND'), [], TODAY, EVIDENCE_WORDS).heading).toBe(
      'There is a law that may help some renters',
    );
    expect(lawEvidence(sealingLaw('SC'), [], TODAY, EVIDENCE_WORDS).heading).toBe('There is a new law');
    expect(words(sealingLaw('SC'))).toContain('H.4270');
  });

  it('makes no promise', () => {
    for (const law of laws)
      expect(words(law), law.state).not.toMatch(/guarantee|you qualify|will be sealed/iu);
  });

  it('names the month of the check in words', () => {
    expect(lawEvidence({ ...sealingLaw('AZ'), asOf: '2027-01' }, [], TODAY, EVIDENCE_WORDS).checked).toBe(
      'Checked January 2027',
    );
  });

  it('warns about a check more than a year old and no longer calls it reliable', () => {
    for (const law of laws) {
      const [young, old] = [
        lawEvidence(law, [], LAST_DAY, EVIDENCE_WORDS),
        lawEvidence(law, [], NEXT_DAY, EVIDENCE_WORDS),
      ];
      expect(old).toEqual({
        ...young,
        reliable: false,
        warning:
          'Nobody has checked this for more than a year, and the law may have changed. Ask the court clerk or legal aid before you rely on it.',
        checked: young.checked.replace(
          'Checked November 2026',
          'Last checked November 2026, more than a year ago',
        ),
      });
    }
  });
});

const found = Object.groupBy(Object.values(SEALING_LAWS), (law) =>
  lawFinding(law, billsOf(PENDING_BILLS, law.abbreviation)),
);
const states = (finding: LawFinding) => found[finding]?.map(({ abbreviation }) => abbreviation).join(' ');

describe('what was found', () => {
  // Counted by hand from the notes of the readings.
  it.each([
    ['automatic', 'AZ CA CO CT ID IL IN ME MD MN NV NJ NY OR UT VA DC WI'],
    ['on-request', 'DE KS MA ND OH RI WA'],
    ['narrow', 'NH PA TX'],
    ['new-law', 'GA SC'],
    ['bill', 'HI KY MI NC VT'],
    ['none', 'AL AK AR FL IA LA MS MO MT NE NM OK SD TN WV WY'],
  ] as const)('%s: %s', (finding, expected) => {
    expect(states(finding)).toBe(expected);
  });

  it('is automatic only with a confirmed rule of the whole state', () => {
    const [rule] = sealingLaw('AZ').remedies;
    if (rule === undefined) throw new Error('Arizona has no remedies.');
    const arizona = { ...sealingLaw('AZ'), remedies: [rule] };
    expect(lawFinding(arizona, [])).toBe('automatic');
    for (const change of [
      { confidence: 'low' },
      { localTo: 'Pima County' },
      { how: 'petition' },
      { effect: 'screening-report-limit' },
    ] as const) {
      expect(lawFinding({ ...arizona, remedies: [{ ...rule, ...change }] }, [])).toBe('on-request');
    }
  });
});
