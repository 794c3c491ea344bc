import type { PlainDate } from '../shared/plain-date.ts';
import type { Remedy } from './remedy.ts';
import { CONFIDENCES } from './remedy-terms.ts';

/**
 * Problems of a path's check:
 *
 * - `reading`: the check is older than the reading of the quotation
 * - `future`: the check lies in the future
 * - `sentence`: the quotation changed since the check
 * - `confidence`: the confidence was raised since the check
 */
export type PathCheckProblem = 'reading' | 'future' | 'sentence' | 'confidence';

/**
 * Validates the check of a path.
 *
 * @param today the day of the build
 * @param hash hashes a quotation's text, see src/data/path-checks.ts
 * @example pathCheckProblems({ ...path, confidence: 'high' }, today, sentenceHash) // => ['confidence']
 */
export function pathCheckProblems(
  { quotation, checked, confidence }: Pick<Remedy, 'quotation' | 'checked' | 'confidence'>,
  today: PlainDate,
  hash: (text: string) => string,
): PathCheckProblem[] {
  const sure = (level: Remedy['confidence']) => CONFIDENCES.indexOf(level);
  const found: Readonly<Record<PathCheckProblem, boolean>> = {
    reading: quotation !== null && checked.on < quotation.readOn,
    future: checked.on > today,
    sentence: checked.sentence !== (quotation === null ? null : hash(quotation.text)),
    confidence: sure(confidence) > sure(checked.confidence),
  };
  return (Object.keys(found) as PathCheckProblem[]).filter((problem) => found[problem]);
}
