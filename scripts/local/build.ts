import { ExpectedFailure } from '../bootstrap/report.mjs';
import type { Supervisor, RunningProgram } from './processes.ts';
import { commandOf } from './project.ts';

/** Turns off Astro's telemetry. */
export const QUIET_ASTRO = { ASTRO_TELEMETRY_DISABLED: '1' } as const;

/**
 * Builds every page into dist/.
 * @throws ExpectedFailure with the build's own complaint
 */
export async function buildSite(supervisor: Supervisor): Promise<void> {
  const build = await supervisor.run({
    name: 'build-site',
    args: [commandOf('astro'), 'build'],
    env: QUIET_ASTRO,
  });
  requireSuccess('site', build);
}

/**
 * Bundles the cloud functions, with the domain code in them, into functions/dist/.
 * @throws ExpectedFailure with the build's own complaint
 */
export async function buildFunctions(supervisor: Supervisor): Promise<void> {
  const build = await supervisor.run({
    name: 'build-functions',
    args: [commandOf('vite'), 'build', 'functions'],
  });
  requireSuccess('functions', build);
}

/** Bundles the functions again after every change; the Functions emulator notices the new bundle by itself. */
export function watchFunctions(supervisor: Supervisor): RunningProgram {
  return supervisor.start({
    name: 'watch-functions',
    args: [commandOf('vite'), 'build', 'functions', '--watch'],
  });
}

/** Lines of an error that fit on a screen together with the rest of the output. */
const SHOWN_LINES = 8;

/**
 * The part of a failed build's output that says what is wrong: from the first error on, without headings that only
 * say that there is one, and without the stack of the build tool.
 * @returns nothing when the output has no error in it
 */
export function complaintIn(output: string): string | undefined {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => /\[ERROR\]|error during build|build failed/iu.test(line));
  if (first === -1) return undefined;
  const complaint = lines
    .slice(first)
    .filter((line) => line.trim() !== '' && !/error during build|build failed/iu.test(line));
  const stack = complaint.findIndex((line) => /^\s+at |stack trace/iu.test(line));
  return complaint
    .slice(0, stack === -1 ? undefined : stack)
    .slice(0, SHOWN_LINES)
    .join('\n  ');
}

function requireSuccess(what: string, build: { exitCode: number; output: string; log: string }): void {
  if (build.exitCode === 0) return;
  const complaint = complaintIn(build.output);
  throw new ExpectedFailure(`The ${what} could not be built.`, {
    ...(complaint === undefined ? {} : { todo: complaint }),
    log: build.log,
  });
}
