import type { APIRequestContext } from '@playwright/test';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import {
  leadPageSchema,
  messagePageSchema,
  type StoredLead,
  type StoredMessage,
} from '#domain/inbox/record.ts';
import { adminToken } from './admin-records.ts';

/** What the lead box has stored under an email address, as the admin reads it. */
export function leadsOf(request: APIRequestContext, email: string): Promise<StoredLead[]> {
  return everyRecordOf(request, email, ADMIN_API_PATHS.leads, (answer) => {
    const { leads, next } = leadPageSchema.parse(answer);
    return { records: leads, next };
  });
}

/** What the contact form has stored under an email address, as the admin reads it. */
export function messagesOf(request: APIRequestContext, email: string): Promise<StoredMessage[]> {
  return everyRecordOf(request, email, ADMIN_API_PATHS.messages, (answer) => {
    const { messages, next } = messagePageSchema.parse(answer);
    return { records: messages, next };
  });
}

/** Goes through the whole list, page by page. */
async function everyRecordOf<Stored extends { readonly email: string }>(
  request: APIRequestContext,
  email: string,
  path: string,
  readPage: (answer: unknown) => { readonly records: readonly Stored[]; readonly next: string | null },
): Promise<Stored[]> {
  const headers = { authorization: `Bearer ${await adminToken(request)}` };
  const found: Stored[] = [];
  let before = '';
  do {
    const answer = await request.get(`${path}?limit=100${before}`, { headers });
    const { records, next } = readPage(await answer.json());
    found.push(...records.filter((record) => record.email === email));
    before = next === null ? '' : `&before=${encodeURIComponent(next)}`;
  } while (before !== '');
  return found;
}
