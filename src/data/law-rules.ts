import type { SealingRule } from '~/domain/check/outcome.ts';
import { jurisdictionBySlug, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';

/**
 * What the outcome rule must know of each state, and nothing more: only `eligible` is imported from each law's file,
 * so the browser's script and the functions' bundle carry 51 booleans and no law texts. The files themselves are
 * checked by ./sealing-law.ts, which the build reads.
 */
const eligibleByFile = import.meta.glob<boolean>('../content/sealing-law/*.json', {
  eager: true,
  import: 'eligible',
});

/** The sealing rule of each jurisdiction (specification §4). */
export const SEALING_RULES: ReadonlyMap<JurisdictionCode, SealingRule> = new Map(
  Object.entries(eligibleByFile).flatMap(([path, eligible]) => {
    const state = jurisdictionBySlug(path.slice(path.lastIndexOf('/') + 1, -'.json'.length));
    return state === undefined ? [] : [[state.code, { eligible }] as const];
  }),
);

/** The sealing rule of one state, or `undefined` where there is none, which the outcome rule reads as "no law". */
export function sealingRule(code: JurisdictionCode): SealingRule | undefined {
  return SEALING_RULES.get(code);
}
