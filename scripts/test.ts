/** `npm test`: runs every check, prints each with its count and time, and ends with one line of totals. */
import path from 'node:path';

import { createProgress, describeFailure } from './bootstrap/report.mjs';
import { createSupervisor, endOnStopRequest } from './local/processes.ts';
import { ROOT } from './local/project.ts';
import { ensureChromium } from './test/browser.ts';
import { figuresIn, total } from './test/results.ts';
import { build, REPORTS, STAGES, type Step, type StepResult } from './test/steps.ts';

/** Lines of output printed for a failed step; the log has the rest. */
const SHOWN_LINES = 200;

const progress = createProgress();
const supervisor = createSupervisor(path.join(ROOT, REPORTS));
endOnStopRequest(supervisor);

const withoutBrowser = await tryToGetBrowser();
const results = new Map<Step, StepResult>();
for (const lanes of STAGES) await Promise.all(lanes.map(takeInOrder));
await supervisor.end();

const { passed, failed } = total([...results.values()]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** @returns why there is no browser, if there is none: the other steps do not need it */
async function tryToGetBrowser(): Promise<string | undefined> {
  try {
    await ensureChromium(supervisor, progress);
    return undefined;
  } catch (failure) {
    return describeFailure(failure);
  }
}

async function takeInOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) results.set(step, await take(step));
}

/** Runs a step, or says why it cannot run, and shows what there is to see. */
async function take(step: Step): Promise<StepResult> {
  const obstacle = obstacleTo(step);
  const result = await progress.step(
    {
      doing: step.name,
      done: ({ passed, failed }) => `${step.name}: ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`,
      went: ({ failed }) => failed === 0,
    },
    () =>
      obstacle === undefined
        ? step.run(supervisor)
        : Promise.resolve({ passed: 0, failed: 1, output: obstacle }),
  );
  if (result.failed > 0) {
    const lines = result.output.trimEnd().split('\n');
    console.log(`\n${lines.slice(-SHOWN_LINES).join('\n')}\n`);
  }
  for (const figure of figuresIn(result.output)) console.log(`    ${figure}`);
  return result;
}

function obstacleTo({ needsBuild, needsBrowser }: Step): string | undefined {
  if (needsBuild && results.get(build)?.failed !== 0) return '  Nothing to test: the build failed.';
  if (needsBrowser) return withoutBrowser;
  return undefined;
}
