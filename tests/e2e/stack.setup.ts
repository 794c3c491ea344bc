import { createServer } from 'node:http';

import { createProgress, describeFailure, ExpectedFailure } from '../../scripts/bootstrap/report.mjs';
import { portsFrom } from '../../scripts/local/ports.ts';
import { startStack } from '../../scripts/local/stack.ts';
import { TEST_BUILD_DATE } from '../../scripts/test/steps.ts';

/**
 * All renters of these tests share one address, and together they send far more than one renter may. functions/src and
 * tests/functions test the limits.
 */
const NO_LIMIT = '1000000';
const LIMITS = [
  'RATE_LIMIT_PER_WINDOW',
  'RATE_LIMIT_PER_DAY',
  'RATE_LIMIT_PER_CONNECTION',
  'RATE_LIMIT_WITHOUT_APP_CHECK',
];

/**
 * A local server in place of the search engines, which accepts everything. No test calls a real one;
 * functions/src/sitemap tests how each of their answers is handled.
 */
async function startSearchEngine(port: number): Promise<() => void> {
  const engine = createServer((request, response) => {
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((resolve, reject) => {
    engine.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return () => {
    engine.closeAllConnections();
    engine.close();
  };
}

/**
 * Runs once before the browser tests: starts the whole product as `npm start` would. `npm test` has built it by then
 * and says so with SECONDKEY_BUILT=1.
 * @returns a function that stops everything after the last test
 */
export default async function setUp(): Promise<() => Promise<void>> {
  for (const limit of LIMITS) process.env[limit] = NO_LIMIT;
  process.env.BUILD_DATE = TEST_BUILD_DATE;
  const site = Number(process.env.SECONDKEY_TEST_PORT);
  // The last port of the row, which is unused with built pages.
  const enginePort = portsFrom(site, true).hosting;
  process.env.INDEXNOW_ENDPOINT = `http://127.0.0.1:${enginePort}/indexnow`;
  const stopEngine = await startSearchEngine(enginePort);
  const { supervisor, ready } = startStack({
    ports: portsFrom(site),
    logs: 'test',
    pages: process.env.SECONDKEY_BUILT === '1' ? 'as-is' : 'built',
    progress: createProgress(),
  });
  try {
    const { keepSweeping } = await ready;
    keepSweeping();
  } catch (failure) {
    stopEngine();
    // Playwright prints the stack of an error, which would only hide a message that is already complete.
    if (!(failure instanceof ExpectedFailure)) throw failure;
    throw new Error(describeFailure(failure), { cause: failure });
  }
  return async () => {
    stopEngine();
    await supervisor.end();
  };
}
