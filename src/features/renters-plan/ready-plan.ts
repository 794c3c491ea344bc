import type { ResultWords } from '~/content/words/words.ts';
import { type LetterFacts, letterFacts } from '~/domain/plan/letters.ts';
import type { PlanCase } from '~/domain/plan/remedy-fit.ts';
import type { RenterProtection } from '~/domain/law/renter-protection-schema.ts';
import type { SealingLawFile } from '~/domain/law/state-file.ts';
import { filingInformation, type FilingInformation } from '~/domain/law/filing-information.ts';
import { casePlace } from '~/domain/check/outcome.ts';
import { jurisdiction } from '~/domain/places/jurisdiction.ts';
import { rentersPlan, type RentersPlan } from '~/domain/plan/renters-plan.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import type { PlainDate } from '~/domain/shared/plain-date.ts';

import { type FactNotes, planCase } from './plan-case.ts';

export type PlanWords = Pick<ResultWords, 'law' | 'letters' | 'plan'> & {
  readonly translation: ResultWords['translation'] | undefined;
};

/** Input of a plan: the form's answers, the result, and the state's law. */
export interface PlanInput {
  readonly form: EligibilityForm;
  /** Heading of the result's banner. */
  readonly answer: string;
  /** The finding as worded in the banner. */
  readonly finding: string;
  readonly file: SealingLawFile;
  readonly today: PlainDate;
  readonly words: PlanWords;
}

/** A plan with everything that its components need. */
export interface ReadyPlan extends PlanInput {
  readonly plan: RentersPlan;
  readonly facts: PlanCase;
  /** `'Arizona'` */
  readonly state: string;
  /** `'Pima County, Arizona'`; only the state if the county is unknown. */
  readonly place: string;
  readonly filing: FilingInformation;
  /** The typed dates that could be parsed. */
  readonly dates: PlanCase['dates'];
  /** Rules for the next application in the chosen state, in the page's language. */
  readonly rules: readonly RenterProtection[];
  /** Facts for the letters in English (`letters`) and in the page's language (`meaning`). */
  readonly letters: LetterFacts;
  readonly meaning: LetterFacts;
}

/**
 * Computes the plan; called again whenever a date or answer changes.
 *
 * @param rules for the next application, in English; empty if no state is chosen or they are still loading
 * @param shown the same rules in the page's language
 */
export function readyPlan(
  input: PlanInput,
  notes: FactNotes,
  rules: readonly RenterProtection[] = [],
  shown = rules,
): ReadyPlan {
  const { form, file, today, words } = input;
  const facts = planCase(form, notes, file.counties);
  const { name } = jurisdiction(form.state);
  const plan = rentersPlan(file, facts, today);
  return {
    ...input,
    dates: facts.dates,
    facts,
    plan,
    rules: shown,
    letters: letterFacts(plan, facts, today, rules),
    meaning: letterFacts(plan, facts, today, shown),
    state: name,
    place: casePlace(facts.county, name),
    filing: filingInformation(file.courts, facts.county, words.law.FEE_WORDS),
  };
}

/** URL of this page without query and fragment, which could reveal a case. */
export function pageAddress(): URL {
  return new URL(window.location.pathname, window.location.origin);
}
