import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from '../local/project.ts';
import { ALERTS, askProject, type GoogleAnswer, listAnswers, type ProjectPorts } from './project.ts';

const ok = (body: unknown): GoogleAnswer => ({ status: 200, body });
const BUDGETS = 'https://billingbudgets.googleapis.com/v1/billingAccounts/012345-6789AB-CDEF01/budgets';
const CONFIG = 'https://identitytoolkit.googleapis.com/admin/v2/projects/secondkey-live/config';
const DATABASE = 'https://firestore.googleapis.com/v1/projects/secondkey-live/databases/(default)';
const POLICIES = 'https://monitoring.googleapis.com/v3/projects/secondkey-live/alertPolicies';
const BILLING = 'https://cloudbilling.googleapis.com/v1/projects/secondkey-live/billingInfo';
const SECRET =
  'https://secretmanager.googleapis.com/v1/projects/secondkey-live/secrets/SMTP_URL/versions/latest:access';

/** What Google answers for a project that is ready, in the shapes of its API references. */
const READY: Readonly<Record<string, GoogleAnswer>> = {
  [CONFIG]: ok({ name: 'projects/1/config', client: { permissions: { disabledUserSignup: true } } }),
  [DATABASE]: ok({
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  }),
  [`${DATABASE}/backupSchedules`]: ok({ backupSchedules: [{ retention: '604800s', dailyRecurrence: {} }] }),
  [POLICIES]: ok({ alertPolicies: ALERTS.map((name) => ({ displayName: `SecondKey: ${name}` })) }),
  [BILLING]: ok({ billingEnabled: true, billingAccountName: 'billingAccounts/012345-6789AB-CDEF01' }),
  [BUDGETS]: ok({ budgets: [{ displayName: 'SecondKey secondkey-live' }] }),
  [SECRET]: ok({ payload: { data: Buffer.from('smtps://u:p@mail.example.org:465\n').toString('base64') } }),
};

/** Asks a project that is ready but for these answers. */
async function problems(
  answers: Readonly<Record<string, GoogleAnswer>>,
  others: Partial<ProjectPorts> = {},
): Promise<readonly string[]> {
  const found = await askProject('secondkey-live', {
    read: (url) => Promise.resolve({ ...READY, ...answers }[url] ?? { status: 404, body: null }),
    claims: () => Promise.resolve([{}, { admin: true }]),
    mail: () => Promise.resolve({ ok: true, refusedAddresses: 0 }),
    ...others,
  });
  return found.flatMap(({ problem }) => problem ?? []);
}

describe('the questions to a Firebase project', () => {
  it('find nothing wrong with one that is ready, and try the mail server that its secret names', async () => {
    const servers: string[] = [];
    const mail = (smtpUrl: string) => {
      servers.push(smtpUrl);
      return Promise.resolve({ ok: true, refusedAddresses: 0 } as const);
    };
    expect(await problems({}, { mail })).toEqual([]);
    expect(servers).toEqual(['smtps://u:p@mail.example.org:465']);
  });

  it.each([
    [CONFIG, ok({ client: { permissions: {} } }), 'everybody can make an account'],
    [CONFIG, ok({}), 'everybody can make an account'],
    [DATABASE, ok({}), 'there is no delete protection, no point-in-time recovery'],
    [`${DATABASE}/backupSchedules`, ok({}), 'there is no backup schedule'],
    [
      POLICIES,
      ok({
        alertPolicies: ALERTS.map((name) => ({
          displayName: `SecondKey: ${name}`,
          enabled: name !== 'a flood',
        })),
      }),
      'nobody is told of: a flood',
    ],
    [POLICIES, ok({}), `nobody is told of: ${ALERTS.join('; ')}`],
    [BILLING, ok({}), 'the project has no billing account: it must be on the Blaze plan'],
    [
      BUDGETS,
      ok({ budgets: [{ displayName: 'Another' }] }),
      'the billing account has no budget named “SecondKey secondkey-live”',
    ],
    [
      SECRET,
      { status: 404, body: { error: { message: 'Secret not found.' } } },
      'could not be looked at: secretmanager.googleapis.com answered 404: Secret not found.',
    ],
    [
      CONFIG,
      { status: 403, body: null },
      'could not be looked at: identitytoolkit.googleapis.com answered 403',
    ],
    [DATABASE, ok('a page'), 'could not be looked at: firestore.googleapis.com answered in an unknown way'],
  ])('say what is wrong where %s answers %j', async (url, answer, problem) => {
    expect(await problems({ [url]: answer })).toEqual([problem]);
  });

  it.each([[[]], [[{}]], [[{ admin: 'true' }, { editor: true }]]])(
    'miss an admin among accounts with the claims %j',
    async (claims) => {
      expect(await problems({}, { claims: () => Promise.resolve(claims) })).toEqual([
        'no account has the claim “admin”',
      ]);
    },
  );

  it('are all asked, even if accounts may not be listed and the connection fails', async () => {
    const refused = () => Promise.reject(new Error('the caller may not list accounts'));
    const broken = () => Promise.reject(new TypeError('fetch failed'));
    expect(await problems({}, { claims: refused, mail: broken })).toEqual([
      'could not be looked at: the caller may not list accounts',
      'could not be looked at: fetch failed',
    ]);
  });

  it.each([
    [null, 'functions/.env names nobody in NOTIFY_TO'],
    [{ ok: false, failure: 'refused' }, 'it was not sent: refused'],
    [{ ok: true, refusedAddresses: 2 }, '2 addresses were refused'],
  ] as const)('report a mail that ends with %j', async (sent, problem) => {
    expect(await problems({}, { mail: () => Promise.resolve(sent) })).toEqual([problem]);
  });

  it('are printed with what to do where something is missing', () => {
    expect(
      listAnswers([
        { claim: 'alerts are on', todo: 'Run it.' },
        { claim: 'nobody can sign up', problem: 'everybody can', todo: 'Turn it off.' },
      ]),
    ).toBe('yes  alerts are on\nNO   nobody can sign up: everybody can\n     Turn it off.');
  });

  it('look for the alerts that scripts/operations/alerts.sh sets up', () => {
    const script = readFileSync(path.join(ROOT, 'scripts/operations/alerts.sh'), 'utf8');
    const named = [...script.matchAll(/^(?:policy|\s+"\$1" secondkey_\w+) '([^']+)'/gmu)].map(
      ([, name]) => name,
    );
    expect(named).toEqual(ALERTS);
  });
});
