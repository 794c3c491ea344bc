import { beforeAll, describe, expect, it } from 'vitest';

import { ROUTES } from '../support/routes.ts';
import { PAGE_RULES, type RuleName } from './rules/all-rules.ts';
import { sitemapMembership } from './rules/sitemap-membership.ts';
import { uniqueHeads } from './rules/unique-heads.ts';
import { SITE_FOLDER } from './support/built-site.ts';
import { checkPages, type CheckedPages } from './support/check-pages.ts';
import { findingsReport, type Finding } from './support/finding.ts';
import { readSitemap } from './support/sitemap.ts';

/** Six thousand pages take half a minute on two idle cores; the rest is reserve for a busy machine. */
const TIME_LIMIT = 900_000;
/** The most findings that are printed. */
const SHOWN = 30;

let checked: CheckedPages;

beforeAll(async () => {
  checked = await checkPages(SITE_FOLDER);
}, TIME_LIMIT);

describe('every page', () => {
  it.each(Object.keys(PAGE_RULES) as RuleName[])('%s', (rule) => {
    expectNone(checked.findings[rule]);
  });

  it('is in the sitemap exactly if search engines may list it', () => {
    expectNone(sitemapMembership(checked.heads, readSitemap(SITE_FOLDER)));
  });

  it('differs from every other in title and description', () => {
    expectNone(uniqueHeads(checked.heads));
  });
});

describe('the routes of the specification', () => {
  it.each(ROUTES)('$path is built and may be listed by search engines: $listed', ({ path, listed }) => {
    expect(checked.heads).toContainEqual(expect.objectContaining({ path, noindex: !listed }));
  });
});

/** Fails with the first findings, each with its pages and its place. */
function expectNone(findings: readonly Finding[]): void {
  if (findings.length > 0) expect.fail(findingsReport(findings, SHOWN));
}
