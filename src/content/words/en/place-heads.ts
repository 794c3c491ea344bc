import type { StatusNote } from '~/domain/law/panel.ts';
import type { SealingLaw } from '~/domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
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

/** What a jurisdiction's page says about itself in its head. */
export interface StateFacts {
  readonly code: JurisdictionCode;
  readonly law: Pick<SealingLaw, 'eligible' | 'verification' | 'waitingPeriod'>;
  /** How that law differs from the state's status on the list. */
  readonly note: StatusNote | null;
  readonly cities: readonly string[];
  readonly brand: string;
}

/** The head of a jurisdiction's page. */
export function stateHead(facts: StateFacts): PlaceHead {
  const { code, cities, brand } = facts;
  const { name } = jurisdiction(code);
  const [first = name, second = 'and around it'] = cities;
  return {
    title: fittingTitle([
      `${name}: renting again and eviction sealing | ${brand}`,
      `${name}: renting again and eviction sealing`,
    ]),
    description: fittingDescription(
      [`Rent again in ${name} after an eviction.`],
      [
        lawInBrief(facts),
        `Court, free legal help, a map of the cities.`,
        `Help in ${first}, ${second} and more.`,
        `The law in plain words.`,
        `Free check.`,
      ],
    ),
    keywords: [
      `second chance apartments ${name}`,
      `eviction record sealing ${name}`,
      `rent with an eviction in ${name}`,
    ],
  };
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

/** Only a law that was found has a waiting period; that of the list alone would be taken for one. */
function lawInBrief({ law, note }: StateFacts): string {
  switch (note) {
    case 'unconfirmed':
    case 'may-have-changed':
    case 'outdated':
      return 'We could not confirm a sealing law there; see what else helps.';
    case 'not-sealed':
      return 'A law there limits who sees a case; see which, and when.';
    case 'some-cases':
      return 'A law there may help some renters; see whom.';
    case null:
  }
  if (!law.eligible) return 'We found no sealing law there; see what else helps.';
  return law.verification === 'differs'
    ? 'A law there hides some records; see which, and when.'
    : `Waiting period to seal the record: ${lowerFirst(law.waitingPeriod)}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
