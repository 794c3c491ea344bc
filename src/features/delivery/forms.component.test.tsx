import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { SUPPORT_PHONE } from '#config/site.ts';
import { ANSWER_NOTICE } from '#content/words/en/every-form.ts';
import { formTopics, wordsIn } from '#content/words/words.ts';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { LeadForm } from '#features/lead-box/LeadForm.tsx';

import { show, violations } from '../../../tests/component/island.tsx';
import { lost, receipt, serve } from '../../../tests/component/server.ts';

const words = wordsIn('en');
const { DELIVERY_COPY, LEAD_WORDS, MESSAGE_WORDS } = words.reply;
const topics = formTopics(words);

/** How long the lead box shows its confirmation (product §9). */
const SUCCESS_MS = 5_000;

const LEAD_BOX = {
  name: 'the lead box',
  island: <LeadForm language="en" words={topics} copy={DELIVERY_COPY} formWords={LEAD_WORDS} />,
  action: '/api/leads',
  button: 'Contact me',
  notice: ANSWER_NOTICE.lead,
  answers: { email: 'ana@example.com', phone: '(602) 555-0134' },
} as const;
const CONTACT_FORM = {
  name: 'the contact form',
  island: <ContactForm language="en" words={topics} copy={DELIVERY_COPY} formWords={MESSAGE_WORDS} />,
  action: '/api/messages',
  button: 'Send message',
  notice: ANSWER_NOTICE.message,
  answers: {
    name: 'Ana María Núñez',
    email: 'ana@example.com',
    phone: '(602) 555-0134',
    message: 'My case was dismissed.\nMay I rent again?',
  },
} as const;
type ReplyForm = typeof LEAD_BOX | typeof CONTACT_FORM;

const alert = page.getByRole('alert');
const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
const sendButton = ({ button }: ReplyForm) => page.getByRole('button', { name: button });

const control = (name: string) => {
  const found = document.querySelector(`form [name=${name}]`);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`The form has no ${name}.`);
  return found;
};

/** Fills in every field, faster than by keyboard but with the same events. */
function fillIn({ answers }: ReplyForm): void {
  for (const [name, text] of Object.entries(answers)) {
    control(name).value = text;
    control(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What the fields hold. */
const typed = ({ answers }: ReplyForm) =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, control(name).value]));

const empty = ({ answers }: ReplyForm) => Object.fromEntries(Object.keys(answers).map((name) => [name, '']));

test('the lead box confirms for five seconds what it has sent, and is then empty', async () => {
  serve({ [LEAD_BOX.action]: receipt });
  await show(LEAD_BOX.island);
  fillIn(LEAD_BOX);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await sendButton(LEAD_BOX).click();
  const success = page.getByRole('status');
  await expect.element(success).toHaveTextContent("Success! We'll contact you within 24 hours.");
  expect(typed(LEAD_BOX)).toEqual(empty(LEAD_BOX));
  await vi.advanceTimersByTimeAsync(SUCCESS_MS - 1);
  await expect.element(success).toHaveTextContent("Success! We'll contact you within 24 hours.");
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(success).toHaveTextContent('');
});

test('the contact form confirms in a toast what it has sent, and is then empty', async () => {
  const server = serve({ [CONTACT_FORM.action]: receipt });
  const form = await show(CONTACT_FORM.island, { screen: 'phone' });
  fillIn(CONTACT_FORM);
  // At the lower end of the window, the toast would be below it.
  sendButton(CONTACT_FORM).element().scrollIntoView({ block: 'end' });
  await sendButton(CONTACT_FORM).click();
  await expect.element(toast).toMatchTextContent('Message Sent!');
  await expect.element(toast).toMatchTextContent("We'll get back to you within 24 hours.");
  await expect.element(toast).toBeInViewport({ ratio: 1 });
  expect(typed(CONTACT_FORM)).toEqual(empty(CONTACT_FORM));
  expect(await server.bodies(CONTACT_FORM.action)).toMatchObject([CONTACT_FORM.answers]);
  expect(await violations(form)).toEqual([]);
  // It covers no field, button or text of the form.
  const top = toast.element().getBoundingClientRect().top;
  expect(form.querySelector('form')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});

test('what is added to a message while it is being sent stays', async () => {
  const server = serve({
    [CONTACT_FORM.action]: (request, passOn) => {
      control('message').value += ' One more thing.';
      return receipt(request, passOn);
    },
  });
  await show(CONTACT_FORM.island);
  fillIn(CONTACT_FORM);
  await sendButton(CONTACT_FORM).click();
  await expect.element(toast).toMatchTextContent('Message Sent!');
  const { message } = CONTACT_FORM.answers;
  expect(typed(CONTACT_FORM)).toEqual({ ...CONTACT_FORM.answers, message: `${message} One more thing.` });
  expect(await server.bodies(CONTACT_FORM.action)).toMatchObject([{ message }]);
});

describe.each([LEAD_BOX, CONTACT_FORM])('$name', (form) => {
  const { island, action, notice, answers } = form;

  test('sent twice at once has one id, and the version of the wording about calls that it shows', async () => {
    const server = serve({ [action]: receipt });
    const box = await show(island);
    expect(box.textContent).toContain(notice.text);
    fillIn(form);
    const element = box.querySelector('form');
    element?.requestSubmit();
    element?.requestSubmit();
    await expect.poll(() => typed(form)).toEqual(empty(form));
    const sent = await server.bodies(action);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ ...answers, consentVersion: notice.version });
    expect(await violations(box)).toEqual([]);
  });

  test('asks for what is missing and what cannot be read, beside its field', async () => {
    const server = serve({});
    await show(island);
    await sendButton(form).click();
    const [first = ''] = Object.keys(answers);
    await expect.element(control(first)).toHaveAccessibleDescription(/^Error: Enter your /u);
    fillIn(form);
    control('phone').value = '602';
    await sendButton(form).click();
    await expect
      .element(control('phone'))
      .toHaveAccessibleDescription(/Enter a phone number with its area code/u);
    expect(server.requests(action)).toEqual([]);
  });

  test('explains a honeypot filled in by the browser, and is sent on the second try', async () => {
    const server = serve({ [action]: receipt });
    await show(island);
    fillIn(form);
    control('website').value = 'https://autofill.example';
    await sendButton(form).click();
    await expect.element(alert).toMatchTextContent('Please send it once more');
    expect(typed(form)).toEqual(answers);
    expect(server.requests(action)).toEqual([]);
    await sendButton(form).click();
    await expect.poll(() => typed(form)).toEqual(empty(form));
    expect(server.requests(action)).toHaveLength(1);
  });

  test('shows the rate-limit message and the request id', async () => {
    serve({
      [action]: () =>
        Response.json(
          { detail: 'Please wait 9 minutes and send it again. Nothing you typed is lost.' },
          {
            status: 429,
            headers: { 'retry-after': '540', 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' },
          },
        ),
    });
    await show(island);
    fillIn(form);
    await sendButton(form).click();
    await expect
      .element(alert)
      .toMatchTextContent('Please wait 9 minutes and send it again. Nothing you typed is lost.');
    await expect.element(alert).toMatchTextContent('Reference: 3f2a91c0');
    await expect.element(alert.getByRole('link')).toHaveAttribute('href', SUPPORT_PHONE.href);
    expect(typed(form)).toEqual(answers);
  });

  test('keeps what was typed when it does not arrive, offers the phone number, and can be sent again under the same id', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const server = serve({ [action]: [lost, lost, receipt] });
    await show(island);
    fillIn(form);
    await sendButton(form).click();
    await expect.poll(() => server.requests(action).length).toBe(1);
    // The pause before its one retry.
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(alert).toMatchTextContent('This did not reach us');
    await expect.element(alert.getByRole('link')).toHaveAttribute('href', SUPPORT_PHONE.href);
    expect(typed(form)).toEqual(answers);
    await sendButton(form).click();
    await expect.poll(() => typed(form)).toEqual(empty(form));
    expect(new Set((await server.bodies(action)).map(({ id }) => id)).size).toBe(1);
  });
});
