import { capitalised, format, type Template } from '#domain/shared/format.ts';

/** Length limits of a page's title and description, in characters (product §9, "SEO audit"). */
export const META_LIMITS = {
  title: 60,
  description: 160,
  /** Search engines replace shorter descriptions with their own. */
  descriptionMinimum: 120,
} as const;

/**
 * The first wording that fits into a title (product §9: 60 characters). Nothing is truncated, so the last wording
 * must be short enough for every name.
 *
 * @throws {RangeError} with the last wording, when none fits.
 * @example fittingTitle(['Second-chance rentals in Tempe, AZ | SecondKey', 'Rentals in Tempe, AZ'])
 */
export function fittingTitle(wordings: readonly string[]): string {
  const fitting = wordings.find((wording) => wording.length <= META_LIMITS.title);
  if (fitting === undefined) {
    throw new RangeError(
      `No wording of this title fits ${META_LIMITS.title} characters: ${wordings.at(-1) ?? ''}`,
    );
  }
  return fitting;
}

/**
 * A title with the brand, or without it where both are too long (product §9).
 *
 * @param title the brand follows it, unless it has `{brand}`
 * @example brandTitle('Privacy', 'SecondKey') // => 'Privacy | SecondKey'
 */
export function brandTitle(title: string, brand: string): string {
  const branded = title.includes('{brand}') ? title : `${title} | {brand}`;
  return fittingTitle([format<string>(branded, { brand }), capitalised(title.replace('{brand}: ', ''))]);
}

/**
 * Builds a description of whole sentences with 120 to 160 characters (product §9): the opening, then each further
 * sentence that still fits, in order.
 *
 * @param openings wordings of the first sentence, best first
 * @param sentences further sentences, most informative first; should include short ones to fill up
 * @throws {RangeError} with the last attempt, when none reaches the minimum.
 */
export function fittingDescription(openings: readonly string[], sentences: readonly string[]): string {
  const attempts = openings
    .filter((opening) => opening.length <= META_LIMITS.description)
    .map((opening) => filledUp(opening, sentences));
  const fitting = attempts.find(({ length }) => length >= META_LIMITS.descriptionMinimum);
  if (fitting === undefined) {
    throw new RangeError(
      `A description needs ${META_LIMITS.descriptionMinimum} to ${META_LIMITS.description} characters: ${attempts.at(-1) ?? openings.at(-1) ?? ''}`,
    );
  }
  return fitting;
}

function filledUp(opening: string, sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= META_LIMITS.description ? longer : text;
  }, opening);
}

/** A schema.org thing as JSON-LD. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * Serializes JSON-LD for a `<script>` element. Escapes `<`, so that a text that contains `</script>` cannot end it.
 *
 * @example structuredDataText([{ '@type': 'WebSite', name: 'A' }])
 */
export function structuredDataText(things: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}

/** A breadcrumb: its name and full URL. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The breadcrumb trail from the home page, for search results. */
export function breadcrumbs(trail: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The business behind the site. */
export interface Business {
  readonly name: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** As displayed: `(888) 555-0142`. */
  readonly telephone: string;
}

/** What the business does, in the language of the page. */
export interface AreaServiceWords {
  readonly service: string;
  readonly inArea: Template<'area'>;
}

export interface AreaServed {
  readonly type: 'State' | 'City' | 'Place';
  readonly name: string;
  /** The state that a city or place lies in. */
  readonly within?: string;
}

/**
 * The service that the business offers in an area. All pages name the same organization by `@id`. It is not a
 * `LocalBusiness`, because there are no local offices and search engines forbid claiming any; so the structured data of
 * product §2 is a `Service` with an `areaServed`.
 */
export function areaService(
  { name, origin, telephone }: Business,
  area: AreaServed,
  { service, inArea }: AreaServiceWords,
): StructuredData {
  return {
    '@type': 'Service',
    name: format(inArea, { area: area.name }),
    serviceType: service,
    provider: {
      '@type': 'Organization',
      '@id': `${origin}/#business`,
      name,
      url: `${origin}/`,
      telephone,
    },
    areaServed: {
      '@type': area.type,
      name: area.name,
      ...(area.within !== undefined && { containedInPlace: { '@type': 'State', name: area.within } }),
    },
  };
}

/** A published data set, for dataset search engines. */
export interface PublishedDataset {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly license: string;
  readonly dateModified: string;
  readonly creator: { readonly name: string; readonly url: string };
  /** URLs by media type. */
  readonly files: Readonly<Record<string, string>>;
}

export function dataset({ creator, files, ...about }: PublishedDataset): StructuredData {
  return {
    '@type': 'Dataset',
    ...about,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', ...creator },
    spatialCoverage: 'United States',
    distribution: Object.entries(files).map(([encodingFormat, contentUrl]) => ({
      '@type': 'DataDownload',
      encodingFormat,
      contentUrl,
    })),
  };
}
