import { adminSessionHint } from '#browser/admin-auth.ts';

import { redirectFrom } from './admin-paths.ts';

/**
 * Redirects as specification §4 requires, before anything else is shown. Runs on import, and again when the browser
 * restores the page from its back/forward cache.
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
