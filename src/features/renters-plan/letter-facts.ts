import type { LetterFacts } from '~/content/copy/plan-letters.ts';

import { longDate } from './long-date.ts';
import type { ReadyPlan } from './plan-input.ts';

/** What the letters of a plan say. */
export function letterFacts({ plan, form, dates, place, filing, today }: ReadyPlan): LetterFacts {
  const { ended } = dates;
  const agreement = plan.paths.find(
    ({ remedy }) => remedy.how === 'stipulation' && remedy.confidence !== 'low',
  );
  return {
    name: form.fullName,
    phone: form.phone,
    email: form.email,
    today: longDate(today),
    court: filing.court.name,
    place,
    filed: longDate(form.filingDate),
    outcome: form.outcome,
    ended: ended !== undefined && ended.first === ended.last ? longDate(ended.first) : null,
    isPaid: form.paymentStatus === 'paid',
    owes: form.paymentStatus === 'partial' || form.paymentStatus === 'not-paid',
    agreementLaw: agreement?.remedy.citation ?? null,
    isTooOldToReport: plan.reporting.kind === 'has-ended',
  };
}
