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
    [
      'AZ',
      'dismissed',
      ['The court must act on its own. | Right away, from the end of the case. | Nothing.'],
    ],
    [
      'CA',
      'lost',
      [
        'The court must act on its own. | Right away, from the filing. | Nothing.',
        'You and the landlord sign. | Ask the clerk.',
      ],
    ],
    // Its two rules for cases that the court hides itself have different periods, one none.
    [
      'MD',
      'dismissed',
      [
        'The court must act on its own. | That depends: see “What the law says”. | Nothing.',
        'You ask the court. We do not know yet whether the court has to say yes. | Ask the clerk.',
      ],
    ],
    ['CT', 'won', ['The court must act on its own. | Within 30 days of the end of the case. | Nothing.']],
    [
      'DC',
      'lost',
      ['The court must act on its own. | At least 3 years from the end of the case. | Nothing.'],
    ],
    [
      'DE',
      'won',
      [
        'You ask, and the court must grant it if your case fits. | Right away, from the end of the case. | No fee: the court’s page says so.',
      ],
    ],
    // The rules of Cleveland, Dayton and Toledo are not the answer for all of Ohio.
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
    'in %s: none is said twice, and only the court’s own act costs nothing without a source',
    (code) => {
      const { allFindings, remedies } = planPage(code, 'en');
      const fees: readonly unknown[] = ['Ask the clerk.', ...remedies.map(({ feeNote }) => feeNote)];
      for (const { summaries } of allFindings) {
        expect(new Set(summaries.map(({ who }) => who)).size).toBe(summaries.length);
        for (const { who, costs } of summaries)
          if (who === 'The court must act on its own.') expect(costs).toBe('Nothing.');
          else expect(fees).toContain(costs);
      }
    },
  );
});
