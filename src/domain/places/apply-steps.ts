import type { ProtectionTopic, RenterProtection } from '#domain/law/facts-schema.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { incomeForRent } from './rents.ts';

/*
 * How to apply for a home in a place with a record: the same four steps everywhere, each with the rules that hold there.
 */

const APPLY_STEPS = ['ask', 'income', 'ending', 'refusal'] as const;
type ApplyStep = (typeof APPLY_STEPS)[number];

/** The step that a rule belongs to. */
const STEP_OF: Readonly<Record<ProtectionTopic, ApplyStep>> = {
  'application-fee': 'ask',
  'portable-report': 'ask',
  'deposit-cap': 'income',
  'source-of-income': 'income',
  'eviction-history': 'ending',
  'screening-notice': 'refusal',
};

/**
 * A step with what holds there: the city's rules and the first of the state, as the page of all rules has the others. What
 * is not known is left out.
 */
export interface ShownStep {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly RenterProtection[];
}

export interface ApplyWords {
  readonly steps: Readonly<Record<ApplyStep, { readonly title: string; readonly text: string }>>;
  /** The text of `income`, where the rent is known. */
  readonly forRent: Template<'rent'> & Template<'income'>;
}

/**
 * The four steps for a place.
 *
 * @param rules those of the city, then those of the state
 * @param rent for two bedrooms; `null` if unknown
 */
export function applySteps(
  rules: readonly RenterProtection[],
  rent: number | null,
  { steps, forRent }: ApplyWords,
): readonly ShownStep[] {
  return APPLY_STEPS.map((step) => {
    const { title, text } = steps[step];
    const example =
      rent === null || step !== 'income'
        ? text
        : format(forRent, { rent: dollars(rent), income: dollars(incomeForRent(rent)) });
    const here = rules.filter(({ topic }) => STEP_OF[topic] === step);
    const [ofState] = here.filter(({ place }) => place === null);
    const local = here.filter(({ place }) => place !== null);
    return { title, text: example, rules: ofState === undefined ? local : [...local, ofState] };
  });
}
