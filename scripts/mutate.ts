/**
 * `npm run mutate [part …]`: changes the code in one place at a time and checks whether a test fails (mutation
 * testing). Prints the table of docs/reliability.md and each mutant that no test caught; fails below the required
 * score.
 */
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';

import { ROOT } from './local/project.ts';

type Options = ConstructorParameters<typeof Stryker>[0];
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Percentage of mutants that the tests must catch in each part. */
const SCORE = 90;

/** A folder of code, and the tests that must catch its mutants by themselves. */
interface Part {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/**
 * Not among them: `functions/src/store` and `functions/src/index.ts`, which do nothing without Firestore or the
 * platform. Their tests (tests/functions) run against an emulator, which takes seconds for each mutant.
 */
const PARTS: Readonly<Record<string, Part>> = {
  check: {
    mutate: ['src/domain/check/*.ts'],
    tests: ['src/domain/check/*.test.ts', 'tests/domain/outcome-table.test.ts'],
  },
  // The route table and code shared by several endpoints are only tested through the API.
  api: {
    mutate: ['functions/src/{,intake/}*.ts'],
    tests: [
      'functions/src/{,intake/}*.test.ts',
      'functions/src/admin/{access-matrix,audit-log,corrections,records}.test.ts',
    ],
  },
  admin: {
    mutate: ['functions/src/admin/*.ts'],
    tests: ['functions/src/admin/*.test.ts', 'functions/src/intake/forms.inbox.test.ts'],
  },
  http: folder('functions/src/http'),
  firebase: folder('functions/src/firebase'),
  notifications: folder('functions/src/notifications'),
  sitemap: folder('functions/src/sitemap'),
};

function folder(name: string): Part {
  return { mutate: [`${name}/*.ts`], tests: [`${name}/*.test.ts`] };
}

/** Results are kept for each part: a mutant is tried again only where its code or a test of it has changed. */
function options(part: string, { mutate, tests }: Part): Options {
  const kept = path.join('.local/mutate', part);
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    mutate: [...mutate, '!**/*.test.ts', '!**/*.d.ts', '!functions/src/index.ts'],
    testFiles: [...tests],
    // What the tests read; node_modules is linked.
    ignorePatterns: [
      '/*',
      '!functions',
      'functions/dist',
      '!src',
      // The places of deeper sites, which git ignores too (docs/tasks/update-places.md).
      'src/content/places/over-*',
      '!tests',
      '!*.json',
      '!vitest.mutate.config.ts',
    ],
    coverageAnalysis: 'perTest',
    // What is computed while a module loads is data. Each such mutant would need every test in a process of its own.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${kept}.json`,
    tempDirName: `${kept}-sandbox`,
    concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  };
}

interface Score {
  readonly part: string;
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  readonly timeouts: number;
  /** Percent. */
  readonly score: number;
}

function scoreOf(part: string, results: readonly MutantResult[]): Score {
  const count = (...states: readonly MutantResult['status'][]) =>
    results.filter(({ status }) => states.includes(status)).length;
  const killed = count('Killed');
  const timeouts = count('Timeout');
  const survived = count('Survived', 'NoCoverage');
  const mutants = killed + timeouts + survived;
  return { part, mutants, killed, survived, timeouts, score: (100 * (killed + timeouts)) / mutants };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const scores: Score[] = [];
for (const [part, code] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  const results = await new Stryker(options(part, code)).runMutationTest();
  for (const { status, fileName, location, mutatorName, replacement } of results) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue;
    const place = `${path.relative(ROOT, fileName)}:${location.start.line}:${location.start.column}`;
    console.log(`${place} ${mutatorName}: ${replacement.replaceAll(/\s+/gu, ' ')} (${status})`);
  }
  scores.push(scoreOf(part, results));
}

const gigabytes = Math.round(totalmem() / 2 ** 30);
const today = new Date().toISOString().slice(0, 10);
console.log(
  `\n${today}, ${process.platform}, ${cpus().length} cores, ${gigabytes} GB, Node ${process.versions.node}\n`,
);
console.log(
  '| part | mutants | killed | survived | timeouts | score |\n| --- | --- | --- | --- | --- | --- |',
);
for (const { part, mutants, killed, survived, timeouts, score } of scores) {
  console.log(`| ${part} | ${mutants} | ${killed} | ${survived} | ${timeouts} | ${score.toFixed(1)} % |`);
}
if (scores.some(({ score }) => score < SCORE)) process.exitCode = 1;
