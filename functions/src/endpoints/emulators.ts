import type { EmulatorHints } from '~/domain/api/answers.ts';
import { problem } from '../http/problem-response.ts';
import type { Handler } from '../http/routes.ts';

/** `GET /api/emulators`: on a developer's machine, where to sign in and as whom (D1); elsewhere there is nothing. */
export function emulatorsEndpoint(hints: EmulatorHints | null): Handler {
  return () =>
    Promise.resolve(
      hints === null ? problem(404, 'There is nothing at this address.') : Response.json(hints),
    );
}
