import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Language } from '#config/languages.ts';

import {
  check,
  completeStep,
  control,
  fillIn,
  serveChecks,
  setToday,
  showCheck,
  SUBMISSIONS,
  submit,
} from '../../../tests/component/check.tsx';
import { violations } from '../../../tests/component/island.tsx';
import { planHeading } from '../../../tests/component/plan.tsx';
import { type Answer, lost, serve } from '../../../tests/component/server.ts';
import { DISMISSED, type RenterAnswers } from '../../../tests/support/renter-answers.ts';

/*
 * Every state of form and result passes axe, in both languages and both themes. What each state says is tested beside
 * the part that says it.
 */

/** Brings the check into a state. */
type Arrange = (language: Language, screen: 'phone' | 'desktop') => Promise<unknown>;

const never: Answer = () => new Promise(() => undefined);
const refused: Answer = () =>
  Response.json({ detail: 'Please wait.' }, { status: 403, headers: { 'x-request-id': '3f2a91c0' } });
const law = (language: Language) => `${language === 'es' ? '/es' : ''}/data/sealing-law/arizona.json`;
const seen = (selector: string) => expect.element(page.getBySelector(selector)).toBeVisible();
const NOT_SAVED = '.verdict-save [role=alert] button';

const toLastStep: Arrange = async (language, screen) => {
  await showCheck({ language, screen });
  const { state, county, filingDate, outcome, paymentStatus, reason } = DISMISSED;
  await completeStep({ state, county, filingDate });
  await completeStep({ outcome, paymentStatus, reason });
};

/** A result with its plan and everything else unfolded. */
const resultOf =
  (answers: Partial<RenterAnswers>): Arrange =>
  async (language, screen) => {
    serveChecks();
    const result = await check(answers, { language, screen });
    await expect.element(planHeading(language)).toBeVisible();
    for (const fold of result.querySelectorAll('details')) fold.open = true;
    await seen('.verdict-save [role=status] strong');
  };

const STATES: readonly (readonly [state: string, arrange: Arrange])[] = [
  ['the first step', (language, screen) => showCheck({ language, screen })],
  [
    'the first step without its answers',
    async (language, screen) => {
      await showCheck({ language, screen });
      await completeStep({});
      await expect.element(page.getByRole('alert')).toHaveFocus();
    },
  ],
  [
    'the second step, with help for an open case',
    async (language, screen) => {
      await showCheck({ language, screen });
      await completeStep({ state: 'OH', filingDate: '2021' });
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    },
  ],
  [
    'the last step, reviewed by a helper who agrees to calls',
    async (language, screen) => {
      await toLastStep(language, screen);
      control('isHelper').click();
      control('contactConsent').click();
    },
  ],
  [
    'questions about an address and a number',
    async (language, screen) => {
      await toLastStep(language, screen);
      await userEvent.fill(control('phone'), '123-456-7890');
      await userEvent.fill(control('email'), 'ana@gmial.com');
      control('email').blur();
      await expect.element(page.getByText(/gmail\.com/u)).toBeVisible();
    },
  ],
  [
    'a form without any answer',
    async (language, screen) => {
      await showCheck({ language, screen });
      submit();
      await expect.element(page.getByRole('alert')).toHaveFocus();
    },
  ],
  [
    'a form that the browser filled in too far',
    async (language, screen) => {
      serveChecks();
      await showCheck({ language, screen });
      fillIn();
      control('website').value = 'https://autofill.example';
      submit();
      await seen('form [role=alert]');
    },
  ],
  [
    'answers that are being saved while the law is on its way',
    async (language, screen) => {
      serve({ [SUBMISSIONS]: never, [law(language)]: never });
      await check({}, { language, screen });
      await seen('[data-verdict=loading]');
      await seen('[data-banner]');
    },
  ],
  [
    'an answer without the law, and not saved',
    async (language, screen) => {
      serve({ [SUBMISSIONS]: refused, [law(language)]: lost });
      await check({}, { language, screen });
      await seen('[data-verdict=failed]');
      await seen(NOT_SAVED);
    },
  ],
  [
    'an answer offline',
    async (language, screen) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      serve({ [SUBMISSIONS]: lost, [law(language)]: lost });
      await check({}, { language, screen });
      // Over the pauses between retries.
      await expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(1_000);
          return document.querySelector(NOT_SAVED);
        })
        .not.toBeNull();
      vi.useRealTimers();
    },
  ],
  ['a green verdict', resultOf({})],
  ['a yellow verdict', resultOf({ outcome: 'settlement', paymentStatus: 'partial' })],
  ['a red verdict', resultOf({ state: 'AL', county: '' })],
  ['a law that nobody could confirm', resultOf({ state: 'KS', county: '' })],
  ['a law that limits what the website shows', resultOf({ state: 'CT', county: '' })],
];

beforeEach(() => {
  setToday();
});

describe.each([
  ['en', 'phone'],
  ['es', 'desktop'],
] as const)('in %s on a %s', (language, screen) => {
  test.each(STATES)('%s passes axe', async (_, arrange) => {
    await arrange(language, screen);
    expect(await violations(document.body)).toEqual([]);
  });
});
