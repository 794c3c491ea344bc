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
