import type { MiddlewareHandler } from 'astro';

import { withOwnHashes } from '~/layouts/page-policy.ts';

/**
 * Runs at build time, over each page that is written. A page is searched as bytes, one character each: decoding it and
 * encoding it again would take as long as drawing a good part of it.
 */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  const page = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return new Response(Buffer.from(withOwnHashes(page), 'latin1'), response);
};
