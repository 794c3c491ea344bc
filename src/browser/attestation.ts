import { APP_CHECK_HEADER } from '#domain/api/paths.ts';

import { loadOnce } from './load-once.ts';
import { type Send, sendPlainly } from './send.ts';

/** Gets an App Check token; `undefined` or a rejection if none is available. */
export type AppCheckToken = () => Promise<string | undefined>;

/** How long sending waits for a token, which is usually there before the form is filled in. */
const PATIENCE_MS = 4_000;
/** How long it waits after a previous timeout, because a blocked script never fails but also never loads. */
const SHORT_PATIENCE_MS = 200;
const LATE = Symbol('late');

/**
 * Sends with an App Check token if one is available. The request is sent in any case: a blocker, a slow network or an
 * outage at Google must not cost anybody their answers, and the server accepts a limited number without token
 * (docs/adr/0018).
 */
export function attestedSend(send: Send, token: AppCheckToken): Send {
  let patience = PATIENCE_MS;
  return async (request) => {
    const proof = await Promise.race([
      token().catch(() => undefined),
      pause(patience).then((): typeof LATE => LATE),
    ]);
    if (proof === LATE) patience = SHORT_PATIENCE_MS;
    else if (proof !== undefined) request.headers.set(APP_CHECK_HEADER, proof);
    return send(request);
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The App Check token, if App Check is on. Its script is loaded on first use. */
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

/** Sends the public forms. */
export const sendForm: Send = token === undefined ? sendPlainly : attestedSend(sendPlainly, token);

/** To be called when somebody begins to fill in a form: preloads what sending will need. */
export function prepareToSend(): void {
  if (token !== undefined) void token().catch(() => undefined);
}
