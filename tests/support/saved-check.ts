import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from 'playwright/test';

import type { Language } from '#domain/shared/language.ts';
import { FILL_MS } from './fill-time.ts';
import { renter } from './renter-form.ts';
import type { RenterAnswers } from './renter-answers.ts';

/** A stored check and its id. */
export interface SavedCheck extends RenterAnswers {
  readonly id: string;
}

/** Saves a check the way the form does, without the form. */
export async function saveCheck(
  request: APIRequestContext,
  changes: Partial<RenterAnswers> & {
    readonly contactConsent?: boolean;
    readonly language?: Language;
  } = {},
): Promise<SavedCheck> {
  const { contactConsent = false, language = 'en', ...answers } = changes;
  const check = { id: randomUUID(), ...renter(answers) };
  const answer = await request.post('/api/submissions', {
    data: { ...check, contactConsent, language, fillMs: FILL_MS },
    // Retries when the emulator drops a connection under load; the id makes two arrivals one record.
    maxRetries: 2,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return check;
}
