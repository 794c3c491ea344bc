import type { EmulatorHints } from '~/domain/api/answers.ts';

import { problem, serviceUnavailable } from './http/problem.ts';
import type { Handler } from './http/router.ts';
import { Unavailable } from './unavailable.ts';

/** How long a healthy result is cached, so that frequent calls cost at most one read per instance in this time. */
const FRESH_MS = 5_000;

/**
 * `GET /api/health`, for the alert in docs/tasks/back-up-and-watch.md: 200 if the function runs and its store answers,
 * else 503, without details.
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
        // Not logged as an error, because it is expected during an outage, and the uptime check raises the alert.
        return serviceUnavailable('The store does not answer.');
      }
      healthyUntil = now + FRESH_MS;
    }
    return Response.json({ status: 'ok' });
  };
}

/** `GET /api/emulators`: login information on a developer's machine (D1); 404 elsewhere. */
export function emulatorsEndpoint(hints: EmulatorHints | null): Handler {
  return () =>
    Promise.resolve(
      hints === null ? problem(404, 'There is nothing at this address.') : Response.json(hints),
    );
}
