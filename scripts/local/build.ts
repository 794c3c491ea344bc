import { ExpectedFailure } from '../bootstrap/failure.mjs';
import type { ProcessFamily, RunningProcess } from './processes.ts';
import { commandOf } from './project.ts';

/** Astro counts its users unless it is told not to. */
export const QUIET_ASTRO = { ASTRO_TELEMETRY_DISABLED: '1' } as const;

/**
 * Builds every page into dist/.
 * @throws ExpectedFailure with the build's own first complaint
 */
export async function buildSite(family: ProcessFamily): Promise<void> {
  const build = await family.run({
    name: 'build-site',
    args: [commandOf('astro'), 'build'],
    env: QUIET_ASTRO,
  });
  requireSuccess('site', build);
}

/**
 * Bundles the cloud functions, with the domain code in them, into functions/dist/.
 * @throws ExpectedFailure with the build's own first complaint
 */
export async function buildFunctions(family: ProcessFamily): Promise<void> {
  const build = await family.run({
    name: 'build-functions',
    args: [commandOf('vite'), 'build', 'functions'],
  });
  requireSuccess('functions', build);
}

/** Bundles the functions again after every change; the Functions emulator notices the new bundle by itself. */
export function watchFunctions(family: ProcessFamily): RunningProcess {
  return family.start({
    name: 'watch-functions',
    args: [commandOf('vite'), 'build', 'functions', '--watch'],
  });
}

/**
 * The line of a build's output that says what is wrong.
 * @returns nothing when no line looks like it
 */
export function firstComplaint(output: string): string | undefined {
  return output
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /error|not found|cannot|could not|failed/iu.test(line) && !line.startsWith('at '));
}

function requireSuccess(what: string, build: { exitCode: number; output: string; log: string }): void {
  if (build.exitCode === 0) return;
  const complaint = firstComplaint(build.output);
  throw new ExpectedFailure(`The ${what} could not be built.`, {
    ...(complaint === undefined ? {} : { todo: complaint }),
    log: build.log,
  });
}
