import type { APIRoute } from 'astro';

import { BUILD_DATE } from '#config/build.ts';
import { SITE, SUPPORT_EMAIL } from '#config/site.ts';
import { addDays } from '#domain/shared/plain-date.ts';
import { SECURITY_TXT_DAYS } from '#domain/upkeep/upkeep.ts';

/** Contact for security reports (RFC 9116). */
export const GET: APIRoute = () =>
  new Response(
    [
      `Contact: ${SUPPORT_EMAIL.href}`,
      `Contact: ${SITE.origin}/contact/`,
      `Expires: ${addDays(BUILD_DATE, SECURITY_TXT_DAYS)}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${SITE.origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
