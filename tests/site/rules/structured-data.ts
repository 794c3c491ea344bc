import { DomUtils } from 'htmlparser2';
import * as z from 'zod/mini';

import type { BuiltPage } from '../support/built-page.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { finding, type Finding } from '../support/finding.ts';

const text = z.string().check(z.minLength(1));
const url = z.httpUrl();
const telephone = z.string().check(z.regex(/^(?:\+1|\(\d{3}\) )[\d-]{8,14}$/u, 'is no telephone number'));

const download = z.looseObject({
  '@type': z.literal('DataDownload'),
  encodingFormat: text,
  contentUrl: url,
});

/** Properties that schema.org and Google require for each type that the pages describe. */
const THINGS: Readonly<Record<string, z.ZodMiniType>> = {
  WebSite: z.looseObject({ name: text, url }),
  Organization: z.looseObject({ name: text, url, logo: url, telephone, email: z.email() }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(
        z.looseObject({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: text,
          item: z.optional(url),
        }),
      )
      .check(
        z.minLength(1),
        z.refine((steps) => steps.every(({ position }, index) => position === index + 1), 'counts 1, 2, 3 …'),
      ),
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .check(z.minLength(1)),
  }),
  Dataset: z.looseObject({
    name: text,
    // Google takes from 50 to 5,000 characters.
    description: z.string().check(z.minLength(50), z.maxLength(5000)),
    url,
    license: url,
    dateModified: z.iso.date(),
    creator: z.looseObject({ '@type': z.literal('Organization'), name: text }),
    distribution: z.union([download, z.array(download).check(z.minLength(1))]),
  }),
  Service: z.looseObject({
    name: text,
    serviceType: text,
    provider: z.looseObject({
      '@type': z.literal('Organization'),
      name: text,
      url,
      telephone,
      // No address, because there is no office in the places that are served.
      address: z.optional(z.never()),
    }),
    areaServed: z.looseObject({ '@type': z.enum(['State', 'City', 'Place']), name: text }),
  }),
};

/** What a page must say about itself at least, by its address. */
const NEEDED: readonly { readonly pages: RegExp; readonly things: readonly string[] }[] = [
  { pages: /^\/$/u, things: ['WebSite', 'Organization'] },
  { pages: /^(?:\/es)?\/state\/./u, things: ['Service', 'BreadcrumbList'] },
  { pages: /^\/city\/./u, things: ['Service'] },
];

const graphSchema = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': text })).check(z.minLength(1)),
});

/** The structured data of a page is valid and complete, and names addresses of this site in full. */
export function structuredData(page: BuiltPage, site: BuiltSite): Finding[] {
  const scripts = page.all('script[type="application/ld+json"]');
  const texts = scripts.map((script) => DomUtils.textContent(script));
  const missing = NEEDED.filter(({ pages }) => pages.test(page.path))
    .flatMap(({ things }) => things)
    .filter((thing) => !texts.some((json) => json.includes(`"@type":"${thing}"`)));
  return [
    ...missing.map((thing) => finding(page, '<head>', `It does not describe a ${thing}.`)),
    ...scripts.flatMap((script, index) =>
      problemsIn(texts[index] ?? '', site).map((problem) => finding(page, script, problem)),
    ),
  ];
}

function problemsIn(json: string, site: BuiltSite): string[] {
  const graph = graphSchema.safeParse(parse(json));
  if (!graph.success) return [`It is no JSON-LD of schema.org: ${z.prettifyError(graph.error)}`];
  return [...graph.data['@graph'].flatMap(problemsWith), ...deadAddresses(json, site)];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function problemsWith(thing: { readonly '@type': string }): string[] {
  const schema = THINGS[thing['@type']];
  if (schema === undefined)
    return [`No schema for “${thing['@type']}”: add its required properties to this rule.`];
  const checked = schema.safeParse(thing);
  return checked.success ? [] : [`${thing['@type']}: ${z.prettifyError(checked.error)}`];
}

/** Addresses of this site that lead nowhere. */
function deadAddresses(json: string, site: BuiltSite): string[] {
  return [...json.matchAll(/"(https?:\/\/[^"]+)"/gu)]
    .map(([, found]) => new URL(found ?? ''))
    .filter(({ origin }) => origin === site.origin)
    .filter(({ pathname }) => !['page', 'file'].includes(site.follow(pathname).kind))
    .map(({ href }) => `There is nothing at ${href}.`);
}
