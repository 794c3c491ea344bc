import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ExpectedFailure } from '../expected-failure.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { type CliAnswer, deploy, type DeployPlan, type DeployPorts } from './steps.ts';

const firebaseJson = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  readonly hosting: DeployPlan['expected'];
};

const PLAN: DeployPlan = {
  project: 'secondkey-live',
  samples: 0,
  secrets: ['RATE_LIMIT_SALT', 'DO_NOT_CALL_SALT', 'SMTP_URL'],
  expected: { headers: firebaseJson.hosting.headers, origin: 'https://www.secondkey.test' },
  indexes: 2,
  ttlPolicies: 1,
};

const json = (result: unknown): CliAnswer => ({
  exitCode: 0,
  output: JSON.stringify({ status: 'success', result }, null, 2),
});
const failed = (error: string): CliAnswer => ({
  exitCode: 1,
  output: JSON.stringify({ status: 'error', error }, null, 2),
});
const printed = (...lines: readonly string[]): CliAnswer => ({ exitCode: 0, output: lines.join('\n') });

const READY = [
  'Compound Indexes',
  '[READY] (leads) -- (work_status,ASCENDING) (sort_key,DESCENDING)  -- Density:SPARSE_ALL ',
  '[READY] (leads) -- (work_status,ASCENDING) (sort_key,ASCENDING)  -- Density:SPARSE_ALL ',
  '',
  'Field Overrides',
  '[leads.expire_at] -- (no indexes) TTL(ACTIVE)',
];
const BUILDING = READY.map((line) =>
  line
    .replace(
      '[READY] (leads) -- (work_status,ASCENDING) (sort_key,A',
      '[CREATING] (leads) -- (work_status,ASCENDING) (sort_key,A',
    )
    .replace('ACTIVE', 'CREATING'),
);

/** An answer to each command, by its beginning. If there are several answers, each is used once. */
const RECORDED: Readonly<Record<string, readonly CliAnswer[]>> = {
  'projects:list': [
    printed(
      '(node) Warning: old',
      json([{ projectId: 'secondkey-live', projectNumber: '1', displayName: 'SecondKey' }]).output,
    ),
  ],
  'functions:secrets:get': [json({ secrets: [{ versionId: '1', state: 'ENABLED', createTime: '' }] })],
  'deploy --only firestore': [printed()],
  'firestore:indexes --pretty': [printed(...BUILDING), printed(...READY)],
  'deploy --only functions': [printed()],
  'hosting:channel:list': [
    json({
      channels: [
        {
          name: 'projects/1/sites/secondkey-live/channels/candidate',
          url: 'https://secondkey-live--candidate-a1b2c3d4.web.app',
        },
        { name: 'projects/1/sites/secondkey-live/channels/live', url: 'https://secondkey-live.web.app' },
      ],
    }),
  ],
  'hosting:channel:deploy candidate': [
    json({
      'secondkey-live': {
        site: 'secondkey-live',
        url: 'https://secondkey-live--candidate-a1b2c3d4.web.app',
        version: '0a1b2c3d4e5f',
        expireTime: '2026-11-30T00:00:00Z',
      },
    }),
  ],
  'firestore:delete': [printed()],
  'hosting:clone': [printed('✔  Site secondkey-live version 0a1b2c3d4e5f has been cloned')],
};

interface Replay {
  /** Answers in place of the recorded ones. */
  readonly cli?: Readonly<Record<string, readonly CliAnswer[]>>;
  /** In place of what a healthy site answers. */
  readonly site?: (url: URL, init: RequestInit | undefined) => Response | undefined;
  readonly test?: () => Promise<void>;
  readonly testPages?: () => Promise<void>;
  readonly keepHashedFiles?: () => Promise<number>;
  readonly plan?: DeployPlan;
}

/** Firebase and a healthy site, as recorded, and what was asked of them in order. */
function replaying({
  cli = {},
  site = () => undefined,
  test = () => Promise.resolve(),
  testPages = () => Promise.resolve(),
  keepHashedFiles = () => Promise.resolve(1),
  plan = PLAN,
}: Replay = {}) {
  const asked: string[] = [];
  const said: string[] = [];
  const waiting = new Map(
    Object.entries({ ...RECORDED, ...cli }).map(([beginning, answers]) => [beginning, [...answers]]),
  );
  const answer = (args: readonly string[]): Promise<CliAnswer> => {
    const command = args.join(' ');
    asked.push(command);
    const answers = [...waiting].find(([beginning]) => command.startsWith(beginning))?.[1] ?? [];
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next === undefined ? Promise.reject(new Error(`No answer to ${command}`)) : Promise.resolve(next);
  };
  const ids = new Set<string>();
  let clock = 0;
  const ports: DeployPorts = {
    cli: { ask: answer, hand: answer },
    ask: (address, init) => {
      const url = new URL(address);
      asked.push(`${init?.method ?? 'GET'} ${url.pathname}`);
      return Promise.resolve(site(url, init) ?? healthy(url, init, ids, plan));
    },
    test: () => {
      asked.push('tests');
      return test();
    },
    build: () => {
      asked.push('build');
      return Promise.resolve();
    },
    testPages: () => {
      asked.push('tests of the pages');
      return testPages();
    },
    keepHashedFiles: (live) => {
      asked.push(`hashed files of ${live}`);
      return keepHashedFiles();
    },
    sleep: (milliseconds) => {
      clock += milliseconds;
      return Promise.resolve();
    },
    now: () => clock,
    say: (line) => {
      said.push(line);
    },
  };
  return { asked, said, deploy: (dryRun = false) => deploy(plan, ports, { dryRun }) };
}

function healthy(
  { pathname }: URL,
  init: RequestInit | undefined,
  ids: Set<string>,
  { expected }: DeployPlan = PLAN,
): Response {
  if (pathname === ADMIN_API_PATHS.health) return Response.json({ status: 'ok' });
  if (pathname === ADMIN_API_PATHS.emulators) return Response.json({}, { status: 404 });
  if (['/api/submissions', '/api/leads', '/api/messages'].includes(pathname)) {
    const { id } = JSON.parse(init?.body as string) as { id: string };
    const isNew = !ids.has(id);
    ids.add(id);
    return Response.json({ id }, { status: isNew ? 201 : 200 });
  }
  if (pathname.startsWith('/api/')) return Response.json({}, { status: 401 });
  if (pathname === '/sitemap.xml')
    return new Response('<loc>https://www.secondkey.test/sitemap-main.xml</loc>');
  if (pathname === '/sitemap-main.xml')
    return new Response(
      '<loc>https://www.secondkey.test/first/</loc><loc>https://www.secondkey.test/utah/</loc><loc>https://www.secondkey.test/faq/</loc>',
    );
  if (pathname === '/hashed-files.json')
    return Response.json({ 'check.B44agChw.js': null, 'check.CSQ0u-eL.js': '2026-11-20' });
  const headers = new Headers();
  for (const { source, headers: rules } of expected.headers) {
    const isFor = source === '**' || source === pathname || pathname.startsWith(source.replace('/**', '/'));
    if (isFor) for (const { key, value } of rules) headers.set(key, value);
  }
  const isPage = !pathname.includes('/no-such-');
  return new Response('<meta http-equiv="content-security-policy" content="script-src \'self\'">', {
    status: isPage ? 200 : 404,
    headers,
  });
}

const reason = async (replay: Replay): Promise<{ said: string; asked: readonly string[] }> => {
  const { deploy: run, asked } = replaying(replay);
  const failure: unknown = await run().catch((error: unknown) => error);
  if (!(failure instanceof ExpectedFailure)) throw new Error('It was deployed', { cause: failure });
  return { said: `${failure.message} ${failure.todo ?? ''}`, asked };
};

describe('a deployment', () => {
  it('is tried on a preview channel, then the same version is released', async () => {
    const { asked, deploy: run } = replaying();
    await run();
    const commands = asked.filter((line) => !/^(?:GET|HEAD|POST|PATCH|DELETE) /u.test(line));
    expect(commands.map((line) => line.replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, '<id>'))).toEqual([
      'projects:list --json',
      'functions:secrets:get RATE_LIMIT_SALT --json --project secondkey-live',
      'functions:secrets:get DO_NOT_CALL_SALT --json --project secondkey-live',
      'functions:secrets:get SMTP_URL --json --project secondkey-live',
      'tests',
      'build',
      'tests of the pages',
      'deploy --only firestore --project secondkey-live',
      'firestore:indexes --pretty --project secondkey-live',
      'firestore:indexes --pretty --project secondkey-live',
      'deploy --only functions --project secondkey-live',
      'hosting:channel:list --json --project secondkey-live',
      'hashed files of https://secondkey-live.web.app',
      'hosting:channel:deploy candidate --expires 7d --no-authorized-domains --json --project secondkey-live',
      'firestore:delete expungement_submissions/<id> --force --project secondkey-live',
      'firestore:delete leads/<id> --force --project secondkey-live',
      'firestore:delete contact_messages/<id> --force --project secondkey-live',
      'hosting:clone secondkey-live@0a1b2c3d4e5f secondkey-live:live --project secondkey-live',
    ]);
    expect(asked.at(-1)).toMatch(/^DELETE \/api\//u);
  });

  it('lists every step and command in a dry run without asking, building or sending anything', async () => {
    const dry = replaying();
    await dry.deploy(true);
    expect(dry.asked).toEqual([]);
    expect(dry.said).toEqual([
      '1 of 13: Ask Firebase for the project',
      '    firebase projects:list --json',
      '2 of 13: Look whether the secrets are set',
      '    firebase functions:secrets:get RATE_LIMIT_SALT --json --project secondkey-live',
      '    firebase functions:secrets:get DO_NOT_CALL_SALT --json --project secondkey-live',
      '    firebase functions:secrets:get SMTP_URL --json --project secondkey-live',
      '3 of 13: Run the quick tests',
      '    vitest run --project unit --project functions',
      '4 of 13: Build site and functions',
      '    astro build',
      '    npm run page-dates',
      '    vite build functions',
      '5 of 13: Test the pages that will be sent',
      '    vitest run --project site',
      '6 of 13: Send the rules and indexes of Firestore',
      '    firebase deploy --only firestore --project secondkey-live',
      '7 of 13: Wait for indexes and TTL policies',
      '    firebase firestore:indexes --pretty --project secondkey-live',
      '8 of 13: Send the functions',
      '    firebase deploy --only functions --project secondkey-live',
      '9 of 13: Keep the scripts that open pages still load',
      '    firebase hosting:channel:list --json --project secondkey-live',
      '    GET the hashed files of the live site',
      '10 of 13: Send the pages to the preview channel',
      '    firebase hosting:channel:deploy candidate --expires 7d --no-authorized-domains --json --project secondkey-live',
      '11 of 13: Try the preview',
      '    GET pages, sitemap and every admin call',
      '    POST each form twice',
      '    firebase firestore:delete <the records> --force --project secondkey-live',
      '12 of 13: Let visitors see it',
      '    firebase hosting:clone <site>@<version> <site>:live --project secondkey-live',
      '13 of 13: Look at the live site',
      '    GET pages, sitemap and every admin call',
    ]);
    const real = replaying();
    await real.deploy();
    const steps = (lines: readonly string[]) => lines.filter((line) => /^\d+ of \d+: /u.test(line));
    expect(steps(real.said)).toEqual(steps(dry.said));
  });

  it('says what it waits for once a state, and where the preview is', async () => {
    const indexes = [BUILDING, BUILDING, READY].map((lines) => printed(...lines));
    const { said, deploy: run } = replaying({ cli: { 'firestore:indexes --pretty': indexes } });
    await run();
    expect(said.filter((line) => line.includes('indexes are ready'))).toEqual([
      '    1 of 2 indexes are ready, 0 of 1 TTL policies',
    ]);
    expect(said).toContain('Preview: https://secondkey-live--candidate-a1b2c3d4.web.app/');
    expect(said).toContain('    1 files of former releases');
  });

  it('finds its way by addresses with a slash at the end, too', async () => {
    const live = {
      name: 'projects/1/sites/secondkey-live/channels/live',
      url: 'https://secondkey-live.web.app/',
    };
    const preview = { site: 'secondkey-live', url: 'https://preview.web.app/', version: '0a1b2c3d4e5f' };
    const {
      asked,
      said,
      deploy: run,
    } = replaying({
      cli: {
        'hosting:channel:list': [json({ channels: [{}, live] })],
        'hosting:channel:deploy candidate': [json({ 'secondkey-live': preview })],
      },
    });
    await run();
    expect(asked).toContain('hashed files of https://secondkey-live.web.app');
    expect(said).toContain('Preview: https://preview.web.app/');
  });

  it('reads a secret of which any version is enabled', async () => {
    const versions = { secrets: [{ state: 'DESTROYED' }, { state: 'ENABLED' }] };
    const { asked, deploy: run } = replaying({ cli: { 'functions:secrets:get': [json(versions)] } });
    await run();
    expect(asked).toContain('build');
  });
});

/** None of these may have happened before the failure. */
const RELEASE = 'hosting:clone';

/** Home page, form and login. */
const TRIED_PAGES = ['/', '/eligibility-check/', '/admin/login/'];

/** What tells nothing of renters, to anybody. */
const OPEN_ADDRESSES = ['/api/health', '/api/emulators', '/api/schedule'];
/** Every other address of the API, with each method. */
const ADMIN_CALLS = Object.values(ADMIN_API_PATHS)
  .filter((path) => !OPEN_ADDRESSES.includes(path))
  .flatMap((path) => ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => [method, path] as const));

function matchesPath(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replace(':collection', 'leads').replace(':id', '[^/]+')}$`, 'u').test(pathname);
}

describe('a deployment stops, leaving the old pages online,', () => {
  it.each<[string, Replay, RegExp, string]>([
    [
      'for a secret that is not there',
      { cli: { 'functions:secrets:get': [failed('HTTP Error: 404, Secret not found')] } },
      /secret RATE_LIMIT_SALT is not set.*functions:secrets:set RATE_LIMIT_SALT/su,
      'tests',
    ],
    [
      'for a secret whose versions are disabled',
      { cli: { 'functions:secrets:get': [json({ secrets: [{ versionId: '1', state: 'DISABLED' }] })] } },
      /RATE_LIMIT_SALT/u,
      'tests',
    ],
    ...[
      ['cannot be looked up', { exitCode: 1, output: 'getaddrinfo ENOTFOUND' }],
      ['has no version', json({})],
      ['is not in the answer', json(undefined)],
    ].map(([what, answer]): [string, Replay, RegExp, string] => [
      `for a secret that ${what as string}`,
      { cli: { 'functions:secrets:get': [answer as CliAnswer] } },
      /RATE_LIMIT_SALT/u,
      'tests',
    ]),
    [
      'for a test that fails',
      { test: () => Promise.reject(new ExpectedFailure('Nothing was deployed: a test fails.')) },
      /a test fails/u,
      'build',
    ],
    [
      'for a project of another account',
      { cli: { 'projects:list': [json([{ projectId: 'secondkey-live-2' }])] } },
      /has no Firebase project secondkey-live\. Check the project’s id \(not its name\)/u,
      'functions:secrets:get',
    ],
    [
      'for an account without projects',
      { cli: { 'projects:list': [json(undefined)] } },
      /has no Firebase project secondkey-live\./u,
      'functions:secrets:get',
    ],
    [
      'for a list of projects that is none',
      { cli: { 'projects:list': [printed('Update available', '')] } },
      /list of your projects could not be read\. Update available$/u,
      'functions:secrets:get',
    ],
    [
      'for a built page that is wrong',
      { testPages: () => Promise.reject(new ExpectedFailure('Nothing was deployed: a test fails.')) },
      /a test fails/u,
      'deploy',
    ],
    [
      'when Firebase refuses the rules',
      { cli: { 'deploy --only firestore': [{ exitCode: 2, output: '' }] } },
      /did not finish/u,
      'deploy --only functions',
    ],
    [
      'when indexes take more than an hour and a half',
      {
        cli: {
          'firestore:indexes': [printed(...BUILDING)],
          'firestore:indexes --pretty': [printed(...BUILDING)],
        },
      },
      /still building after an hour and a half: 1 of 2 indexes are ready, 0 of 1 TTL policies\. Look at Firestore/u,
      'deploy --only functions',
    ],
    [
      'when Firestore does not tell of its indexes',
      { cli: { 'firestore:indexes --pretty': [failed('Permission denied')] } },
      /did not report the state of its indexes\. Permission denied$/u,
      'deploy --only functions',
    ],
    ...[
      ['an index', '[CREATING] (old) -- (email,ASCENDING) (sort_key,ASCENDING)'],
      ['a policy', '[old.expire_at] -- (no indexes) TTL(CREATING)'],
    ].map(([what = '', line = '']): [string, Replay, RegExp, string] => [
      `while ${what} of before is still built, too`,
      { cli: { 'firestore:indexes --pretty': [printed(...READY, line)] } },
      /2 of 2 indexes are ready, 1 of 1 TTL policies/u,
      'deploy --only functions',
    ]),
    [
      'when an index is missing',
      {
        cli: {
          'firestore:indexes --pretty': [
            printed(...READY.filter((line) => !line.includes('ASCENDING) (sort_key,A'))),
          ],
        },
      },
      /1 of 2 indexes/u,
      'deploy --only functions',
    ],
    [
      'when a policy does not delete yet',
      {
        cli: {
          'firestore:indexes --pretty': [
            printed(...READY.map((line) => line.replace('TTL(ACTIVE)', 'TTL(CREATING)'))),
          ],
        },
      },
      /2 of 2 indexes are ready, 0 of 1 TTL/u,
      'deploy --only functions',
    ],
    [
      'when a policy is missing',
      { cli: { 'firestore:indexes --pretty': [printed(...READY.filter((line) => !line.includes('TTL(')))] } },
      /0 of 1 TTL/u,
      'deploy --only functions',
    ],
    [
      'when a function does not build',
      { cli: { 'deploy --only functions': [{ exitCode: 1, output: '' }] } },
      /^The deployment did not finish\. Firebase says above why\. Visitors still see the former pages\. Put it right and deploy again: docs\/tasks\/after-a-deployment\.md, “When it does not work”\.$/u,
      'hosting:channel:deploy',
    ],
    [
      'when nobody knows where the live site is',
      { cli: { 'hosting:channel:list': [json({ channels: [] })] } },
      /where the live site is/u,
      'hosting:channel:deploy',
    ],
    ...[json(undefined), json({}), failed('No such site')].map((answer): [string, Replay, RegExp, string] => [
      `when nobody knows where the live site is: ${answer.output}`,
      { cli: { 'hosting:channel:list': [answer] } },
      /where the live site is\. (?:\{|No such site$)/u,
      'hosting:channel:deploy',
    ]),
    [
      'when the scripts of open pages cannot be kept',
      { keepHashedFiles: () => Promise.reject(new ExpectedFailure('check.z.js answers 500.')) },
      /check\.z\.js answers 500/u,
      'hosting:channel:deploy',
    ],
    [
      'when the channel is refused',
      {
        cli: {
          'hosting:channel:deploy candidate': [
            failed(
              'Cannot deploy site to channel candidate because it would modify rewrites in "live" that are not pinned',
            ),
          ],
        },
      },
      /could not be deployed to the preview channel\. Cannot deploy site .* not pinned$/u,
      RELEASE,
    ],
    ...[
      { site: '', version: '1', url: 'https://preview.web.app' },
      { site: 'secondkey-live', version: '', url: 'https://preview.web.app' },
      { site: 'secondkey-live', version: '1', url: 'preview' },
      { url: 'https://preview.web.app' },
    ].map((channel): [string, Replay, RegExp, string] => [
      `when the channel is ${JSON.stringify(channel)}`,
      { cli: { 'hosting:channel:deploy candidate': [json({ 'secondkey-live': channel })] } },
      /where the preview is\. \{/u,
      RELEASE,
    ]),
    [
      'when the channel has no address',
      { cli: { 'hosting:channel:deploy candidate': [json({})] } },
      /where the preview is/u,
      RELEASE,
    ],
    [
      'when a page is missing',
      {
        site: ({ pathname }) =>
          pathname === '/eligibility-check/' ? new Response('', { status: 404 }) : undefined,
      },
      /\/eligibility-check\/ answers 404/u,
      RELEASE,
    ],
    [
      'when headers are missing',
      {
        site: ({ pathname }) =>
          pathname === '/'
            ? new Response('<meta http-equiv="content-security-policy" content="script-src">')
            : undefined,
      },
      /another x-frame-options than firebase.json: none/u,
      RELEASE,
    ],
    [
      'when browsers would ask by HTTP again sooner than firebase.json says',
      {
        site: (url) => {
          if (url.pathname !== '/') return undefined;
          const response = healthy(url, undefined, new Set());
          response.headers.set('strict-transport-security', 'max-age=86399');
          return response;
        },
      },
      /\/ has another strict-transport-security/u,
      RELEASE,
    ],
    ...TRIED_PAGES.flatMap((page): [string, Replay, RegExp, string][] => [
      [
        `when ${page} has no policy`,
        {
          site: (url) =>
            url.pathname === page ? new Response('', healthy(url, undefined, new Set())) : undefined,
        },
        new RegExp(`^The check found 1 fault.+ ${page} names no scripts in a policy`, 'su'),
        RELEASE,
      ],
      [
        `when ${page} may be put into a frame`,
        {
          site: (url) => {
            if (url.pathname !== page) return undefined;
            const response = healthy(url, undefined, new Set());
            response.headers.delete('x-frame-options');
            return response;
          },
        },
        new RegExp(`${page} has another x-frame-options than firebase.json: none`, 'u'),
        RELEASE,
      ],
    ]),
    [
      'when a page that does not exist is answered with one',
      { site: ({ pathname }) => (pathname.startsWith('/no-such-page') ? new Response('') : undefined) },
      /\/no-such-page-[\da-f-]+ answers 200 instead of 404/u,
      RELEASE,
    ],
    [
      'when a script that open pages load is missing',
      {
        site: ({ pathname }) =>
          pathname === '/_astro/check.CSQ0u-eL.js' ? new Response('', { status: 404 }) : undefined,
      },
      /\/_astro\/check\.CSQ0u-eL\.js answers 404/u,
      RELEASE,
    ],
    [
      'when the release does not list its scripts',
      {
        site: ({ pathname }) =>
          pathname === '/hashed-files.json' ? new Response('', { status: 404 }) : undefined,
      },
      /no list of its hashed files/u,
      RELEASE,
    ],
    ...['public, max-age=31536000, immutable', undefined].map((kept): [string, Replay, RegExp, string] => [
      `when browsers keep for ${kept ?? 'as long as they like'} that a script is missing`,
      {
        site: ({ pathname }) =>
          pathname.startsWith('/_astro/no-such-file')
            ? new Response('', { status: 404, headers: kept === undefined ? {} : { 'cache-control': kept } })
            : undefined,
      },
      /Browsers keep a missing hashed file for too long: (?:public, max-age=31536000, immutable|as long as they like)/u,
      RELEASE,
    ]),
    [
      'when a missing script is answered with a page',
      {
        site: ({ pathname }) =>
          pathname.startsWith('/_astro/no-such-file')
            ? new Response('', { headers: { 'cache-control': 'max-age=0' } })
            : undefined,
      },
      /missing hashed file answers 200/u,
      RELEASE,
    ],
    [
      'when the sitemap is of another site',
      {
        site: ({ pathname }) =>
          pathname === '/sitemap.xml' ? new Response('<loc>https://other.test/</loc>') : undefined,
      },
      /names no page of https:\/\/www\.secondkey\.test/u,
      RELEASE,
    ],
    [
      'when a file of the sitemap is missing',
      {
        site: ({ pathname }) =>
          pathname === '/sitemap-main.xml' ? new Response('', { status: 404 }) : undefined,
      },
      /\/sitemap-main\.xml answers 404/u,
      RELEASE,
    ],
    ...['/first/', '/faq/'].map((page): [string, Replay, RegExp, string] => [
      `when the first or last page of a sitemap file is missing: ${page}`,
      { site: ({ pathname }) => (pathname === page ? new Response('', { status: 404 }) : undefined) },
      new RegExp(`${page} answers 404`, 'u'),
      RELEASE,
    ]),
    [
      'when saving would not work',
      {
        site: ({ pathname }) => (pathname === '/api/health' ? new Response('', { status: 503 }) : undefined),
      },
      /\/api\/health answers 503/u,
      RELEASE,
    ],
    [
      'when it takes itself for an emulator',
      { site: ({ pathname }) => (pathname === '/api/emulators' ? Response.json({}) : undefined) },
      /\/api\/emulators answers 200/u,
      RELEASE,
    ],
    ...ADMIN_CALLS.map(([method, path]): [string, Replay, RegExp, string] => [
      `when strangers may call ${method} ${path}`,
      {
        site: ({ pathname }, init) =>
          matchesPath(path, pathname) && init?.method === method ? Response.json({}) : undefined,
      },
      new RegExp(`${path} does not refuse strangers: it answers .*200`, 'u'),
      RELEASE,
    ]),
    ...[404, 405, 500].map((status): [string, Replay, RegExp, string] => [
      `when an address of the dashboard only answers ${status}`,
      {
        site: ({ pathname }) => (pathname === '/api/admin/queue' ? Response.json({}, { status }) : undefined),
      },
      new RegExp(`/api/admin/queue does not refuse strangers: it answers (?:${status}(?:, )?){4}`, 'u'),
      RELEASE,
    ]),
    [
      'when one method of an address is not there',
      {
        site: ({ pathname }, init) =>
          pathname === '/api/admin/queue' && init?.method === 'PATCH'
            ? Response.json({}, { status: 404 })
            : undefined,
      },
      /\/api\/admin\/queue does not refuse strangers: it answers 401, 401, 404, 401/u,
      RELEASE,
    ],
    [
      'when a form does not save',
      {
        site: ({ pathname }) =>
          pathname === '/api/messages' ? new Response('', { status: 500 }) : undefined,
      },
      /\/api\/messages answers 500 instead of 201/u,
      RELEASE,
    ],
    [
      'when a retry is saved twice',
      { site: ({ pathname }) => (pathname === '/api/leads' ? new Response('', { status: 201 }) : undefined) },
      /\/api\/leads answers 201 instead of 200/u,
      RELEASE,
    ],
    [
      'when a marked record cannot be deleted',
      { cli: { 'firestore:delete': [{ exitCode: 1, output: '' }] } },
      /delete leads\/[\da-f-]{36} in the Firestore console/u,
      RELEASE,
    ],
    [
      'when the release is refused',
      { cli: { 'hosting:clone': [{ exitCode: 1, output: 'Error: no' }] } },
      /was not released.*hosting:clone secondkey-live@0a1b2c3d4e5f secondkey-live:live/su,
      'nothing after it',
    ],
  ])('%s', async (_what, replay, expected, notReached) => {
    const { said, asked } = await reason(replay);
    expect(said).toMatch(expected);
    expect(asked.filter((line) => line.startsWith(notReached))).toEqual([]);
  });

  it('and deletes the test records even when the site drops the connection', async () => {
    const {
      asked,
      said,
      deploy: run,
    } = replaying({
      site: ({ pathname }) => {
        if (pathname === '/api/submissions') throw new TypeError('fetch failed');
        return undefined;
      },
    });
    await expect(run()).rejects.toThrow(/The site did not answer: fetch failed/u);
    expect(asked.at(-1)).toMatch(/^firestore:delete expungement_submissions\//u);
    expect(said.join('\n')).toContain(`deletes ${asked.at(-1)?.split(' ')[1] ?? '?'}`);
  });
});

it.each<[string, NonNullable<Replay['cli']>, RegExp]>([
  [
    'nobody has signed in',
    { 'projects:list': [failed('Failed to authenticate, have you run firebase login?')] },
    /not signed in to Firebase.*npx firebase login/u,
  ],
  [
    'the connection is lost',
    { 'projects:list': [{ exitCode: 1, output: 'getaddrinfo ENOTFOUND firebase.googleapis.com' }] },
    /Firebase was not reached\. Check the internet connection/u,
  ],
  [
    'Firebase answers something new, in its own words',
    { 'projects:list': [{ exitCode: 1, output: 'something new\n' }] },
    /did not list your projects\. something new/u,
  ],
])('a deployment tells the operator what to do when %s', async (_what, cli, words) => {
  expect((await reason({ cli })).said).toMatch(words);
});

it('a deployment names every fault of the preview, a line each, and says that nobody saw it', async () => {
  const { said } = await reason({
    site: ({ pathname }) =>
      pathname === '/api/health' || pathname === '/api/emulators'
        ? new Response('', { status: 503 })
        : undefined,
  });
  expect(said).toBe(
    'The check found 2 fault(s):\n  /api/health answers 503 instead of 200.\n  /api/emulators answers 503 instead of 404. ' +
      'Visitors still see the former pages. Put it right and deploy again.',
  );
});

it('a deployment interrupted while testing a form deletes the record and goes no further', async () => {
  const { said, asked } = await reason({
    site: ({ pathname }) => {
      if (pathname === '/api/leads') throw new ExpectedFailure('Stopped.');
      return undefined;
    },
  });
  expect(said.trim()).toBe('Stopped.');
  expect(asked.at(-1)).toMatch(/^firestore:delete leads\//u);
});

it('an unresponsive live site is reported with the way to roll back', async () => {
  const { said } = await reason({
    site: ({ hostname }) => {
      if (hostname === 'secondkey-live.web.app')
        throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
      return undefined;
    },
  });
  expect(said).toMatch(/did not answer: fetch failed, ECONNRESET\..*It is live\. Roll it back/su);
});

it('Google’s own, longer lifetime of HTTPS is accepted', async () => {
  const { asked, deploy: run } = replaying({
    site: (url, init) => {
      const response = healthy(url, init, new Set());
      if (url.pathname.startsWith('/api/') || !response.headers.has('strict-transport-security'))
        return undefined;
      response.headers.set('strict-transport-security', 'max-age=31536000');
      return response;
    },
  });
  await run();
  expect(asked.filter((line) => line.startsWith(RELEASE))).toHaveLength(1);
});

it('a fault of the live site is reported after the release with the way to roll back', async () => {
  const { said } = await reason({
    site: ({ hostname, pathname }) =>
      hostname === 'secondkey-live.web.app' && pathname === '/'
        ? new Response('', { status: 500 })
        : undefined,
  });
  expect(said).toMatch(/\/ answers 500.*Roll it back/su);
});
