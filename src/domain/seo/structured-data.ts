import { format, type Template } from '../shared/format.ts';

/** One schema.org thing, as JSON-LD has it. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * JSON-LD of one or more things, safe inside a `<script>`: a text that holds `</script>` cannot end it.
 *
 * @example structuredDataText([{ '@type': 'WebSite', name: 'A' }])
 */
export function structuredDataText(things: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}

/** A step of a breadcrumb: what it is called and its full address. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The way from the home page to this one, as search results show it. */
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

/** The business behind the site, as the settings have it. */
export interface Business {
  readonly name: string;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** As it is shown: `(888) 555-0142`. */
  readonly telephone: string;
}

/** What the business does, in the language of the page. */
export interface AreaServiceWords {
  readonly service: string;
  readonly inArea: Template<'area'>;
}

/** What a page is about: a state, a city or another place in a state. */
export interface AreaServed {
  readonly type: 'State' | 'City' | 'Place';
  readonly name: string;
  /** The state that a city or place lies in. */
  readonly within?: string;
}

/**
 * What the business does for an area, with a telephone. It names one organization on every page by one `@id`, which is
 * no `LocalBusiness`: there is no office in the places, and search engines forbid claiming one. So the structured data of
 * specification §2 is a `Service` with the area that it serves.
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

/** A data set that others may use, as search engines for data list it. */
export interface PublishedDataset {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly license: string;
  readonly dateModified: string;
  readonly creator: { readonly name: string; readonly url: string };
  /** Addresses by media type. */
  readonly files: Readonly<Record<string, string>>;
}

/** A `Dataset` with its downloads. */
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
