import { problem } from '../http/problem-response.ts';
import type { Handler } from '../http/routes.ts';
import type { Clock } from '../ports/clock.ts';
import { Unavailable } from '../ports/unavailable.ts';

/** An answer is good for so long: whoever asks often costs one read in this time for each instance. */
const FRESH_MS = 5_000;

/**
 * `GET /api/health`, for the alert in docs/tasks/back-up-and-watch.md: 200 when the function runs and its store answers,
 * else 503. It says nothing else.
 *
 * @param touchStore any read of the store; throws `Unavailable` when there is no answer
 */
export function healthEndpoint(touchStore: () => Promise<unknown>, clock: Clock): Handler {
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
