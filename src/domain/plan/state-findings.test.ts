import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FINDING_WORDS } from '#content/words/en/law.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { anyPlanCase } from '../../../tests/support/plan-cases.ts';
import { fleschKincaidGrade } from '../../../tests/support/readability.ts';
import { CASE_OUTCOMES, type CaseOutcome, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { findingText } from './finding-text.ts';
import { finding } from './compute-finding.ts';
import { ifs } from './finding.ts';
import { stateFindings } from './state-findings.ts';

const TODAY = '2026-11-21' as PlainDate;
const lawOf = (code: JurisdictionCode) => ({
  ...SEALING_LAWS[code],
  remedies: SEALING_LAWS[code].remedies.map(shownRemedy),
});
const FOUND = new Map(JURISDICTION_CODES.map((code) => [code, stateFindings(lawOf(code), code, TODAY)]));
const foundFor = (code: JurisdictionCode, outcome: CaseOutcome) =>
  FOUND.get(code)?.find((each) => each.outcome === outcome)?.findings ?? [];

describe('the findings of a state', () => {
  it.each(JURISDICTION_CODES)('of %s cover every ending and payment', (code) => {
    expect(FOUND.get(code)?.map(({ outcome }) => outcome)).toEqual(CASE_OUTCOMES);
    for (const outcome of CASE_OUTCOMES) {
      const payments = foundFor(code, outcome).flatMap((each) => each.payments);
      expect(payments.toSorted()).toEqual(PAYMENT_STATUSES.toSorted());
    }
  });

  it.each(JURISDICTION_CODES)('of %s name what decides where a fact does', (code) => {
    for (const { findings } of FOUND.get(code) ?? []) {
      for (const { finding: found } of findings) {
        if (found.kind !== 'needs-a-fact') continue;
        expect(found.decidedBy.length > 0 || found.basis?.remedy.appliesTo.dependsOn !== undefined).toBe(
          true,
        );
        expect(findingText(found, jurisdiction(code).name, FINDING_WORDS).sentence).not.toMatch(/: \.| {2}/u);
      }
    }
  });

  it('name all that decides, and each way that an older case has: California, landlord won', () => {
    for (const { finding: found } of foundFor('CA', 'lost')) {
      expect(found.decidedBy).toEqual(['ended', 'trial']);
      expect(findingText(found, 'California', FINDING_WORDS).sentence).toContain(
        'It is one of these: the court does it free or you and the landlord both have to sign.',
      );
    }
  });

  it('equal what the check finds before dates and answers are known, or depend on a fact', () => {
    fc.assert(
      fc.property(anyPlanCase, (facts) => {
        const { state, outcome, paymentStatus } = facts;
        const shown = foundFor(state, outcome).find(({ payments }) =>
          payments.includes(paymentStatus),
        )?.finding;
        const asked = { ...facts, county: '', dates: {}, settledAs: undefined, answers: {} };
        if (facts.filingDate > TODAY || facts.filingDate < '2015') return;
        const checked = finding(lawOf(state), asked, TODAY);
        expect(shown?.listAnswer).toBe(checked.listAnswer);
        const isOpen = shown === undefined || shown.kind === 'needs-a-fact';
        if (!isOpen && ifs(shown, 'learn').length === 0) expect(shown.kind).toBe(checked.kind);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['FL', 'dismissed', ['no-law']],
    ['AZ', 'won', ['court-acts']],
    ['AZ', 'lost', ['remedy-open', 'open-despite-list']],
    ['NJ', 'lost', ['court-acts', 'open-despite-list']],
    ['CT', 'dismissed', ['limited']],
    ['RI', 'won', ['not-confirmed']],
    ['SC', 'lost', ['not-confirmed']],
    // Colorado hides cases filed since December 2020, Maryland those about rent.
    ['CO', 'dismissed', ['needs-a-fact']],
    ['MD', 'dismissed', ['needs-a-fact']],
  ] as const)('in %s, %s: %j', (code, outcome, kinds) => {
    expect(foundFor(code, outcome).map((each) => each.finding.kind)).toEqual(kinds);
  });

  it('have no day and no unfilled placeholder, and read at grade 7 or below', () => {
    for (const code of JURISDICTION_CODES) {
      for (const outcome of CASE_OUTCOMES) {
        for (const each of foundFor(code, outcome)) {
          const { sentence } = findingText(each.finding, jurisdiction(code).name, FINDING_WORDS);
          // A new law is named with its first day.
          const words = sentence.replace(
            /new law in [^.]+\.|From January 1, 2027[^.]+\.|Act \d+ of 2026|2026 Substitute|A rule from July 2026|since 2020/gu,
            '',
          );
          expect(words, code).not.toMatch(/[{}]|\b(?:19|20)\d\d\b(?!\))/u);
          expect(fleschKincaidGrade(sentence), sentence).toBeLessThanOrEqual(7);
        }
      }
    }
  });
});
