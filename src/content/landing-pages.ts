import { landingPages } from '~/domain/places/landing-page.ts';
import { namesakesSchema } from '~/domain/places/site-place.ts';
import namesakes from './places/namesakes/namesakes.json';
import { readContent } from './read-content.ts';
import { SITE_PLACES } from './site-places.ts';

/** Every page under /city/ that is built ahead; any other slug gets the one page that stands for all of them. */
export const LANDING_PAGES = landingPages(
  SITE_PLACES,
  readContent('src/content/places/namesakes/namesakes.json', namesakesSchema, namesakes),
);
