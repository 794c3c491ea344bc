import type { LetterFacts } from '~/content/copy/plan-letters.ts';

import { longDate } from './long-date.ts';
import type { ReadyPlan } from './plan-input.ts';

/** Hebrew, Arabic and their neighbours, which are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** What the letters of a plan say. */
export function letterFacts({ plan, form, dates, place, filing, today }: ReadyPlan): LetterFacts {
  const { ended } = dates;
  const agreement = plan.paths.find(
    ({ remedy }) => remedy.how === 'stipulation' && remedy.confidence !== 'low',
  );
  return {
    name: isolated(form.fullName),
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

/**
 * A name that is written from right to left, set apart so that the English around it keeps its order (Unicode's first
 * strong isolate); other names stay as they are.
 */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
