import { PATH_WORDS } from '~/content/copy/plan-paths.ts';
import { SITUATION_WORDS } from '~/content/copy/plan-situations.ts';
import type { ShownRemedy } from '~/domain/law/remedy.ts';
import { possibleSituations, type PlanWords } from '~/domain/plan/situations.ts';

/** The words that a state's plans can need, for its public data file. */
export function planWords(remedies: readonly ShownRemedy[]): PlanWords {
  return {
    paths: Object.fromEntries(remedies.map((remedy) => [remedy.id, pathWords(remedy)])),
    situations: Object.fromEntries(possibleSituations(remedies).map((kind) => [kind, SITUATION_WORDS[kind]])),
  };
}

/** What a path does and who acts, in two or three short sentences. */
export function pathWords({ effect, how, localTo }: ShownRemedy): string {
  const place = localTo === null ? [] : [PATH_WORDS.localTo(localTo)];
  return [PATH_WORDS.effect[effect], PATH_WORDS.how[how], ...place].join(' ');
}
