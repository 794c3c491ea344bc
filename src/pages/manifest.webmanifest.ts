import type { APIRoute } from 'astro';

import { SITE } from '#config/site.ts';
import { GROUND_COLOURS } from '#features/theme/theme-store.ts';

/** Web app manifest, for adding the site to a phone's home screen. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: `${SITE.name}: ${SITE.tagline}`,
      short_name: SITE.name,
      start_url: '/',
      display: 'browser',
      background_color: GROUND_COLOURS.light,
      theme_color: GROUND_COLOURS.light,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
