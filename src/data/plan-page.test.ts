import { describe, expect, it } from 'vitest';

import type { Language } from '#config/languages.ts';
import type { CaseOutcome } from '#domain/check/case-facts.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';

import { planPage } from './plan-page.ts';

const summariesOf = (code: JurisdictionCode, outcome: CaseOutcome, language: Language = 'en') =>
  planPage(code, language)
    .findingsFor(outcome)
    .map(({ summaries }) =>
      summaries.map(({ who, when, costs }) => [who, when, costs].filter((part) => part !== null).join(' | ')),
    );

describe('the ways that a plan page names', () => {
  it.each([
    ['AZ', 'dismissed', ['The court must act on its own. | No wait, from the end of the case | Nothing.']],
    [
      'CA',
      'lost',
      [
        'The court must act on its own. | No wait, from the filing | Nothing.',
        'You and the landlord sign. | Ask the clerk.',
      ],
    ],
    // Waits of one way stand together.
    [
      'MD',
      'dismissed',
      [
        'The court must act on its own. | Within 60 days from the end of the case or no wait, from the filing | Nothing.',
        'You ask the court. We do not know yet whether the court has to say yes. | Ask the clerk.',
      ],
    ],
    ['CT', 'won', ['The court must act on its own. | Within 30 days from the end of the case | Nothing.']],
    [
      'DC',
      'dismissed',
      ['The court must act on its own. | At least 30 days from the end of the case | Nothing.'],
    ],
    [
      'DE',
      'won',
      [
        'You ask, and the court must grant it if your case fits. | No wait, from the end of the case | No fee: the court’s page says so.',
      ],
    ],
    // Cleveland's and Dayton's rules are not the answer for all of Ohio.
    ['OH', 'dismissed', ['You ask, and a judge weighs it. | Ask the clerk.']],
    // One program that has ended, and a limit on landlords, are no way to a hidden file.
    ['TX', 'dismissed', []],
    ['NY', 'won', []],
    ['AL', 'dismissed', []],
  ] as const)('in %s, for a case that was %s', (code, outcome, ways) => {
    expect(summariesOf(code, outcome)[0]).toEqual(ways);
  });

  it('in Spanish', () => {
    expect(summariesOf('MD', 'lost', 'es')[1]).toEqual([
      'Usted lo pide, y un juez lo considera. | Pregunte al secretario.',
    ]);
  });

  it.each(JURISDICTION_CODES)(
    'in %s cost nothing where the court acts by itself, and only there or where a source says so',
    (code) => {
      const page = planPage(code, 'en');
      const fees = new Set(page.remedies.map(({ feeNote }) => feeNote));
      for (const { summaries } of page.allFindings)
        for (const { who, costs } of summaries)
          expect([who.startsWith('The court must act') ? 'Nothing.' : 'Ask the clerk.', ...fees]).toContain(
            costs,
          );
    },
  );
});
