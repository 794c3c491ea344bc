import { bearerToken } from '../admin/guard.ts';
import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import type { Sweep } from './sweep.ts';

/** Verifies the identity that may start a sweep over HTTP. Throws `Unavailable` when it cannot be verified. */
export interface ScheduleIdentity {
  /** @param token the token of an `Authorization: Bearer` header, not verified yet */
  readonly isSchedule: (token: string) => Promise<boolean>;
}

/** `POST /api/notifications/sweep`: runs a sweep. 200 with its results; 401 for anybody but the scheduler. */
export function sweepEndpoint(sweep: Sweep, identity: ScheduleIdentity): Handler {
  return async (request) => {
    const token = bearerToken(request.headers);
    if (token === undefined || !(await identity.isSchedule(token))) {
      return problem(401, 'Only the schedule may call this address.', {
        headers: { 'www-authenticate': 'Bearer realm="schedule"' },
      });
    }
    return Response.json(await sweep());
  };
}
