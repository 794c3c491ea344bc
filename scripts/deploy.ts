/** `npm run deploy`: puts the site, the functions and the Firestore rules live. docs/tasks/go-live.md tells how. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { execa } from 'execa';

import { APP_CHECK } from '../src/config/app-check.ts';
import { BUILD_DATE } from '../src/config/build.ts';
import { describeFailure, ExpectedFailure } from './bootstrap/failure.mjs';
import { createProgress } from './bootstrap/progress.mjs';
import {
  listOldLawChecks,
  listPlaceholders,
  oldLawChecks,
  projectLawChecks,
  projectPlaceholders,
} from './check-launch.ts';
import { decideDeploy, type Deployment, requireAccess } from './deploy-checks.ts';
import { buildFunctions, buildSite } from './local/build.ts';
import { type HostingConfig, withAppCheck } from './local/hosting-config.ts';
import { createSupervisor } from './local/processes.ts';
import { commandOf, ROOT } from './local/project.ts';

const HELP = `
  npm run deploy                               to the project that .firebaserc names
  npm run deploy -- --project <id>             to this one
  npm run deploy -- --publish-samples          even with invented testimonials, figures, phones and addresses
  npm run deploy -- --without-notifications    even if nobody is told when somebody writes
  npm run deploy -- --publish-outdated-laws    even with law that nobody has checked for a year, with a warning on its pages
`;
const FIREBASE = commandOf('firebase-tools', 'firebase');
/** At the top, because firebase-tools takes the folder of its configuration for the project. */
const APP_CHECK_CONFIG = path.join(ROOT, '.firebase.deploy.json');

interface Options {
  readonly project: string | undefined;
  readonly publishSamples: boolean;
  readonly publishOutdatedLaws: boolean;
  readonly withoutNotifications: boolean;
}

/** @throws ExpectedFailure when an option is unknown or has no value */
function readOptions(args: string[]): Options | 'help' {
  try {
    const { values } = parseArgs({
      args,
      options: {
        project: { type: 'string' },
        'publish-samples': { type: 'boolean', default: false },
        'publish-outdated-laws': { type: 'boolean', default: false },
        'without-notifications': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    return {
      project: values.project,
      publishSamples: values['publish-samples'],
      publishOutdatedLaws: values['publish-outdated-laws'],
      withoutNotifications: values['without-notifications'],
    };
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    throw new ExpectedFailure(failure.message, { todo: HELP.trim() });
  }
}

async function decide({
  project,
  publishSamples,
  publishOutdatedLaws,
  withoutNotifications,
}: Options): Promise<Deployment> {
  const placeholders = await projectPlaceholders(ROOT);
  if (placeholders.length > 0) console.log(`\n${listPlaceholders(placeholders)}\n`);
  const oldLaws = oldLawChecks(await projectLawChecks(ROOT), BUILD_DATE);
  if (oldLaws.due.length + oldLaws.outdated.length > 0) console.log(`\n${listOldLawChecks(oldLaws)}\n`);
  const firebaserc = path.join(ROOT, '.firebaserc');
  const status = await execa('git', ['status', '--porcelain'], { cwd: ROOT, reject: false });
  return decideDeploy({
    placeholders,
    publishSamples,
    outdatedLaws: oldLaws.outdated,
    publishOutdatedLaws,
    withoutNotifications,
    functionsEnv,
    namedProject: project,
    firebaserc: existsSync(firebaserc) ? readFileSync(firebaserc, 'utf8') : undefined,
    uncommitted: status.exitCode === 0 ? status.stdout : undefined,
  });
}

/** What the Firebase CLI reads of an operator's choices, in its order. */
function functionsEnv(project: string): readonly string[] {
  return ['.env', `.env.${project}`]
    .map((name) => path.join(ROOT, 'functions', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

/** Asks Firebase who is signed in, then builds what will be sent. */
async function prepare({ project }: Deployment): Promise<void> {
  const supervisor = createSupervisor(path.join(ROOT, '.local/deploy'));
  const progress = createProgress();
  try {
    await progress.step({ doing: 'Asking Firebase for the project', done: 'Project found' }, async () => {
      const list = { name: 'projects', args: [FIREBASE, 'projects:list', '--json'] };
      requireAccess(await supervisor.run({ ...list, cwd: path.join(ROOT, '.local') }), project);
    });
    await progress.step({ doing: 'Building the functions', done: 'Functions built' }, () =>
      buildFunctions(supervisor),
    );
    await progress.step({ doing: 'Building the site', done: 'Site built' }, () => buildSite(supervisor));
  } finally {
    await supervisor.end();
  }
}

/** How the CLI is told to deploy by another file than firebase.json, which is so only while App Check is on. */
function configuration(): string[] {
  if (APP_CHECK === null) return [];
  const firebaseJson = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as HostingConfig;
  writeFileSync(APP_CHECK_CONFIG, JSON.stringify(withAppCheck(firebaseJson, APP_CHECK), null, 2));
  return ['--config', APP_CHECK_CONFIG];
}

/** Hands over to the Firebase CLI, which asks its own questions in this terminal. */
async function send({ project }: Deployment): Promise<void> {
  console.log('');
  const parts = 'hosting,functions,firestore';
  const args = ['deploy', '--only', parts, '--project', project, ...configuration()];
  const { exitCode } = await execa(process.execPath, [FIREBASE, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    reject: false,
  });
  rmSync(APP_CHECK_CONFIG, { force: true });
  if (exitCode !== 0) {
    throw new ExpectedFailure('The deployment did not finish. Firebase says above why.', {
      todo:
        'Pages change all at once and at the very end, so visitors still see the former ones; functions and rules may ' +
        'be new already.\n  Put it right and deploy again: docs/tasks/go-live.md, “When it does not work”.',
    });
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(HELP);
  } else {
    const deployment = await decide(options);
    if (deployment.samples > 0) {
      console.log(
        `  You have asked to publish ${deployment.samples} samples and placeholders. You answer for it.\n`,
      );
    }
    await prepare(deployment);
    await send(deployment);
    console.log(
      `\n  Live: https://${deployment.project}.web.app/\n  What to look at now: docs/tasks/go-live.md\n`,
    );
  }
} catch (failure) {
  console.error(`\n${describeFailure(failure)}\n`);
  process.exitCode = 1;
}
