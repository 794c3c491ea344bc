import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from 'playwright/test';

import { ANSWER_NOTICE } from '#content/words/en/every-form.ts';
import type { ConsentWording } from '#domain/records/consent.ts';
import { takeTime } from './fill-time.ts';
import { leadsOf, messagesOf } from './admin-records.ts';
import { ownPhone } from './own-phone.ts';

/** A form that the operator replies to: the lead box or the contact form (departure D2). */
export interface ReplyForm {
  readonly name: string;
  /** Its page. */
  readonly page: string;
  readonly action: string;
  readonly button: string;
  /** Address and text of the page that answers the form without scripts. */
  readonly sentPage: string;
  readonly sentHeading: string;
  readonly unsentPage: string;
  /** What it says about calls and texts. */
  readonly notice: ConsentWording;
  /** Valid answers, by the names of the fields. */
  answers(): Answers;
  /** The records that the admin has of an email address. */
  recordsOf(request: APIRequestContext, email: string): Promise<readonly object[]>;
}

/** What somebody types, by the names of the fields. */
export type Answers = Readonly<Record<string, string>> & { readonly email: string; readonly phone: string };

/** A unique email address. */
const someEmail = () => `visitor-${randomUUID()}@example.com`;

export const LEAD_BOX: ReplyForm = {
  name: 'the lead box',
  page: '/',
  action: '/api/leads',
  button: 'Contact me',
  sentPage: '/sent/lead/',
  sentHeading: "Success! We'll contact you within 24 hours.",
  unsentPage: '/sent/lead-not-sent/',
  notice: ANSWER_NOTICE.lead,
  answers: () => ({ email: someEmail(), phone: ownPhone() }),
  recordsOf: leadsOf,
};

export const CONTACT_FORM: ReplyForm = {
  name: 'the contact form',
  page: '/contact/',
  action: '/api/messages',
  button: 'Send message',
  sentPage: '/sent/message/',
  sentHeading: 'Message Sent!',
  unsentPage: '/sent/message-not-sent/',
  notice: ANSWER_NOTICE.message,
  answers: () => ({
    name: 'Ana María Núñez',
    email: someEmail(),
    phone: ownPhone(),
    message: 'My case was dismissed.\nMay I rent again?',
  }),
  recordsOf: messagesOf,
};

/** The form on its page. */
export function formOn(page: Page, { action }: ReplyForm): Locator {
  return page.locator(`form[action="${action}"]`);
}

/** Opens the form's page and waits until the form is hydrated. */
export async function openForm(page: Page, form: ReplyForm): Promise<void> {
  await page.goto(form.page);
  await formOn(page, form).scrollIntoViewIfNeeded();
  await page.locator(`astro-island:not([ssr]) form[action="${form.action}"]`).waitFor();
}

/** Fills in every field that the answers name. */
export async function fillForm(page: Page, form: ReplyForm, answers: Answers): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    await formOn(page, form).locator(`[name=${name}]`).fill(value);
  }
  await takeTime(page);
}

/** The form's button. */
export function submitButton(page: Page, form: ReplyForm): Locator {
  return formOn(page, form).getByRole('button', { name: form.button });
}
