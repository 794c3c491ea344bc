import * as z from 'zod/mini';

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#config/languages.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { landingPages } from '#domain/places/landing-page.ts';
import { placePath } from '#domain/places/place-address.ts';
import { isFurtherCity, namesakesSchema, type SitePlace, sitePlaces } from '#domain/places/site-place.ts';

import figures from '#content/city-figures.json';
import spanishNames from '#content/places/names/es.json';
import namesakes from '#content/places/namesakes/namesakes.json';
import { PLACES } from './places.ts';
import { readContent, requireNoProblems } from './read.ts';

/** Names that places have in a language, by their path's code and slug. Where there is none, the English one is used. */
const OWN_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: readContent('src/content/places/names/es.json', z.record(z.string(), z.string()), spanishNames),
};

function namedIn(language: Language) {
  const ownNames = OWN_NAMES[language];
  const of = Object.fromEntries(
    JURISDICTION_CODES.map((code) => [code, sitePlaces(PLACES[code], ownNames)]),
  ) as Record<JurisdictionCode, readonly SitePlace[]>;
  const all: readonly SitePlace[] = Object.values(of).flat();
  const bySlug = new Map(all.map((each) => [`${each.state.abbreviation}/${each.place.slug}`, each]));
  requireNoProblems(
    `src/content/places/names/${language}.json`,
    Object.keys(ownNames)
      .filter((key) => !bySlug.has(key))
      .map((key) => `${key}: no page`),
  );
  return {
    of,
    all,
    /** The major cities and the further cities among them. */
    cities: all.filter((site) => site.kind === 'city' || isFurtherCity(site)),
    bySlug,
  };
}
const NAMED = Object.fromEntries(LANGUAGES.map((language) => [language, namedIn(language)])) as Readonly<
  Record<Language, ReturnType<typeof namedIn>>
>;

/** Every place that has a page, with its name in a language: by jurisdiction, and in one list. */
export function sitePlacesIn(language: Language) {
  return NAMED[language];
}

/** Every place that has a page, by jurisdiction, for what needs no language. */
export const SITE_PLACES = NAMED[DEFAULT_LANGUAGE].of;

/** The same in one list. */
export const ALL_SITE_PLACES = NAMED[DEFAULT_LANGUAGE].all;

/**
 * Looks up a place by its slug.
 *
 * @throws {RangeError} for a slug without a page; callers should take it from {@link SITE_PLACES}
 */
export function sitePlace(
  code: JurisdictionCode,
  slug: string,
  language: Language = DEFAULT_LANGUAGE,
): SitePlace {
  const found = NAMED[language].bySlug.get(`${code}/${slug}`);
  if (found === undefined) throw new RangeError(`${code} has no page for ${slug}.`);
  return found;
}

/** All prebuilt pages under /city/; one shared page serves all other slugs. */
export const LANDING_PAGES = landingPages(
  SITE_PLACES,
  readContent('src/content/places/namesakes/namesakes.json', namesakesSchema, namesakes),
);

const cityFiguresSchema = z.readonly(
  z.record(
    z.string(),
    z.readonly(
      z.strictObject({
        approved: z.int().check(z.nonnegative()),
        yearsInCity: z.int().check(z.nonnegative()),
        approvalDays: z.int().check(z.positive()),
      }),
    ),
  ),
);
/** The operator's figures for a place (product §2, "City page"). */
export type CityFigures = z.infer<typeof cityFiguresSchema>[string];

/**
 * The operator's real figures by slug: `{ "phoenix": { "approved": 812, "yearsInCity": 7, "approvalDays": 9 } }`. A
 * slug means the page under /city/, that is, the largest place of that name.
 */
const REAL_FIGURES = readContent('src/content/city-figures.json', cityFiguresSchema, figures);

/** Figures by path of their place. */
const FIGURES_BY_PLACE: ReadonlyMap<string, CityFigures> = new Map(
  LANDING_PAGES.flatMap(({ slug, own }) => {
    const real = REAL_FIGURES[slug];
    return real === undefined ? [] : [[placePath(own), real] as const];
  }),
);

/**
 * The figures for a place; `null` for nearly all of them. The specification generates such figures at random, but these
 * would be invented claims about a place (16 CFR 465). So the page of a place without real figures shows none, and its
 * landing page nationwide ones, labelled as such (departures D5 and D16).
 */
export function cityFigures(site: SitePlace): CityFigures | null {
  return FIGURES_BY_PLACE.get(placePath(site)) ?? null;
}
