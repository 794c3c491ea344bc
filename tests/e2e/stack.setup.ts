import { ExpectedFailure, describeFailure } from '../../scripts/bootstrap/failure.mjs';
import { createProgress } from '../../scripts/bootstrap/progress.mjs';
import { portsFrom } from '../../scripts/local/ports.ts';
import { startStack } from '../../scripts/local/stack.ts';
import { TEST_BUILD_DATE } from '../../scripts/test/build-date.ts';

/**
 * All renters of these tests have one address, and together they send far more than one renter may. What the limits
 * do is proved in functions/src and tests/functions.
 */
const NO_LIMIT = '1000000';
const LIMITS = ['RATE_LIMIT_PER_WINDOW', 'RATE_LIMIT_PER_DAY', 'RATE_LIMIT_PER_CONNECTION'];

/**
 * Runs once before the browser tests: the whole product is up, as `npm start` would bring it. `npm test` has built
 * it by then and says so with SECONDKEY_BUILT=1.
 * @returns what ends it all after the last test
 */
export default async function setUp(): Promise<() => Promise<void>> {
  for (const limit of LIMITS) process.env[limit] = NO_LIMIT;
  process.env.BUILD_DATE = TEST_BUILD_DATE;
  const { family, ready } = startStack({
    ports: portsFrom(Number(process.env.SECONDKEY_TEST_PORT)),
    logs: 'test',
    pages: process.env.SECONDKEY_BUILT === '1' ? 'as-is' : 'built',
    progress: createProgress(),
  });
  try {
    await ready;
  } catch (failure) {
    // Playwright prints the stack of an error; where the sentence says it all, that only hides it.
    if (!(failure instanceof ExpectedFailure)) throw failure;
    throw new Error(describeFailure(failure), { cause: failure });
  }
  return () => family.end();
}
