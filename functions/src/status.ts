import type { EmulatorHints } from '~/domain/api/answers.ts';

import { problem, serviceUnavailable } from './http/problem.ts';
import type { Handler } from './http/router.ts';
import { Unavailable } from './unavailable.ts';

/** How long a healthy answer is cached, so that frequent calls cost one read in this time for each instance. */
const FRESH_MS = 5_000;

/**
 * `GET /api/health`, for the alert in docs/tasks/back-up-and-watch.md: 200 when the function runs and its store answers,
 * else 503, and no details.
 *
 * @param touchStore any read of the store; throws `Unavailable` when the store does not answer
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
        // Not logged as an error: it is expected during an outage, and the uptime check raises the alert.
        return serviceUnavailable('The store does not answer.');
      }
      healthyUntil = now + FRESH_MS;
    }
    return Response.json({ status: 'ok' });
  };
}

/** `GET /api/emulators`: on a developer's machine, where to sign in and as whom (D1); elsewhere 404. */
export function emulatorsEndpoint(hints: EmulatorHints | null): Handler {
  return () =>
    Promise.resolve(
      hints === null ? problem(404, 'There is nothing at this address.') : Response.json(hints),
    );
}
