import { DomUtils } from 'htmlparser2';

import type { PageFacts } from '#domain/seo/audit.ts';
import type { BuiltPage } from './built-page.ts';
import { pageHead } from './page-head.ts';

/**
 * What the SEO audit looks at, read from a built page as src/features/admin/site/page-audit.ts reads it in the dashboard.
 */
export function pageFacts(page: BuiltPage): PageFacts {
  const { title, description, canonical } = pageHead(page);
  const tags = page
    .all('meta[property^="og:"]')
    .map(({ attribs }) => [attribs.property, attribs.content?.trim() ?? '']);
  return {
    title,
    description,
    canonical,
    openGraph: Object.fromEntries(tags.toReversed()) as Record<string, string>,
    mainHeadings: page.all('h1').map((heading) => DomUtils.textContent(heading).trim()),
    images: page.all('img').map(({ attribs }) => ({ source: attribs.src ?? '', alt: attribs.alt })),
    structuredData: page.all('script[type="application/ld+json"]').length,
  };
}
