import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { CasePlace } from '#domain/places/place-address.ts';
import type { CheckProps } from '#features/eligibility-check/check-page.ts';
import { EnglishCheck } from '#features/eligibility-check/Island.en.tsx';
import { SpanishCheck } from '#features/eligibility-check/Island.es.tsx';

import { DISMISSED, PLAN_TODAY, type RenterAnswers } from '../support/renter-answers.ts';
import { show, type Showing } from './island.tsx';
import { type Answer, serve } from './server.ts';

/** Sets the page's day; timers keep running. */
export function setToday(today = PLAN_TODAY): void {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
}

/** Where the check is sent. */
export const SUBMISSIONS = '/api/submissions';

/** The server has stored the check. */
export const saved: Answer = async (request) => {
  const { id } = (await request.json()) as { id: string };
  return Response.json({ id, listAnswer: 'eligible', message: 'Great news!' }, { status: 201 });
};

/** A server that stores every check. */
export const serveChecks = () => serve({ [SUBMISSIONS]: saved });

let props: Promise<CheckProps> | undefined;
export const checkProps = () =>
  (props ??= fetch('/check-props.json').then((answer) => answer.json() as Promise<CheckProps>));

/** Shows the check as a page does. */
export async function showCheck({
  place,
  ...showing
}: Showing & { readonly place?: CasePlace } = {}): Promise<HTMLElement> {
  const Check = showing.language === 'es' ? SpanishCheck : EnglishCheck;
  return show(<Check {...await checkProps()} place={place} />, showing);
}

/** The check's form, also while the result is shown. */
export const checkForm = () => find('form[data-check-form]', HTMLFormElement);

/** A control of the form by its name. */
export const control = (name: string) =>
  find(`form[data-check-form] [name=${name}]`, HTMLElement) as HTMLInputElement;

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`Nothing is ${selector}.`);
  return found;
}

/** Answers every question, faster than by keyboard but with the same events. */
export function fillIn(changes: Partial<RenterAnswers> = {}): void {
  const { outcome, paymentStatus, ...texts } = { ...DISMISSED, ...changes };
  for (const [name, text] of Object.entries(texts)) {
    control(name).value = text;
    for (const kind of ['input', 'change']) control(name).dispatchEvent(new Event(kind, { bubbles: true }));
  }
  for (const [name, value] of Object.entries({ outcome, paymentStatus })) {
    find(`[name=${name}][value=${value}]`, HTMLInputElement).click();
  }
}

/** Answers a step and goes to the next. */
export async function completeStep(answers: Partial<RenterAnswers>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const radio = document.querySelector(`[name=${name}][value=${CSS.escape(value)}]`);
    if (radio instanceof HTMLInputElement) radio.click();
    else control(name).value = value;
    for (const kind of ['input', 'change']) control(name).dispatchEvent(new Event(kind, { bubbles: true }));
  }
  await page.getByRole('button', { name: /^(?:Next|Siguiente):/u }).click();
}

/** Waits for the law of the chosen state, which brings the counties. A renter's form has it long before the end. */
export async function lawArrival(): Promise<void> {
  await expect.poll(() => document.querySelectorAll('datalist option').length).toBeGreaterThan(0);
}

/** Presses the form's last button, from any step. */
export function submit(): void {
  find('form[data-check-form] button[type=submit]:not([data-next])', HTMLButtonElement).click();
}

/** Shows the check, answers every question and submits it. */
export async function check(
  changes: Partial<RenterAnswers> = {},
  showing: Parameters<typeof showCheck>[0] = {},
): Promise<HTMLElement> {
  const container = await showCheck(showing);
  fillIn(changes);
  submit();
  return container;
}

/** Returns from the result to the form. Its history goes there a moment later. */
export async function backToForm(button = 'Change my answers'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => checkForm().checkVisibility()).toBe(true);
}

/** The answer by the law, at the top of a result. */
export const verdict = page.getBySelector('[data-verdict]');

/** The answer by the list of waiting periods, below it. */
export const banner = page.getBySelector('[data-banner]');

/** Every answer is still in the form. */
export function expectFilledIn(changes: Partial<RenterAnswers> = {}): void {
  const { outcome, paymentStatus, ...texts } = { ...DISMISSED, ...changes };
  for (const [name, text] of Object.entries(texts)) expect.soft(control(name).value, name).toBe(text);
  const chosen = new FormData(checkForm());
  expect(chosen.get('outcome')).toBe(outcome);
  expect(chosen.get('paymentStatus')).toBe(paymentStatus);
}
