import type { EmulatorHints } from '~/domain/api/answers.ts';

import { problem } from './http/problem.ts';
import type { Handler } from './http/router.ts';
import { Unavailable } from './unavailable.ts';

/** An answer is good for so long: whoever asks often costs one read in this time for each instance. */
const FRESH_MS = 5_000;

/**
 * `GET /api/health`, for the alert in docs/tasks/back-up-and-watch.md: 200 when the function runs and its store answers,
 * else 503. It says nothing else.
 *
 * @param touchStore any read of the store; throws `Unavailable` when there is no answer
 */
export function healthEndpoint(touchStore: () => Promise<unknown>, clock: () => Date): Handler {
  let healthyUntil = 0;
  return async () => {
    const now = clock().getTime();
    if (now >= healthyUntil) {
      try {
        await touchStore();
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        // Expected while it lasts, so it is no line in the log of errors: the uptime check is what rings.
        return problem(503, 'The store does not answer.', { headers: { 'retry-after': '5' } });
      }
      healthyUntil = now + FRESH_MS;
    }
    return Response.json({ status: 'ok' });
  };
}

/** `GET /api/emulators`: on a developer's machine, where to sign in and as whom (D1); elsewhere there is nothing. */
export function emulatorsEndpoint(hints: EmulatorHints | null): Handler {
  return () =>
    Promise.resolve(
      hints === null ? problem(404, 'There is nothing at this address.') : Response.json(hints),
    );
}
