import { ExpectedFailure } from '../expected-failure.ts';
import type { Deployment } from './gates.ts';
import { type Ask, type Expected, type Findings, smokeTestForms, smokeTestReading } from './smoke.ts';

/** The preview channel on which a deployment is tried. */
const CHANNEL = 'candidate';
/** Firestore takes minutes for an index, and up to an hour for the first TTL policy. */
const LONGEST_WAIT_MS = 90 * 60_000;
const BETWEEN_LOOKS_MS = 15_000;

/** How a command of the Firebase CLI ended. */
interface CliAnswer {
  readonly exitCode: number;
  readonly output: string;
}

interface FirebaseCli {
  /** Reads what it prints; it cannot ask anything. */
  readonly ask: (args: readonly string[]) => Promise<CliAnswer>;
  /** In the operator's terminal, where it may ask its own questions. */
  readonly hand: (args: readonly string[]) => Promise<{ readonly exitCode: number }>;
}

/** What a deployment needs of its surroundings; tests replay recorded answers. */
export interface DeployPorts {
  readonly cli: FirebaseCli;
  readonly ask: Ask;
  /** Runs the quick tests. @throws ExpectedFailure when one fails */
  readonly test: () => Promise<void>;
  /** Builds site and functions. @throws ExpectedFailure when that fails */
  readonly build: () => Promise<void>;
  /** Tests the built pages. @throws ExpectedFailure when one is wrong */
  readonly testPages: () => Promise<void>;
  /**
   * Adds what pages that are open need of the live release to the built pages.
   * @param live its origin
   * @returns how many files were added @throws ExpectedFailure when they cannot be loaded
   */
  readonly keepHashedFiles: (live: string) => Promise<number>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly say: (line: string) => void;
}

/** What is deployed, and by which it is judged. */
export interface DeployPlan extends Deployment {
  readonly expected: Expected;
  readonly firestore: FirestoreIndexes;
}

export interface FirestoreIndexes {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly {
      readonly fieldPath: string;
      readonly order?: string;
      readonly arrayConfig?: string;
    }[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes?: readonly unknown[];
  }[];
}

/** One step of a deployment: `--dry-run` prints `does`, and runs nothing. */
interface DeployStep {
  readonly title: string;
  /** The commands and calls, as a person would type them. */
  readonly does: readonly string[];
  readonly run: (ports: DeployPorts) => Promise<void>;
}

/**
 * The steps of a deployment in their order. Pages change at the last one, all at once and with the function that was
 * tried with them; a failure before that leaves the live site unchanged.
 */
function deploySteps(plan: DeployPlan): readonly DeployStep[] {
  const { project, secrets } = plan;
  const inProject = ['--project', project];
  let candidate: Candidate | undefined;

  const secretArgs = (name: string) => ['functions:secrets:get', name, '--json', ...inProject];
  const firestoreArgs = ['deploy', '--only', 'firestore', ...inProject];
  const indexArgs = ['firestore:indexes', '--pretty', ...inProject];
  const functionsArgs = ['deploy', '--only', 'functions', ...inProject];
  const liveArgs = ['hosting:channel:list', '--json', ...inProject];
  const channelArgs = [
    ...['hosting:channel:deploy', CHANNEL, '--expires', '7d', '--no-authorized-domains', '--json'],
    ...inProject,
  ];
  const removeArgs = (documentPath: string) => ['firestore:delete', documentPath, '--force', ...inProject];
  const cloneArgs = (site: string, version: string) => [
    ...['hosting:clone', `${site}@${version}`, `${site}:live`],
    ...inProject,
  ];

  return [
    {
      title: 'Look whether the secrets are set',
      does: secrets.map((name) => command(secretArgs(name))),
      run: async ({ cli }) => {
        for (const name of secrets) requireSecret(await cli.ask(secretArgs(name)), name, project);
      },
    },
    {
      title: 'Run the quick tests',
      does: ['vitest run --project unit --project functions'],
      run: ({ test }) => test(),
    },
    {
      title: 'Build site and functions',
      does: ['astro build', 'vite build functions'],
      run: ({ build }) => build(),
    },
    {
      // The pages of the tests have another date, and were built from other settings.
      title: 'Test the pages that will be sent',
      does: ['vitest run --project site'],
      run: ({ testPages }) => testPages(),
    },
    {
      title: 'Send the rules and indexes of Firestore',
      does: [command(firestoreArgs)],
      run: ({ cli }) => handOver(cli, firestoreArgs),
    },
    {
      title: 'Wait for indexes and TTL policies',
      does: [command(indexArgs)],
      run: (ports) => waitForIndexes(ports, indexArgs, plan),
    },
    {
      title: 'Send the functions',
      does: [command(functionsArgs)],
      run: ({ cli }) => handOver(cli, functionsArgs),
    },
    {
      // After the tests of the pages, which would judge these files too.
      title: 'Keep the scripts that open pages still load',
      does: [command(liveArgs), 'GET the hashed files of the live site'],
      run: async ({ cli, keepHashedFiles, say }) => {
        const added = await keepHashedFiles(liveOriginIn(await cli.ask(liveArgs)));
        say(`    ${added} files of former releases`);
      },
    },
    {
      title: 'Send the pages to the preview channel',
      does: [command(channelArgs)],
      run: async ({ cli, say }) => {
        candidate = candidateIn(await cli.ask(channelArgs));
        say(`Preview: ${candidate.url}/`);
      },
    },
    {
      title: 'Try the preview',
      does: [
        'GET pages, sitemap and every admin call',
        'POST each form twice',
        command(removeArgs('<the records>')),
      ],
      run: async ({ cli, ask, say }) => {
        const { url } = requireCandidate(candidate);
        const remove = async (documentPath: string) =>
          (await cli.ask(removeArgs(documentPath))).exitCode === 0;
        requireNone(
          [
            ...(await answered(smokeTestReading(ask, url, plan.expected))),
            ...(await answered(smokeTestForms(ask, url, remove, say))),
          ],
          'Visitors still see the former pages. Put it right and deploy again.',
        );
      },
    },
    {
      title: 'Let visitors see it',
      does: [command(cloneArgs('<site>', '<version>'))],
      run: async ({ cli }) => {
        const { site, version } = requireCandidate(candidate);
        const { exitCode, output } = await cli.ask(cloneArgs(site, version));
        if (exitCode !== 0) {
          throw new ExpectedFailure('The preview was not released. Visitors still see the former pages.', {
            todo: `${reasonIn(output)}\n  To release it: npx firebase ${cloneArgs(site, version).join(' ')}`,
          });
        }
      },
    },
    {
      title: 'Look at the live site',
      does: ['GET pages, sitemap and every admin call'],
      run: async ({ ask }) => {
        const { site } = requireCandidate(candidate);
        requireNone(
          await answered(smokeTestReading(ask, `https://${site}.web.app`, plan.expected)),
          'It is live. Roll it back if visitors notice: docs/tasks/after-a-deployment.md, “Back to the former pages”.',
        );
      },
    },
  ];
}

/** Carries out the steps, or prints them. @throws ExpectedFailure when one fails; none after it is run */
export async function deploy(
  plan: DeployPlan,
  ports: DeployPorts,
  options: { readonly dryRun: boolean },
): Promise<void> {
  const steps = deploySteps(plan);
  for (const [index, { title, does, run }] of steps.entries()) {
    ports.say(`${index + 1} of ${steps.length}: ${title}`);
    if (options.dryRun) for (const line of does) ports.say(`    ${line}`);
    else await run(ports);
  }
}

const command = (args: readonly string[]) => `firebase ${args.join(' ')}`;

async function handOver(cli: FirebaseCli, args: readonly string[]): Promise<void> {
  const { exitCode } = await cli.hand(args);
  if (exitCode === 0) return;
  throw new ExpectedFailure('The deployment did not finish. Firebase says above why.', {
    todo: 'Visitors still see the former pages. Put it right and deploy again: docs/tasks/after-a-deployment.md, “When it does not work”.',
  });
}

async function waitForIndexes(
  { cli, sleep, now, say }: DeployPorts,
  args: readonly string[],
  { firestore }: Pick<DeployPlan, 'firestore'>,
): Promise<void> {
  const deadline = now() + LONGEST_WAIT_MS;
  for (let said = ''; ;) {
    const { exitCode, output } = await cli.ask(args);
    if (exitCode !== 0) {
      throw new ExpectedFailure('Firestore did not report the state of its indexes.', {
        todo: reasonIn(output),
      });
    }
    const waiting = notReadyIn(output, firestore);
    if (waiting.length === 0) return;
    const state = `${waiting.length} of this release’s indexes and TTL policies are not ready, the first: ${waiting[0] ?? ''}`;
    if (state !== said) say(`    ${state}`);
    said = state;
    if (now() > deadline) {
      throw new ExpectedFailure(`Firestore is still building after an hour and a half: ${state}.`, {
        todo: 'Look at Firestore, Indexes in the Firebase console. Deploy again when they are ready.',
      });
    }
    await sleep(BETWEEN_LOOKS_MS);
  }
}

function requireCandidate(candidate: Candidate | undefined): Candidate {
  if (candidate === undefined) throw new Error('There is no preview yet.');
  return candidate;
}

/** A call without a response is a finding too; the message that follows says what visitors see. */
async function answered(findings: Promise<Findings>): Promise<Findings> {
  try {
    return await findings;
  } catch (error) {
    if (error instanceof ExpectedFailure) throw error;
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return [`The site did not answer: ${message}${cause instanceof Error ? `, ${cause.message}` : ''}.`];
  }
}

function requireNone(findings: Findings, todo: string): void {
  if (findings.length === 0) return;
  throw new ExpectedFailure(`The check found ${findings.length} fault(s):\n  ${findings.join('\n  ')}`, {
    todo,
  });
}

/**
 * Makes sure that a secret has a version that functions can read. Asked first: the CLI says here, too, whether nobody is
 * signed in, or the account has no such project.
 *
 * @param answer of `functions:secrets:get <name> --json`, which fails where there is no such secret
 * @throws ExpectedFailure with the CLI's own words
 */
function requireSecret({ exitCode, output }: CliAnswer, name: string, project: string): void {
  const todo = `Set it: npx firebase functions:secrets:set ${name} --project ${project} (docs/tasks/go-live.md explains its value).`;
  if (exitCode !== 0) {
    throw new ExpectedFailure(
      `Nothing was deployed: Firebase does not give the secret ${name} of project ${project}.`,
      { todo: `${reasonIn(output)}\n  ${todo}` },
    );
  }
  const { result } = jsonIn(output) as {
    readonly result?: { readonly secrets?: readonly { readonly state?: string }[] };
  };
  if (result?.secrets?.some(({ state }) => state === 'ENABLED') === true) return;
  throw new ExpectedFailure(`Nothing was deployed: the secret ${name} is not set in project ${project}.`, {
    todo,
  });
}

/**
 * The indexes and TTL policies of firestore.indexes.json that do not work yet. Others that the database may have, such as
 * those of a former release, say nothing about these.
 *
 * @param output of `firestore:indexes --pretty`: `[READY] (leads) -- (state,ASCENDING)  -- Density:…`, `[leads.expire_at] -- … TTL(ACTIVE)`
 * @returns as the CLI prints them
 */
export function notReadyIn(output: string, { indexes, fieldOverrides }: FirestoreIndexes): readonly string[] {
  const lines = output.split('\n').map((line) => line.trim());
  const missing = indexes
    .map(({ collectionGroup, fields }) => {
      const shown = fields.map(
        ({ fieldPath, order, arrayConfig }) => `(${fieldPath},${order ?? arrayConfig ?? ''})`,
      );
      return `(${collectionGroup}) -- ${shown.join(' ')}`;
    })
    .filter((index) => !lines.some((line) => line.startsWith(`[READY] ${index} `)));
  const policies = fieldOverrides
    .filter(({ ttl }) => ttl === true)
    .map(({ collectionGroup, fieldPath }) => `[${collectionGroup}.${fieldPath}] --`)
    .filter((policy) => !lines.some((line) => line.startsWith(policy) && line.endsWith(' TTL(ACTIVE)')));
  return [...missing, ...policies];
}

/**
 * Where the live site is.
 * @param answer of `hosting:channel:list --json`
 * @throws ExpectedFailure with the CLI's own words when it does not say
 */
function liveOriginIn({ exitCode, output }: CliAnswer): string {
  if (exitCode === 0) {
    const { result } = jsonIn(output) as {
      readonly result?: { readonly channels?: readonly { readonly name?: string; readonly url?: string }[] };
    };
    const { url = '' } = result?.channels?.find(({ name }) => name?.endsWith('/channels/live')) ?? {};
    if (URL.canParse(url)) return url.replace(/\/$/u, '');
  }
  throw new ExpectedFailure('Firebase did not say where the live site is.', { todo: reasonIn(output) });
}

/** A version of the pages on a channel of its own. */
interface Candidate {
  readonly site: string;
  readonly version: string;
  /** `https://…`, without a slash at the end. */
  readonly url: string;
}

/**
 * What was deployed to a preview channel.
 * @param answer of `hosting:channel:deploy <channel> --json`
 * @throws ExpectedFailure with the CLI's own words when nothing was
 */
function candidateIn({ exitCode, output }: CliAnswer): Candidate {
  if (exitCode !== 0) {
    throw new ExpectedFailure('The pages could not be deployed to the preview channel.', {
      todo: reasonIn(output),
    });
  }
  const { result } = jsonIn(output) as { readonly result?: Readonly<Record<string, Partial<Candidate>>> };
  const [{ site = '', version = '', url = '' } = {}] = Object.values(result ?? {});
  if (site === '' || version === '' || !URL.canParse(url)) {
    throw new ExpectedFailure('Firebase did not say where the preview is.', { todo: output.trim() });
  }
  return { site, version, url: url.replace(/\/$/u, '') };
}

/** The CLI may print warnings before and after its JSON. */
function jsonIn(output: string): unknown {
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
}

/** The sentence in a failed command's JSON, or all that it printed. */
function reasonIn(output: string): string {
  try {
    const { error } = jsonIn(output) as { readonly error?: string };
    return error ?? output.trim();
  } catch {
    return output.trim();
  }
}
