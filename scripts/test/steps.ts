import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { QUIET_ASTRO } from '../local/build.ts';
import type { Supervisor, Program } from '../local/processes.ts';
import { commandOf, ROOT } from '../local/project.ts';
import {
  type Count,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type VitestReport,
  withExitCode,
} from './results.ts';

/** The day for which the tested pages are built: what they say about the law's age must not depend on when tests run. */
export const TEST_BUILD_DATE = '2026-11-22';

/** How a step went: its count and, if something failed, what its programs printed. */
export interface StepResult extends Count {
  readonly output: string;
}

/** One step of `npm test`. */
export interface Step {
  /** What is tested, as the printed list says it. */
  readonly name: string;
  /** Reads what was built, so that without a build it cannot run and counts as failed. */
  readonly needsBuild?: true;
  /** Runs a real browser. */
  readonly needsBrowser?: true;
  run(supervisor: Supervisor): Promise<StepResult>;
}

/** Where the runners write what they found, from the project's folder. */
export const REPORTS = '.local/test';

/** Programs that together are one check: it has passed when each of them ended well. */
function check(name: string, programs: readonly Omit<Program, 'name'>[]): Step {
  return {
    name,
    run: async (supervisor) => {
      let output = '';
      let failed = false;
      for (const [index, program] of programs.entries()) {
        const ended = await supervisor.run({ ...program, name: fileName(`${name} ${index + 1}`) });
        output += ended.output;
        failed ||= ended.exitCode !== 0;
      }
      return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, output };
    },
  };
}

/** A check of the source text: its result depends on no clock, so it uses what the other programs leave. */
function sourceCheck(name: string, programs: readonly Omit<Program, 'name'>[]): Step {
  return check(
    name,
    programs.map((program) => ({ ...program, background: true })),
  );
}

/** A project of vitest.config.ts. */
function vitest(name: string, project: string, needs: Pick<Step, 'needsBuild'> = {}): Step {
  return {
    name,
    ...needs,
    run: (supervisor) =>
      counted(supervisor, {
        name: project,
        args: (report) => [
          commandOf('vitest'),
          'run',
          ...['--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ],
        count: (report) => countVitest(report as VitestReport),
      }),
  };
}

/** Everything in tests/e2e, against the emulators. */
const browser: Step = {
  name: 'Browser tests',
  needsBuild: true,
  needsBrowser: true,
  run: (supervisor) =>
    counted(supervisor, {
      name: 'browser',
      args: () => [commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
      env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, SECONDKEY_BUILT: '1' }),
      count: (report) => countPlaywright(report as PlaywrightReport),
    }),
};

/** Builds what is tested from here on: the pages and the bundle of the functions. */
export const build: Step = check('Build', [
  { args: [commandOf('vite'), 'build', 'functions'] },
  { args: [commandOf('astro'), 'build'], env: { ...QUIET_ASTRO, BUILD_DATE: TEST_BUILD_DATE } },
]);

/**
 * `npm test`: stages one after the other. The lanes of a stage run side by side; the steps of a lane run in their order.
 * The browser tests, half of all work, leave a sixth of two processors, which is enough for the checks of the source
 * text.
 */
export const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [
    [build, vitest('Site tests', 'site', { needsBuild: true })],
    [vitest('Functions tests', 'functions'), vitest('Unit tests', 'unit')],
  ],
  [
    [browser],
    [
      sourceCheck('Format', [{ args: [commandOf('prettier'), '--check', '.'] }]),
      sourceCheck('Lint', [
        // The place generator has packages of its own: `npm run places:check`.
        { args: [commandOf('oxlint'), '--ignore-pattern', 'scripts/places'] },
      ]),
      sourceCheck('Types', [
        { args: [commandOf('astro'), 'check'], env: QUIET_ASTRO },
        { args: [commandOf('typescript', 'tsc'), '--project', 'functions'] },
      ]),
      sourceCheck('Unused code', [{ args: [commandOf('knip')] }]),
    ],
  ],
];

interface CountedRun {
  readonly name: string;
  readonly args: (report: string) => readonly string[];
  readonly env?: (report: string) => Readonly<Record<string, string>>;
  readonly count: (report: unknown) => Count;
}

/** Runs a test runner that writes a report, and counts by it. */
async function counted(supervisor: Supervisor, { name, args, env, count }: CountedRun): Promise<StepResult> {
  const report = path.join(ROOT, REPORTS, `${name}.json`);
  // An old report must not be counted if the runner crashes before writing a new one.
  rmSync(report, { force: true });
  const { exitCode, output } = await supervisor.run({ name, args: args(report), env: env?.(report) ?? {} });
  return { ...withExitCode(readCount(report, count), exitCode), output };
}

function readCount(report: string, count: CountedRun['count']): Count {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function fileName(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
