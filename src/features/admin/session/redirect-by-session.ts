import { adminSessionHint } from '~/browser/admin-auth.ts';

import { redirectFrom } from './admin-paths.ts';

/**
 * Sends the admin where specification §4 says, before anything else of the page is there. Runs on import, and again
 * when the browser brings the page back from its memory.
 */
function redirectBySession() {
  const isAuthenticated = adminSessionHint().read() !== undefined;
  const target = redirectFrom(location, isAuthenticated);
  if (target !== undefined) location.replace(target);
}

redirectBySession();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) redirectBySession();
});
