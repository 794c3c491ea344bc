import type { MiddlewareHandler } from 'astro';

import { withOwnHashes } from '~/layouts/page-policy.ts';

/**
 * Runs at build time for each page. Pages are searched as latin1, one character per byte, because decoding and encoding
 * UTF-8 would take a considerable part of the time to render the page.
 */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const page = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return new Response(Buffer.from(withOwnHashes(page), 'latin1'), response);
};
