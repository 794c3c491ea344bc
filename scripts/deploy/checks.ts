import { parseEnv } from 'node:util';

import { readSettings } from '../../functions/src/settings.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import type { LawCheck } from '../check-launch/due-checks.ts';
import type { Placeholder } from '../check-launch/placeholders.ts';
import { isIncomplete, isUnreviewed, type TranslationProgress } from '../law-translation.ts';

/** What is known before anything is built or sent. */
export interface DeployFacts {
  /** What is still a sample or a placeholder. */
  readonly placeholders: readonly Placeholder[];
  /** Whether the operator has explicitly asked to publish them. */
  readonly publishSamples: boolean;
  /** Paths of the law that nobody has checked for more than a year. */
  readonly outdatedLaws: readonly LawCheck[];
  /** Whether the operator has asked to publish those too, each with a warning on its pages. */
  readonly publishOutdatedLaws: boolean;
  /** How far the Spanish of each state's law and of the other data is. */
  readonly translations: readonly TranslationProgress[];
  /** Whether the operator has asked to publish Spanish law that no professional has reviewed. Its pages say so. */
  readonly publishUnreviewedSpanish: boolean;
  /** The texts of functions/.env and functions/.env.<project>, as far as there are any. */
  readonly functionsEnv: (project: string) => readonly string[];
  /** Whether the operator has asked for a site without notifications. */
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
  /** The secrets in Secret Manager that its functions read. */
  readonly secrets: readonly string[];
}

/** How many files are named before the rest is only counted. */
const SHOWN_FILES = 5;
/** The same of states and topics. */
const SHOWN_NAMES = 3;

/**
 * Whether the site may go live, and where.
 * @throws ExpectedFailure saying what prevents the deployment and what to do about it: first what may not be published at
 * all (departure D11, and law that may be wrong by now), then what is missing
 */
export function decideDeploy(facts: DeployFacts): Deployment {
  const { placeholders, publishSamples, outdatedLaws, publishOutdatedLaws, uncommitted } = facts;
  if (placeholders.length > 0 && !publishSamples) throw samplesLeft(placeholders);
  if (outdatedLaws.length > 0 && !publishOutdatedLaws) throw lawsOutdated(outdatedLaws);
  const incomplete = facts.translations.filter(isIncomplete);
  if (incomplete.length > 0) throw spanishIncomplete(incomplete);
  const unreviewed = facts.translations.filter(isUnreviewed);
  if (unreviewed.length > 0 && !facts.publishUnreviewedSpanish) throw spanishUnreviewed(unreviewed);
  const project = facts.namedProject ?? defaultProject(facts.firebaserc);
  if (project === undefined) {
    throw new ExpectedFailure('It is not clear which Firebase project the site goes to.', {
      todo: 'Name it: npm run deploy -- --project your-firebase-project. docs/tasks/go-live.md explains how to create one.',
    });
  }
  if (project.startsWith('demo-')) {
    throw new ExpectedFailure(`The project ${project} exists on your own computer only.`, {
      todo: 'Name a real one: npm run deploy -- --project your-firebase-project',
    });
  }
  if (!PROJECT_ID.test(project)) {
    throw new ExpectedFailure(`${project} is not a project's id.`, {
      todo: 'An id has 6 to 30 lower-case letters, digits and hyphens. The Firebase console shows it under Project settings.',
    });
  }
  // As the Firebase CLI reads them; a later file wins.
  const settings = Object.assign(
    {},
    ...facts.functionsEnv(project).map((text) => parseEnv(text)),
  ) as Settings;
  const isNotified = /@/u.test(settings.NOTIFY_TO ?? '');
  if (!facts.withoutNotifications && !isNotified) throw nobodyNotified(project);
  const misplaced = SECRETS.filter((name) => (settings[name] ?? '') !== '');
  if (misplaced.length > 0) throw secretInFile(misplaced, project);
  requireValid(settings, project);
  if (uncommitted !== undefined && uncommitted.trim() !== '') {
    throw new ExpectedFailure('There are uncommitted changes, so nobody could tell later what is live:', {
      todo: `${shortened(uncommitted.trimEnd().split('\n'))}\n  Commit them or take them back, then deploy again.`,
    });
  }
  const secrets = ['RATE_LIMIT_SALT', ...(isNotified ? ['SMTP_URL'] : [])];
  return { project, samples: placeholders.length, secrets };
}

/** As Google Cloud allows it: it becomes part of commands and addresses. */
const PROJECT_ID = /^[a-z][a-z\d-]{4,28}[a-z\d]$/u;

/** What functions/src/index.ts reads from Secret Manager. */
const SECRETS = ['RATE_LIMIT_SALT', 'SMTP_URL'];

type Settings = Readonly<Record<string, string | undefined>>;

/** Settings that the functions would reject at start-up, which is only after tests, build, rules and indexes. */
function requireValid(settings: Settings, project: string): void {
  try {
    readSettings(settings);
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    throw new ExpectedFailure(`Nothing was deployed: ${failure.message}`, {
      todo: `Correct it in functions/.env or functions/.env.${project} (functions/.env.example explains each setting).`,
    });
  }
}

function secretInFile(names: readonly string[], project: string): ExpectedFailure {
  return new ExpectedFailure(`Nothing was deployed: ${names.join(', ')} may not be in a file.`, {
    todo:
      `Take the line out of functions/.env and functions/.env.${project}, and put the value into Secret Manager:\n  ` +
      names.map((name) => `npx firebase functions:secrets:set ${name} --project ${project}`).join('\n  '),
  });
}

function nobodyNotified(project: string): ExpectedFailure {
  return new ExpectedFailure('Nothing was deployed: nobody would be notified of new records.', {
    todo:
      `Set the recipients in functions/.env.${project}, for example NOTIFY_TO=you@example.org ` +
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
  const named = shortList([...new Set(laws.map(({ state }) => state))]);
  return new ExpectedFailure(
    `Nothing was deployed: nobody has checked the law for more than a year in ${named}.`,
    {
      todo:
        'Read it again, ten minutes for one state: npm run law:check -- ST (docs/tasks/update-a-law.md). If something ' +
        'else cannot wait:\n  npm run deploy -- --publish-outdated-laws puts a warning on every page about these states.',
    },
  );
}

/** The first of some names, and how many more there are. */
function shortList(names: readonly string[]): string {
  const more = names.length - SHOWN_NAMES;
  return `${names.slice(0, SHOWN_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function spanishIncomplete(translations: readonly TranslationProgress[]): ExpectedFailure {
  const named = shortList(translations.map(({ name }) => name));
  return new ExpectedFailure(`Nothing was deployed: the Spanish of ${named} no longer matches the English.`, {
    todo: 'Translate what has changed: npm run law:translation -- ST (docs/tasks/review-a-translation.md).',
  });
}

function spanishUnreviewed(translations: readonly TranslationProgress[]): ExpectedFailure {
  const named = shortList(translations.map(({ name }) => name));
  return new ExpectedFailure(`Nothing was deployed: no professional has reviewed the Spanish of ${named}.`, {
    todo:
      'Have it reviewed: npm run law:translation -- ST (docs/tasks/review-a-translation.md). To publish it as it is,\n' +
      '  with a note on every page that it is unreviewed and that the English prevails: ' +
      'npm run deploy -- --publish-unreviewed-spanish',
  });
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
