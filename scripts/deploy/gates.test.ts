import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { describe, expect, it } from 'vitest';

import type { Placeholder } from '../check-launch/placeholders.ts';
import { contentGates, decideDeploy, type DeployFacts, listGates, requireNoneOpen } from './gates.ts';

/** The settings in a file of these lines. */
const file =
  (...lines: string[]) =>
  () =>
    parseEnv(lines.join('\n'));

const READY: DeployFacts = {
  placeholders: [],
  publishSamples: false,
  outdatedLaws: [],
  publishOutdatedLaws: false,
  translations: [{ name: 'Ohio', all: 9, missing: 0, stale: 0, unreviewed: 0 }],
  publishUnreviewedSpanish: false,
  functionsEnv: file('NOTIFY_TO=you@example.org'),
  withoutNotifications: false,
  namedProject: 'secondkey-live',
  firebaserc: undefined,
  uncommitted: '',
};

const sample = (file: string, line: number): Placeholder => ({ file, line, kind: 'sample', text: 'name' });
const SAMPLES = [
  sample('src/config/site.ts', 3),
  sample('src/content/words/en/team.json', 9),
  sample('src/config/site.ts', 8),
];
const LAWS = [
  { file: 'src/content/sealing-law/iowa.json', state: 'IA' },
  { file: 'src/content/sealing-law/ohio.json', state: 'OH' },
  { file: 'src/content/sealing-law/ohio.json', state: 'OH' },
] as const;

/** All that is open, as the operator reads it. */
const said = (changes: Partial<DeployFacts>) => listGates(decideDeploy({ ...READY, ...changes }).open);
const saidOf = (...lines: string[]) => said({ functionsEnv: file('NOTIFY_TO=you@example.org', ...lines) });

describe('a deployment', () => {
  it('goes to the project named on the command line, with nothing open', () => {
    expect(decideDeploy(READY)).toEqual({
      project: 'secondkey-live',
      samples: 0,
      secrets: ['RATE_LIMIT_SALT', 'DO_NOT_CALL_SALT', 'SMTP_URL'],
      open: [],
    });
  });

  it('names everything that is open at once, file by file, with what to do, and deploys nothing', () => {
    const spanish = (name: string, wrong: object) => ({
      name,
      all: 9,
      missing: 0,
      stale: 0,
      unreviewed: 0,
      ...wrong,
    });
    const decision = decideDeploy({
      ...READY,
      placeholders: SAMPLES,
      outdatedLaws: LAWS,
      translations: [spanish('Ohio', { stale: 1 }), spanish('Utah', { unreviewed: 7 })],
      functionsEnv: file(
        'SMTP_URL=smtps://mail.example.org',
        'FUNCTIONS_EMULATOR=true',
        'SECOND_FACTOR=optional',
        'RATE_LIMIT_PER_CLIENT=21',
        'RETENTION_MONTHS=36',
      ),
      namedProject: undefined,
      uncommitted: '?? b.ts\n M a.ts\n',
    });
    let failure: unknown;
    try {
      requireNoneOpen(decision);
    } catch (thrown) {
      failure = thrown;
    }
    expect(failure).toMatchObject({
      message: 'Nothing was deployed: 14 things are open.',
      todo: `
the command line
  it does not say which Firebase project the site goes to.
    npm run deploy -- --project your-firebase-project. docs/tasks/go-live.md explains how to create one.

src/config/site.ts
  2 samples and placeholders, lines 3, 8.
src/content/words/en/team.json
  1 sample or placeholder, line 9.
    Replace it, or leave out what has no proof (16 CFR 465). For a trial that no customer sees: --publish-samples

src/content/sealing-law/iowa.json
  nobody has checked the law of Iowa for more than a year.
src/content/sealing-law/ohio.json
  nobody has checked the law of Ohio for more than a year.
    Read it again (docs/tasks/update-a-law.md), or publish it with a warning on its pages: --publish-outdated-laws

the Spanish of the law
  it no longer matches the English of Ohio.
    Translate what has changed: npm run law:translation -- ST (docs/tasks/review-a-translation.md)

the Spanish of the law
  no professional has reviewed 1 state or topic: Utah.
    Have it reviewed (docs/tasks/review-a-translation.md), or publish it with a note that it is not: --publish-unreviewed-spanish

functions/.env or functions/.env.<project>
  SMTP_URL may not be in a file.
    Take the line out and put the value into Secret Manager: npx firebase functions:secrets:set SMTP_URL --project <project>

functions/.env or functions/.env.<project>
  FUNCTIONS_EMULATOR belongs to the emulators.
    Take the line out.

functions/.env or functions/.env.<project>
  SECOND_FACTOR=optional would let a stolen password alone open every record.
    Take the line out: SECURITY.md promises a second factor.

functions/.env or functions/.env.<project>
  a RATE_LIMIT_… is above what SECURITY.md states.
    Take the line out, so that one caller cannot fill the inbox.

functions/.env or functions/.env.<project>
  RETENTION_MONTHS is 36, and the privacy page promises 24.
    Take the line out. To keep records for another time, change src/domain/records/document.ts, which both read.

functions/.env or functions/.env.<project>
  nobody would be notified of new records.
    Set the recipients, for example NOTIFY_TO=you@example.org (docs/tasks/set-up-notifications.md). For a site whose dashboard somebody looks at all day: --without-notifications

git
  there are uncommitted changes, so nobody could tell later what is live: ?? b.ts, M a.ts.
    Commit them or take them back.`,
    });
  });

  it('is refused for one thing that is open', () => {
    expect(() => {
      requireNoneOpen(decideDeploy({ ...READY, uncommitted: ' M README.md' }));
    }).toThrow('Nothing was deployed: 1 thing is open.');
  });

  it('goes on when nothing is open', () => {
    expect(() => {
      requireNoneOpen(decideDeploy(READY));
    }).not.toThrow();
  });

  it.each([
    ['no file', []],
    ['a file without the setting', ['RETENTION_MONTHS=24']],
    ['no address', ['NOTIFY_TO=']],
    ['nothing but commas', ['NOTIFY_TO=,']],
    ['an address that is a comment', ['# NOTIFY_TO=you@example.org']],
    ['an address in a comment behind the setting', ['NOTIFY_TO= # you@example.org later']],
    ['a file of the project that takes the address away', ['NOTIFY_TO=you@example.org', 'NOTIFY_TO=']],
  ])('is refused when nobody would be notified, with %s, unless overridden', (_what, lines) => {
    const functionsEnv = file(...lines);
    expect(said({ functionsEnv })).toMatch(/functions\/\.env\.secondkey-live\n {2}nobody would be notified/u);
    expect(said({ functionsEnv, withoutNotifications: true })).toBe('');
  });

  it('notifies the addresses in the project’s file', () => {
    const functionsEnv = (project: string) =>
      file('RETENTION_MONTHS=24', `export NOTIFY_TO = "admin@${project}.example" # the office`)();
    expect(said({ functionsEnv })).toBe('');
  });

  it('requires the salts, and the password of the mail server where mails are sent', () => {
    const secretsWith = (...lines: string[]) =>
      decideDeploy({ ...READY, withoutNotifications: true, functionsEnv: file(...lines) }).secrets;
    expect(secretsWith()).toEqual(['RATE_LIMIT_SALT', 'DO_NOT_CALL_SALT']);
    expect(secretsWith('NOTIFY_TO=a@example.org')).toEqual([
      'RATE_LIMIT_SALT',
      'DO_NOT_CALL_SALT',
      'SMTP_URL',
    ]);
  });

  it.each(['RATE_LIMIT_SALT', 'DO_NOT_CALL_SALT', 'SMTP_URL'])('is refused with %s in a file', (name) => {
    for (const line of [`${name}=secret`, `export ${name}=secret`, `${name}="secret" # ours`]) {
      const text = saidOf(line);
      expect(text).toContain(`${name} may not be in a file`);
      expect(text).toContain(`functions:secrets:set ${name} --project secondkey-live`);
      expect(text).not.toContain('=secret');
    }
    for (const empty of [`${name}=`, `${name}=""`, `${name}= # in Secret Manager`])
      expect(saidOf(empty)).toBe('');
  });

  it.each([
    ['NOTIFY_TO=Jo <you@example.org>', 'NOTIFY_TO must be mail addresses, separated by commas.'],
    ['SECOND_FACTOR=yes', 'SECOND_FACTOR must be required or optional.'],
    ['RATE_LIMIT_PER_CLIENT=', 'RATE_LIMIT_PER_CLIENT must be a whole number'],
  ])('is refused with %s, which the functions reject at start-up', (line, expected) => {
    expect(saidOf(line)).toContain(expected);
    expect(saidOf(line)).toContain('functions/.env.secondkey-live');
    expect(saidOf(line)).toContain('functions/.env.example explains each setting.');
  });

  it.each([
    ['an optional second factor', 'SECOND_FACTOR=optional', 'a stolen password alone'],
    ['a limit above the stated one', 'RATE_LIMIT_PER_CLIENT=21', 'above what SECURITY.md states'],
    ['another limit above the stated one', 'RATE_LIMIT_PER_CONNECTION=601', 'above what SECURITY.md states'],
    ['a third limit above the stated one', 'RATE_LIMIT_PER_NETWORK=121', 'above what SECURITY.md states'],
    ['a limit that refuses a shelter', 'RATE_LIMIT_PER_CLIENT=9', 'honest renters would be refused'],
    ['a limit that refuses a carrier', 'RATE_LIMIT_PER_NETWORK=79', 'honest renters would be refused'],
    [
      'a limit that refuses the whole site',
      'RATE_LIMIT_PER_CONNECTION=79',
      'honest renters would be refused',
    ],
    ['another site’s address', 'LIVE_ORIGIN=https://other.example', 'LIVE_ORIGIN is https://other.example'],
    ['connections that prove nothing', 'NODE_TLS_REJECT_UNAUTHORIZED=0', 'is no setting of the functions'],
    ['code of its own', 'NODE_OPTIONS=--require ./x.js', 'NODE_OPTIONS is no setting of the functions'],
    ['a misspelled limit', 'RATE_LIMIT_PER_CLEINT=10', 'RATE_LIMIT_PER_CLEINT is no setting'],
    ['a misspelled name without a value', 'NOTFY_TO=', 'NOTFY_TO is no setting'],
    ['a longer retention than the privacy page’s', 'RETENTION_MONTHS=36', 'the privacy page promises 24'],
    ['a shorter one', 'RETENTION_MONTHS=12', 'the privacy page promises 24'],
    ['an emulator for its records', 'FIRESTORE_EMULATOR_HOST=127.0.0.1:8080', 'belongs to the emulators'],
    ['an emulator for its logins', 'FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099', 'belongs to the emulators'],
    ['emulated functions', 'FUNCTIONS_EMULATOR=true', 'belongs to the emulators'],
    ['a demo admin', 'DEMO_ADMIN_PASSWORD=open', 'belongs to the emulators'],
    ['a token that runs the schedule', 'LOCAL_SCHEDULE_TOKEN=open', 'belongs to the emulators'],
  ])('is refused with %s', (_what, line, expected) => {
    expect(saidOf(line)).toContain(expected);
  });

  it.each([
    'SECOND_FACTOR=required',
    'RATE_LIMIT_PER_CLIENT=20',
    'RATE_LIMIT_PER_CLIENT=10',
    'LIVE_ORIGIN=https://secondkey-live.web.app',
    'LIVE_ORIGIN=https://www.secondkey.example/',
    'RETENTION_MONTHS=24',
  ])('goes on with %s, which keeps the promise', (line) => {
    expect(saidOf(line)).toBe('');
  });

  it('knows every setting that functions/.env.example explains', () => {
    const names = readFileSync(new URL('../../functions/.env.example', import.meta.url), 'utf8').matchAll(
      /^(?:# )?([A-Z_]+)=/gmu,
    );
    const texts = [...names].map(([, name = '']) => said({ functionsEnv: file(`${name}=x`) }));
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.filter((text) => text.includes('is no setting'))).toEqual([]);
  });

  it('an emulator’s setting neither hides an optional second factor nor is taken for one', () => {
    expect(saidOf('FUNCTIONS_EMULATOR=true', 'SECOND_FACTOR=optional')).toContain('a stolen password alone');
    expect(saidOf('FUNCTIONS_EMULATOR=true')).not.toContain('SECOND_FACTOR');
  });

  it('goes to the project in .firebaserc when none is named', () => {
    const firebaserc = '{ "projects": { "default": "written-down" } }';
    expect(decideDeploy({ ...READY, namedProject: undefined, firebaserc }).project).toBe('written-down');
    expect(decideDeploy({ ...READY, firebaserc }).project).toBe('secondkey-live');
  });

  it.each([undefined, '{}', '{ "projects": { "default": 7 } }', 'not JSON'])(
    'requires a project when .firebaserc names none: %s',
    (firebaserc) => {
      expect(said({ namedProject: undefined, firebaserc })).toContain('npm run deploy -- --project');
    },
  );

  it('never goes to a demo project', () => {
    expect(said({ namedProject: 'demo-secondkey' })).toBe(
      'the command line\n  the project demo-secondkey exists on your own computer only.\n' +
        '    Name a real one: npm run deploy -- --project your-firebase-project',
    );
  });

  it.each(['SecondKey', 'live', 'second key', 'secondkey_live', '--force', 'secondkey-'])(
    'never goes to what cannot be a project’s id: %s',
    (namedProject) => {
      expect(said({ namedProject })).toBe(
        `the command line\n  ${namedProject} is not a project's id.\n    An id has 6 to 30 lower-case letters, ` +
          'digits and hyphens. The Firebase console shows it under Project settings.',
      );
    },
  );

  it('publishes samples only with the flag for it, and counts them', () => {
    expect(said({ placeholders: SAMPLES })).toContain('--publish-samples');
    expect(decideDeploy({ ...READY, placeholders: SAMPLES, publishSamples: true })).toMatchObject({
      samples: 3,
      open: [],
    });
  });

  it('publishes laws not checked for a year only with the flag for it', () => {
    expect(said({ outdatedLaws: LAWS })).toContain('--publish-outdated-laws');
    expect(said({ outdatedLaws: LAWS, publishOutdatedLaws: true })).toBe('');
  });

  it('publishes unreviewed Spanish only with the flag for it, and Spanish that says something else never', () => {
    const translations = [{ name: 'Utah', all: 9, missing: 0, stale: 0, unreviewed: 7 }];
    expect(said({ translations })).toContain('--publish-unreviewed-spanish');
    expect(said({ translations, publishUnreviewedSpanish: true })).toBe('');
    for (const wrong of [{ missing: 1 }, { stale: 1 }]) {
      const incomplete = [{ name: 'Ohio', all: 9, missing: 0, stale: 0, unreviewed: 0, ...wrong }];
      expect(said({ translations: incomplete, publishUnreviewedSpanish: true })).toContain(
        'it no longer matches the English of Ohio.',
      );
    }
  });

  it('requires changes to be committed and names the first five of them', () => {
    const changed = (count: number) =>
      said({ uncommitted: Array.from({ length: count }, (_, file) => ` M ${file}.ts`).join('\n') });
    expect(changed(5)).toContain('M 4.ts.');
    expect(changed(7)).toContain('M 4.ts and 2 more.');
    expect(changed(7)).not.toContain('5.ts');
    expect(said({ uncommitted: '\n' })).toBe('');
  });

  it('works without git', () => {
    expect(said({ uncommitted: undefined })).toBe('');
  });
});

it('what is open in the content is told by file, with the lines of its samples', () => {
  const text = listGates(contentGates({ placeholders: SAMPLES, outdatedLaws: LAWS, translations: [] }));
  expect(text.split('\n').filter((line) => !line.startsWith('    '))).toEqual([
    'src/config/site.ts',
    '  2 samples and placeholders, lines 3, 8.',
    'src/content/words/en/team.json',
    '  1 sample or placeholder, line 9.',
    '',
    'src/content/sealing-law/iowa.json',
    '  nobody has checked the law of Iowa for more than a year.',
    'src/content/sealing-law/ohio.json',
    '  nobody has checked the law of Ohio for more than a year.',
  ]);
});
