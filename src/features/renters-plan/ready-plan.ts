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

/** The words of a plan, in the language of the page. */
export type PlanWords = Pick<ResultWords, 'law' | 'letters' | 'plan'> & {
  readonly translation: ResultWords['translation'] | undefined;
};

/** What a plan is made from: the case as it was typed, the answer to it, and the state's law. */
export interface PlanInput {
  readonly form: EligibilityForm;
  /** The heading of the specification's banner. */
  readonly answer: string;
  /** What was found, in the words of the banner. */
  readonly finding: string;
  readonly file: SealingLawFile;
  readonly today: PlainDate;
  readonly words: PlanWords;
}

/** A plan with everything that its parts show. */
export interface ReadyPlan extends PlanInput {
  readonly plan: RentersPlan;
  readonly facts: PlanCase;
  /** `'Arizona'` */
  readonly state: string;
  /** `'Pima County, Arizona'`, or the state alone where the county is not known. */
  readonly place: string;
  readonly filing: FilingInformation;
  /** Those of the typed dates that can be read. */
  readonly dates: PlanCase['dates'];
  /** The rules for the next application, where the renter wants to live, in the language of the page. */
  readonly rules: readonly RenterProtection[];
  /** What the letters say, for those who read English; and the same in the language of the page. */
  readonly letters: LetterFacts;
  readonly meaning: LetterFacts;
}

/**
 * Makes the plan, anew whenever a date is typed or an answer is chosen.
 *
 * @param rules those for the next application; none while nobody has said where, or they are on their way
 * @param shown the same in the language of the page
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

/** The address of this page without anything that could tell of a case: no query and no fragment. */
export function pageAddress(): URL {
  return new URL(window.location.pathname, window.location.origin);
}
