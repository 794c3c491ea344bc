import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { SUPPORT_HOURS } from '#config/site.ts';
import { overdueUntil } from '#domain/office/queue.ts';

import {
  button,
  entry,
  leftFor,
  openOffice,
  openPanel,
  pageViolations,
  passTime,
  searchBox,
  showDashboard,
  shownPeople,
  toast,
} from '../../../../tests/component/back-office.tsx';

const QUEUE = '/admin/dashboard/';
const CALLS = '/api/admin/queue';
const MINUTE = 60_000;
const nav = page.getByRole('navigation', { name: 'Dashboard' });
const sections = () =>
  [...document.querySelectorAll('th[scope=rowgroup]')].map(({ textContent }) => textContent);

/** Saves many leads of the last minutes at once, the earliest first; returns their addresses. */
async function sendMany(
  { api: { stores } }: ReturnType<typeof openOffice>,
  count: number,
): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, (_, index) => `flood-${index}@example.com`);
  const ago = (index: number) => new Date(Date.now() - (count - index) * 1_000);
  await Promise.all(
    emails.map((email, index) =>
      stores.leads.create({
        id: crypto.randomUUID(),
        fields: { email, phone: '(602) 555-0134', consent_version: '', consent_text: '', language: 'en' },
        createdAt: ago(index),
        expireAt: new Date(Date.now() + 1e9),
        contentDigest: '',
        searchTerms: [],
      }),
    ),
  );
  return emails;
}

describe('the queue', () => {
  test('shows people of all kinds to call, longest wait first, and apart from them whom to write to', async () => {
    const office = openOffice();
    await office.sendCheck({
      fullName: 'Ana María Núñez',
      phone: '(602) 555-0134',
      county: 'Maricopa County',
      contactConsent: true,
    });
    await office.sendMessage({ name: 'Bo Diddley' });
    const lead = await office.sendLead({ phone: '(212) 555-0134' });
    await office.sendCheck({ fullName: 'Cy Young' });
    await showDashboard(QUEUE);
    await expect.element(entry(lead.email)).toBeVisible();
    expect(shownPeople()).toEqual(['Ana María Núñez', 'Bo Diddley', lead.email]);
    await expect.element(button('Call 3')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(nav.getByRole('link', { name: 'Waiting 4 waiting' })).toBeVisible();
    for (const text of ['Check', 'Maricopa, AZ', /10:\d\d\sAM/u, /2[34] h left/u])
      await expect.element(entry('Ana María Núñez')).toMatchTextContent(text);
    await expect
      .element(
        entry('Ana María Núñez').getByRole('link', { name: 'May call Ana María Núñez, (602) 555-0134' }),
      )
      .toHaveAttribute('href', 'tel:+16025550134');
    // In New York.
    await expect.element(entry(lead.email)).toMatchTextContent(/12:\d\d\sPM/u);

    await button('Email only 1').click();
    await expect.element(entry('Cy Young')).toMatchTextContent('Email only');
    expect(shownPeople()).toEqual(['Cy Young']);
    await expect.poll(() => location.search).toBe('?list=waiting&segment=email');
    const panel = await openPanel('Cy Young');
    await expect.element(panel).toMatchTextContent('Did not agree to calls and texts');
    expect(panel.element().querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
  });

  test('says where it is too early or too late to call, puts those people last, and asks before a call', async () => {
    const office = openOffice();
    const honolulu = await office.sendLead({ phone: '(808) 555-0134' });
    const boston = await office.sendLead({ phone: '(617) 555-0134' });
    const nowhere = await office.sendLead({ phone: '(999) 555-0134' });
    await showDashboard(QUEUE);
    await expect.element(entry(honolulu.email)).toMatchTextContent('too early there');
    await expect.element(entry(nowhere.email)).toMatchTextContent('Not known');
    expect(shownPeople()).toEqual([boston.email, honolulu.email, nowhere.email]);
    await button('OK to call now 1').click();
    await expect.element(entry(honolulu.email)).not.toBeInTheDocument();
    await button('OK to call now 1').click();
    const question = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    await entry(honolulu.email).getByRole('link').click();
    expect(question).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^It is 7:\d\d\sAM where they are: too early there\. Call somebody/u),
    );
    await leftFor().toEqual([]);
    await entry(honolulu.email).getByRole('link').click();
    await leftFor().toEqual(['+18085550134']);
    const panel = await openPanel(nowhere.email);
    await expect.element(panel).toMatchTextContent('Their time is not known');
  });

  test.each([
    ['(900) 555-0134', 'Premium rate', 'This is a premium-rate number'],
    ['+44 20 7946 0958', 'Not US', 'This is not a US number'],
  ])('marks the number %s beside its call link, and asks before a call', async (phone, mark, says) => {
    const office = openOffice();
    const { email } = await office.sendLead({ phone });
    const usual = await office.sendLead();
    await showDashboard(QUEUE);
    await expect.element(entry(email)).toMatchTextContent(mark);
    await expect.element(entry(usual.email)).not.toMatchTextContent(mark);
    const question = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await entry(email).getByRole('link').click();
    expect(question).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(says));
    await leftFor().toEqual([]);
    await expect.element(await openPanel(email)).toMatchTextContent(says);
    expect(await pageViolations()).toEqual([]);
  });

  test('finds whoever came last with one click or by a filter, also when there are too many to come at once', async () => {
    const office = openOffice();
    await sendMany(office, 500);
    const genuine = await office.sendLead({ language: 'es' });
    await showDashboard(QUEUE);
    await expect.element(button('Call 500+')).toBeVisible();
    await expect.element(button('OK to call now 500+')).toBeVisible();
    expect(shownPeople()).not.toContain(genuine.email);
    await button('Newest first').click();
    await expect.poll(() => shownPeople()[0]).toBe(genuine.email);
    expect(new URLSearchParams(location.search).get('order')).toBe('newest');
    await button('Newest first').click();
    await expect.poll(shownPeople).not.toContain(genuine.email);
    await page.getByLabelText('Language', { exact: true }).selectOptions('Spanish');
    await expect.poll(shownPeople).toEqual([genuine.email]);
  });

  test('is filtered among those who wait', async () => {
    const office = openOffice();
    await office.sendCheck({ fullName: 'María Zzluna', contactConsent: true, language: 'es' });
    const other = await office.sendCheck({ state: 'AL', county: '', contactConsent: true });
    await showDashboard(QUEUE);
    await page.getByLabelText('State', { exact: true }).selectOptions('Alabama');
    await expect.element(entry('María Zzluna')).not.toBeInTheDocument();
    await expect.element(entry(other.fullName)).toBeVisible();
    await page.getByLabelText('Language', { exact: true }).selectOptions('Spanish');
    await expect.element(page.getByRole('heading', { name: 'Nobody who waits matches' })).toBeVisible();
    await button('Show all').click();
    await page.getByLabelText('Language', { exact: true }).selectOptions('Spanish');
    await expect.element(entry(other.fullName)).not.toBeInTheDocument();
    await expect.element(entry('María Zzluna')).toBeVisible();
    expect(office.calls(CALLS)).toHaveLength(1);
  });

  test('has a part for people whose remedy opens within a month, whether they wait or not', async () => {
    const office = openOffice();
    const soon = await office.sendCheck({ contactConsent: true, fullName: 'Sue Soon' });
    const later = await office.sendCheck({ contactConsent: true, fullName: 'Lee Later' });
    await office.api.stores.submissions.change(soon.id, () => ({
      opens_on: '2026-12-01',
      finding: 'remedy-open',
      work_status: 'contacted',
    }));
    await office.api.stores.submissions.change(later.id, () => ({ opens_on: '2027-03-01' }));
    await showDashboard(QUEUE);
    await page.getByRole('button', { name: 'Opens this month 1' }).click();
    await expect.element(entry('Sue Soon')).toMatchTextContent('Opens Dec 1');
    await expect.element(entry('Lee Later')).not.toBeInTheDocument();
    expect(new URLSearchParams(location.search).get('segment')).toBe('opens');
    expect(await pageViolations()).toEqual([]);
    await page.getByLabelText('State', { exact: true }).selectOptions('Alabama');
    await expect.element(entry('Sue Soon')).not.toBeInTheDocument();
  });

  test('has a part for people who were told no or later and have another answer by now, until one turns to them', async () => {
    const office = openOffice();
    const { stores } = office.api;
    const came = await office.sendCheck({ contactConsent: true, fullName: 'Cam Came' });
    const other = await office.sendCheck({ fullName: 'Lou Law' });
    await office.sendCheck({ fullName: 'Sam Same' });
    await stores.submissions.change(came.id, () => ({ opens_on: '2026-11-03', finding: 'remedy-open' }));
    await stores.submissions.change(other.id, () => ({
      finding: 'court-acts',
      told: { finding: 'no-remedy', opens_on: null },
      answer_changed_at: '2026-11-04T09:00:00.000Z',
    }));
    await showDashboard('/admin/dashboard/?list=waiting&segment=changed');
    await expect
      .element(entry('Lou Law'))
      .toMatchTextContent(/Court does it.*told: Not covered.*Email only/u);
    await expect.element(entry('Cam Came')).toMatchTextContent(/Can ask.*told: Opens Nov 3.*May call/u);
    expect(shownPeople()).toEqual(['Lou Law', 'Cam Came']);
    expect(sections()).toEqual(['The latest change first 2']);
    expect(await pageViolations()).toEqual([]);
    const panel = await openPanel('Lou Law');
    await expect.element(panel).toMatchTextContent('They were told: Not covered');
    await button('Save').click();
    await expect.element(toast('Wrote: Lou Law')).toBeVisible();
    await button('Refresh').click();
    await expect.poll(shownPeople).toEqual(['Cam Came']);
  });

  test('loads new records by itself without disturbing what is typed', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck({ contactConsent: true });
    await showDashboard(QUEUE);
    await openPanel(fullName);
    const note = page.getByLabelText(`Note about ${fullName}`);
    await note.fill('Half a sent');
    const since = [await office.sendLead(), await office.sendLead(), await office.sendLead()];
    passTime(MINUTE);
    await expect.element(entry(since[2]?.email ?? '')).toBeVisible();
    await expect.element(note).toHaveValue('Half a sent');
    await expect.element(note).toHaveFocus();
    await expect.poll(() => document.title).toMatch(/^\(4\) Waiting /u);
    await expect.element(nav.getByRole('link', { name: 'Leads 3 waiting' })).toBeVisible();
    expect(shownPeople()).toEqual([fullName, ...since.map(({ email }) => email)]);
    // However many wrote meanwhile, one request for them all.
    expect(office.calls(CALLS)).toHaveLength(2);
  });

  test('shows what is done elsewhere without disturbing what is typed', async () => {
    const office = openOffice();
    const called = await office.sendCheck({ contactConsent: true });
    const gone = await office.sendCheck({ contactConsent: true });
    const typed = await office.sendCheck({ contactConsent: true });
    await showDashboard(QUEUE);
    await openPanel(typed.fullName);
    const note = page.getByLabelText(`Note about ${typed.fullName}`);
    await note.fill('Half a sent');
    const change = {
      version: 0,
      entry: { id: crypto.randomUUID(), kind: 'called', text: '', closed: 'answered' },
    };
    await office.asOtherAdmin('PATCH', `/api/admin/submissions/${called.id}`, change);
    for (const { id } of [gone, typed]) await office.asOtherAdmin('DELETE', `/api/admin/submissions/${id}`);
    passTime(MINUTE);
    for (const { fullName } of [gone, called, typed])
      await expect.element(entry(fullName)).not.toBeInTheDocument();
    await expect.element(note).toHaveValue('Half a sent');
    await expect.element(note).toHaveFocus();
  });

  test('leaves the focus where it is when somebody whose panel was closed comes back', async () => {
    const office = openOffice();
    const { id, email } = await office.sendLead();
    const entryId = crypto.randomUUID();
    const change = (change: object) => office.asOtherAdmin('PATCH', `/api/admin/leads/${id}`, change);
    await office.sendLead();
    await showDashboard(QUEUE);
    await openPanel(email);
    await change({ version: 0, entry: { id: entryId, kind: 'called', text: '', closed: 'answered' } });
    passTime(MINUTE);
    await expect.element(entry(email)).not.toBeInTheDocument();
    await button(`Close: ${email}`).click();
    await searchBox.fill('Ana');
    await change({ version: 1, undo: entryId });
    passTime(MINUTE);
    await expect.element(entry(email)).toBeVisible();
    await expect.element(searchBox).toHaveFocus();
  });

  test('counts in the bar of every view who waits for longer than is promised, each person once', async () => {
    const office = openOffice();
    const yesterday = new Date(Date.now() - 24.5 * 60 * MINUTE).toISOString();
    const check = await office.sendCheck();
    const lead = await office.sendLead({ email: check.email });
    await office.sendLead();
    await office.api.stores.submissions.change(check.id, () => ({ asked_at: yesterday }));
    await office.api.stores.leads.change(lead.id, () => ({ asked_at: yesterday }));
    await showDashboard('/admin/dashboard/?list=numbers');
    await expect.element(page.getByRole('link', { name: /^1 late/u })).toBeVisible();
  });

  test('marks a person as waiting too long from the very minute on', async () => {
    const office = openOffice();
    const { fullName, id } = await office.sendCheck({ contactConsent: true });
    // In a minute and a half they will have waited too long.
    const asked = new Date(overdueUntil(new Date(), SUPPORT_HOURS).getTime() + 1.5 * MINUTE).toISOString();
    await office.api.stores.submissions.change(id, () => ({ asked_at: asked }));
    await showDashboard(QUEUE);
    await expect.element(entry(fullName)).not.toMatchTextContent(/over|waiting too long/u);
    expect(sections()).toEqual(['Now 1 · longest waiting first']);
    passTime(MINUTE);
    passTime(MINUTE);
    await expect.element(entry(fullName)).toMatchTextContent('waiting too long');
    expect(sections()).toEqual(['Now 1 · longest waiting first, of these 1 for more than 4 working hours']);
  });

  test('sends no requests while it is hidden, and one when it is shown again', async () => {
    const office = openOffice();
    const { email } = await office.sendLead();
    await showDashboard(QUEUE);
    await expect.element(entry(email)).toBeVisible();
    let visibility = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    passTime(10 * MINUTE);
    expect(office.calls('/api/admin/queue/counts')).toHaveLength(0);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.poll(() => office.calls('/api/admin/queue/counts').length).toBe(1);
    Reflect.deleteProperty(document, 'visibilityState');
  });

  test('counts one less after a contact everywhere, and keeps the row until Refresh', async () => {
    const office = openOffice();
    const { id, email } = await office.sendLead();
    // Browsers choose the ids, so records of two kinds may share one.
    await office.sendMessage({ id, name: 'Next One' });
    await showDashboard(QUEUE);
    await expect.element(nav.getByRole('link', { name: 'Waiting 2 waiting' })).toBeVisible();
    const panel = await openPanel(email);
    await panel.getByLabelText('No more to do').selectOptions('answered');
    await button('Save').click();
    await expect.element(entry(email)).toMatchTextContent('Answered');
    await expect.element(entry('Next One')).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Waiting 1 waiting' })).toBeVisible();
    await expect.element(button('Call 1')).toBeVisible();
    expect(sections()).toEqual(['Now 1 · longest waiting first']);
    passTime(MINUTE);
    await expect.poll(() => office.calls('/api/admin/queue/counts').length).toBe(1);
    await expect.element(entry(email)).toBeVisible();
    await button('Refresh').click();
    await expect.element(entry(email)).not.toBeInTheDocument();
    await nav.getByRole('link', { name: 'Messages 1 waiting' }).click();
    await expect.element(entry('Next One')).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Waiting 1 waiting' })).toBeVisible();
  });

  test('brings up whoever does not answer again at their hour, and says when', async () => {
    const office = openOffice();
    const waits = await office.sendLead();
    const again = await office.sendLead();
    await showDashboard(QUEUE);
    const panel = await openPanel(again.email);
    await panel.getByText('No answer', { exact: true }).click();
    await button('Save').click();
    await expect.element(entry(again.email)).toMatchTextContent(/tried 1×.*Call .* there/u);
    await expect.poll(sections).toEqual(['Now 1 · longest waiting first', 'Later today 1']);
    await expect.poll(shownPeople).toEqual([waits.email, again.email]);
    await expect.element(page.getByText(/^1 call at /u)).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Waiting 1 waiting' })).toBeVisible();
    expect(await pageViolations()).toEqual([]);
    passTime(3 * 60 * MINUTE);
    passTime(MINUTE);
    // Whoever was away for so long was logged out.
    await page.getByLabelText('Password of admin@example.com').fill('open-the-door');
    await button('Confirm').click();
    await expect.poll(shownPeople).toEqual([again.email, waits.email]);
    await expect.element(nav.getByRole('link', { name: 'Waiting 2 waiting' })).toBeVisible();
    await panel.getByText('Reached', { exact: true }).click();
    await panel.getByLabelText('No more to do').selectOptions('client');
    await button('Save').click();
    await expect.element(entry(again.email)).toMatchTextContent('Became a client');
    await button('Refresh').click();
    await expect.element(entry(again.email)).not.toBeInTheDocument();
  });

  test('has a person once, whatever they sent, and one log takes all out; Undo brings all back', async () => {
    const office = openOffice();
    const lead = await office.sendLead();
    await office.sendMessage({ email: lead.email, name: 'Rosa' });
    await showDashboard(QUEUE);
    await expect.element(entry('Rosa')).toMatchTextContent('2 records');
    expect(shownPeople()).toEqual(['Rosa']);
    const panel = await openPanel('Rosa');
    await panel.getByLabelText('No more to do').selectOptions('not-wanted');
    await button('Save').click();
    await expect.element(toast('Reached: Rosa')).toMatchTextContent('Close: wants no call.');
    expect(await office.api.stores.leads.get(lead.id)).toMatchObject({ work_status: 'closed' });
    await button('Undo').click();
    await expect.element(nav.getByRole('link', { name: 'Waiting 1 waiting' })).toBeVisible();
    expect(await office.api.stores.leads.get(lead.id)).toMatchObject({ work_status: 'new', work_log: [] });
  });

  test('says when nobody waits, and does not claim that they were contacted', async () => {
    openOffice();
    await showDashboard(QUEUE);
    await expect.element(page.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
    await expect
      .element(page.getByText('Whoever writes next appears by itself.', { exact: true }))
      .toBeVisible();
    await expect.element(page.getByText(/was contacted/u)).not.toBeInTheDocument();
  });

  test('says of a part without people how many wait in the others', async () => {
    const office = openOffice();
    await office.sendLead();
    await office.sendMessage();
    await showDashboard('/admin/dashboard/?list=waiting&segment=email');
    await expect.element(page.getByRole('heading', { name: 'Nobody waits for an email' })).toBeVisible();
    await expect
      .element(page.getByText('Whoever writes next appears by itself. Waiting in the other parts: 2.'))
      .toBeVisible();
  });

  test('does not say that nobody waits for an email while more wait than come at once', async () => {
    const office = openOffice();
    await sendMany(office, 501);
    await showDashboard('/admin/dashboard/?list=waiting&segment=email');
    await expect.element(page.getByText('More people wait than are listed at once.')).toBeVisible();
    await expect.element(page.getByText('Nobody waits for an email')).not.toBeInTheDocument();
  });
});

test('a queue whose answer never arrives is given up after four attempts; until then the lists can be used', async () => {
  const office = openOffice();
  const { fullName } = await office.sendCheck({ contactConsent: true });
  office.answer(CALLS, () => new Promise(() => undefined));
  await showDashboard(QUEUE);
  const status = page.getByRole('status').filter({ hasText: 'Loading the queue…' });
  await expect.element(status).toBeVisible();
  await nav.getByRole('link', { name: 'Submissions' }).click();
  await expect.element(entry(fullName)).toBeVisible();
  await nav.getByRole('link', { name: 'Waiting' }).click();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await expect.element(status).toBeVisible();
    await expect.poll(() => office.calls(CALLS).length).toBe(attempt);
    // Fifteen seconds for the attempt, and at most four until the next one.
    passTime(15_000);
    await Promise.resolve();
    passTime(4_000);
  }
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Error Failed to load the queue.' }))
    .toMatchTextContent('The server could not be reached.');
  expect(await pageViolations()).toEqual([]);
  office.answer(CALLS, undefined);
  await button('Try again').click();
  await expect.element(entry(fullName)).toBeVisible();
});
