import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { DATA_LICENSE } from '#config/law-pages.ts';
import * as siteSettings from '#config/site.ts';
import { isOfficialSource } from '#domain/law/source.ts';

/** The source of the places, and the license of the data, which ask for a link. */
const CREDITS = ['https://www.geonames.org/', DATA_LICENSE.url];

/** Under these keys content files record where an editor read something. Pages do not link these by themselves. */
const EVIDENCE = new Set(['source', 'sources']);

const CONTENT = new URL('../../../src/content/', import.meta.url);

/**
 * Hosts that pages may link to: partners and profiles from the settings, courts, case searches, housing authorities,
 * legal help and team from the content, official sources of the law (departure D12), and the credits.
 */
export function outboundHosts(): ReadonlySet<string> {
  const linked = [
    ...contentOf('courts'),
    ...contentOf('legal-help'),
    contentFile('lawyer-rights.json'),
    contentFile('case-searches.json'),
    contentFile('court-reminders.json'),
    contentFile('housing-authorities.json'),
    contentFile('words/en/team.json'),
  ];
  const law = contentOf('sealing-law').flatMap((content) => addressesIn(content));
  const addresses = [
    ...addressesIn(siteSettings),
    ...linked.flatMap((content) => addressesIn(content, EVIDENCE)),
    ...law.filter(isOfficialSource),
    ...CREDITS,
  ];
  return new Set(addresses.map((address) => new URL(address).host));
}

/** Every web address among the values of settings or content, however deep. */
function addressesIn(value: unknown, leftOut: ReadonlySet<string> = new Set()): string[] {
  if (typeof value === 'string') return /^https?:\/\//u.test(value) && URL.canParse(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (leftOut.has(key) ? [] : addressesIn(part, leftOut)));
}

function contentOf(folder: string): unknown[] {
  return readdirSync(fileURLToPath(new URL(`${folder}/`, CONTENT)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => contentFile(`${folder}/${file}`));
}

function contentFile(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, CONTENT), 'utf8'));
}
