import { randomUUID } from 'node:crypto';

import { ADMIN_API_PATHS, API_PATHS } from '#domain/api/paths.ts';
import { LEAST_FILL_MS } from '#domain/forms/form.ts';
import { COLLECTIONS } from '../../functions/src/store/collections.ts';
import type { HostingConfig } from '../local/hosting-config.ts';
import { HASHED_FOLDER, hashedFilesOf } from './hashed-files.ts';

/** What a site is compared with. */
export interface Expected {
  /** The rules of firebase.json, in its order. */
  readonly headers: HostingConfig['hosting']['headers'];
  /** The address that the sitemap names. */
  readonly origin: string;
}

/** Asks the site: `fetch`, or its recorded answers. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** Problems found, one sentence each. */
export type Findings = readonly string[];

/** What no admin call may answer to a stranger. */
const PUBLIC_PATHS: readonly string[] = [
  ADMIN_API_PATHS.health,
  ADMIN_API_PATHS.emulators,
  ADMIN_API_PATHS.schedule,
];
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Pages, headers, policies, sitemap and refusals: everything that can be tested without storing anything. */
export async function smokeTestReading(ask: Ask, site: string, expected: Expected): Promise<Findings> {
  return [
    ...(await pageFindings(ask, site, '/', expected)),
    ...(await pageFindings(ask, site, '/eligibility-check/', expected)),
    ...(await pageFindings(ask, site, '/admin/login/', expected)),
    ...(await statusFindings(ask, `${site}/no-such-page-${randomUUID()}`, 404)),
    ...(await hashedFindings(ask, site)),
    ...(await sitemapFindings(ask, site, expected.origin)),
    ...(await statusFindings(ask, `${site}${ADMIN_API_PATHS.health}`, 200)),
    ...(await statusFindings(ask, `${site}${ADMIN_API_PATHS.emulators}`, 404)),
    ...(await adminFindings(ask, site)),
  ];
}

async function pageFindings(ask: Ask, site: string, page: string, { headers }: Expected): Promise<Findings> {
  const response = await ask(site + page);
  const text = await response.text();
  const wanted = new Map<string, string>();
  // Of several rules for a page the last one counts.
  for (const rule of headers) {
    if (!matches(rule.source, page)) continue;
    for (const { key, value } of rule.headers) wanted.set(key.toLowerCase(), value);
  }
  return [
    ...(response.status === 200 ? [] : [`${page} answers ${response.status} instead of 200.`]),
    ...[...wanted]
      .filter(([key, value]) => !isAsGood(key, response.headers.get(key), value))
      .map(
        ([key]) => `${page} has another ${key} than firebase.json: ${response.headers.get(key) ?? 'none'}.`,
      ),
    ...(/<meta http-equiv="content-security-policy" content="[^"]*script-src/iu.test(text)
      ? []
      : [`${page} names no scripts in a policy of its own.`]),
  ];
}

/** Google's own domains send their own HSTS lifetime, which may be longer than ours. */
function isAsGood(key: string, given: string | null, wanted: string): boolean {
  if (key !== 'strict-transport-security') return given === wanted;
  return secondsOf(given) >= secondsOf(wanted);
}

function secondsOf(policy: string | null): number {
  return Number(/max-age=(\d+)/u.exec(policy ?? '')?.[1]);
}

/** The kinds of sources that firebase.json has. */
function matches(source: string, page: string): boolean {
  return (
    source === '**' || source === page || (source.endsWith('/**') && page.startsWith(source.slice(0, -2)))
  );
}

async function statusFindings(
  ask: Ask,
  url: string,
  status: number,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Findings> {
  const response = await ask(url, { method });
  return response.status === status
    ? []
    : [`${new URL(url).pathname} answers ${response.status} instead of ${status}.`];
}

/** How long a browser may remember that a file is missing, which a rollback or the next release brings back. */
const LONGEST_MISS_S = 3_600;

/** Every hashed file of the release and of those that it has replaced, and one that does not exist. */
async function hashedFindings(ask: Ask, site: string): Promise<Findings> {
  const names = Object.keys((await hashedFilesOf(ask, site)) ?? {});
  const answers = names.map((name) => statusFindings(ask, site + HASHED_FOLDER + name, 200, 'HEAD'));
  const missing = await ask(`${site}${HASHED_FOLDER}no-such-file-${randomUUID()}.js`);
  const kept = missing.headers.get('cache-control');
  return [
    ...(names.length > 0 ? [] : ['The release has no list of its hashed files.']),
    ...(await Promise.all(answers)).flat(),
    ...(missing.status === 404 ? [] : [`A missing hashed file answers ${missing.status} instead of 404.`]),
    ...(secondsOf(kept) <= LONGEST_MISS_S
      ? []
      : [`Browsers keep a missing hashed file for too long: ${kept ?? 'as long as they like'}.`]),
  ];
}

/** The sitemap's files, and the first and last page in each: Hosting releases all pages of a build or none. */
async function sitemapFindings(ask: Ask, site: string, origin: string): Promise<Findings> {
  const index = await readSitemap(ask, site, origin, '/sitemap.xml');
  const files = await Promise.all(index.paths.map((path) => readSitemap(ask, site, origin, path)));
  const pages = files.flatMap(({ paths }) => [...new Set([paths.at(0), paths.at(-1)])]);
  const answers = pages.map((path = '') => statusFindings(ask, site + path, 200));
  return [...[index, ...files].flatMap(({ findings }) => findings), ...(await Promise.all(answers)).flat()];
}

/** The paths that a sitemap file names, or what is wrong with it. */
async function readSitemap(ask: Ask, site: string, origin: string, file: string) {
  const response = await ask(site + file);
  const named = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => url);
  const paths = named.filter((url) => url.startsWith(`${origin}/`)).map((url) => url.slice(origin.length));
  return response.status === 200 && paths.length > 0
    ? { paths, findings: [] }
    : { paths: [], findings: [`${file} answers ${response.status} and names no page of ${origin}.`] };
}

/** Checks that every admin address refuses an anonymous caller, for each method. */
async function adminFindings(ask: Ask, site: string): Promise<Findings> {
  const findings: string[] = [];
  for (const path of Object.values(ADMIN_API_PATHS)) {
    if (PUBLIC_PATHS.includes(path)) continue;
    const address = path.replace(':collection', 'leads').replace(':id', randomUUID());
    const statuses = await Promise.all(
      METHODS.map(async (method) => (await ask(site + address, { method })).status),
    );
    if (!statuses.includes(401) || statuses.some((status) => status !== 401 && status !== 405))
      findings.push(`${path} does not refuse strangers: it answers ${statuses.join(', ')}.`);
  }
  return findings;
}

const NAME = 'Deployment check';
const EMAIL = 'deployment-check@example.com';
const PHONE = '(602) 555-0134';

/** One record for each form, marked so that nobody takes it for a person's. `collection` is Firestore's. */
export const MARKED_RECORDS = [
  {
    collection: COLLECTIONS.submissions.name,
    path: API_PATHS.submissions,
    answers: {
      fullName: NAME,
      email: EMAIL,
      phone: PHONE,
      state: 'AZ',
      county: 'Maricopa',
      filingDate: '2021-03-04',
      outcome: 'dismissed',
      paymentStatus: 'no-judgment',
      reason: 'Non-payment of rent',
      details: '',
      contactConsent: false,
    },
  },
  { collection: COLLECTIONS.leads.name, path: API_PATHS.leads, answers: { email: EMAIL, phone: PHONE } },
  {
    collection: COLLECTIONS.messages.name,
    path: API_PATHS.messages,
    answers: {
      name: NAME,
      email: EMAIL,
      phone: PHONE,
      message: 'Sent by npm run deploy to try this form, and deleted again at once.',
    },
  },
] as const;

/**
 * Sends each form twice, as a page does and as its retry would, and deletes what was stored, whatever happened.
 *
 * @param remove deletes a document of Firestore by its path; tells whether it is gone
 * @param say prints each record before it is sent, because somebody who kills the command has to delete it
 */
export async function smokeTestForms(
  ask: Ask,
  site: string,
  remove: (documentPath: string) => Promise<boolean>,
  say: (line: string) => void,
): Promise<Findings> {
  const findings: string[] = [];
  for (const { collection, path, answers } of MARKED_RECORDS) {
    const id = randomUUID();
    say(`    Sends ${path}, then deletes ${collection}/${id}`);
    try {
      const body = JSON.stringify({ ...answers, id, fillMs: LEAST_FILL_MS * 2 });
      for (const status of [201, 200]) {
        const response = await ask(site + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: site },
          body,
        });
        if (response.status !== status)
          findings.push(`${path} answers ${response.status} instead of ${status}.`);
      }
    } finally {
      if (!(await remove(`${collection}/${id}`)))
        findings.push(
          `The record of the check is still there: delete ${collection}/${id} in the Firestore console.`,
        );
    }
  }
  return findings;
}
