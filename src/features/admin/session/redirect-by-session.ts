import { session } from '#browser/admin-auth.ts';

import { redirectFrom } from './admin-paths.ts';

/**
 * Redirects as product §4 requires, before anything else is shown. Runs on import, and again when the browser
 * restores the page from its back/forward cache.
 */
function redirectBySession() {
  const target = redirectFrom(location, session.read() !== undefined);
  if (target !== undefined) location.replace(target);
}

redirectBySession();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) redirectBySession();
});
