import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { ELIGIBILITY_CHECK_COPY } from '#content/words/en/check.ts';
import privacy from '#content/words/en/privacy.json';
import { NO_NOTES } from '#features/renters-plan/plan-notes.ts';
import { cleanup } from 'vitest-browser-react';

import { CONTACT_CONSENT } from '#content/words/en/every-form.ts';

import {
  backToForm,
  banner,
  check,
  checkForm,
  completeStep,
  control,
  expectFilledIn,
  fillIn,
  saved,
  serveChecks,
  setToday,
  showCheck,
  SUBMISSIONS,
  submit,
  verdict,
} from '../../../tests/component/check.tsx';
import { rememberFirstAnswers } from './first-answers.ts';
import { fieldsOf, fillForm } from './tab-memory.ts';
import { path, plan, planFor, unfoldPlan } from '../../../tests/component/plan.tsx';
import { lost, serve } from '../../../tests/component/server.ts';
import { DISMISSED, LOST_IN_MAINE } from '../../../tests/support/renter-answers.ts';

/*
 * What a renter typed, and the answer to it, stay in the tab. tests/product/tab-memory.spec.ts has what a browser adds by
 * itself on the way back.
 */

/** The answer of a result. */
const heading = verdict.getByRole('heading');
const button = (name: string) => page.getByRole('button', { name });
const dateBox = page.getByRole('textbox', { name: 'When did the case end?' });
const letter = page.getByRole('textbox', { name: 'Your text' });
const MAINE = 'More than 3 years after a judgment';

const expectSaved = () => expect.element(page.getByText('✓ Submission Saved')).toBeVisible();
const chosen = (name: string) => new FormData(checkForm()).get(name);

/** The page is loaded again in the same tab, at the same entry of its history. */
async function reload(): Promise<void> {
  await cleanup();
  await showCheck();
}

/** Whatever the browser keeps of a page when its tab is closed. */
const keptByBrowser = () => JSON.stringify([history.state, location.href, localStorage, document.cookie]);

describe('the history', () => {
  test('leads Back to the form as filled in, and the same answers are sent once', async () => {
    const mine = { details: 'We settled in the hallway.' };
    const server = serveChecks();
    await check(mine);
    await expectSaved();
    history.back();
    await expect.element(heading).not.toBeInTheDocument();
    expectFilledIn(mine);
    history.forward();
    await expect.element(verdict.getByRole('heading')).toHaveFocus();
    await backToForm();
    submit();
    await expectSaved();
    // The server takes answers with the same id as one check.
    const ids = (await server.bodies(SUBMISSIONS)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });

  test('has no entry of a result that was left before it was written', async () => {
    const writing: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => writing.push(callback));
    const answered = Promise.withResolvers<void>();
    serve({ [SUBMISSIONS]: (request, passOn) => answered.promise.then(() => saved(request, passOn)) });
    await check();
    await backToForm();
    for (const callback of writing) callback(0);
    answered.resolve();
    await expectSaved();
    expect(JSON.stringify(history.state)).not.toContain('result');
  });

  test('keeps the result when a link leads into its page, and returns to the form at once', async () => {
    serveChecks();
    await check();
    await expectSaved();
    const follow = async (hash: string) => {
      const link = document.createElement('a');
      link.href = hash;
      document.body.append(link);
      link.click();
      link.remove();
      await expect.poll(() => JSON.stringify(history.state)).toContain('result');
      await expect.element(heading).toBeVisible();
    };
    await follow('#eligibility-checker');
    // A link to the current position: browsers report it like Back.
    await follow('#eligibility-checker');
    await follow('#main');
    history.back();
    await expect.element(heading).toBeVisible();
    history.forward();
    await backToForm();
    await expect.element(heading).not.toBeInTheDocument();
    expectFilledIn();
  });
});

test('what only the tab knows changes the plan after a reload, is sent nowhere, and is forgotten', async () => {
  const server = serveChecks();
  await showCheck();
  fillIn({ state: 'CO' });
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true, includeHidden: true });
  const tick = async (name: string) => {
    await expect.element(box(name)).toBeInTheDocument();
    box(name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  await tick('Bankruptcy');
  await tick('Not my case');
  await tick('Violence');
  await reload();
  for (const name of ['Bankruptcy', 'Not my case', 'Violence']) await expect.element(box(name)).toBeChecked();
  submit();
  await expectSaved();
  const [body] = await server.bodies(SUBMISSIONS);
  expect(body).toMatchObject({ circumstances: 'not-mine, bankruptcy' });
  expect(JSON.stringify(body)).not.toMatch(/violence/iu);
  expect(keptByBrowser()).not.toMatch(/violence|bankruptcy/iu);
  await expect
    .element(page.getByRole('link', { name: /^Not your case\?/u }))
    .toHaveAttribute('href', '/what-happened/not-my-case/');
  await expect
    .element(page.getByRole('link', { name: /^Violence:/u }))
    .toHaveAttribute('href', '/what-happened/housing-authority/#violence');
  await expect
    .element(
      page.getByRole('group', { name: /^Did you survive violence/u }).getByRole('radio', { name: 'Yes' }),
    )
    .toBeChecked();
  await button('Forget my answers').click();
  for (const name of ['Bankruptcy', 'Violence']) await expect.element(box(name)).not.toBeChecked();
  expect(Object.values(sessionStorage).join()).not.toMatch(/violence|bankruptcy/iu);
});

test('a restored result keeps its place while its law is on the way', async () => {
  serveChecks();
  await check();
  await expectSaved();
  await cleanup();
  // As layouts/head-script.mjs reserves it.
  document.documentElement.style.setProperty('--kept-height', '4000px');
  serve({
    [SUBMISSIONS]: saved,
    '/data/sealing-law/arizona.json': () => new Promise<Response>(() => undefined),
  });
  await showCheck();
  const waiting = page.getBySelector('.result > .result-waiting');
  await expect.element(waiting).toBeVisible();
  const shown = waiting.element().getBoundingClientRect().height;
  expect(shown).toBeGreaterThan(3000);
  // Nor is the rest of a phone's first screen blank.
  await page.viewport(390, 844);
  const rest = page.getBySelector('.verdict > .result-waiting').element();
  expect(rest.getBoundingClientRect().height).toBeGreaterThan(300);
  document.documentElement.style.removeProperty('--kept-height');
});

test('a win that was answered above the form before it was ready preselects no money judgment too', async () => {
  rememberFirstAnswers({ outcome: 'won' });
  await showCheck();
  expect(chosen('paymentStatus')).toBe('no-judgment');
});

describe('a reload', () => {
  test('keeps what was typed', async () => {
    const mine = { county: 'Pima County', details: 'We settled in the hallway.', outcome: 'lost' } as const;
    await showCheck();
    fillIn(mine);
    await reload();
    expectFilledIn(mine);
    // The counties of the state that was chosen.
    await expect.poll(() => document.querySelectorAll('datalist option').length).toBeGreaterThan(0);
  });

  test('fills in what is empty, and nothing that was typed or chosen before the script came', async () => {
    await showCheck();
    fillIn({ county: 'Maricopa County', outcome: 'lost' });
    const kept = fieldsOf(checkForm());
    checkForm().reset();
    control('county').value = 'Pima County';
    checkForm().querySelector<HTMLInputElement>('[name=outcome][value=won]')?.click();
    fillForm(checkForm(), kept, false);
    expect([chosen('county'), chosen('outcome')]).toEqual(['Pima County', 'won']);
    expect([chosen('email'), chosen('fullName')]).toEqual([DISMISSED.email, DISMISSED.fullName]);
  });

  test('keeps the preselected payment as one that another outcome undoes', async () => {
    await showCheck();
    await completeStep({ state: 'AZ', filingDate: '2021' });
    await page.getByRole('radio', { name: 'I won the case' }).click();
    expect(chosen('paymentStatus')).toBe('no-judgment');
    await reload();
    expect(chosen('paymentStatus')).toBe('no-judgment');
    await page.getByRole('radio', { name: 'Landlord won the case' }).click();
    expect(chosen('paymentStatus')).toBeNull();
  });

  test('resends answers that had not arrived, under the same id and the wording that was read', async () => {
    const server = serve({ [SUBMISSIONS]: [lost, saved] });
    await check();
    await expect.poll(() => server.requests(SUBMISSIONS).length).toBe(1);
    await expect.poll(() => sessionStorage.getItem('eligibilityCheck')).toContain('"isSaved":false');
    await cleanup();
    // The tab was opened before a deployment with another wording.
    const kept = sessionStorage.getItem('eligibilityCheck') ?? '';
    expect(kept).toContain(CONTACT_CONSENT.version);
    sessionStorage.setItem('eligibilityCheck', kept.replaceAll(CONTACT_CONSENT.version, '2019-01-01'));
    await showCheck();
    await expectSaved();
    const sent = await server.bodies(SUBMISSIONS);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[1]).toMatchObject({ consentVersion: '2019-01-01' });

    await backToForm();
    submit();
    await expect
      .poll(async () => (await server.bodies(SUBMISSIONS)).at(-1))
      .toMatchObject({ consentVersion: CONTACT_CONSENT.version });
  });
});

describe('what was typed into the plan', () => {
  test('survives Back, Forward and a reload, and is stored only in the tab', async () => {
    await planFor(LOST_IN_MAINE);
    await expectSaved();
    await dateBox.fill('2/29/2024');
    await button('Update the answer').click();
    await page.getByRole('combobox', { name: 'Which one?' }).selectOptions('Note to a new landlord');
    await letter.fill('My own words');
    await dateBox.fill('3/1/20');
    const expectKept = async () => {
      await unfoldPlan();
      await expect.element(path(MAINE)).toMatchTextContent('March 2, 2027');
      await expect.element(dateBox).toHaveValue('3/1/20');
      await expect.element(dateBox).not.toHaveAttribute('aria-invalid');
      await expect.element(letter).toHaveValue('My own words');
      expect(keptByBrowser()).not.toMatch(/2024|My own words|Ana/u);
    };
    history.back();
    await expect.element(button('Check My Eligibility')).toBeVisible();
    history.forward();
    await expectKept();
    await reload();
    await expectKept();
    await button('Forget my answers').click();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/2024|My own words/u);
  });

  test('includes an edited letter that the plan has outdated', async () => {
    await planFor(LOST_IN_MAINE);
    await page.getByRole('combobox', { name: 'Which one?' }).selectOptions('Letter to a screening company');
    await letter.fill('My own words');
    await dateBox.fill('2/29/2024');
    await button('Update the answer').click();
    await reload();
    await unfoldPlan();
    await expect.element(letter).toHaveValue('My own words');
    await expect.element(plan).toMatchTextContent('Your plan has changed since you edited this text.');
  });
});

describe('forgetting', () => {
  const FORGETTING = ['Forget my answers', 'Check Another Case'];

  test.each(FORGETTING)(
    '%s removes form and result from the tab, also for a reload and Back',
    async (name) => {
      serveChecks();
      await check();
      await expectSaved();
      await button(name).click();
      const expectEmpty = async () => {
        await expect.element(heading).not.toBeInTheDocument();
        expect(control('email').value).toBe('');
        expect(chosen('outcome')).toBeNull();
        expect(JSON.stringify(sessionStorage)).not.toContain(DISMISSED.email);
      };
      await expectEmpty();
      await expect.element(page.getByRole('heading', { name: 'Where and when' })).toBeInViewport();
      await reload();
      await expectEmpty();
      history.back();
      await expectEmpty();
    },
  );

  test(`leaves nothing of the renter in the whole storage of the site: ${privacy.sections.browser.paragraphs.check} ${ELIGIBILITY_CHECK_COPY.memory.stays}`, async () => {
    sessionStorage.setItem('filing', JSON.stringify({ MA: { fullName: 'Ana', landlord: 'Acme' } }));
    sessionStorage.setItem('typed:/api/messages', JSON.stringify({ name: 'Ana' }));
    serveChecks();
    await check();
    await expectSaved();
    await button('Forget my answers').click();
    await expect.element(page.getByText('Done. This tab has forgotten your answers.')).toBeVisible();
    // What is left says that nothing is kept, so that a form restored by the browser is emptied too.
    expect(Object.keys(sessionStorage)).toEqual(['eligibilityCheck']);
    expect(sessionStorage.getItem('eligibilityCheck')).toBe(JSON.stringify({ notes: NO_NOTES }));
    expect(Object.keys(localStorage).filter((key) => key !== 'theme' && key !== 'language')).toEqual([]);
  });

  test('leaves nothing, whatever buttons of the page were pressed before', async () => {
    serveChecks();
    setToday();
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await check(LOST_IN_MAINE);
    await expectSaved();
    await unfoldPlan();
    await letter.fill('My own words');
    const pressed = new Set<string>();
    const next = () =>
      [...document.querySelectorAll('button')].find(
        ({ textContent }) => !pressed.has(textContent) && !FORGETTING.includes(textContent),
      );
    for (let button = next(); button !== undefined; button = next()) {
      pressed.add(button.textContent);
      button.click();
      await new Promise(requestAnimationFrame);
    }
    expect(pressed.size).toBeGreaterThan(5);
    await button('Forget my answers').click();
    const { fullName, email, phone } = DISMISSED;
    const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
      'value' in field ? field.value : '',
    );
    const left = [values, keptByBrowser(), sessionStorage, await caches.keys(), await indexedDB.databases()];
    for (const mine of [fullName, email, phone, 'My own words'])
      expect(JSON.stringify(left)).not.toContain(mine);
  });

  test('on another page empties this one when it comes out of the back/forward cache', async () => {
    serveChecks();
    await check();
    await expectSaved();
    sessionStorage.setItem('eligibilityCheck', '{}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(heading).not.toBeInTheDocument();
    expect(control('email').value).toBe('');
  });
});

test('the check works without storage', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  serveChecks();
  await check();
  await expect.element(verdict.getByRole('heading')).toHaveFocus();
  await backToForm();
  submit();
  await expect.element(verdict.getByRole('heading')).toHaveFocus();
  await expect.element(banner).toBeVisible();
});
