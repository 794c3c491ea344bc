import { defineMiddleware } from 'astro:middleware';

/** A page's own script, as Astro writes it into a built page. */
const PAGE_SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/gu;

/**
 * Lets the first paint come before a page's own scripts are even asked for: on a slow connection they would share it
 * with the document and the font. Every page is drawn without them, and works.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const page = await response.text();
  return new Response(page.replace(PAGE_SCRIPT, afterFirstPaint), response);
});

function afterFirstPaint(_script: string, source: string): string {
  return `<script type="module">requestAnimationFrame(()=>setTimeout(()=>import("${source}")))</script>`;
}
