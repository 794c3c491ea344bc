import { scoreColour, type ScoreColour } from '~/domain/seo/audit.ts';

/** How a score looks and what it is called: colour alone tells nothing to many. */
export interface ScoreView {
  readonly label: string;
  /** Ground, border and words. */
  readonly style: string;
}

const VIEWS: Readonly<Record<ScoreColour, ScoreView>> = {
  green: { label: 'Good', style: 'border-good-line bg-good-tint text-good' },
  yellow: { label: 'Needs work', style: 'border-review-line bg-review-tint text-review' },
  red: { label: 'Poor', style: 'border-no-line bg-no-tint text-no' },
};

/** The look of a score (specification §9: green at 90 and more, yellow at 70 and more, otherwise red). */
export function scoreView(score: number): ScoreView {
  return VIEWS[scoreColour(score)];
}
