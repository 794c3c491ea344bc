import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { API_PATHS } from '#domain/api/paths.ts';
import { wordsIn } from '#content/words/words.ts';
import type { ReminderOffer } from '#domain/reminders/offers.ts';
import type { Language } from '#domain/shared/language.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { WordsProvider } from '#features/language/words-context.tsx';

import { show, violations } from '../../../tests/component/island.tsx';
import { type Answer, lost, serve } from '../../../tests/component/server.ts';
import { ReminderForms } from './ReminderForm.tsx';
import { ReminderPage } from './ReminderPage.tsx';

const FACTS = {
  state: 'MN',
  county: 'Hennepin County',
  outcome: 'lost',
  paymentStatus: 'paid',
  filingDate: '2025-03-05' as PlainDate,
  reason: 'Other',
  dates: {},
} as const;
const ON_THE_DAY: ReminderOffer = {
  subject: { kind: 'day', facts: FACTS, remedyId: 'mn-eviction-3-years' },
  day: '2028-04-10' as PlainDate,
};
const ON_A_CHANGE: ReminderOffer = { subject: { kind: 'change', state: 'MN' }, day: null };
const AT_ONCE: ReminderOffer = { subject: { kind: 'answer', facts: FACTS }, day: null };

const asked: Answer = () => Response.json({ status: 'asked' }, { status: 202 });
const problem = (status: number, detail: string, errors?: Readonly<Record<string, string>>): Answer => {
  const body = { type: 'about:blank', title: 'No', status, detail, ...(errors && { errors }) };
  return () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/problem+json' },
    });
};

const showForms = (offers: readonly ReminderOffer[], language: Language = 'en') => {
  const { controls, reminder } = wordsIn(language);
  return show(
    <WordsProvider language={language} words={{ controls, reminder }}>
      <ReminderForms offers={offers} email="rosa@example.com" isNextStep={false} />
    </WordsProvider>,
    { language, screen: 'phone' },
  );
};

describe('the form', () => {
  const email = page.getByLabelText('Email address');
  const submit = page.getByRole('button', { name: 'Send me the link to confirm' });

  test('is behind a button, and is filled in and sent with the keyboard alone', async () => {
    const server = serve({ [API_PATHS.reminders]: asked });
    const form = await showForms([ON_THE_DAY, AT_ONCE]);
    await expect.element(email).not.toBeInTheDocument();
    const opener = page.getByRole('button', { name: 'Write me on that day' });
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await expect
      .element(page.getByText('We write on April 10, 2028, after looking at the law again.'))
      .toBeVisible();
    await expect.element(email).toHaveValue('rosa@example.com');
    expect(await violations(form)).toEqual([]);
    await userEvent.keyboard('{Tab}');
    await expect.element(email).toHaveFocus();
    await email.fill('other@example.com');
    await userEvent.keyboard('{Enter}');
    const sent = page.getByText('Look in your mail.');
    await expect.element(sent).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Look in your mail\./u);
    await expect.element(email).not.toBeInTheDocument();
    expect(await server.bodies(API_PATHS.reminders)).toEqual([
      { email: 'other@example.com', language: 'en', subject: ON_THE_DAY.subject },
    ]);
    // The other mail can still be asked for.
    await expect.element(page.getByRole('button', { name: 'Mail me this answer' })).toBeVisible();
    expect(await violations(form)).toEqual([]);
  });

  test('says what is wrong with the address until it is corrected', async () => {
    serve({
      [API_PATHS.reminders]: [problem(400, 'No.', { email: 'Enter an email address.' }), asked],
    });
    const form = await showForms([ON_A_CHANGE]);
    await page.getByRole('button', { name: 'Write me when the law of Minnesota changes' }).click();
    await submit.click();
    await expect.element(email).toHaveAccessibleDescription('Error: Enter an email address.');
    await expect.element(email).toHaveFocus();
    expect(await violations(form)).toEqual([]);
    await email.fill('right@example.com');
    await expect.element(email).not.toHaveAttribute('aria-invalid', 'true');
    await submit.click();
    // Whoever mistyped it sees so here.
    await expect.element(page.getByText('Look in your mail. If right@example.com had')).toBeVisible();
  });

  test.each([
    ['the server says why', problem(429, 'You have asked for three mails today.'), 'three mails today'],
    ['nothing comes back', lost, 'This did not reach us. What you typed is still here.'],
  ] as const)('keeps what was typed when %s', async (_, answer, said) => {
    serve({ [API_PATHS.reminders]: answer });
    await showForms([AT_ONCE]);
    await page.getByRole('button', { name: 'Mail me this answer' }).click();
    await email.fill('kept@example.com');
    await submit.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(said);
    await expect.element(email).toHaveValue('kept@example.com');
  });

  test('sends once however often it is submitted', async () => {
    const answer = Promise.withResolvers<Response>();
    const server = serve({ [API_PATHS.reminders]: () => answer.promise });
    await showForms([AT_ONCE]);
    await page.getByRole('button', { name: 'Mail me this answer' }).click();
    await email.click();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    answer.resolve(Response.json({ status: 'asked' }, { status: 202 }));
    await expect.element(page.getByText('Look in your mail.')).toBeVisible();
    expect(server.requests(API_PATHS.reminders)).toHaveLength(1);
  });

  test.each([
    ['sent', asked, 'Look in your mail.'],
    ['refused', lost, 'This did not reach us.'],
  ] as const)('leaves the focus with whoever has gone on before it is %s', async (_, answer, said) => {
    const mayAnswer = Promise.withResolvers<void>();
    serve({
      [API_PATHS.reminders]: async (...request) => {
        await mayAnswer.promise;
        return answer(...request);
      },
    });
    await showForms([ON_THE_DAY, AT_ONCE]);
    await page.getByRole('button', { name: 'Mail me this answer' }).click();
    await submit.click();
    const elsewhere = page.getByRole('button', { name: 'Write me on that day' });
    (elsewhere.element() as HTMLElement).focus();
    mayAnswer.resolve();
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(elsewhere).toHaveFocus();
  });

  test('is in Spanish on a Spanish page, and asks for a mail in Spanish', async () => {
    const server = serve({ [API_PATHS.reminders]: asked });
    const form = await showForms([ON_THE_DAY], 'es');
    await page.getByRole('button', { name: 'Escríbanme ese día' }).click();
    await expect.element(page.getByText('10 de abril de 2028')).toBeVisible();
    await page.getByRole('button', { name: 'Envíenme el enlace para confirmar' }).click();
    await expect.element(page.getByText('Mire su correo.')).toBeVisible();
    expect(await server.bodies(API_PATHS.reminders)).toMatchObject([{ language: 'es' }]);
    expect(await violations(form)).toEqual([]);
  });
});

describe('the page that mails link to', () => {
  const TOKEN = 't'.repeat(43);
  const LATER = `${'a'.repeat(64)}.${'b'.repeat(43)}`;
  const path = (token: string, what: 'confirm' | 'end') =>
    (what === 'confirm' ? API_PATHS.confirmReminder : API_PATHS.endReminder).replace(':token', token);
  const confirm = page.getByRole('button', { name: 'Yes, write to me' });
  const end = page.getByRole('button', { name: 'Delete my address' });
  const said = page.getByRole('status').first();

  const open = (hash: string, language: Language = 'en') => {
    window.location.hash = hash;
    const { controls, delivery, reminder } = wordsIn(language);
    return show(<ReminderPage language={language} words={{ controls, delivery, reminder }} />, {
      language,
      screen: 'phone',
    });
  };
  afterEach(() => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  });

  test('does nothing by a visit, confirms by a press, and can then end it', async () => {
    const server = serve({
      [path(TOKEN, 'confirm')]: () => Response.json({ kind: 'day', state: 'MN', day: '2028-04-10' }),
      [path(TOKEN, 'end')]: () => Response.json({ status: 'ended' }),
    });
    const island = await open(TOKEN);
    await expect.element(confirm).toBeVisible();
    expect(server.all()).toEqual([]);
    expect(await violations(island)).toEqual([]);
    await confirm.click();
    await expect.element(said).toMatchTextContent('Done. We will write to you on April 10, 2028.');
    await expect.element(confirm).not.toBeInTheDocument();
    await end.click();
    await expect.element(said).toMatchTextContent('Done. Your address is deleted.');
    await expect.element(end).not.toBeInTheDocument();
    expect(await violations(island)).toEqual([]);
  });

  test('offers only to end it from a later mail', async () => {
    serve({ [path(LATER, 'end')]: () => Response.json({ status: 'ended' }) });
    await open(LATER);
    await expect.element(end).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    await end.click();
    await expect.element(said).toMatchTextContent('Done. Your address is deleted.');
  });

  test.each([
    ['an old or forged link', problem(404, 'This link does not work. It may be too old.'), 'does not work'],
    ['a lost connection', lost, 'That did not work. Please try again in a moment.'],
  ] as const)('says what happened with %s, and can be pressed again', async (_, answer, words) => {
    serve({ [path(TOKEN, 'confirm')]: answer });
    await open(TOKEN);
    await confirm.click();
    await expect.element(said).toMatchTextContent(words);
    await expect.element(confirm).toBeVisible();
  });

  test('without a link says where to find it', async () => {
    await open('');
    await expect.element(page.getByText('Open this page by the link in our mail.')).toBeVisible();
  });

  test('asks for the address when it comes from the plan of a state', async () => {
    const server = serve({ [API_PATHS.reminders]: asked });
    const island = await open('state=TX', 'es');
    await expect
      .element(page.getByRole('heading', { name: 'Escríbanme cuando cambie la ley de Texas' }))
      .toBeVisible();
    await page.getByLabelText('Correo electrónico').fill('ana@example.com');
    expect(await violations(island)).toEqual([]);
    await page.getByRole('button', { name: 'Envíenme el enlace para confirmar' }).click();
    await expect.element(page.getByText('Mire su correo.')).toBeVisible();
    expect(await server.bodies(API_PATHS.reminders)).toEqual([
      { email: 'ana@example.com', language: 'es', subject: { kind: 'change', state: 'TX' } },
    ]);
  });
});
