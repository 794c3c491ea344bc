import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { SitePlace } from '~/domain/places/site-place.ts';
import type { Whereabouts } from '~/domain/places/surroundings.ts';
import { fittingDescription, fittingTitle } from '~/domain/seo/page-text.ts';

import { countyInSentence, spokenMiles } from './place-story.ts';

/** Title, description and keywords of a generated page (specification §2, "Every page change"). */
export interface PlaceHead {
  /** At most 60 characters, never cut. */
  readonly title: string;
  /** 120 to 160 characters, never cut. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** The head of a place's own page. */
export function placeHead(place: SitePlace, { nearestCity, capital }: Whereabouts, brand: string): PlaceHead {
  const { county, label, state } = place;
  const where = `${label}, ${state.abbreviation}`;
  const bearing = nearestCity ?? capital;
  return {
    title: fittingTitle([
      `Second-chance rentals in ${where} | ${brand}`,
      `Second-chance rentals in ${where}`,
      `Rentals in ${where} | ${brand}`,
      `Rentals in ${where}`,
      where,
    ]),
    description: fittingDescription(
      [
        `Renting in ${where} with an eviction or bad credit: your court in ${countyInSentence(county)}, the wait to seal a record, and who helps.`,
        `Renting in ${where} with an eviction: your court in ${countyInSentence(county)}, the wait to seal a record.`,
        `Renting in ${where} with an eviction: court, law and help.`,
      ],
      [
        ...(bearing === null
          ? []
          : [`${capitalised(spokenMiles(bearing.miles))} ${bearing.direction} of ${bearing.to.name}.`]),
        'Places nearby, with miles.',
        'Free check.',
        'Call us.',
      ],
    ),
    keywords: keywordsFor(where),
  };
}

/**
 * The head of a landing page. It asks search engines to list the place's own page instead, and still differs from it.
 *
 * @param label the place's name; the page of `label` alone in its jurisdiction
 */
export function landingHead(label: string, code: JurisdictionCode, brand: string): PlaceHead {
  const where = `${label}, ${code}`;
  return {
    title: fittingTitle([
      `Rent in ${where} with bad credit or an eviction | ${brand}`,
      `Rent in ${where} with bad credit or an eviction`,
      `Rent in ${where} with an eviction`,
      `Rent in ${where}`,
    ]),
    description: fittingDescription(
      [
        `Bad credit, an eviction or a broken lease? See what helps you rent in ${where}, check free whether a record may be sealed, and call us.`,
        `Bad credit or an eviction? See what helps you rent in ${where}, and check free whether a record may be sealed.`,
        `See what helps you rent in ${where} with an eviction or bad credit.`,
      ],
      ['Ten common problems, and what to do about each.', 'Free check.', 'No cosigner.'],
    ),
    keywords: keywordsFor(where),
  };
}

/** What people type into a search box; also the keyword tiles of the landing pages. */
function keywordsFor(where: string): readonly string[] {
  return [
    `second chance apartments ${where}`,
    `apartments that accept evictions ${where}`,
    `bad credit rentals ${where}`,
    `eviction sealing ${where}`,
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
