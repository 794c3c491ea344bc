import type { StructuredData } from './structured-data.ts';

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
 * page by one `@id`, and no street address: there is no office in the city, and search engines forbid to claim one.
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
