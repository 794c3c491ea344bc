import { expect, it } from 'vitest';

import { type Answers, clearAnswers, FACT_IDS, factKind, filingCase, isAnswered, isKnown } from './facts.ts';

const DAYS = FACT_IDS.filter((fact) => factKind(fact).input === 'date');

it.each(DAYS)('%s waits in Spanish until the renter has said which day is meant', (fact) => {
  for (const typed of ['05/03/2022', '3-4-21', '05032022', 'hacia 05/03/2o22'])
    expect(clearAnswers({ [fact]: typed, caseNumber: '05/03/2022' }, 'es')).toEqual({
      caseNumber: '05/03/2022',
    });
  for (const typed of ['5 de marzo de 2022', '14/05/2022', '5/14/2022', '05/05/2022', '2022'])
    expect(clearAnswers({ [fact]: typed }, 'es')).toEqual({ [fact]: typed });
  expect(clearAnswers({ [fact]: '05/03/2022' }, 'en')).toEqual({ [fact]: '05/03/2022' });
});

it.each([
  ['3/2/2015', { filingDate: '2015-03-02', filingPrecision: 'day' }],
  ['March 2015', { filingDate: '2015-03-01', filingPrecision: 'month' }],
  ['2015', { filingDate: '2015-01-01', filingPrecision: 'year' }],
])('a case that was filed in %s is judged by the law as far as that is known', (filingDate, known) => {
  expect(filingCase({ outcome: 'lost', filingDate }, 'IN')).toMatchObject(known);
});

it.each<[Answers, boolean, boolean]>([
  [{}, false, false],
  [{ landlord: '  ' }, false, false],
  [{ landlord: 'Acme' }, true, true],
  [{ landlord: 'unknown' }, true, false],
  [{ endDate: ' 5/14/2015 ' }, true, true],
  [{ endDate: '2015' }, true, false],
  [{ endDate: 'in spring' }, false, false],
])('of %j: answered %s, known for a paper %s', (answers, answered, known) => {
  const fact = 'endDate' in answers ? 'endDate' : 'landlord';
  expect([isAnswered(answers, fact), isKnown(answers, fact)]).toEqual([answered, known]);
});

it('a case has what was said of it, and nothing that was not', () => {
  const said = {
    outcome: 'lost',
    filingDate: '2015',
    county: 'Lake County',
    trial: 'yes',
    nonsuit: 'unknown',
  };
  expect(filingCase({ ...said, settledAs: 'judgment', redeemed: 'no' }, 'IN')).toMatchObject({
    county: 'Lake County',
    answers: { trial: true, redeemed: false },
    dates: {},
    settledAs: undefined,
  });
  expect(filingCase({ ...said, outcome: 'settlement', settledAs: 'judgment' }, 'IN')?.settledAs).toBe(
    'judgment',
  );
  expect(Object.keys(filingCase(said, 'IN')?.answers ?? {})).toEqual(['trial']);
});

it.each([{ outcome: 'lost' }, { outcome: 'lost', filingDate: 'in spring' }, { filingDate: '2015' }])(
  'a case of which only %j is known cannot be judged',
  (answers) => {
    expect(filingCase(answers, 'IN')).toBeUndefined();
  },
);
