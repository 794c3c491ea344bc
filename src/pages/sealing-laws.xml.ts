import type { APIRoute } from 'astro';

import { LAW_FEED } from '#data/law-publications.ts';
import { atomFeed } from '#domain/seo/atom-feed.ts';

/** The law change log as an Atom feed. In production the content type comes from firebase.json. */
export const GET: APIRoute = () =>
  new Response(atomFeed(LAW_FEED), { headers: { 'content-type': 'application/atom+xml' } });
