import type { ShownRemedy } from '../law/shown-remedy.ts';
import { SITUATIONS, type SituationKind } from './situations.ts';

/** What to do in one situation, in words. `{court}`, `{date}`, `{form}` and `{law}` stand for what the case fills in. */
export interface SituationWords {
  readonly heading: string;
  readonly introduction: string;
  readonly steps: readonly string[];
}

/** What stands in a gap. */
export type Gaps = Readonly<Record<'court' | 'date' | 'form' | 'law', string>>;

/**
 * The words of a state's plans. They travel with its law, because a state needs only some of them: those of its paths,
 * by id, and those of the situations that they can lead to.
 */
export interface PlanWords {
  readonly paths: Readonly<Record<string, string>>;
  readonly situations: Readonly<Partial<Record<SituationKind, SituationWords>>>;
}

/** @example filledIn('Call {court}.', { court: 'the clerk', date: '', form: '', law: '' }) // => 'Call the clerk.' */
export function filledIn(text: string, gaps: Gaps): string {
  return text.replaceAll(/\{(court|date|form|law)\}/gu, (_gap, name: keyof Gaps) => gaps[name]);
}

/** Every situation that a plan of this state can come to, whatever the case. */
export function possibleSituations(remedies: readonly ShownRemedy[]): SituationKind[] {
  const confirmed = remedies.filter(({ confidence }) => confidence !== 'low');
  const some = (test: (remedy: ShownRemedy) => boolean) => confirmed.some(test);
  const hasLaw = confirmed.length > 0;
  const can: Readonly<Record<SituationKind, boolean>> = {
    automatic: some(({ how }) => how === 'automatic'),
    petition: some(({ how }) => how === 'petition' || how === 'court-discretion'),
    'find-out': hasLaw,
    wait: hasLaw,
    stipulation: some(({ how }) => how === 'stipulation'),
    pay: some(({ appliesTo }) => appliesTo.paidRequired === true),
    'paid-still-refused': true,
    'screening-limit': some(({ effect }) => effect === 'screening-report-limit'),
    'no-path': hasLaw,
    'no-law': !hasLaw,
  };
  return SITUATIONS.filter((kind) => can[kind]);
}
