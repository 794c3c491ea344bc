import { cityFiguresSchema, drawnFigures, type LandingFigures } from '~/domain/places/landing-page.ts';
import figures from './city-figures.json';
import { readContent } from './read-content.ts';

/**
 * An operator's real figures by slug: `{ "phoenix": { "approved": 812, "yearsInCity": 7, "approvalDays": 9 } }`. A
 * city without an entry has drawn ones (decision D5).
 */
const REAL_FIGURES = readContent('src/content/city-figures.json', cityFiguresSchema, figures);

/** The figures of a landing page: real ones where the operator has written them down. */
export function cityFigures(slug: string): LandingFigures {
  return REAL_FIGURES[slug] ?? drawnFigures(slug);
}
