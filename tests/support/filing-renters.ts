import * as fc from 'fast-check';

import { type Answers, type FactId, factKind } from '#domain/filing/facts.ts';
import { factsToAsk } from '#domain/filing/filing.ts';

import { answersFor, type Case, PERSONAS } from './filing-cases.ts';

/**
 * Answers that can be given to a question, of which some contradict others: none, "I don't know", young and old days,
 * days to come.
 */
function answersTo(fact: FactId): readonly string[] {
  const { input, choices = [] } = factKind(fact);
  if (input === 'choice') return ['', ...choices];
  if (input === 'date')
    return ['', 'in June', '2015', '5/14/2015', '6/1/2019', '8/1/2025', '11/1/2026', '12/24/2026'];
  if (input === 'county') return ['', 'Elsewhere County'];
  return ['', ' ', `given ${fact}`];
}

/** Renters for whom a filing may be, each with some answers changed to any others. */
export function renters(each: Case): fc.Arbitrary<Answers> {
  const asked = factsToAsk(each);
  const others = fc.record(
    Object.fromEntries(asked.map((fact) => [fact, fc.constantFrom(...answersTo(fact))])),
  );
  const whose = fc.constantFrom(
    ...Object.values(PERSONAS),
    { outcome: 'settlement', settledAs: 'dismissed' },
    { outcome: 'lost', paymentStatus: 'not-paid' },
  );
  return fc
    .tuple(whose, others, fc.subarray([...asked], { maxLength: 4 }))
    .map(([persona, other, changed]) => {
      const answers = answersFor(each, persona);
      return { ...answers, ...Object.fromEntries(changed.map((fact) => [fact, other[fact] ?? ''])) };
    });
}

/** The last day that a typed date can mean: `'5/14/2015'` itself, the end of `'2015'`. */
export function lastDay(typed = ''): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(typed)) return typed;
  const [, month = '', day = '', year = ''] = /^(?:(\d+)\/(\d+)\/)?(\d{4})$/u.exec(typed) ?? [];
  if (year === '') return undefined;
  return `${year}-${(month || '12').padStart(2, '0')}-${(day || '31').padStart(2, '0')}`;
}
