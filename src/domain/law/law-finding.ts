import type { Remedy } from './remedy.ts';
import { claimsALaw, type SealingLaw } from './sealing-law.ts';

/**
 * What the editors found when they looked for a state's law, in one word:
 *
 * - `automatic`: a law that takes some cases out of sight without anybody asking;
 * - `on-request`: a law or court rule, but somebody has to ask or agree;
 * - `unconfirmed`: no law that could be confirmed, or one whose fate is not known;
 * - `none`: none, in a state that is not listed as one that seals either.
 */
export const LAW_FINDINGS = ['automatic', 'on-request', 'unconfirmed', 'none'] as const;
/** What the editors found when they looked for a state's law. */
export type LawFinding = (typeof LAW_FINDINGS)[number];

/**
 * What was found for one state. A guess counts for nothing here, and neither does a rule of a single court: the map
 * must not promise a whole state what one courthouse does.
 *
 * @example lawFinding(arizona) // => 'automatic'
 */
export function lawFinding(law: Pick<SealingLaw, 'eligible' | 'verification' | 'remedies'>): LawFinding {
  if (!claimsALaw(law)) return law.verification === 'unverified' ? 'unconfirmed' : 'none';
  return law.remedies.some(isAutomatic) ? 'automatic' : 'on-request';
}

/** Whether a way was confirmed well enough to be named in an overview. */
export function isConfirmed({ confidence }: Pick<Remedy, 'confidence'>): boolean {
  return confidence !== 'low';
}

function isAutomatic(remedy: Remedy): boolean {
  const { how, effect, localTo } = remedy;
  return (
    isConfirmed(remedy) && how === 'automatic' && localTo === null && effect !== 'screening-report-limit'
  );
}
