import { APP_CHECK_HEADER } from '~/domain/api/paths.ts';

import type { Send } from './http.ts';
import { loadOnce } from './load-once.ts';

/** Gives an App Check token; nothing, or a rejection, where there is none to be had. */
export type AppCheckToken = () => Promise<string | undefined>;

/** So long a renter's answers wait for a token. It is usually there before the form is filled in. */
const PATIENCE_MS = 4_000;
/** So long they wait where one has not come in time before: a blocked script never fails, it only stays away. */
const SHORT_PATIENCE_MS = 200;

/**
 * Sends with an App Check token. Without one the request is sent all the same: a blocker, a slow network or an outage
 * at Google must not cost anybody their answers, and the server accepts a number of them (docs/adr/0018).
 */
export function attestedSend(send: Send, token: AppCheckToken, wait: typeof pause = pause): Send {
  let patience = PATIENCE_MS;
  return async (request) => {
    const proof = await Promise.race([
      token().catch(() => undefined),
      wait(patience).then(() => {
        patience = SHORT_PATIENCE_MS;
      }),
    ]);
    if (proof !== undefined) request.headers.set(APP_CHECK_HEADER, proof);
    return send(request);
  };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** App Check's token, where it is turned on. Its script is fetched when it is first asked for. */
const token: AppCheckToken | undefined =
  import.meta.env.APP_CHECK_SITE_KEY === undefined
    ? undefined
    : tokenOf(
        loadOnce(() =>
          import('./firebase-app-check.ts').then((module) =>
            module.openAppCheck(import.meta.env.APP_CHECK_SITE_KEY ?? '', (input, init) =>
              fetch(input, init),
            ),
          ),
        ),
      );

function tokenOf(opened: () => Promise<AppCheckToken | undefined>): AppCheckToken {
  return async () => (await opened())?.();
}

const sendPlainly: Send = (request) => fetch(request);

/** How the public forms send. */
export const sendForm: Send = token === undefined ? sendPlainly : attestedSend(sendPlainly, token);

/** Called when somebody begins to fill in a form: what sending will need is fetched meanwhile. */
export function prepareToSend(): void {
  if (token !== undefined) void token().catch(() => undefined);
}
