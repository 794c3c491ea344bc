import type { RenterProtection } from '#domain/law/facts-schema.ts';
import type { ProtectionTopic } from '#domain/law/protection-topic.ts';
import { dollars } from '#domain/shared/amounts.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { incomeForRent } from '#domain/places/rents.ts';

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

/** A step with the rules that hold there. What is not known is left out. */
export interface ShownStep {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export interface ApplyWords {
  readonly steps: Readonly<Record<ApplyStep, { readonly title: string; readonly text: string }>>;
  /** The text of `income`, where the rent is known. */
  readonly forRent: Template<'income'>;
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
    return {
      title,
      text:
        rent === null || step !== 'income' ? text : format(forRent, { income: dollars(incomeForRent(rent)) }),
      rules: rules.filter(({ topic }) => STEP_OF[topic] === step).map(({ effect }) => effect),
    };
  });
}
