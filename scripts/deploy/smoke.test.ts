import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';

import { type Ask, type Expected, smokeTestForms, smokeTestReading } from './smoke.ts';

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  readonly hosting: Pick<Expected, 'headers'>;
};
const SITE = 'https://preview.secondkey.test';
const EXPECTED: Expected = { headers: hosting.headers, origin: 'https://www.secondkey.test' };
const OPEN: readonly string[] = [ADMIN_API_PATHS.health, ADMIN_API_PATHS.emulators, ADMIN_API_PATHS.schedule];

/** What a site without a fault answers. */
function healthy({ pathname }: URL, pageStatus = pathname.includes('/no-such-') ? 404 : 200): Response {
  if (pathname === ADMIN_API_PATHS.health) return Response.json({});
  if (pathname === ADMIN_API_PATHS.emulators) return Response.json({}, { status: 404 });
  if (pathname.startsWith('/api/')) return Response.json({}, { status: 401 });
  if (pathname === '/sitemap.xml') return new Response(`<loc>${EXPECTED.origin}/sitemap-main.xml</loc>`);
  if (pathname === '/sitemap-main.xml')
    return new Response(
      ['first', 'utah', 'faq'].map((page) => `<loc>${EXPECTED.origin}/${page}/</loc>`).join(),
    );
  if (pathname === '/hashed-files.json')
    return Response.json({ 'check.CSQ0u-eL.js': { left: '2026-11-20', sha256: '' } });
  const headers = new Headers();
  for (const { source, headers: rules } of EXPECTED.headers) {
    const isFor = source === '**' || pathname.startsWith(source.replace('/**', '/'));
    if (isFor) for (const { key, value } of rules) headers.set(key, value);
  }
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'self'">`;
  return new Response(policy, { status: pageStatus, headers });
}

/** Asks a site that answers some addresses in another way. */
const asking =
  (fault: (pathname: string, method: string) => Response | undefined): Ask =>
  (address, { method = 'GET' } = {}) => {
    const url = new URL(address);
    return Promise.resolve(fault(url.pathname, method) ?? healthy(url));
  };
const at =
  (path: string, response: () => Response) =>
  (pathname: string): Response | undefined =>
    pathname === path || pathname.startsWith(`${path}-`) ? response() : undefined;
const status = (code: number) => () => new Response('', { status: code });
/** A page with other headers. */
const withHeader = (page: string, name: string, value: string | null) =>
  at(page, () => {
    const response = healthy(new URL(page, SITE));
    if (value === null) response.headers.delete(name);
    else response.headers.set(name, value);
    return response;
  });

describe('the check of a site', () => {
  it('finds nothing wrong with a healthy one, or with a longer lifetime of HTTPS, as Google sets it', async () => {
    expect(
      await smokeTestReading(
        asking(() => undefined),
        SITE,
        EXPECTED,
      ),
    ).toEqual([]);
    const longer = asking(withHeader('/', 'strict-transport-security', 'max-age=31536000'));
    expect(await smokeTestReading(longer, SITE, EXPECTED)).toEqual([]);
  });

  it.each<[string, (pathname: string) => Response | undefined]>([
    [
      '/eligibility-check/ answers 404 instead of 200.',
      at('/eligibility-check/', () => healthy(new URL('/eligibility-check/', SITE), 404)),
    ],
    ['/ has another x-frame-options than firebase.json: none.', withHeader('/', 'x-frame-options', null)],
    [
      '/ has another strict-transport-security than firebase.json: max-age=86399.',
      withHeader('/', 'strict-transport-security', 'max-age=86399'),
    ],
    [
      '/admin/login/ names no scripts in a policy of its own.',
      at('/admin/login/', () => new Response('', healthy(new URL('/admin/login/', SITE)))),
    ],
    [
      '/eligibility-check/ names no scripts in a policy of its own.',
      at('/eligibility-check/', () => {
        const { headers } = healthy(new URL('/eligibility-check/', SITE));
        const policy = `<meta http-equiv="content-security-policy" content="img-src 'self'"><p>script-src`;
        return new Response(policy, { headers });
      }),
    ],
    ['/_astro/check.CSQ0u-eL.js answers 404 instead of 200.', at('/_astro/check.CSQ0u-eL.js', status(404))],
    ['The release has no list of its hashed files.', at('/hashed-files.json', status(404))],
    [
      'Browsers keep a missing hashed file for too long: max-age=31536000.',
      at(
        '/_astro/no-such-file',
        () => new Response('', { status: 404, headers: { 'cache-control': 'max-age=31536000' } }),
      ),
    ],
    [
      'A missing hashed file answers 200 instead of 404.',
      at('/_astro/no-such-file', () => new Response('', { headers: { 'cache-control': 'max-age=0' } })),
    ],
    [
      `/sitemap.xml answers 200 and names no page of ${EXPECTED.origin}.`,
      at('/sitemap.xml', () => new Response('<loc>https://other.test/</loc>')),
    ],
    ['/first/ answers 404 instead of 200.', at('/first/', status(404))],
    ['/faq/ answers 404 instead of 200.', at('/faq/', status(404))],
    ['/api/health answers 503 instead of 200.', at('/api/health', status(503))],
    ['/api/emulators answers 200 instead of 404.', at('/api/emulators', status(200))],
  ])('says: %s', async (finding, fault) => {
    expect(await smokeTestReading(asking(fault), SITE, EXPECTED)).toEqual([finding]);
  });

  it('says when a page that does not exist is answered with one', async () => {
    const found = await smokeTestReading(asking(at('/no-such-page', status(200))), SITE, EXPECTED);
    expect(found).toEqual([
      expect.stringMatching(/^\/no-such-page-[\da-f-]+ answers 200 instead of 404\.$/u),
    ]);
  });

  it('says of every admin call, by any method, when strangers may make it', async () => {
    for (const path of Object.values(ADMIN_API_PATHS).filter((each) => !OPEN.includes(each))) {
      const pattern = new RegExp(`^${path.replace(':collection', 'leads').replace(':id', '[^/]+')}$`, 'u');
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const open = asking((pathname, asked) =>
          asked === method && pattern.test(pathname) ? Response.json({}) : undefined,
        );
        const found = await smokeTestReading(open, SITE, EXPECTED);
        expect(found.join(), `${method} ${path}`).toContain(`${path} does not refuse strangers`);
      }
    }
  });
});

/** Sends the forms to a site, and tells what was found and which documents were deleted. */
async function sendForms(
  answer: (path: string, sentBefore: boolean) => Response,
  isRemoved = true,
): Promise<{ readonly findings: readonly string[]; readonly removed: readonly string[] }> {
  const removed: string[] = [];
  const sent = new Set<string>();
  const findings = await smokeTestForms(
    (url) => {
      const { pathname } = new URL(url);
      const sentBefore = sent.has(pathname);
      sent.add(pathname);
      return Promise.resolve().then(() => answer(pathname, sentBefore));
    },
    SITE,
    (document) => {
      removed.push(document.split('/')[0] ?? '');
      return Promise.resolve(isRemoved);
    },
    () => undefined,
  ).catch((error: unknown) => [String(error)]);
  return { findings, removed };
}
const saved = (_path: string, sentBefore: boolean) => new Response('', { status: sentBefore ? 200 : 201 });

describe('the check of the forms', () => {
  it.each<[string, Parameters<typeof sendForms>[0], boolean, RegExp]>([
    [
      'a form does not save',
      (path, again) => (path === '/api/messages' ? status(500)() : saved(path, again)),
      true,
      /^\/api\/messages answers 500 instead of 201\./u,
    ],
    [
      'a retry is saved twice',
      (path, again) => (path === '/api/leads' ? status(201)() : saved(path, again)),
      true,
      /^\/api\/leads answers 201 instead of 200\./u,
    ],
    [
      'a marked record cannot be deleted',
      saved,
      false,
      /delete expungement_submissions\/[\da-f-]{36} in the Firestore console/u,
    ],
  ])('says when %s, and deletes every record', async (_what, answer, isRemoved, says) => {
    const { findings, removed } = await sendForms(answer, isRemoved);
    expect(findings[0]).toMatch(says);
    expect(removed).toEqual(['expungement_submissions', 'leads', 'contact_messages']);
  });

  it('deletes the record even when the site drops the connection', async () => {
    const { findings, removed } = await sendForms(() => {
      throw new TypeError('fetch failed');
    });
    expect(findings).toEqual(['TypeError: fetch failed']);
    expect(removed).toEqual(['expungement_submissions']);
  });
});
