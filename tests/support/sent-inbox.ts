import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

import { API_PATHS } from '#domain/api/paths.ts';
import type { LeadRecord, MessageRecord } from '#domain/inbox/forms.ts';
import { FILL_MS } from './fill-time.ts';
import { ownAddress } from './own-address.ts';
import { ownPhone } from './own-phone.ts';

/** Sends what the lead box sends, without the box. */
export function sendLead(request: APIRequestContext, changes: Partial<LeadRecord> = {}) {
  const lead = { id: randomUUID(), email: senderEmail(), phone: ownPhone(), ...changes };
  return send(request, API_PATHS.leads, lead);
}

/** Sends what the contact form sends, without the form. */
export function sendMessage(request: APIRequestContext, changes: Partial<MessageRecord> = {}) {
  const message = {
    id: randomUUID(),
    name: 'Ana María Núñez',
    email: senderEmail(),
    phone: ownPhone(),
    message: 'Can you help me find a home?',
    ...changes,
  };
  return send(request, API_PATHS.messages, message);
}

/** @returns what was sent, once the server has it */
async function send<Sent extends { readonly id: string }>(
  request: APIRequestContext,
  path: string,
  data: Sent,
): Promise<Sent> {
  const answer = await request.post(path, { data: { ...data, fillMs: FILL_MS }, headers: ownAddress() });
  expect(answer.status(), await answer.text()).toBe(201);
  return data;
}

function senderEmail(): string {
  return `sender-${randomUUID()}@example.com`;
}
