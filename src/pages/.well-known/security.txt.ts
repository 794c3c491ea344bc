import type { APIRoute } from 'astro';

import { BUILD_DATE } from '#config/build.ts';
import { SITE, SUPPORT_EMAIL } from '#config/site.ts';
import { addDays } from '#domain/shared/plain-date.ts';

/** RFC 9116 recommends less than a year. Builds are more frequent than that. */
const VALID_DAYS = 350;

/** Contact for security reports (RFC 9116). */
export const GET: APIRoute = () =>
  new Response(
    [
      `Contact: ${SUPPORT_EMAIL.href}`,
      `Contact: ${SITE.origin}/contact/`,
      `Expires: ${addDays(BUILD_DATE, VALID_DAYS)}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${SITE.origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
