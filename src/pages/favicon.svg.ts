import type { APIRoute } from 'astro';

import { brandMarkSvg } from '#ui/brand-mark.ts';

/** Favicon for browsers that support SVG. */
export const GET: APIRoute = () =>
  new Response(brandMarkSvg(), { headers: { 'content-type': 'image/svg+xml' } });
