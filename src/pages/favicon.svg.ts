import type { APIRoute } from 'astro';

import { brandMarkSvg } from '~/ui/brand-mark.ts';

/** The browser tab's icon, for browsers that take vectors. */
export const GET: APIRoute = () =>
  new Response(brandMarkSvg(), { headers: { 'content-type': 'image/svg+xml' } });
