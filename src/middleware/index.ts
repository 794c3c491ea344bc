import { defineMiddleware } from 'astro:middleware';

import { APP_CHECK, APP_CHECK_SOURCES, isFormPage } from '~/config/app-check.ts';
import { withContentSecurity } from './content-security.ts';
import { fetchAfterFirstPaint, joinPageCode } from './join-page-code.ts';
import { omitEndTags } from './omit-end-tags.ts';

/** What a page with a form loads while App Check is on, and no page else. */
function appCheckScripts(pathname: string): string | undefined {
  return APP_CHECK !== null && isFormPage(pathname) ? APP_CHECK_SOURCES['script-src'] : undefined;
}

/** What every built page goes through last: it is made lighter, and no other code may ever run in it. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const text = await response.text();
  // The back office sends away who is not logged in, and must not be seen before it has.
  const isPublic = !url.pathname.startsWith('/admin/');
  const page = omitEndTags(joinPageCode(isPublic ? fetchAfterFirstPaint(text) : text));
  // Under `npm run dev` Vite puts its own scripts and styles into the page, and changes them as files are saved.
  return new Response(
    import.meta.env.DEV ? page : withContentSecurity(page, appCheckScripts(url.pathname)),
    response,
  );
});
