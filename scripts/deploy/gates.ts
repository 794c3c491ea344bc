import { SITE } from '#config/site.ts';
import { readSettings, secretsOf, SETTING_NAMES, type Settings } from '../../functions/src/settings.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import type { UpkeepItem } from '#domain/upkeep/upkeep.ts';
import type { Placeholder } from '../check-launch/placeholders.ts';
import type { EnvironmentFile } from './functions-env.ts';
import { isIncomplete, isUnreviewed, type TranslationProgress } from '../law-translation.ts';

/** Something that keeps the site from going live until an operator has decided about it. */
export interface Gate {
  /** Where it is to be mended: a file, or the command line. */
  readonly file: string;
  /** A sentence without its full stop. */
  readonly says: string;
  readonly todo: string;
}

/** What pages show that may not be published as it is. */
export interface ContentFacts {
  /** What is still a sample or a placeholder. */
  readonly placeholders: readonly Placeholder[];
  /** Remedies that nobody has checked for more than a year. */
  readonly outdatedLaws: readonly Pick<UpkeepItem, 'file' | 'state'>[];
  /** How far the Spanish of each state's law and of the other data is. */
  readonly translations: readonly TranslationProgress[];
}

/** What is known before anything is built or sent. */
export interface DeployFacts extends ContentFacts {
  /** Whether the operator has explicitly asked to publish samples. */
  readonly publishSamples: boolean;
  /** Whether the operator has asked to publish outdated law too, each with a warning on its pages. */
  readonly publishOutdatedLaws: boolean;
  /** Whether the operator has asked to publish Spanish law that no professional has reviewed. Its pages say so. */
  readonly publishUnreviewedSpanish: boolean;
  readonly functionsEnv: (project: string) => EnvironmentFile;
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

/** All that is open, and what would be deployed once nothing is. */
export interface DeployDecision extends Deployment {
  readonly open: readonly Gate[];
}

/** Where a project that has no name yet stands in commands. */
const UNNAMED = '<project>';
/** How many names are listed before the rest is only counted. */
const SHOWN_NAMES = 5;

/** The first of some names, and how many more there are. */
function shortList(names: readonly (string | number)[]): string {
  const more = names.length - SHOWN_NAMES;
  return `${names.slice(0, SHOWN_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Judges everything at once, so that an operator sees all that is open in one run. */
export function decideDeploy(facts: DeployFacts): DeployDecision {
  const { placeholders, outdatedLaws, translations } = facts;
  const { project, gates: projectGates } = readProject(facts);
  const settings = facts.functionsEnv(project);
  const isNotified = /@/u.test(settings.NOTIFY_TO ?? '');
  const published = {
    placeholders: facts.publishSamples ? [] : placeholders,
    outdatedLaws: facts.publishOutdatedLaws ? [] : outdatedLaws,
    translations: facts.publishUnreviewedSpanish
      ? translations.map((progress) => ({ ...progress, unreviewed: 0 }))
      : translations,
  };
  return {
    project,
    samples: placeholders.length,
    secrets: Object.values(secretsOf({ notifications: isNotified })).flat(),
    open: [
      ...projectGates,
      ...contentGates(published),
      ...settingsGates(settings, project),
      ...(facts.withoutNotifications || isNotified ? [] : [nobodyNotified(project)]),
      ...uncommittedGates(facts.uncommitted),
    ],
  };
}

/** One paragraph a file: what is open there, and what to do about it, said once where it is the same for the next. */
export function listGates(gates: readonly Gate[]): string {
  return [...Map.groupBy(gates, ({ todo }) => todo)]
    .map(([todo, alike]) => {
      const files = [...Map.groupBy(alike, ({ file }) => file)];
      const open = files.flatMap(([file, here]) => [file, ...here.map(({ says }) => `  ${says}.`)]);
      return [...open, `    ${todo}`].join('\n');
    })
    .join('\n\n');
}

/** @throws ExpectedFailure with all that is open */
export function requireNoneOpen({ open }: DeployDecision): void {
  if (open.length === 0) return;
  throw new ExpectedFailure(`Nothing was deployed: ${countOf(open.length, 'thing is', 'things are')} open.`, {
    todo: `\n${listGates(open)}`,
  });
}

const countOf = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Invented figures (departure D11), law that may be wrong by now, and Spanish that says something else or is unread. */
export function contentGates({ placeholders, outdatedLaws, translations }: ContentFacts): readonly Gate[] {
  const samples = [...Map.groupBy(placeholders, ({ file }) => file)].map(([file, found]) => ({
    file,
    says: `${countOf(found.length, 'sample or placeholder, line', 'samples and placeholders, lines')} ${shortList(found.map(({ line }) => line))}`,
    todo: 'Replace it, or leave out what has no proof (16 CFR 465). For a trial that no customer sees: --publish-samples',
  }));
  const laws = [...Map.groupBy(outdatedLaws, ({ file }) => file)].map(([file, [law]]) => ({
    file,
    says: `nobody has checked the law of ${law?.state == null ? 'a state' : jurisdiction(law.state).name} for more than a year`,
    todo: 'Read it again (docs/tasks/update-a-law.md), or publish it with a warning on its pages: --publish-outdated-laws',
  }));
  const names = (progress: readonly TranslationProgress[]) => shortList(progress.map(({ name }) => name));
  const incomplete = translations.filter(isIncomplete);
  const unreviewed = translations.filter(isUnreviewed);
  const spanish = 'the Spanish of the law';
  return [
    ...samples,
    ...laws,
    ...(incomplete.length === 0
      ? []
      : [
          {
            file: spanish,
            says: `it no longer matches the English of ${names(incomplete)}`,
            todo: 'Translate what has changed: npm run law:translation -- ST (docs/tasks/review-a-translation.md)',
          },
        ]),
    ...(unreviewed.length === 0
      ? []
      : [
          {
            file: spanish,
            says: `no professional has reviewed ${countOf(unreviewed.length, 'state or topic', 'states and topics')}: ${names(unreviewed)}`,
            todo: 'Have it reviewed (docs/tasks/review-a-translation.md), or publish it with a note that it is not: --publish-unreviewed-spanish',
          },
        ]),
  ];
}

/** As Google Cloud allows it: it becomes part of commands and addresses. */
const PROJECT_ID = /^[a-z][a-z\d-]{4,28}[a-z\d]$/u;

function readProject({ namedProject, firebaserc }: DeployFacts) {
  const project = namedProject ?? defaultProject(firebaserc);
  const gate = (says: string, todo: string) => ({
    project: UNNAMED,
    gates: [{ file: 'the command line', says, todo }],
  });
  if (project === undefined) {
    return gate(
      'it does not say which Firebase project the site goes to',
      'npm run deploy -- --project your-firebase-project. docs/tasks/go-live.md explains how to create one.',
    );
  }
  if (project.startsWith('demo-')) {
    return gate(
      `the project ${project} exists on your own computer only`,
      'Name a real one: npm run deploy -- --project your-firebase-project',
    );
  }
  if (!PROJECT_ID.test(project)) {
    return gate(
      `${project} is not a project's id`,
      'An id has 6 to 30 lower-case letters, digits and hyphens. The Firebase console shows it under Project settings.',
    );
  }
  return { project, gates: [] };
}

/** The project that `firebase use --add` has stored. A file that cannot be read names none. */
function defaultProject(firebaserc: string | undefined): string | undefined {
  try {
    const { projects } = JSON.parse(firebaserc ?? '') as { projects?: { default?: unknown } };
    return typeof projects?.default === 'string' ? projects.default : undefined;
  } catch {
    return undefined;
  }
}

/** What functions/src/index.ts reads from Secret Manager. */
const SECRETS = Object.values(secretsOf({ notifications: true })).flat();

/** What only the emulators set; in the cloud it would open the back office or lead records elsewhere. */
const EMULATOR_SETTING = /(?:_EMULATOR_HOST|^FUNCTIONS_EMULATOR|^DEMO_ADMIN_.+|^LOCAL_SCHEDULE_TOKEN)$/u;

/**
 * Judges what the settings would do, not only whether they can be read: the site promises a second factor, limits and a
 * retention (SECURITY.md, privacy page), and settings that break a promise are refused.
 */
function settingsGates(settings: EnvironmentFile, project: string): readonly Gate[] {
  const file = `functions/.env or functions/.env.${project}`;
  const gate = (says: string, todo: string): Gate => ({ file, says, todo });
  const given = Object.keys(settings).filter((name) => (settings[name] ?? '') !== '');
  const misplaced = given
    .filter((name) => SECRETS.includes(name))
    .map((name) =>
      gate(
        `${name} may not be in a file`,
        `Take the line out and put the value into Secret Manager: npx firebase functions:secrets:set ${name} --project ${project}`,
      ),
    );
  const emulated = given
    .filter((name) => EMULATOR_SETTING.test(name))
    .map((name) => gate(`${name} belongs to the emulators`, 'Take the line out.'));
  const unknown = Object.keys(settings)
    .filter((name) => !SETTING_NAMES.includes(name) && !EMULATOR_SETTING.test(name))
    .map((name) =>
      gate(
        `${name} is no setting of the functions`,
        'Take the line out, or correct its name (functions/.env.example).',
      ),
    );
  return [...misplaced, ...emulated, ...unknown, ...promiseGates(settings, project, gate)];
}

/** Saves in ten minutes that honest renters may need (docs/adr/0010): of a shelter, and of the whole site. */
const LEAST_LIMITS: Settings['rateLimits'] = { perClient: 10, perNetwork: 80, perConnection: 80 };

function promiseGates(
  settings: EnvironmentFile,
  project: string,
  gate: (says: string, todo: string) => Gate,
): readonly Gate[] {
  // Without what only the emulators set, as in the cloud.
  const inCloud = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !EMULATOR_SETTING.test(name)),
  );
  let read: ReturnType<typeof readSettings>;
  try {
    read = readSettings(inCloud);
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    return [gate(failure.message.replace(/\.$/u, ''), 'functions/.env.example explains each setting.')];
  }
  const promised = readSettings({});
  const isLimit = (beyond: (limit: number, name: keyof Settings['rateLimits']) => boolean) =>
    (Object.keys(LEAST_LIMITS) as (keyof Settings['rateLimits'])[]).some((name) =>
      beyond(read.rateLimits[name], name),
    );
  const { liveOrigin } = read.search;
  const origins = [SITE.origin, `https://${project}.web.app`, `https://${project}.firebaseapp.com`];
  return [
    ...(read.secondFactorRequired
      ? []
      : [
          gate(
            'SECOND_FACTOR=optional would let a stolen password alone open every record',
            'Take the line out: SECURITY.md promises a second factor.',
          ),
        ]),
    ...(isLimit((limit, name) => limit > promised.rateLimits[name])
      ? [
          gate(
            'a RATE_LIMIT_… is above what SECURITY.md states',
            'Take the line out, so that one caller cannot fill the inbox.',
          ),
        ]
      : []),
    ...(isLimit((limit, name) => limit < LEAST_LIMITS[name])
      ? [
          gate(
            'a RATE_LIMIT_… is so low that honest renters would be refused',
            `Take the line out: ${Object.values(LEAST_LIMITS).join(', ')} are the least (docs/adr/0010).`,
          ),
        ]
      : []),
    ...(liveOrigin === null || origins.includes(liveOrigin)
      ? []
      : [
          gate(
            `LIVE_ORIGIN is ${liveOrigin}, which is not where this project’s site is`,
            `Take the line out, or use one of ${origins.join(', ')}.`,
          ),
        ]),
    ...(read.retentionMonths === promised.retentionMonths
      ? []
      : [
          gate(
            `RETENTION_MONTHS is ${read.retentionMonths}, and the privacy page promises ${promised.retentionMonths}`,
            'Take the line out. To keep records for another time, change src/domain/records/document.ts, which both read.',
          ),
        ]),
  ];
}

function nobodyNotified(project: string): Gate {
  return {
    file: `functions/.env or functions/.env.${project}`,
    says: 'nobody would be notified of new records',
    todo:
      'Set the recipients, for example NOTIFY_TO=you@example.org (docs/tasks/set-up-notifications.md). For a site whose ' +
      'dashboard somebody looks at all day: --without-notifications',
  };
}

function uncommittedGates(uncommitted: string | undefined): readonly Gate[] {
  const lines = (uncommitted ?? '')
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  return [
    {
      file: 'git',
      says: `there are uncommitted changes, so nobody could tell later what is live: ${shortList(lines.map((line) => line.trim()))}`,
      todo: 'Commit them or take them back.',
    },
  ];
}
