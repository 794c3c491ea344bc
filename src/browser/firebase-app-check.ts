import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

import { DEMO_PREFIX, loadWebConfig } from './firebase-setup.ts';

/**
 * App Check by Firebase: asks reCAPTCHA Enterprise whether a person sits in front of the page, and exchanges its answer
 * for a token that is good for an hour. The only module that imports this part of the SDK; load it by `import()`.
 *
 * @returns nothing on emulators, which have no App Check, and where Hosting does not tell the project's settings
 */
export async function openAppCheck(
  siteKey: string,
  send: typeof fetch,
): Promise<(() => Promise<string>) | undefined> {
  const config = await loadWebConfig(send);
  if (config?.appId === undefined || config.projectId.startsWith(DEMO_PREFIX)) return undefined;
  const { projectId, apiKey, appId } = config;
  const appCheck = initializeAppCheck(initializeApp({ projectId, apiKey, appId }, 'public-forms'), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    // Forms are sent once or twice: no background refresh.
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await getToken(appCheck)).token;
}
