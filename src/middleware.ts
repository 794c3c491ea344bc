import type { MiddlewareHandler } from 'astro';

import { withOwnHashes } from '~/layouts/page-policy.ts';

/** Runs at build time, over each page that is written. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return response;
  return new Response(withOwnHashes(await response.text()), response);
};
