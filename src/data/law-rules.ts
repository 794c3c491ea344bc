import type { SealingRule } from '#domain/check/list-answer.ts';
import { jurisdictionBySlug, type JurisdictionCode } from '#domain/places/jurisdiction.ts';

/**
 * The only value that the outcome rule needs. Importing just `eligible` from each law's file keeps law texts out of the
 * browser's script and the functions' bundle, which contain 51 booleans instead. The files are validated by ./laws.ts
 * in the build.
 */
const eligibleByFile = import.meta.glob<boolean>('../content/sealing-law/*.json', {
  eager: true,
  import: 'eligible',
});

/** The sealing rule of each jurisdiction (product §4). */
export const SEALING_RULES: ReadonlyMap<JurisdictionCode, SealingRule> = new Map(
  Object.entries(eligibleByFile).flatMap(([path, eligible]) => {
    const state = jurisdictionBySlug(path.slice(path.lastIndexOf('/') + 1, -'.json'.length));
    return state === undefined ? [] : [[state.code, { eligible }] as const];
  }),
);

/** The sealing rule of a state; `undefined` if there is none, which the outcome rule treats as "no law". */
export function sealingRule(code: JurisdictionCode): SealingRule | undefined {
  return SEALING_RULES.get(code);
}
