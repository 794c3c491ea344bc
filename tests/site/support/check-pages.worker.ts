import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { PAGE_RULES, type RuleName } from '../rules/all-rules.ts';
import { addressOf, parsePage } from './built-page.ts';
import { openSite } from './built-site.ts';
import type { CheckedPages, Share } from './check-pages.ts';
import type { Finding } from './finding.ts';
import { pageHead, type PageHead } from './page-head.ts';

const { folder, files, pages } = workerData as Share;
const site = openSite(folder, files);
const rules = Object.keys(PAGE_RULES) as RuleName[];
const findings = Object.fromEntries(rules.map((rule) => [rule, [] as Finding[]])) as Record<
  RuleName,
  Finding[]
>;
const heads: PageHead[] = [];

for (const file of pages) {
  const page = parsePage(addressOf(file), readFileSync(path.join(folder, file), 'utf8'));
  // Copied, because a substring of a page would keep the whole page in memory.
  for (const rule of rules) findings[rule].push(...structuredClone(PAGE_RULES[rule](page, site)));
  heads.push(structuredClone(pageHead(page)));
}

parentPort?.postMessage({ findings, heads } satisfies CheckedPages);
