import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

import { DEMO_PREFIX, loadWebConfig } from './firebase-setup.ts';

/**
 * Opens Firebase App Check, which lets reCAPTCHA Enterprise assess the browser and exchanges the result for a token
 * that is valid for an hour. The only module that imports this part of the SDK; load it with `import()`.
 *
 * @returns `undefined` on emulators, which have no App Check, and if Hosting does not provide the project's
 * configuration
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
    // Forms are sent only once or twice, so no background refresh.
    isTokenAutoRefreshEnabled: false,
  });
  return async () => (await getToken(appCheck)).token;
}
