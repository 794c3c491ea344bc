import type { APIRoute, GetStaticPaths } from 'astro';

import { BUILD_DATE } from '#config/build.ts';
import { LAW_DATASET, LAW_PATHS } from '#config/law-pages.ts';
import { PAGE_HEADS } from '#content/words/en/layout.ts';
import { INDEXNOW_KEY, SITE, SUPPORT_PHONE } from '#config/site.ts';
import { EVIDENCE_WORDS } from '#content/words/en/law.ts';
import { billNames } from '#data/bill-names.ts';
import { LISTED_PAGES } from '#data/sitemaps.ts';
import { PLACES } from '#data/places.ts';
import { sealingLaw } from '#data/laws.ts';
import { lawEvidence } from '#domain/law/evidence.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { statePath } from '#domain/places/place-address.ts';
import { brandTitle } from '#domain/seo/page-head.ts';

interface Props {
  readonly text: string;
}

const file = (name: string, text: string) => ({ params: { file: name }, props: { text } });

/** The text files that crawlers look for at the root of the site. */
export const getStaticPaths = (() => [
  // The back office is not disallowed: its pages have `noindex`, which crawlers see only if they may fetch them.
  file('robots', `User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE.origin}/sitemap.xml\n`),
  file('llms', overview()),
  // Proves that URL submissions come from this site (indexnow.org, "Verifying ownership").
  file(INDEXNOW_KEY, INDEXNOW_KEY),
]) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** Overview of the site for language models (llmstxt.org). */
function overview(): string {
  const link = (name: string, path: string, about: string) => `- [${name}](${SITE.origin}${path}): ${about}`;
  const pages = LISTED_PAGES.map(({ path }) =>
    link(brandTitle(PAGE_HEADS[path].title, SITE.name), path, PAGE_HEADS[path].description),
  );
  const states = JURISDICTION_CODES.map((code) => {
    const { name, majorCities, areas } = PLACES[code];
    const { heading } = lawEvidence(sealingLaw(code), billNames(code, 'en'), BUILD_DATE, EVIDENCE_WORDS);
    const about = `waiting period by the general list: ${sealingLaw(code).waitingPeriod} (${heading}); ${majorCities.length} cities, ${areas.length} places`;
    return link(name, statePath(PLACES[code]), about);
  });
  return [
    `# ${SITE.name}`,
    '',
    `> ${SITE.tagline}. General information about eviction records, not legal advice. Phone: ${SUPPORT_PHONE.shown}.`,
    '',
    'Each state page says how far its waiting period could be confirmed, with official citations and the month of the check.',
    '',
    '## Pages',
    '',
    ...pages,
    '',
    '## Data',
    '',
    link(
      LAW_DATASET.name,
      LAW_PATHS.dataset,
      `JSON, ${LAW_DATASET.license.short}. ${LAW_DATASET.description}`,
    ),
    link('What the files hold', LAW_PATHS.data, 'files, and the fields to read first'),
    link('Changes', LAW_PATHS.feed, 'Atom feed of what changed in the laws'),
    '',
    '## States',
    '',
    ...states,
    '',
  ].join('\n');
}
