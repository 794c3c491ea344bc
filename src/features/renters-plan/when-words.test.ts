import { describe, expect, it } from 'vitest';

import * as law from '#content/words/en/law.ts';
import * as plan from '#content/words/en/plan.ts';
import * as spanishLaw from '#content/words/es/law.ts';
import * as spanishPlan from '#content/words/es/plan.ts';
import { SEALING_LAWS, sealingLaw } from '#data/laws.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import type { When } from '#domain/plan/date-rules.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import {
  checkWords,
  reportingCitation,
  reportingStart,
  reportingWords,
  stateLimitWords,
  versionWords,
  whenWords,
} from './when-words.ts';

const EN = { law, plan };
const day = (text: string) => text as PlainDate;
const words = (state: 'AZ' | 'CT' | 'DC' | 'MA' | 'OR', when: When) => {
  const [remedy] = sealingLaw(state).remedies;
  return remedy === undefined
    ? expect.fail('no remedy')
    : whenWords({ remedy: shownRemedy(remedy), when }, EN);
};

describe('the words of a date', () => {
  it('call it the earliest and promise nothing', () => {
    expect(words('AZ', { kind: 'opens-on', date: day('2028-02-29') })).toBe(
      'The earliest date we can work out: February 29, 2028.',
    );
    expect(words('AZ', { kind: 'opens-on', date: day('2026-11-26') })).toBe(
      'The earliest date we can work out: November 26, 2026. Or the next day the court is open.',
    );
    expect(words('AZ', { kind: 'open-now', since: null })).toBe('This may be open to you now.');
    expect(words('AZ', { kind: 'open-now', since: day('2024-01-01') })).toBe(
      'This may be open to you since January 1, 2024.',
    );
  });

  it('present a deadline of the court as a deadline', () => {
    expect(words('CT', { kind: 'opens-on', date: day('2026-11-30') })).toBe(
      'The court has until November 30, 2026.',
    );
    expect(words('CT', { kind: 'open-now', since: day('2026-10-30') })).toBe(
      'The court had until October 30, 2026. It should be done.',
    );
  });

  it('call a date that counts an appeal nobody has read no bound', () => {
    expect(words('DC', { kind: 'opens-on', date: day('2028-03-01') })).toBe(
      'About March 1, 2028. We have not read how long an appeal can take.',
    );
    expect(words('DC', { kind: 'open-now', since: day('2025-05-05') })).toBe(
      'This may be open to you now. It was not before May 5, 2025.',
    );
  });

  it('give the latest end when the start day is not known', () => {
    for (const state of ['AZ', 'CT', 'MA'] as const)
      expect(words(state, { kind: 'opens-on', date: day('2026-11-26'), notBefore: null })).toBe(
        'The time we can count is over by November 26, 2026 at the latest. Add the day for the exact date.',
      );
  });

  it('give the range when the start month or year is known, or the court acts once a year', () => {
    const range = { kind: 'opens-on', date: day('2026-12-31'), notBefore: day('2026-12-01') } as const;
    expect(words('AZ', range)).toBe(
      'Between December 1, 2026 and December 31, 2026. Add the day for the exact date.',
    );
    const yearly =
      sealingLaw('OR').remedies.find(({ waitingPeriod }) => waitingPeriod?.run === 'yearly') ?? expect.fail();
    const said = (when: When) => whenWords({ remedy: shownRemedy(yearly), when }, EN);
    expect(said(range)).toBe('Between December 1, 2026 and December 31, 2026. Courts do this once a year.');
    expect(said({ ...range, notBefore: null })).toBe(
      'By December 31, 2026 at the latest. Courts do this once a year.',
    );
  });

  it('say that only the time to appeal still runs', () => {
    expect(words('MA', { kind: 'opens-on', date: day('2026-12-31'), appeal: true })).toBe(
      'Maybe from December 31, 2026, when the time to appeal is over.',
    );
  });

  it('say that an old case may be open', () => {
    const likely = {
      kind: 'needs-a-fact',
      fact: 'ended',
      conflict: null,
      notBefore: null,
      likely: true,
    } as const;
    expect(words('MA', likely)).toBe('The wait may be over. Your last court paper shows the exact day.');
  });

  it.each([
    [
      'oh-cleveland-agreed',
      'another-court',
      'It is for a court in Cuyahoga County, and your case was in another county.',
    ],
    [
      'va-dismissed-30-days-automatic',
      'filed',
      'It is for cases filed since July 1, 2024, and yours was filed before.',
    ],
    [
      'va-older-dismissed-petition',
      'filed',
      'It is for cases filed before July 1, 2024, and yours was filed later.',
    ],
    ['il-covid-cases', 'filed', 'It is for cases filed at another time.'],
  ] as const)('name both facts that close %s', (id, why, expected) => {
    const remedy = Object.values(SEALING_LAWS)
      .flatMap(({ remedies }) => remedies)
      .find((each) => each.id === id);
    const shown = shownRemedy(remedy ?? expect.fail('no remedy'));
    expect(whenWords({ remedy: shown, when: { kind: 'does-not-apply', why } }, EN)).toBe(expected);
  });

  it('say when an unpaid judgment can expire', () => {
    expect(words('OR', { kind: 'does-not-apply', why: 'unpaid', expires: day('2029-06-01') })).toBe(
      'It opens once the judgment is paid. It also opens once the judgment has expired, on June 1, 2029 at the earliest.',
    );
  });

  it('ask for a missing date, or say what is wrong with it', () => {
    const missing = { kind: 'needs-a-fact', fact: 'ended', conflict: null } as const;
    expect(words('AZ', { ...missing, notBefore: day('2027-03-01') })).toBe(
      'We can’t tell yet. It depends on the day the case ended. No earlier than March 1, 2027.',
    );
  });

  it('name the contradicting end where it decides whether the remedy applies', () => {
    const wrong = { kind: 'needs-a-fact', fact: 'end', conflict: 'before-filing', notBefore: null } as const;
    expect(words('AZ', wrong)).toBe(
      'Check your answer to “When did the case end?” This date is before the filing. Look at both again.',
    );
    const debt = { ...wrong, fact: 'debt', conflict: 'too-young-to-expire' } as const;
    expect(words('OR', debt)).toBe(
      'Check your answer to “Is it over in another way?” By the dates you gave, the judgment is too young to have expired.',
    );
  });

  it('name the contradicting date, because its field is not visible on paper', () => {
    const wrong = {
      kind: 'needs-a-fact',
      fact: 'ended',
      conflict: 'before-filing',
      notBefore: null,
    } as const;
    expect(words('AZ', wrong)).toBe(
      'Check your answer to “When did the case end?” This date is before the filing. Look at both again.',
    );
    expect(words('AZ', { ...wrong, fact: 'filing', conflict: 'in-the-future' })).toBe(
      'Check the date of the filing. This date is still to come.',
    );
  });

  it('give no date when there is none', () => {
    expect(words('AZ', { kind: 'not-computable', why: 'not-confirmed' })).toBe(
      'We give no date for a law that we could not confirm.',
    );
    expect(words('AZ', { kind: 'not-computable', why: 'old-check' })).toBe(
      'We give no date until we have checked the law again.',
    );
    expect(words('AZ', { kind: 'does-not-apply', why: 'unpaid' })).toBe(
      'It opens once the judgment is paid.',
    );
  });
});

it('the words of the reporting limit are in the reader’s language, with its dates', () => {
  const limit = {
    kind: 'ends-after',
    date: day('2028-03-05'),
    from: 'filing',
    mayBeLater: false,
    isOpenEnded: false,
  } as const;
  expect(reportingWords(limit, { law: spanishLaw, plan: spanishPlan })).toContain('marzo de 2028');
});

describe('the version of a quotation', () => {
  it.each([
    ['2024-05-01', 'May 1, 2024', '1 de mayo de 2024'],
    ['2026-02', 'February 2026', 'febrero de 2026'],
    ['2024', '2024', '2024'],
    ['2025 (effective 2026-07-01)', '2025 (effective 2026-07-01)', '2025 (effective 2026-07-01)'],
  ])('%s is %s, and %s in Spanish', (version, english, spanish) => {
    const { quotation } = sealingLaw('AZ').remedies[0] ?? expect.fail('no remedy');
    const read = { ...(quotation ?? expect.fail('no quotation')), version, isOfficial: true };
    expect(versionWords(read, EN)).toBe(`Read in an official text (${english}).`);
    expect(versionWords(read, { law: spanishLaw })).toBe(`Leído en un texto oficial (${spanish}).`);
  });
});

describe('the words of a check', () => {
  const checked = { on: '2026-03-22' };
  const { quotation } = sealingLaw('AZ').remedies[0] ?? expect.fail('no remedy');
  const on = (today: string) => checkWords({ checked, quotation }, day(today), EN);

  it('give only its day for less than 90 days and for a day before it', () => {
    expect(on('2026-03-21')).toBe('Checked March 22, 2026.');
    expect(on('2026-03-22')).toBe('Checked March 22, 2026.');
    expect(on('2026-06-19')).toBe('Checked March 22, 2026.');
  });

  it('give its age from 90 days on and say that the law may have changed', () => {
    expect(on('2026-06-20')).toBe('Checked 90 days ago, on March 22, 2026. The law may have changed since.');
    expect(on('2026-06-21')).toContain('Checked 91 days ago');
    expect(on('2026-09-18')).toBe('Checked 180 days ago, on March 22, 2026. The law may have changed since.');
  });

  it('refer to the clerk after 180 days', () => {
    const clerk = 'Ask the clerk if the law still says so.';
    expect(on('2026-09-19')).toBe(`Checked 181 days ago, on March 22, 2026. ${clerk}`);
    expect(on('2027-03-22')).toBe(`Checked 365 days ago, on March 22, 2026. ${clerk}`);
    expect(on('2027-03-23')).toBe(`Checked 366 days ago, on March 22, 2026. ${clerk}`);
  });

  it('do not call an unread text checked', () => {
    const unread = (today: string) => checkWords({ checked, quotation: null }, day(today), EN);
    expect(unread('2026-03-22')).toBe('We last looked for its text on March 22, 2026.');
    expect(unread('2026-06-20')).toContain('We last looked for its text 90 days ago');
    expect(unread('2026-09-19')).toContain('Ask the clerk what the law says now.');
    for (const today of ['2026-03-22', '2026-06-20', '2026-09-19', '2027-03-23'])
      expect(unread(today)).not.toContain('Checked');
  });
});

describe('the words of the reporting limit', () => {
  it('give a month and no promise, because the law says "whichever is longer"', () => {
    expect(
      reportingWords(
        {
          kind: 'ends-after',
          date: day('2028-03-05'),
          from: 'filing',
          mayBeLater: false,
          isOpenEnded: false,
        },
        EN,
      ),
    ).toBe('Reports may show it until at least March 2028.');
  });

  it('say what to do when the time is over, or what is needed', () => {
    expect(
      reportingWords(
        { kind: 'has-ended', date: day('2025-03-05'), from: 'filing', mayBeLater: false, isOpenEnded: false },
        EN,
      ),
    ).toBe('It should have come off your reports in March 2025. Still there? Dispute it.');
    expect(
      reportingWords({ kind: 'needs-judgment-date', notBefore: day('2028-03-05'), isOpenEnded: false }, EN),
    ).toBe('Reports may show it for seven years from the judgment: until at least March 2028.');
    expect(reportingWords({ kind: 'check-filing-date' }, EN)).toBe(
      'Reports may show it for seven years from the filing. Check that date.',
    );
  });

  it('leave the end open for an unpaid judgment, and give none for what the court should have hidden', () => {
    const unpaid = { from: 'judgment', mayBeLater: false, isOpenEnded: true } as const;
    expect(reportingWords({ kind: 'ends-after', date: day('2028-03-05'), ...unpaid }, EN)).toBe(
      'Reports may show it until at least March 2028, longer while the judgment can still be enforced.',
    );
    expect(reportingWords({ kind: 'has-ended', date: day('2025-03-05'), ...unpaid }, EN)).toBe(
      'Usually off reports since March 2025, but not while the judgment can still be enforced.',
    );
    expect(reportingWords({ kind: 'needs-judgment-date', notBefore: null, isOpenEnded: true }, EN)).toBe(
      'Usually seven years from the judgment; longer while it can still be enforced.',
    );
    expect(reportingWords({ kind: 'hidden' }, EN)).toBe(
      'Hidden by the court? Then ask to have it taken off now.',
    );
  });

  it('name one start of the seven years only where there is one', () => {
    const startOf = (from: 'filing' | 'judgment', mayBeLater: boolean) =>
      reportingStart(
        { kind: 'has-ended', date: day('2025-06-01'), from, mayBeLater, isOpenEnded: false },
        EN,
      );
    expect(startOf('filing', false)).toBe('Seven years from the filing.');
    expect(startOf('judgment', false)).toBe('Seven years from the judgment.');
    expect(startOf('filing', true)).toBe(
      'Seven years from the filing, or from the judgment if your deal was made one.',
    );
    expect(reportingStart({ kind: 'check-filing-date' }, EN)).toBeNull();
  });
});

describe('the words of a state’s own limits', () => {
  const limits = sealingLaw('NY')
    .remedies.map(shownRemedy)
    .filter(({ id }) => id === 'ny-no-denial-over-housing-court');

  it('name each of them, and say that federal law may override it', () => {
    const [limit, preemption] = stateLimitWords(limits, 'New York', EN);
    expect(limit).toBe(
      'New York has a limit of its own: Landlords may not deny you over a past housing court case.',
    );
    expect(preemption).toContain('October 2025');
    expect(reportingCitation(limits, EN)).toBe('15 U.S.C. §\u00A01681c(a); 90 Fed. Reg.\u00A048710');
  });

  it('are empty when the state has none', () => {
    expect(stateLimitWords([], 'Texas', EN)).toEqual([]);
    expect(reportingCitation([], EN)).toBe('15 U.S.C. §\u00A01681c(a)');
  });
});
