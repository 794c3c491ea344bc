import { expect, it } from 'vitest';

import { clearAnswers, FACT_IDS, factKind } from './facts.ts';

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
