import { attestedFetch, type AppCheckToken } from './attested-fetch.ts';
import { loadOnce } from './load-once.ts';

const send: typeof fetch = (input, init) => fetch(input, init);

/** Resolves after so many milliseconds. */
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** App Check's token, where it is turned on. Its script is fetched when it is first asked for. */
const token: AppCheckToken | undefined =
  import.meta.env.APP_CHECK_SITE_KEY === undefined
    ? undefined
    : tokenOf(
        loadOnce(() =>
          import('./firebase-app-check.ts').then((module) =>
            module.openAppCheck(import.meta.env.APP_CHECK_SITE_KEY ?? '', send),
          ),
        ),
      );

function tokenOf(opened: () => Promise<AppCheckToken | undefined>): AppCheckToken {
  return async () => (await opened())?.();
}

/** How the public forms send. */
export const sendForm: typeof fetch = token === undefined ? send : attestedFetch(send, token, wait);

/** Called when somebody begins to fill in a form: what sending will need is fetched meanwhile. */
export function prepareToSend(): void {
  if (token !== undefined) void token().catch(() => undefined);
}
