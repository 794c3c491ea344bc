import { ExpectedFailure } from './bootstrap/failure.mjs';
import type { LawCheck, Placeholder } from './check-launch.ts';

/** What is known before anything is built or sent. */
export interface DeployFacts {
  /** What is still a sample or a placeholder. */
  readonly placeholders: readonly Placeholder[];
  /** Whether the operator has asked to publish them, in so many words. */
  readonly publishSamples: boolean;
  /** Paths of the law that nobody has checked for more than a year. */
  readonly outdatedLaws: readonly LawCheck[];
  /** Whether the operator has asked to publish those too, each with a warning on its pages. */
  readonly publishOutdatedLaws: boolean;
  /** The texts of functions/.env and functions/.env.<project>, as far as there are any. */
  readonly functionsEnv: (project: string) => readonly string[];
  /** Whether the operator has asked for a site that tells nobody of what comes in. */
  readonly withoutNotifications: boolean;
  /** The Firebase project that was named on the command line. */
  readonly namedProject: string | undefined;
  /** The text of .firebaserc, if there is one. */
  readonly firebaserc: string | undefined;
  /** What `git status --porcelain` says; nothing where there is no git. */
  readonly uncommitted: string | undefined;
}

/** What a deployment that may go on still has to know. */
export interface Deployment {
  readonly project: string;
  /** Samples and placeholders that it publishes. */
  readonly samples: number;
}

/** How many files are named before the rest is only counted. */
const SHOWN_FILES = 5;
/** The same of states. */
const SHOWN_STATES = 3;

/**
 * Whether the site may go live, and where.
 * @throws ExpectedFailure saying what prevents the deployment and what to do about it: first what may not be published at
 * all (design D11, and law that may be wrong by now), then what is missing
 */
export function decideDeploy(facts: DeployFacts): Deployment {
  const { placeholders, publishSamples, outdatedLaws, publishOutdatedLaws, uncommitted } = facts;
  if (placeholders.length > 0 && !publishSamples) throw samplesLeft(placeholders);
  if (outdatedLaws.length > 0 && !publishOutdatedLaws) throw lawsOutdated(outdatedLaws);
  const project = facts.namedProject ?? defaultProject(facts.firebaserc);
  if (project === undefined) {
    throw new ExpectedFailure('It is not clear which Firebase project the site goes to.', {
      todo: 'Name it: npm run deploy -- --project your-firebase-project. docs/tasks/go-live.md tells how to make one.',
    });
  }
  if (project.startsWith('demo-')) {
    throw new ExpectedFailure(`The project ${project} exists on your own computer only.`, {
      todo: 'Name a real one: npm run deploy -- --project your-firebase-project',
    });
  }
  if (!facts.withoutNotifications && !isAnybodyNotified(facts.functionsEnv(project)))
    throw nobodyNotified(project);
  if (uncommitted !== undefined && uncommitted.trim() !== '') {
    throw new ExpectedFailure(
      'There are changes that are not committed, so nobody could tell later what is live:',
      {
        todo: `${shortened(uncommitted.trimEnd().split('\n'))}\n  Commit them or take them back, then deploy again.`,
      },
    );
  }
  return { project, samples: placeholders.length };
}

/** Whether a file names an address for NOTIFY_TO; a later file wins, as it does for Firebase. */
function isAnybodyNotified(files: readonly string[]): boolean {
  const values = files.flatMap((text) =>
    [...text.matchAll(/^\s*NOTIFY_TO\s*=(.*)$/gmu)].map(([, value = '']) => value),
  );
  return /@/u.test(values.at(-1) ?? '');
}

function nobodyNotified(project: string): ExpectedFailure {
  return new ExpectedFailure('Nothing was deployed: nobody would be told when somebody writes.', {
    todo:
      `Name who is written to in functions/.env.${project}, for example NOTIFY_TO=you@example.org ` +
      '(docs/tasks/set-up-notifications.md).\n  For a site whose dashboard somebody looks at all day: ' +
      'npm run deploy -- --without-notifications',
  });
}

function samplesLeft(placeholders: readonly Placeholder[]): ExpectedFailure {
  const perFile = Map.groupBy(placeholders, ({ file }) => file);
  const where = [...perFile].map(([file, { length }]) => `${length} in ${file}`).join(', ');
  const what =
    placeholders.length === 1
      ? '1 sample or placeholder is left'
      : `${placeholders.length} samples and placeholders are left`;
  return new ExpectedFailure(`Nothing was deployed: ${what}: ${where}.`, {
    todo:
      'Publishing invented testimonials and figures is unlawful (16 CFR 465). Replace them, or leave out what has no ' +
      'proof;\n  `npm run check:launch` names each line. For a trial that no customer sees: ' +
      'npm run deploy -- --publish-samples',
  });
}

function lawsOutdated(laws: readonly LawCheck[]): ExpectedFailure {
  const states = [...new Set(laws.map(({ state }) => state))];
  const more = states.length - SHOWN_STATES;
  const named = `${states.slice(0, SHOWN_STATES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return new ExpectedFailure(
    `Nothing was deployed: nobody has checked the law for more than a year in ${named}.`,
    {
      todo:
        'Read it again, ten minutes for one state: npm run law:check -- ST (docs/tasks/update-a-law.md). If something ' +
        'else cannot wait:\n  npm run deploy -- --publish-outdated-laws puts a warning on every page about these states.',
    },
  );
}

/** The project that `firebase use --add` has stored. A file that cannot be read names none. */
function defaultProject(firebaserc: string | undefined): string | undefined {
  if (firebaserc === undefined) return undefined;
  try {
    const { projects } = JSON.parse(firebaserc) as { projects?: { default?: unknown } };
    return typeof projects?.default === 'string' ? projects.default : undefined;
  } catch {
    return undefined;
  }
}

function shortened(lines: readonly string[]): string {
  const more = lines.length - SHOWN_FILES;
  return [...lines.slice(0, SHOWN_FILES), ...(more > 0 ? [`and ${more} more`] : [])].join('\n  ');
}

/** How `firebase projects:list --json` ended. */
export interface ProjectList {
  readonly exitCode: number;
  readonly output: string;
}

/** What the Firebase CLI says, and what it means to the reader. */
const KNOWN_COMPLAINTS: readonly (readonly [RegExp, string, string])[] = [
  [
    /failed to authenticate|no longer valid|login --reauth|invalid_grant|invalid authentication/iu,
    'This computer is not signed in to Firebase, or its login has run out.',
    'Run `npx firebase login` (with --reauth if you were signed in before), then deploy again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/iu,
    'Firebase was not reached.',
    'Check the internet connection, then deploy again.',
  ],
];

/**
 * Makes sure that whoever is signed in may see the project.
 * @param list what `firebase projects:list --json` printed
 * @throws ExpectedFailure when nobody is signed in, Firebase is not reached, or the project is not theirs
 */
export function requireAccess(list: ProjectList, project: string): void {
  if (list.exitCode !== 0) {
    const known = KNOWN_COMPLAINTS.find(([pattern]) => pattern.test(list.output));
    throw known === undefined
      ? new ExpectedFailure('Firebase did not tell which projects you have.', { todo: list.output.trim() })
      : new ExpectedFailure(known[1], { todo: known[2] });
  }
  if (!projectsIn(list.output).includes(project)) {
    throw new ExpectedFailure(`The account that is signed in has no Firebase project ${project}.`, {
      todo: 'Check the project’s id (not its name) in the Firebase console, or sign in as its owner: `npx firebase login`.',
    });
  }
}

/** The ids in the list. The CLI may print warnings before the JSON. */
function projectsIn(output: string): readonly string[] {
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  try {
    const { result } = JSON.parse(json) as { result?: readonly { readonly projectId?: string }[] };
    return (result ?? []).flatMap(({ projectId }) => (projectId === undefined ? [] : [projectId]));
  } catch {
    throw new ExpectedFailure('Firebase’s list of your projects could not be read.', { todo: output.trim() });
  }
}
