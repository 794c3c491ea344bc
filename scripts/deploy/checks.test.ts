import { describe, expect, it } from 'vitest';

import { ExpectedFailure } from '../expected-failure.ts';
import { decideDeploy, type DeployFacts } from './checks.ts';
import type { Placeholder } from '../check-launch/placeholders.ts';

const READY: DeployFacts = {
  placeholders: [],
  publishSamples: false,
  outdatedLaws: [],
  publishOutdatedLaws: false,
  translations: [{ name: 'Ohio', all: 9, missing: 0, stale: 0, unreviewed: 0 }],
  publishUnreviewedSpanish: false,
  functionsEnv: () => ['NOTIFY_TO=you@example.org'],
  withoutNotifications: false,
  namedProject: 'secondkey-live',
  firebaserc: undefined,
  uncommitted: '',
};

const sample = (file: string): Placeholder => ({ file, line: 1, kind: 'sample', text: 'name' });
const SAMPLES = [
  sample('src/config/site.ts'),
  sample('src/content/words/en/team.json'),
  sample('src/config/site.ts'),
];

/** What is said when it may not go on; nothing when it may. */
function refusal(changes: Partial<DeployFacts>): string | undefined {
  try {
    decideDeploy({ ...READY, ...changes });
    return undefined;
  } catch (failure) {
    if (!(failure instanceof ExpectedFailure)) throw failure;
    return `${failure.message} ${failure.todo ?? ''}`;
  }
}

describe('a deployment', () => {
  it('goes to the project named on the command line', () => {
    expect(decideDeploy(READY)).toEqual({
      project: 'secondkey-live',
      samples: 0,
      secrets: ['RATE_LIMIT_SALT', 'SMTP_URL'],
    });
  });

  it.each([
    ['no file', []],
    ['a file without the setting', ['RETENTION_MONTHS=24']],
    ['no address', ['NOTIFY_TO=']],
    ['nothing but commas', ['NOTIFY_TO=,']],
    ['an address that is a comment', ['# NOTIFY_TO=you@example.org']],
    ['an address in a comment behind the setting', ['NOTIFY_TO= # you@example.org later']],
    ['a file of the project that takes the address away', ['NOTIFY_TO=you@example.org', 'NOTIFY_TO=']],
  ])('is refused when nobody would be notified, with %s, unless overridden', (_what, files) => {
    const functionsEnv = () => files;
    expect(refusal({ functionsEnv })).toMatch(/nobody would be notified.*functions\/\.env\.secondkey-live/su);
    expect(refusal({ functionsEnv, withoutNotifications: true })).toBeUndefined();
  });

  it('notifies the addresses in the project’s file', () => {
    const functionsEnv = (project: string) => [
      'RETENTION_MONTHS=24',
      `export NOTIFY_TO = "admin@${project}.example" # the office`,
    ];
    expect(refusal({ functionsEnv })).toBeUndefined();
  });

  it('requires the salt and the secrets that the settings need', () => {
    const withSettings = (...lines: string[]) =>
      decideDeploy({ ...READY, withoutNotifications: true, functionsEnv: () => [lines.join('\n')] }).secrets;
    expect(withSettings()).toEqual(['RATE_LIMIT_SALT']);
    expect(withSettings('NOTIFY_TO=a@example.org')).toEqual(['RATE_LIMIT_SALT', 'SMTP_URL']);
  });

  it.each(['RATE_LIMIT_SALT', 'SMTP_URL'])('is refused with %s in a file', (name) => {
    const said = refusal({ functionsEnv: () => [`NOTIFY_TO=you@example.org\n${name}=secret`] });
    expect(said).toContain(`${name} may not be in a file`);
    expect(said).toContain(`functions:secrets:set ${name} --project secondkey-live`);
    expect(said).not.toContain('=secret');
    for (const exported of [`export ${name}=secret`, `${name}="secret" # ours`])
      expect(refusal({ functionsEnv: () => [`NOTIFY_TO=you@example.org\n${exported}`] })).toContain(
        `${name} may not be in a file`,
      );
    for (const empty of [`${name}=`, `${name}=""`, `${name}= # in Secret Manager`])
      expect(refusal({ functionsEnv: () => [`NOTIFY_TO=you@example.org\n${empty}`] })).toBeUndefined();
  });

  it.each([
    ['NOTIFY_TO=Jo <you@example.org>', 'NOTIFY_TO must be mail addresses, separated by commas.'],
    ['SECOND_FACTOR=yes', 'SECOND_FACTOR must be required or optional.'],
    ['HOSTING_CONNECTIONS=192.0.2.1', 'HOSTING_CONNECTIONS must be networks'],
    ['RATE_LIMIT_PER_WINDOW=', 'RATE_LIMIT_PER_WINDOW must be a whole number'],
  ])('is refused with %s, which the functions reject at start-up', (line, expected) => {
    const said = refusal({ functionsEnv: () => ['NOTIFY_TO=you@example.org', line] });
    expect(said).toContain(`Nothing was deployed: ${expected}`);
    expect(said).toContain('functions/.env.secondkey-live');
  });

  it.each([
    ['a sentence without a translation', { all: 9, missing: 1, stale: 0, unreviewed: 0 }],
    ['a translation of an older sentence', { all: 9, missing: 0, stale: 1, unreviewed: 0 }],
  ])('is refused with %s', (_what, counts) => {
    const translations = [{ name: 'Ohio', ...counts }];
    expect(refusal({ translations })).toMatch(/the Spanish of Ohio no longer matches the English/u);
    expect(refusal({ translations, publishUnreviewedSpanish: true })).toMatch(/Ohio/u);
  });

  it('publishes unreviewed Spanish only with the flag for it', () => {
    const translations = ['Ohio', 'Utah', 'Iowa', 'Maine'].map((name) => ({
      name,
      all: 9,
      missing: 0,
      stale: 0,
      unreviewed: 7,
    }));
    const said = refusal({ translations });
    expect(said).toContain('no professional has reviewed the Spanish of Ohio, Utah, Iowa and 1 more');
    expect(said).toContain('npm run deploy -- --publish-unreviewed-spanish');
    expect(refusal({ translations, publishUnreviewedSpanish: true })).toBeUndefined();
  });

  it('goes to the project in .firebaserc when none is named', () => {
    const firebaserc = '{ "projects": { "default": "written-down" } }';
    expect(decideDeploy({ ...READY, namedProject: undefined, firebaserc }).project).toBe('written-down');
    expect(decideDeploy({ ...READY, firebaserc }).project).toBe('secondkey-live');
  });

  it.each([undefined, '{}', '{ "projects": { "default": 7 } }', 'not JSON'])(
    'requires a project when .firebaserc names none: %s',
    (firebaserc) => {
      expect(refusal({ namedProject: undefined, firebaserc })).toContain('npm run deploy -- --project');
    },
  );

  it('never goes to a demo project', () => {
    expect(refusal({ namedProject: 'demo-secondkey' })).toContain('on your own computer only');
  });

  it.each(['SecondKey', 'live', 'second key', 'secondkey_live', '--force', 'secondkey-'])(
    'never goes to what cannot be a project’s id: %s',
    (namedProject) => {
      expect(refusal({ namedProject })).toContain(`${namedProject} is not a project's id.`);
    },
  );

  it('reports the remaining samples and their places before anything else', () => {
    const said = refusal({ placeholders: SAMPLES, namedProject: undefined, uncommitted: ' M a.ts' });
    expect(said).toContain(
      '3 samples and placeholders are left: 2 in src/config/site.ts, 1 in src/content/words/en/team.json.',
    );
    expect(said).toContain('npm run check:launch');
    expect(said).toContain('npm run deploy -- --publish-samples');
    expect(refusal({ placeholders: SAMPLES.slice(0, 1) })).toContain('1 sample or placeholder is left: 1 in');
  });

  it('publishes samples only with the flag for it, and counts them', () => {
    expect(decideDeploy({ ...READY, placeholders: SAMPLES, publishSamples: true }).samples).toBe(3);
  });

  it('stops for laws not checked for a year, and says which and how to continue', () => {
    const laws = ['Iowa', 'Ohio', 'Ohio', 'Utah', 'Texas', 'Idaho'].map((state, index) => ({
      file: `src/content/sealing-law/${state.toLowerCase()}.json`,
      state,
      path: `${state}-${index}`,
      address: null,
      on: '2025-10-01',
    }));
    const said = refusal({ outdatedLaws: laws, namedProject: undefined, uncommitted: ' M a.ts' });
    expect(said).toContain('more than a year in Iowa, Ohio, Utah and 2 more.');
    expect(said).toContain('docs/tasks/update-a-law.md');
    expect(said).toContain('npm run deploy -- --publish-outdated-laws');
    expect(refusal({ outdatedLaws: laws.slice(0, 1) })).toContain('more than a year in Iowa.');
    expect(refusal({ outdatedLaws: laws, publishOutdatedLaws: true })).toBeUndefined();
  });

  it('requires changes to be committed and names the first of them', () => {
    const said = refusal({ uncommitted: Array.from({ length: 7 }, (_, file) => ` M ${file}.ts`).join('\n') });
    expect(said).toContain('uncommitted changes');
    expect(said).toContain('4.ts');
    expect(said).not.toContain('5.ts');
    expect(said).toContain('and 2 more');
  });

  const TRANSLATED = { name: 'Ohio', all: 9, missing: 0, stale: 0, unreviewed: 0 };

  it.each<[string, Partial<DeployFacts>, string]>([
    [
      'no project',
      { namedProject: undefined },
      'It is not clear which Firebase project the site goes to. Name it: npm run deploy -- --project ' +
        'your-firebase-project. docs/tasks/go-live.md explains how to create one.',
    ],
    [
      'a demo project',
      { namedProject: 'demo-secondkey' },
      'The project demo-secondkey exists on your own computer only. Name a real one: npm run deploy -- --project ' +
        'your-firebase-project',
    ],
    [
      'what is no id',
      { namedProject: 'live' },
      "live is not a project's id. An id has 6 to 30 lower-case letters, digits and hyphens. The Firebase console " +
        'shows it under Project settings.',
    ],
    [
      'two changes',
      { uncommitted: ' M a.ts\n?? b.ts\n' },
      'There are uncommitted changes, so nobody could tell later what is live:  M a.ts\n  ?? b.ts\n  ' +
        'Commit them or take them back, then deploy again.',
    ],
    [
      'secrets in a file',
      { functionsEnv: () => ['NOTIFY_TO=a@example.org\nSMTP_URL=x\nRATE_LIMIT_SALT=y'] },
      'Nothing was deployed: RATE_LIMIT_SALT, SMTP_URL may not be in a file. Take the line out of functions/.env and ' +
        'functions/.env.secondkey-live, and put the value into Secret Manager:\n  ' +
        'npx firebase functions:secrets:set RATE_LIMIT_SALT --project secondkey-live\n  ' +
        'npx firebase functions:secrets:set SMTP_URL --project secondkey-live',
    ],
    [
      'nobody to notify',
      { functionsEnv: () => [] },
      'Nothing was deployed: nobody would be notified of new records. Set the recipients in ' +
        'functions/.env.secondkey-live, for example NOTIFY_TO=you@example.org (docs/tasks/set-up-notifications.md).\n' +
        '  For a site whose dashboard somebody looks at all day: npm run deploy -- --without-notifications',
    ],
    [
      'a sample',
      { placeholders: SAMPLES.slice(0, 1) },
      'Nothing was deployed: 1 sample or placeholder is left: 1 in src/config/site.ts. Publishing invented ' +
        'testimonials and figures is unlawful (16 CFR 465). Replace them, or leave out what has no proof;\n' +
        '  `npm run check:launch` names each line. For a trial that no customer sees: npm run deploy -- --publish-samples',
    ],
    [
      'Spanish that is not complete',
      { translations: ['Iowa', 'Ohio', 'Utah'].map((name) => ({ ...TRANSLATED, name, stale: 1 })) },
      'Nothing was deployed: the Spanish of Iowa, Ohio, Utah no longer matches the English. Translate what has ' +
        'changed: npm run law:translation -- ST (docs/tasks/review-a-translation.md).',
    ],
    [
      'Spanish that nobody has reviewed',
      { translations: [{ ...TRANSLATED, unreviewed: 1 }] },
      'Nothing was deployed: no professional has reviewed the Spanish of Ohio. Have it reviewed: npm run ' +
        'law:translation -- ST (docs/tasks/review-a-translation.md). To publish it as it is,\n  with a note on every ' +
        'page that it is unreviewed and that the English prevails: npm run deploy -- --publish-unreviewed-spanish',
    ],
  ])('tells the operator of %s in full', (_what, facts, words) => {
    expect(refusal(facts)).toBe(words);
  });

  it('names five changes without counting more, and takes blank lines for none', () => {
    const five = Array.from({ length: 5 }, (_, file) => ` M ${file}.ts`).join('\n');
    expect(refusal({ uncommitted: five })).not.toContain('more');
    expect(refusal({ uncommitted: '\n' })).toBeUndefined();
  });

  it('passes on what is no setting’s fault', () => {
    const functionsEnv = () => {
      throw new TypeError('broken');
    };
    expect(() => refusal({ functionsEnv })).toThrow(TypeError);
  });

  it('works without git', () => {
    expect(refusal({ uncommitted: undefined })).toBeUndefined();
  });
});
