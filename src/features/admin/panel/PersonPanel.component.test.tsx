import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { showToast } from '#ui/toasts/store.ts';

import {
  button,
  download,
  entry,
  openOffice,
  openPanel,
  pageViolations,
  panel as panelOf,
  searchBox,
  showDashboard,
  toast,
} from '../../../../tests/component/back-office.tsx';

const LEADS = '/admin/dashboard/?list=leads';
const SUBMISSIONS = '/admin/dashboard/?list=submissions';

/** Holds the changes of a lead, or of a resource of it, until the returned function is called. */
function holdChange({ answer, api }: ReturnType<typeof openOffice>, id: string, resource = ''): () => void {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  answer(`/api/admin/leads/${id}${resource}`, async (request) => {
    const { method, headers } = request;
    if (method === 'GET') return api.send(new URL(request.url).pathname, { headers });
    const body = await request.text();
    await held;
    return api.send(new URL(request.url).pathname, { method, headers, ...(body !== '' && { body }) });
  });
  return () => {
    resolve(undefined);
  };
}

const lastWord = page.getByRole('region', { name: 'Last word' });

test('somebody who was contacted about another record of theirs is not called one whom nobody has contacted', async () => {
  const office = openOffice();
  const { email, phone, fullName } = await office.sendCheck({ email: 'rosa@example.com' });
  const lead = await office.sendLead({ email });
  const stranger = await office.sendLead({ email: 'other@example.com', phone });
  await showDashboard(SUBMISSIONS);
  const panel = await openPanel(fullName);
  await expect.element(panel).toMatchTextContent('Nobody has contacted them yet.');
  const entryOf = (text: string) => ({ id: crypto.randomUUID(), kind: 'called', text, closed: 'answered' });
  // Whoever shares a number under no name, or another one, may be somebody else.
  await office.asOtherAdmin('PATCH', `/api/admin/leads/${stranger.id}`, {
    version: 0,
    entry: entryOf('Their sister.'),
  });
  await button(`Close: ${fullName}`).click();
  await openPanel(fullName);
  await expect.element(panel).toMatchTextContent('Nobody has contacted them yet.');
  await office.asOtherAdmin('PATCH', `/api/admin/leads/${lead.id}`, {
    version: 0,
    entry: entryOf('Sends the papers.'),
  });
  await button(`Close: ${fullName}`).click();
  await openPanel(fullName);
  await expect.element(lastWord).toMatchTextContent(/Reached.*Sends the papers\./u);
  await expect.element(panel).not.toMatchTextContent('Nobody has contacted them');
});

test('the last word is above the log, and what was before it in a fold', async () => {
  const office = openOffice();
  const { id, fullName } = await office.sendCheck({ fullName: 'Marisol Vega', contactConsent: true });
  await showDashboard(SUBMISSIONS);
  const panel = await openPanel(fullName);
  await expect.element(panel).toMatchTextContent('Nobody has contacted them yet.');
  const note = page.getByLabelText(`Note about ${fullName}`);
  await panel.getByText('No answer', { exact: true }).click();
  await note.fill('Rings, no voicemail.');
  await button('Save').click();
  await expect.element(lastWord).toMatchTextContent(/^No answer.*Rings, no voicemail\./u);
  // Nobody was reached.
  await expect.element(panel).toMatchTextContent('New');
  await note.fill('Sends the papers.');
  await button('Save').click();
  await expect.element(lastWord).toMatchTextContent(/^Reached.*Sends the papers\./u);
  const position = (text: string) => panel.element().textContent.indexOf(text);
  expect(position('Sends the papers.')).toBeLessThan(position('How did it go?'));

  const history = page.getByRole('list', { name: `History of ${fullName}, newest first` });
  await panel.getByText('And 2 more').click();
  await expect.element(history.getByText('Rings, no voicemail.')).toBeVisible();
  await expect.element(history.getByRole('listitem').last()).toMatchTextContent('Check sent');
  expect(await office.api.stores.submissions.get(id)).toMatchObject({ work_log: { length: 2 } });
  expect(await pageViolations()).toEqual([]);
});

test('records with the same number or address are facts with links, over one step', async () => {
  const office = openOffice();
  const check = await office.sendCheck({ fullName: 'Marisol Vega' });
  const message = await office.sendMessage({ phone: check.phone, name: 'Ben Ortiz' });
  const twin = await office.sendCheck({ fullName: 'MARISOL VEGA', email: check.email });
  const lead = await office.sendLead({ phone: check.phone, email: check.email });
  // Two steps away.
  const stranger = await office.sendLead({ email: message.email });
  await showDashboard(SUBMISSIONS);
  const panel = await openPanel('Marisol Vega');
  const same = panel.getByRole('region', { name: 'Same contact' });
  await expect
    .element(same)
    .toMatchTextContent(/Same phone number: a message of .*, under another name: Ben Ortiz/u);
  await expect.element(same).toMatchTextContent(/Same email: a check of .*, under the same name/u);
  await expect.element(same).toMatchTextContent(/Same phone number and email: a lead of /u);
  expect(same.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(panel).not.toMatchTextContent(stranger.email);
  expect(await pageViolations()).toEqual([]);

  await same.getByRole('button', { name: /^a lead of/u }).click();
  await expect.element(panelOf(lead.email)).toBeVisible();
  await expect.element(panelOf(lead.email).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(twin.id).not.toBe(check.id);
});

test('the panel of a check has the law’s answer, the renter’s own, and ways to call and write', async () => {
  const office = openOffice();
  const { id, email } = await office.sendCheck({
    fullName: 'Ana María Núñez',
    phone: '(602) 555-0134',
    county: 'Maricopa County',
    outcome: 'settlement',
    paymentStatus: 'not-paid',
    reason: 'Renovation/Demolition',
    details: 'We settled in the hallway.',
    contactConsent: true,
  });
  await office.api.stores.submissions.change(id, () => ({ finding: 'no-remedy' }));
  await showDashboard();
  const panel = await openPanel('Ana María Núñez');
  for (const text of [
    'Agreed to calls',
    'Maricopa County, Arizona',
    'They were told: Not covered',
    'Renovation/Demolition',
    'We reached a settlement',
    'Not paid',
    'Mar 4, 2021',
    'We settled in the hallway.',
  ]) {
    await expect.element(panel).toMatchTextContent(text);
  }
  await expect
    .element(panel.getByRole('link', { name: 'Call (602) 555-0134' }))
    .toHaveAttribute('href', 'tel:+16025550134');
  await expect.element(panel.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await panel.getByText('Record', { exact: true }).click();
  await expect.element(panel.getByText('Renovation/Demolition - settlement')).toBeVisible();
  await expect.element(panel.getByText("You may be eligible under Arizona's laws!")).toBeVisible();
  await expect.element(panel.getByText(id)).toBeVisible();
});

test('on a laptop, answer and outcomes are in view, and a corrected date changes the answer in two clicks', async () => {
  const office = openOffice();
  const { id, fullName } = await office.sendCheck({
    state: 'NV',
    county: 'Clark County',
    outcome: 'settlement',
    paymentStatus: 'not-paid',
    filingDate: '2019-03-04',
    contactConsent: true,
  });
  // The tests' server makes the file when it is first asked for.
  await fetch('/data/sealing-law/nevada.json');
  await showDashboard();
  await page.viewport(1366, 768);
  const panel = await openPanel(fullName);
  const talk = panel.getByRole('region', { name: 'While you talk' });
  await expect.element(talk.getByText('How did the settlement end in court?')).toBeVisible();
  const answer = talk.getByRole('status').filter({ hasText: /\S/u });
  const footAt = () => button('Save and next').element().getBoundingClientRect().top;
  const foot = footAt();
  showToast({ title: 'No answer: Ana', description: 'Call Fri, Dec 4, 2:00 PM.' });
  await expect.element(toast('No answer: Ana')).toBeVisible();
  expect(footAt()).toBe(foot);
  for (const shown of [answer, panel.getByText('Wrong number', { exact: true }).first()])
    await expect.element(shown).toBeInViewport({ ratio: 1 });

  await expect.element(answer).toMatchTextContent('It may be, in one of two ways.');
  await talk.getByText('A judgment was entered').click();
  await expect.element(answer).not.toMatchTextContent('in one of two ways');
  await button('Undo').click();
  await expect.element(answer).toMatchTextContent('It may be, in one of two ways.');

  await talk.getByText('Correct', { exact: true }).click();
  const date = talk.getByLabelText('Filing date');
  await date.fill('2999');
  await expect.element(date).toHaveAccessibleDescription(/today or in the past/u);
  await expect.element(button('Save the facts')).toBeDisabled();
  await date.fill('March 2020');
  await button('Save the facts').click();
  await expect.element(talk).toMatchTextContent('Filed March 2020 (on the form: Mar 4, 2019)');
  expect(await office.api.stores.submissions.get(id)).toMatchObject({
    filing_date: '2020-03-01',
    filing_date_precision: 'month',
    said: { filing_date: '2019-03-04' },
  });
});

test('what else is true of a case is ticked as in the form, and changes the answer as it does there', async () => {
  const office = openOffice();
  const { id, fullName } = await office.sendCheck({
    state: 'NY',
    county: '',
    outcome: 'lost',
    paymentStatus: 'not-paid',
    reason: 'Other',
    filingDate: '2022-03-01',
  });
  const { submissions } = office.api.stores;
  const before = await submissions.get(id);
  await fetch('/data/sealing-law/new-york.json');
  await showDashboard();
  const talk = (await openPanel(fullName)).getByRole('region', { name: 'While you talk' });
  const answer = talk.getByRole('status').filter({ hasText: /\S/u });
  await talk.getByText('Correct', { exact: true }).click();
  const said = answer.element().textContent;
  await talk.getByLabelText('The bank took the house').click();
  await talk.getByLabelText('Not my case').click();
  await expect.element(talk).toMatchTextContent('Also said: Not my case, The bank took the house');
  await expect.poll(() => answer.element().textContent).not.toBe(said);
  await button('Save the facts').click();
  await expect.poll(() => submissions.get(id)).toMatchObject({ circumstances: 'not-mine, foreclosure' });
  expect((await submissions.get(id))?.finding).not.toBe(before?.finding);
  await expect.element(talk).toMatchTextContent('(on the form: nothing)');
});

test('what people wrote is shown with its lines, in its direction, and a long text is folded', async () => {
  const office = openOffice();
  await office.sendMessage({ name: 'Ana Lines', message: 'Good morning,\n\nis anybody there?\nAna' });
  await office.sendMessage({ name: 'ليلى حدّاد', message: 'أبحث عن بيت', phone: '٦٠٢٥٥٥٠١٣٤' });
  await office.sendMessage({ name: 'Ex Plain', message: `${'Let me explain. '.repeat(200)}The end.` });
  await showDashboard('/admin/dashboard/?list=messages');
  const text = (await openPanel('Ana Lines')).getByText('Good morning,').first();
  await expect.element(text).toBeVisible();
  expect((text.element() as HTMLElement).innerText).toBe('Good morning,\n\nis anybody there?\nAna');
  const arabic = await openPanel('ليلى حدّاد');
  await expect.element(arabic.getByRole('heading', { level: 2 })).toHaveStyle({ direction: 'rtl' });
  await expect.element(arabic.getByText('أبحث عن بيت').first()).toHaveStyle({ direction: 'rtl' });
  await expect
    .element(arabic.getByRole('link', { name: /^Call/u }))
    .toHaveAttribute('href', 'tel:+16025550134');
  const end = (await openPanel('Ex Plain')).getByText('The end.').first();
  await expect.element(end).not.toBeVisible();
  await page.getByText('All of it').first().click();
  await expect.element(end).toBeVisible();
});

test('the odd fields of a record that was changed by hand are named', async () => {
  const office = openOffice();
  const { id, fullName } = await office.sendCheck();
  await office.api.stores.submissions.change(id, () => ({ state: 'Arizona', filing_date: '' }));
  await showDashboard();
  const panel = await openPanel(fullName);
  await expect
    .element(panel)
    .toMatchTextContent('Missing or not as expected in this record: state, filing date.');
  // What cannot be read is shown unchanged.
  await expect.element(entry(fullName)).toMatchTextContent('Arizona');
});

test('“Save and next” logs the contact and opens the next person; what is typed elsewhere stays', async () => {
  const office = openOffice();
  const first = await office.sendLead();
  const second = await office.sendLead();
  await showDashboard('/admin/dashboard/');
  await openPanel(second.email);
  await page.getByLabelText(`Note about ${second.email}`).fill('Half a sent');
  await openPanel(first.email);
  await page.getByLabelText(`Note about ${first.email}`).fill('Wants a home in Mesa.');
  await button('Save and next').click();
  await expect.element(panelOf(second.email)).toBeVisible();
  await expect.element(panelOf(second.email).getByRole('heading', { level: 2 })).toHaveFocus();
  await expect.element(page.getByLabelText(`Note about ${second.email}`)).toHaveValue('Half a sent');
  expect(await office.api.stores.leads.get(first.id)).toMatchObject({
    work_status: 'contacted',
    work_log: [{ kind: 'called', text: 'Wants a home in Mesa.' }],
  });
  await expect.element(entry(first.email)).toMatchTextContent(/call Nov/u);
});

test('an outcome and the next person are one key; from the note, where digits are text, another', async () => {
  const office = openOffice();
  const [first, second, third] = [await office.sendLead(), await office.sendLead(), await office.sendLead()];
  await showDashboard('/admin/dashboard/');
  await openPanel(first.email);
  // Shift and the key of the 2.
  await userEvent.keyboard('{Shift>}@{/Shift}');
  await expect.element(panelOf(second.email).getByRole('heading', { level: 2 })).toHaveFocus();
  expect(await office.api.stores.leads.get(first.id)).toMatchObject({
    work_status: 'new',
    work_log: [{ kind: 'no-answer', text: '', closed: null }],
  });

  const note = page.getByLabelText(`Note about ${second.email}`);
  await note.click();
  await userEvent.keyboard('Room 4{Control>}{Enter}{/Control}');
  await expect.element(panelOf(third.email)).toBeVisible();
  expect(await office.api.stores.leads.get(second.id)).toMatchObject({
    work_log: [{ kind: 'called', text: 'Room 4' }],
  });
});

test('a note that is saved after its panel was closed is not offered again', async () => {
  const office = openOffice();
  const { id, email } = await office.sendLead();
  const goOn = holdChange(office, id);
  await showDashboard(LEADS);
  const panel = await openPanel(email);
  const note = page.getByLabelText(`Note about ${email}`);
  await note.fill('Wants a home in Mesa.');
  await button('Save').click();
  await button(`Close: ${email}`).click();
  await expect.element(panel).not.toBeInTheDocument();
  goOn();
  await expect.element(entry(email)).toMatchTextContent(/call (?:Nov|Dec)/u);
  await openPanel(email);
  await expect.element(note).toHaveValue('');
  await note.fill('Called back.');
  await button('Save').click();
  await expect.element(lastWord.getByText('Called back.')).toBeVisible();
  expect(await office.api.stores.leads.get(id)).toMatchObject({
    work_log: [{ text: 'Wants a home in Mesa.' }, { text: 'Called back.' }],
  });
});

const ANSWERED_LATE: readonly (readonly [
  what: string,
  resource: string,
  begin: (whose: string) => Promise<void>,
  done: (whose: string) => ReturnType<typeof page.getByText>,
])[] = [
  [
    '“Save and next”',
    '',
    async (whose) => {
      await page.getByLabelText(`Note about ${whose}`).fill('Wants a home in Mesa.');
      await button('Save and next').click();
    },
    (whose) => panelOf(whose).getByText('Wants a home in Mesa.'),
  ],
  [
    'a correction',
    '/answers',
    async (whose) => {
      await button(`Correct: ${whose}`).click();
      await page.getByLabelText('Phone', { exact: true }).fill('(602) 555-0134');
      await button('Save correction').click();
    },
    () => toast('Corrected'),
  ],
  ['a deletion', '', (whose) => button(`Delete: ${whose}`).click(), () => toast('Deleted')],
  [
    'the deletion of chosen records',
    '',
    async (whose) => {
      await page.getByLabelText(`Choose ${whose}`, { exact: true }).click();
      await page
        .getByRole('group', { name: 'Chosen records' })
        .getByRole('button', { name: 'Delete' })
        .click();
    },
    () => toast('Deleted'),
  ],
];

test.each(ANSWERED_LATE)(
  'whoever has gone on to the search when %s is answered keeps typing there',
  async (_what, resource, begin, done) => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const office = openOffice();
    const { id, email } = await office.sendLead();
    await office.sendLead();
    const goOn = holdChange(office, id, resource);
    await showDashboard(LEADS);
    await openPanel(email);
    await expect.element(button(`Correct: ${email}`)).toBeVisible();
    await begin(email);
    await userEvent.keyboard('/Ana');
    await expect.element(searchBox).toHaveValue('Ana');
    goOn();
    await expect.element(done(email)).toBeVisible();
    await userEvent.keyboard(' Lines');
    await expect.element(searchBox).toHaveValue('Ana Lines');
  },
);

test('a deletion that is answered when another panel is open leaves it open', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const office = openOffice();
  const first = await office.sendLead();
  const second = await office.sendLead();
  const goOn = holdChange(office, first.id);
  await showDashboard(LEADS);
  await openPanel(first.email);
  await button(`Delete: ${first.email}`).click();
  await openPanel(second.email);
  const note = page.getByLabelText(`Note about ${second.email}`);
  await note.fill('Half a sent');
  await expect.element(note).toHaveValue('Half a sent');
  goOn();
  await expect.element(entry(first.email)).not.toBeInTheDocument();
  await expect.element(toast('Deleted')).toBeVisible();
  await expect.element(note).toHaveFocus();
});

test('what is typed while a letter is being copied stays', async () => {
  const office = openOffice();
  const { email } = await office.sendLead();
  const { promise: copied, resolve } = Promise.withResolvers<undefined>();
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(copied as Promise<unknown> as Promise<void>);
  await showDashboard(LEADS);
  const panel = await openPanel(email);
  await panel.getByText('How the start works').click();
  await button('Copy').click();
  const note = page.getByLabelText(`Note about ${email}`);
  await note.fill('Nice.');
  await expect.element(note).toHaveValue('Nice.');
  resolve(undefined);
  await expect.element(note).toHaveValue('Nice.\nSent “How the start works” by email.');
});

test('a reply that is used while a note is being saved stays in the next note', async () => {
  const office = openOffice();
  const { id, email } = await office.sendLead();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const goOn = holdChange(office, id);
  await showDashboard(LEADS);
  const panel = await openPanel(email);
  const note = page.getByLabelText(`Note about ${email}`);
  await note.fill('Nice.');
  await button('Save').click();
  await panel.getByText('How the start works').click();
  await button('Copy').click();
  await expect.element(note).toHaveValue('Nice.\nSent “How the start works” by email.');
  goOn();
  await expect.element(lastWord.getByText('Nice.')).toBeVisible();
  // The operator's zone; the tests' browser is in Phoenix.
  await expect.element(lastWord).toMatchTextContent(/Nov 23, 2026, \d{1,2}:\d\d\s[AP]M\sEST/u);
  await expect.element(note).toHaveValue('Nice.\nSent “How the start works” by email.');
});

test('a reply is written in the person’s language, opened or copied, and noted for the log', async () => {
  const office = openOffice();
  const { email } = await office.sendCheck({ fullName: 'María Peña', language: 'es' });
  const { email: leadEmail } = await office.sendLead();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  await showDashboard();
  const panel = await openPanel('María Peña');
  await panel.getByText('Who helps for free').click();
  await expect.element(panel).toMatchTextContent('Hola, María Peña:');
  await expect.element(panel).toMatchTextContent('https://www.example.com/es/state/arizona/');
  const link = panel.getByRole('link', { name: 'Open in mail' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining(`mailto:${email}?subject=Ayuda`));
  expect(await pageViolations()).toEqual([]);
  await button('English').click();
  await expect.element(panel).toMatchTextContent('Hello María Peña,');
  const note = page.getByLabelText('Note about María Peña');
  await note.fill('Nice.');
  await button('Copy').click();
  await expect.element(note).toHaveValue('Nice.\nSent “Who helps for free” by email.');
  expect(copied).toEqual([expect.stringContaining('https://www.example.com/state/arizona/')]);
  await button('Save').click();
  await expect.element(lastWord.getByText('Sent “Who helps for free” by email.')).toBeVisible();
  await expect.element(entry('María Peña')).toMatchTextContent('Answered');
  // Nobody knows the state of a lead.
  await showDashboard(LEADS);
  await expect.element((await openPanel(leadEmail)).getByText('Who helps for free')).not.toBeInTheDocument();
});

test('“Do not call” is one press, holds for every record with the number, is in the export, and can be lifted', async () => {
  const office = openOffice();
  const check = await office.sendCheck({ contactConsent: true });
  const lead = await office.sendLead({ phone: check.phone });
  await showDashboard(LEADS);
  const panel = await openPanel(lead.email);
  await button(`Do not call or text: ${lead.phone}`).click();
  await expect.element(panel).toMatchTextContent(`Do not call or text whoever has ${lead.phone}, since`);
  await expect.element(panel).toMatchTextContent('has to stop by Dec 7, 2026, ten business days.');
  await expect.element(panel).toMatchTextContent('This changed 1 record besides this one.');
  await expect.element(entry(lead.email)).toMatchTextContent('Do not call');
  // The number stays visible, but nothing dials it by mistake.
  await expect.element(panel).toMatchTextContent(lead.phone);
  expect(panel.element().querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
  expect(await pageViolations()).toEqual([]);

  await showDashboard(SUBMISSIONS);
  await expect.element(entry(check.fullName)).toMatchTextContent('Do not call');
  const { text } = await download(() => button('Export CSV').click());
  expect(text).toContain('Do not call or text since (UTC)');
  expect(text).toContain('2026-11-23 ');

  // Ticking the box once more does not lift it.
  const later = await office.sendCheck({ contactConsent: true, phone: check.phone, fullName: 'Later' });
  await button('Refresh').click();
  await expect.element(entry(later.fullName)).toMatchTextContent('Do not call');

  await openPanel(check.fullName);
  await button(`Lift the mark: ${check.phone}`).click();
  await expect.element(entry(check.fullName)).toMatchTextContent('May call');
  await expect.element(entry(later.fullName)).toMatchTextContent('May call');
});

test('whatever is pressed in the panel, the focus stays in it, so that Escape closes it', async () => {
  const office = openOffice();
  const { fullName, phone } = await office.sendCheck();
  await showDashboard(SUBMISSIONS);
  const shown = await openPanel(fullName);
  await expect.element(button(`Correct: ${fullName}`)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What they sent' })).toBeVisible();
  const press = async (name: string, done: ReturnType<typeof page.getByRole>) => {
    button(name).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(done).toBeVisible();
    await expect.poll(() => shown.element().contains(document.activeElement), { message: name }).toBe(true);
  };
  await press(`Do not call or text: ${phone}`, button(`Lift the mark: ${phone}`));
  await press(`Lift the mark: ${phone}`, button(`Do not call or text: ${phone}`));
  const form = page.getByRole('form', { name: /^Correct the data/u });
  for (const end of ['Cancel', 'Save correction']) {
    await press(`Correct: ${fullName}`, form);
    button(end).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(button(`Correct: ${fullName}`)).toHaveFocus();
  }
  await press(`Data request: ${fullName}`, page.getByRole('dialog'));
  await userEvent.keyboard('{Escape}');
  await expect.element(button(`Data request: ${fullName}`)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(shown).not.toBeInTheDocument();
});

test('a mark that cannot be saved says so, and nothing is marked', async () => {
  const office = openOffice();
  const { id, email } = await office.sendLead();
  office.answer(`/api/admin/leads/${id}/do-not-call`, () => Response.json({}, { status: 400 }));
  await showDashboard(LEADS);
  const panel = await openPanel(email);
  await button(`Do not call or text: ${email}`).click();
  await expect.element(panel.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await expect.element(entry(email)).toMatchTextContent('May call');
});

test('a record that was deleted in another tab says so, and keeps what is typed', async () => {
  const office = openOffice();
  const { id, email } = await office.sendLead();
  await showDashboard(LEADS);
  await expect.element(entry(email)).toBeVisible();
  await office.api.stores.leads.remove(id);
  const panel = await openPanel(email);
  await expect.element(panel).toMatchTextContent('This record was deleted in the meantime.');
  const note = page.getByLabelText(`Note about ${email}`);
  await note.fill('Half a sentence');
  await button('Save').click();
  await expect.element(panel.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await expect.element(note).toHaveValue('Half a sentence');
});

test('corrections follow the rules of the form and do not silently overwrite each other', async () => {
  const office = openOffice();
  const { id, phone } = await office.sendCheck({ fullName: 'Mariso Vega', county: 'Maricopa County' });
  await showDashboard(SUBMISSIONS);
  await openPanel('Mariso Vega');
  await button('Correct: Mariso Vega').click();
  const form = page.getByRole('form', { name: 'Correct the data of Mariso Vega' });
  const name = form.getByLabelText('Name');
  await expect.element(name).toHaveValue('Mariso Vega');
  await name.fill('Marisol Vega');
  await form.getByLabelText('Phone').fill('12');
  await button('Save correction').click();
  await expect.element(form.getByLabelText('Phone')).toHaveAccessibleDescription(/with its area code/u);
  await expect.element(name).toHaveValue('Marisol Vega');

  await office.api.stores.submissions.change(id, ({ work_version }) => ({
    county: 'Pinal County',
    work_version: work_version + 1,
  }));
  await form.getByLabelText('Phone').fill(phone);
  await button('Save correction').click();
  await expect
    .element(form.getByRole('alert').filter({ hasText: 'Not saved' }))
    .toMatchTextContent('changed in the meantime');
  await expect.element(name).toHaveValue('Marisol Vega');
  await button('Save correction').click();
  await expect.element(toast('Corrected')).toMatchTextContent('The data of Mariso Vega is saved.');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(entry('Marisol Vega')).toMatchTextContent('Pinal, AZ');

  await showDashboard('/admin/dashboard/?list=audit');
  const log = page.getByRole('list', { name: /^Audit log/u });
  const logged = log.getByRole('listitem').filter({ hasText: 'Corrected data' });
  await expect.element(logged).toMatchTextContent('admin-token@example.com');
  await expect.element(logged).toMatchTextContent('fields: full name');
  await expect.element(log).not.toMatchTextContent('Marisol');
});
