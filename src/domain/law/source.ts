import * as z from 'zod/mini';

import { unbroken } from './law-name.ts';

/** A text shown to readers: not empty, without leading or trailing spaces. */
export const publishedText = z.string().check(
  z.minLength(1, { error: 'must not be empty' }),
  z.refine((text) => text === text.trim(), { error: 'must not begin or end with a space' }),
);

/** The name of a law, as an editor types it: pages, papers and mails have it {@link unbroken}. */
export const lawName = z.pipe(publishedText, z.transform(unbroken));

/** A full address of a web page. */
export const webAddress = z.httpUrl({ error: 'must be a web address with http:// or https://' });

/** ISO 8601 date: `'2026-07-01'`. */
export const isoDate = z.iso.date({ error: 'must be a day that exists, like 2026-07-01' });

/** Sites that name forms and waits which official pages contradict. Subdomains are included. */
const CONTRADICTED_HOSTS: readonly string[] = [
  'generisonline.com',
  'legalclarity.org',
  'stateregstoday.com',
  'tenant-rights.com',
];

/** A page that an editor read. Kept as evidence for a file's statements; shown only if it is official. */
export const sourceSchema = z.readonly(
  z.strictObject({
    title: publishedText,
    url: webAddress.check(
      z.refine((url) => !URL.canParse(url) || !isOneOf(CONTRADICTED_HOSTS, new URL(url).hostname), {
        error: 'must not be a site that official pages contradict: name what it was checked against',
      }),
    ),
  }),
);

/** A statute, court rule or order. */
export const citationSchema = z.readonly(
  z.strictObject({
    citation: lawName,
    /** Where its text was read; `null` when only its name is known. */
    url: z.nullable(webAddress),
    /** What it does, in one plain sentence. */
    what: publishedText,
  }),
);
export type Citation = z.infer<typeof citationSchema>;

/** Only governments can register these: `.gov`, and the older `state.<xx>.us` names of the states. */
const GOVERNMENT_HOST = /(?:^|\.)(?:gov|state\.[a-z]{2}\.us)$/u;

/**
 * Courts and councils that publish on other domains. For each, an editor confirmed that the owner is the body itself or
 * its contracted publisher. Subdomains are included.
 */
const REVIEWED_HOSTS: readonly string[] = [
  'clevelandhousingcourt.org', // Cleveland Municipal Court, Housing Division
  'code.dccouncil.us', // Council of the District of Columbia, before its .gov name
  'dallascounty.org', // Dallas County, Texas
  'govt.westlaw.com', // court rules and regulations that states publish through it (Arizona's rules)
  'hctx.net', // Harris County, Texas
  'lacourt.org', // Superior Court of Los Angeles County
  'phila.legistar.com', // Philadelphia City Council's record of bills
  'toledomunicipalcourt.org', // Toledo Municipal Court
];

/** On a government domain, but run by a political party: not a source of law. */
const PARTY_HOSTS: readonly string[] = ['senatedems.delaware.gov'];

/**
 * Whether an address belongs to a federal, state or local government, court or legislature. Only these are linked; all
 * other sources stay in the data (departure D12).
 *
 * @example isOfficialSource('https://www.azleg.gov/ars/33/01379.htm') // => true
 * @example isOfficialSource('https://casetext.com/statute/…') // => false
 */
export function isOfficialSource(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, protocol } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  if (isOneOf(PARTY_HOSTS, hostname)) return false;
  return GOVERNMENT_HOST.test(hostname) || isOneOf(REVIEWED_HOSTS, hostname);
}

function isOneOf(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** A citation as shown on pages; linked only if the text is official. */
export interface LinkedCitation {
  readonly citation: string;
  readonly url: string | null;
}

/** The statutes and rules of a law, linked where the text is official (departure D12). */
export function linkedCitations(law: { readonly statute: readonly Citation[] }): LinkedCitation[] {
  return law.statute.map(({ citation, url }) => ({
    citation,
    url: url !== null && isOfficialSource(url) ? url : null,
  }));
}
