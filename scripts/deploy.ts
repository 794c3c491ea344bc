/** `npm run deploy`: deploys the site, the functions and the Firestore rules. See docs/tasks/go-live.md. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { execa } from 'execa';

import { BUILD_DATE } from '#config/build.ts';
import { SITE } from '#config/site.ts';
import { readUpkeep } from '#data/upkeep.ts';
import { outdatedLaws } from '#domain/upkeep/upkeep.ts';
import { describeFailure, ExpectedFailure } from './expected-failure.ts';
import { projectPlaceholders } from './check-launch/placeholders.ts';
import { decideDeploy, type DeployDecision, listGates, requireNoneOpen } from './deploy/gates.ts';
import { functionsEnv } from './deploy/functions-env.ts';
import { keepHashedFiles } from './deploy/hashed-files.ts';
import type { Ask } from './deploy/smoke.ts';
import { deploy, type DeployPlan, type DeployPorts, type FirestoreIndexes } from './deploy/steps.ts';
import { projectTranslations } from './law-translation.ts';
import { buildFunctions, buildSite } from './local/build.ts';
import type { HostingConfig } from './local/hosting-config.ts';
import { asProgram, runProgram, stopRequest } from './local/programs.ts';
import { ROOT } from './local/project.ts';

const ANSWER_MS = 60_000;

const HELP = `
  npm run deploy                               to the project that .firebaserc names
  npm run deploy -- --project <id>             to this one
  npm run deploy -- --dry-run                  lists what is open and what it would do, and asks and sends nothing
  npm run deploy -- --publish-samples          even with invented testimonials, figures, phones and addresses
  npm run deploy -- --without-notifications    even if nobody is told when somebody writes
  npm run deploy -- --publish-outdated-laws    even with law that nobody has checked for a year, with a warning on its pages
  npm run deploy -- --publish-unreviewed-spanish  even with Spanish law that no professional has reviewed, which its pages say
`;

const OPTIONS = {
  project: { type: 'string' },
  'publish-samples': { type: 'boolean', default: false },
  'publish-outdated-laws': { type: 'boolean', default: false },
  'publish-unreviewed-spanish': { type: 'boolean', default: false },
  'without-notifications': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Reads the options of `npm run deploy`.
 *
 * @param env where npm leaves options that it has taken for its own: `npm run deploy --dry-run`, without `--`, would
 * otherwise be a real deployment
 * @throws ExpectedFailure when an option is unknown, has no value, or stands before `--`
 */
export function readOptions(args: string[], env: Readonly<Record<string, string | undefined>>) {
  const taken = Object.keys(OPTIONS).filter(
    (name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (taken.length > 0) {
    throw new ExpectedFailure('Nothing was deployed: npm took an option for its own.', {
      todo: `Put -- before the options: npm run deploy -- ${taken.map((name) => `--${name}`).join(' ')}`,
    });
  }
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    throw new ExpectedFailure(failure.message, { todo: HELP.trim() });
  }
}

async function decide(options: ReturnType<typeof readOptions>): Promise<DeployDecision> {
  const firebaserc = path.join(ROOT, '.firebaserc');
  const status = await execa('git', ['status', '--porcelain'], { cwd: ROOT, reject: false });
  return decideDeploy({
    placeholders: await projectPlaceholders(ROOT),
    publishSamples: options['publish-samples'],
    outdatedLaws: outdatedLaws(readUpkeep(ROOT, BUILD_DATE), BUILD_DATE),
    publishOutdatedLaws: options['publish-outdated-laws'],
    translations: projectTranslations(ROOT),
    publishUnreviewedSpanish: options['publish-unreviewed-spanish'],
    withoutNotifications: options['without-notifications'],
    functionsEnv,
    namedProject: options.project,
    firebaserc: existsSync(firebaserc) ? readFileSync(firebaserc, 'utf8') : undefined,
    uncommitted: status.exitCode === 0 ? status.stdout : undefined,
  });
}

/** What will be deployed, and what the checks compare it with. */
function planOf(deployment: DeployDecision): DeployPlan {
  const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as HostingConfig;
  const firestore = JSON.parse(
    readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8'),
  ) as FirestoreIndexes;
  return {
    ...deployment,
    expected: { headers: hosting.headers, origin: SITE.origin },
    firestore,
  };
}

/**
 * The real CLI, the real site, and tests and builds on this computer.
 *
 * @param stopped what has been asked for by Ctrl-C
 */
function portsOn(stopped: AbortSignal): DeployPorts {
  const ask: Ask = (url, init) =>
    fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_MS)]),
    });
  return {
    cli: {
      // In the project's folder, where firebase.json is.
      ask: async (args) => {
        // After a stop there is still something to do: deleting the test records.
        const stop = stopped.aborted ? {} : { stop: stopped };
        const options = {
          ...asProgram({ ...stop, env: { NO_COLOR: '1' } }),
          stdin: 'ignore',
          all: true,
        } as const;
        const { exitCode = 1, all } = await execa('firebase', args, options);
        return { exitCode, output: all };
      },
      hand: async (args) => {
        // Where it may ask for something, it has to be in the terminal's own process group.
        const options = {
          ...asProgram({ stop: stopped }),
          killDescendants: false,
          stdio: 'inherit',
        } as const;
        const { exitCode = 1 } = await execa('firebase', args, options);
        return { exitCode };
      },
    },
    ask,
    test: () => runTests(['unit', 'functions'], stopped),
    testPages: () => runTests(['site'], stopped),
    keepHashedFiles: (live) => keepHashedFiles(ask, live, path.join(ROOT, 'dist'), new Date()),
    build: async () => {
      await buildSite({ stop: stopped });
      await buildFunctions({ stop: stopped });
    },
    sleep: (milliseconds) => sleep(milliseconds, undefined, { signal: stopped }),
    now: Date.now,
    say: (line) => {
      console.log(`  ${line}`);
    },
  };
}

/** @throws ExpectedFailure when a test fails; the runner has said which */
async function runTests(kinds: readonly string[], stop: AbortSignal): Promise<void> {
  const args = ['run', ...kinds.flatMap((kind) => ['--project', kind])];
  if (await runProgram('vitest', args, { stop })) return;
  throw new ExpectedFailure('Nothing was deployed: a test fails.');
}

if (import.meta.main) {
  // Does not stop at once: a test record that was already sent would remain and look like a real person's.
  const stop = stopRequest();
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    if (options.help) {
      console.log(HELP);
    } else {
      const deployment = await decide(options);
      if (!options['dry-run']) requireNoneOpen(deployment);
      else if (deployment.open.length > 0) console.log(`\n  Open:\n\n${listGates(deployment.open)}\n`);
      if (deployment.samples > 0 && options['publish-samples']) {
        console.log(
          `  You have asked to publish ${deployment.samples} samples and placeholders. You are responsible for that.\n`,
        );
      }
      await deploy(planOf(deployment), portsOn(stop), { dryRun: options['dry-run'] });
      console.log(
        options['dry-run']
          ? '\n  A dry run: nothing was built, sent or asked.\n'
          : `\n  Live: https://${deployment.project}.web.app/\n  What to look at now: docs/tasks/after-a-deployment.md\n`,
      );
    }
  } catch (failure) {
    const stopped = new ExpectedFailure('Stopped.', {
      todo: 'Visitors still see the former pages, unless the step “Let visitors see it” is listed above.',
    });
    console.error(`\n${describeFailure(stop.aborted ? stopped : failure)}\n`);
    process.exitCode = stop.aborted ? 130 : 1;
  }
}
