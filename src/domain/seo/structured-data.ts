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

/** What a page is about: a state, a city or another place in a state. */
export interface AreaServed {
  readonly type: 'State' | 'City' | 'Place';
  readonly name: string;
  /** The state that a city or place lies in. */
  readonly within?: string;
}

/**
 * Local-business data with a telephone and the area that is served (specification §2). It names one business on every
 * page by one `@id`, and no street address: there is no office in the city, and search engines forbid claiming one.
 */
export function localBusiness({ name, origin, telephone }: Business, area: AreaServed): StructuredData {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name,
    url: `${origin}/`,
    telephone,
    image: `${origin}/icon-512.png`,
    areaServed: {
      '@type': area.type,
      name: area.name,
      ...(area.within !== undefined && { containedInPlace: { '@type': 'State', name: area.within } }),
    },
  };
}
