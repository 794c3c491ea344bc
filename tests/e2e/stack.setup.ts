import { createServer } from 'node:http';

import { ExpectedFailure, describeFailure } from '../../scripts/bootstrap/failure.mjs';
import { createProgress } from '../../scripts/bootstrap/progress.mjs';
import { portsFrom } from '../../scripts/local/ports.ts';
import { startStack } from '../../scripts/local/stack.ts';
import { TEST_BUILD_DATE } from '../../scripts/test/steps.ts';

/**
 * All renters of these tests have one address, and together they send far more than one renter may. What the limits
 * do is proved in functions/src and tests/functions.
 */
const NO_LIMIT = '1000000';
const LIMITS = [
  'RATE_LIMIT_PER_WINDOW',
  'RATE_LIMIT_PER_DAY',
  'RATE_LIMIT_PER_CONNECTION',
  'RATE_LIMIT_WITHOUT_APP_CHECK',
];

/**
 * A local server in place of the search engines: accepts everything. No test calls a real one; how each of their answers is met
 * is proved in functions/src/sitemap.
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
 * Runs once before the browser tests: the whole product is up, as `npm start` would bring it. `npm test` has built
 * it by then and says so with SECONDKEY_BUILT=1.
 * @returns what ends it all after the last test
 */
export default async function setUp(): Promise<() => Promise<void>> {
  for (const limit of LIMITS) process.env[limit] = NO_LIMIT;
  process.env.BUILD_DATE = TEST_BUILD_DATE;
  const site = Number(process.env.SECONDKEY_TEST_PORT);
  // The last of the row: with built pages nobody else uses it.
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
    // Playwright prints the stack of an error; where the sentence says it all, that only hides it.
    if (!(failure instanceof ExpectedFailure)) throw failure;
    throw new Error(describeFailure(failure), { cause: failure });
  }
  return async () => {
    stopEngine();
    await supervisor.end();
  };
}
