import { expect, test, type Page } from '@playwright/test';

import { SUPPORT_PHONE } from '#config/site.ts';
import {
  CONTACT_FORM,
  fillForm,
  formOn,
  LEAD_BOX,
  openForm,
  submitButton,
  type Answers,
  type ReplyForm,
} from '../support/reply-form.ts';

const FORMS = [LEAD_BOX, CONTACT_FORM];

/** How long the lead box shows its confirmation (specification §9). */
const SUCCESS_MS = 5_000;

/** Every field of the form holds what it was given. */
async function expectFields(page: Page, form: ReplyForm, answers: Answers) {
  for (const [name, value] of Object.entries(answers)) {
    await expect(formOn(page, form).locator(`[name=${name}]`), name).toHaveValue(value);
  }
}

/** Every field of the form is empty. */
function expectCleared(page: Page, form: ReplyForm, answers: Answers) {
  const empty = Object.fromEntries(Object.keys(answers).map((name) => [name, '']));
  return expectFields(page, form, { ...empty, email: '' });
}

test('the lead box is stored, confirms it for five seconds and is then empty', async ({ page, request }) => {
  const answers = LEAD_BOX.answers();
  await page.clock.install();
  await openForm(page, LEAD_BOX);
  await fillForm(page, LEAD_BOX, answers);
  // From here on the test controls the page's clock, however busy this computer is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await submitButton(page, LEAD_BOX).click();

  const success = formOn(page, LEAD_BOX).getByRole('status');
  await expect(success).toHaveText("Success! We'll contact you within 24 hours.");
  await expectCleared(page, LEAD_BOX, answers);
  expect(await LEAD_BOX.recordsOf(request, answers.email)).toMatchObject([answers]);

  await page.clock.runFor(SUCCESS_MS - 1);
  await expect(success).toHaveText("Success! We'll contact you within 24 hours.");
  await page.clock.runFor(1);
  await expect(success).toBeEmpty();
});

test('the contact form is stored, confirms it in a notification and is then empty', async ({
  page,
  request,
}) => {
  const answers = CONTACT_FORM.answers();
  await openForm(page, CONTACT_FORM);
  await fillForm(page, CONTACT_FORM, answers);
  await submitButton(page, CONTACT_FORM).click();

  const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(notification).toContainText('Message Sent!');
  await expect(notification).toContainText("We'll get back to you within 24 hours.");
  await expectCleared(page, CONTACT_FORM, answers);
  expect(await CONTACT_FORM.recordsOf(request, answers.email)).toMatchObject([answers]);
});

test('what is added to a message while it is being sent stays and can be sent', async ({ page, request }) => {
  const answers = CONTACT_FORM.answers();
  await openForm(page, CONTACT_FORM);
  await fillForm(page, CONTACT_FORM, answers);
  const message = formOn(page, CONTACT_FORM).locator('[name=message]');
  await page.route('**/api/messages', async (route) => {
    await message.press('End');
    await message.pressSequentially(' One more thing.');
    await route.continue();
  });
  await submitButton(page, CONTACT_FORM).click();
  const notification = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(notification).toContainText('Message Sent!');
  await expectFields(page, CONTACT_FORM, { ...answers, message: `${answers.message} One more thing.` });
  expect(await CONTACT_FORM.recordsOf(request, answers.email)).toMatchObject([answers]);
});

for (const form of FORMS) {
  test.describe(form.name, () => {
    test('sent twice at once leaves one record', async ({ page, request }) => {
      const answers = form.answers();
      await openForm(page, form);
      await fillForm(page, form, answers);
      await formOn(page, form).evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      });
      await expectCleared(page, form, answers);
      expect(await form.recordsOf(request, answers.email)).toHaveLength(1);
    });

    test('explains a honeypot filled in by the browser, and is sent on the second try', async ({
      page,
      request,
    }) => {
      const answers = form.answers();
      await openForm(page, form);
      await fillForm(page, form, answers);
      await formOn(page, form)
        .locator('[name=website]')
        .evaluate((box: HTMLInputElement) => (box.value = 'https://autofill.example'));
      await submitButton(page, form).click();
      await expect(page.getByRole('alert')).toContainText('Please send it once more');
      await expectFields(page, form, answers);
      expect(await form.recordsOf(request, answers.email)).toEqual([]);
      await submitButton(page, form).click();
      await expectCleared(page, form, answers);
      expect(await form.recordsOf(request, answers.email)).toHaveLength(1);
    });

    test('filled in and sent at once by the browser is accepted a moment later', async ({
      page,
      request,
    }) => {
      const answers = form.answers();
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith(form.action)) statuses.push(response.status());
      });
      await openForm(page, form);
      await formOn(page, form).evaluate((element: HTMLFormElement, values) => {
        for (const [name, value] of Object.entries(values)) {
          const field = element.elements.namedItem(name) as HTMLInputElement;
          field.value = value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        element.requestSubmit();
      }, answers);
      await expectCleared(page, form, answers);
      expect(statuses).toEqual([429, 201]);
      expect(await form.recordsOf(request, answers.email)).toHaveLength(1);
    });

    test('shows the rate-limit message and the request id', async ({ page }) => {
      const answers = form.answers();
      await page.route(`**${form.action}`, (route) =>
        route.fulfill({
          status: 429,
          contentType: 'application/problem+json',
          headers: { 'retry-after': '540', 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' },
          json: { detail: 'Please wait 9 minutes and send it again. Nothing you typed is lost.' },
        }),
      );
      await openForm(page, form);
      await fillForm(page, form, answers);
      await submitButton(page, form).click();
      const alert = formOn(page, form).getByRole('alert');
      await expect(alert).toContainText(
        'Please wait 9 minutes and send it again. Nothing you typed is lost.',
      );
      await expect(alert).toContainText('Reference: 3f2a91c0');
      await expect(alert.getByRole('link')).toHaveAttribute('href', SUPPORT_PHONE.href);
      await expectFields(page, form, answers);
    });

    test('retried after a lost response leaves one record', async ({ page, request }) => {
      const answers = form.answers();
      // The server stores it, but its response is lost.
      await page.route(`**${form.action}`, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await openForm(page, form);
      await fillForm(page, form, answers);
      await submitButton(page, form).click();
      await expect(page.getByRole('alert')).toContainText('This did not reach us');
      await page.unroute(`**${form.action}`);
      await submitButton(page, form).click();
      await expectCleared(page, form, answers);
      expect(await form.recordsOf(request, answers.email)).toHaveLength(1);
    });

    for (const { title, fail } of [
      {
        title: 'no connection',
        fail: (page: Page) => page.route(`**${form.action}`, (route) => route.abort()),
      },
      {
        title: 'a server that is down',
        fail: (page: Page) =>
          page.route(`**${form.action}`, (route) => route.fulfill({ status: 503, json: {} })),
      },
      {
        title: 'the page of a hotel’s network in between',
        fail: (page: Page) =>
          page.route(`**${form.action}`, (route) =>
            route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }),
          ),
      },
    ]) {
      test(`keeps what was typed and offers the phone number after ${title}`, async ({ page, request }) => {
        const answers = form.answers();
        await fail(page);
        await openForm(page, form);
        await fillForm(page, form, answers);
        await submitButton(page, form).click();

        const alert = formOn(page, form).getByRole('alert');
        await expect(alert).toContainText('This did not reach us');
        await expect(alert.getByRole('link')).toHaveAttribute('href', SUPPORT_PHONE.href);
        await expectFields(page, form, answers);
        await expect(submitButton(page, form)).toBeEnabled();
        expect(await form.recordsOf(request, answers.email)).toEqual([]);
      });
    }

    test('stores nothing when the honeypot is filled in', async ({ page, request }) => {
      const answers = form.answers();
      const sent: string[] = [];
      page.on('request', (made) => {
        if (made.method() === 'POST') sent.push(made.url());
      });
      await openForm(page, form);
      await fillForm(page, form, answers);
      await formOn(page, form)
        .locator('[name=website]')
        .evaluate((box: HTMLInputElement) => {
          box.value = 'https://spam.example';
        });
      await submitButton(page, form).click();

      // The same without the page's own validation, as a program would send it.
      const answer = await request.post(form.action, {
        form: { ...answers, website: 'https://spam.example' },
        maxRedirects: 0,
      });
      expect([answer.status(), answer.headers().location]).toEqual([303, form.unsentPage]);
      expect(await form.recordsOf(request, answers.email)).toEqual([]);
      expect(sent).toEqual([]);
    });
  });

  test(`${form.name} sends the version of the wording about calls and texts`, async ({ page }) => {
    await openForm(page, form);
    await fillForm(page, form, form.answers());
    const sending = page.waitForRequest(`**${form.action}`);
    await submitButton(page, form).click();
    const { version, text } = form.notice;
    await expect(formOn(page, form)).toContainText(text);
    expect((await sending).postDataJSON()).toMatchObject({ consentVersion: version });
  });

  test.describe(`${form.name}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('is stored and answered by a page', async ({ page, request }) => {
      const answers = form.answers();
      await page.goto(form.page);
      await fillForm(page, form, answers);
      await submitButton(page, form).click();

      await expect(page).toHaveURL(form.sentPage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.sentHeading);
      // A reload requests the page again and sends nothing.
      await page.reload();
      await expect(page).toHaveURL(form.sentPage);
      expect(await form.recordsOf(request, answers.email)).toMatchObject([answers]);
    });

    test('that was open during a change of wording is stored with the one it showed', async ({
      page,
      request,
    }) => {
      const answers = form.answers();
      await page.route(`**${form.page}`, async (route) => {
        const html = await (await route.fetch()).text();
        await route.fulfill({ body: html.replaceAll(form.notice.version, '2019-01-01') });
      });
      await page.goto(form.page);
      await fillForm(page, form, answers);
      await submitButton(page, form).click();
      await expect(page).toHaveURL(form.sentPage);
      expect(await form.recordsOf(request, answers.email)).toMatchObject([
        { ...answers, consent_version: '2019-01-01' },
      ]);
    });

    test('that cannot be stored leads to a page with the phone number, and Back to what was typed', async ({
      page,
      request,
    }) => {
      const answers = { ...form.answers(), phone: '602' };
      await page.goto(form.page);
      await fillForm(page, form, answers);
      await submitButton(page, form).click();

      await expect(page).toHaveURL(form.unsentPage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This did not reach us');
      await expect(page.getByRole('main').getByRole('link', { name: SUPPORT_PHONE.shown })).toHaveAttribute(
        'href',
        SUPPORT_PHONE.href,
      );
      await page.goBack();
      await expectFields(page, form, answers);
      expect(await form.recordsOf(request, answers.email)).toEqual([]);
    });
  });
}
