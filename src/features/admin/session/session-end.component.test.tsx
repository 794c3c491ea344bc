import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import {
  button,
  entry,
  holdDownloads,
  keptIn,
  leftFor,
  openOffice,
  openPanel,
  pageViolations,
  searchBox,
  showDashboard,
  toast,
} from '../../../../tests/component/back-office.tsx';

const SUBMISSIONS = '/admin/dashboard/?list=submissions';
const cover = page.getByRole('dialog', { name: 'Your session has ended' });
const password = cover.getByLabelText('Password of admin@example.com');

test('a session that ends while somebody types is covered until they log in, and nothing typed is lost', async () => {
  const office = openOffice();
  const { fullName } = await office.sendCheck();
  await showDashboard(SUBMISSIONS);
  await searchBox.fill(fullName);
  await openPanel(fullName);
  const note = page.getByLabelText(`Note about ${fullName}`);
  await note.fill('Half a sent');
  office.holdToken('yesterday-token');
  await button('Save').click();
  await expect.element(password).toHaveFocus();
  // Nobody who finds the computer can read names.
  expect(getComputedStyle(cover.element(), '::backdrop').backgroundColor).toMatch(/^rgb\(/u);
  expect(await pageViolations()).toEqual([]);
  await password.fill('wrong');
  await button('Confirm').click();
  await expect.element(password).toHaveAccessibleDescription(/That password is wrong/u);
  const { signIn } = office.auth;
  office.auth.signIn = () => Promise.resolve({ kind: 'failed' });
  await password.fill('open-the-door');
  await button('Confirm').click();
  await expect.element(password).toHaveAccessibleDescription(/Check your connection and try again/u);
  await expect.element(password).toHaveValue('open-the-door');
  office.auth.signIn = signIn;
  await expect.element(note).toHaveValue('Half a sent');
  await password.fill('open-the-door');
  await button('Confirm').click();
  // What was asked for goes on by itself.
  await expect.element(page.getByText(/^Saved \d/u)).toBeVisible();
  await expect.element(searchBox).toHaveValue(fullName);
  await leftFor().toEqual([]);
});

const confirmed = () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  return Promise.resolve();
};

/** What is done in a dialog, a form or a question, beside an open panel, and what is to be seen once it is done. */
const IN_DIALOGS: readonly (readonly [
  what: string,
  begin: (whose: string, phone: string) => Promise<void>,
  send: (whose: string) => Promise<void>,
  done: (whose: string) => ReturnType<typeof page.getByText>,
])[] = [
  [
    'a correction',
    async (whose) => {
      await button(`Correct: ${whose}`).click();
      await page.getByLabelText('Phone', { exact: true }).fill('(602) 555-0199');
    },
    () => button('Save correction').click(),
    () => toast('Corrected'),
  ],
  [
    'the search of a data request',
    async (whose, phone) => {
      await button(`Data request: ${whose}`).click();
      await page.getByLabelText('Email or phone number that the person proved').fill(phone);
    },
    () => button('Find records').click(),
    () => page.getByText('1 of 1 record chosen'),
  ],
  [
    'a deletion on request',
    async (whose, phone) => {
      await button(`Data request: ${whose}`).click();
      await page.getByRole('dialog').getByRole('button', { name: phone }).click();
      await expect.element(button('Delete 1 record for good')).toBeEnabled();
    },
    () => button('Delete 1 record for good').click(),
    () => toast('Deleted'),
  ],
  [
    'an export on request',
    async (whose, phone) => {
      holdDownloads();
      await button(`Data request: ${whose}`).click();
      await page.getByRole('dialog').getByRole('button', { name: phone }).click();
      await expect.element(button('Export 1 record')).toBeEnabled();
    },
    () => button('Export 1 record').click(),
    () => toast('Data exported'),
  ],
  [
    'the deletion of a record',
    confirmed,
    (whose) => button(`Delete: ${whose}`).click(),
    () => toast('Deleted'),
  ],
  [
    'the deletion of chosen records',
    async (whose) => {
      await confirmed();
      await page.getByLabelText(`Choose ${whose}`, { exact: true }).click();
    },
    () => button('Delete').click(),
    () => toast('Deleted'),
  ],
  [
    'a status for chosen records',
    (whose) => page.getByLabelText(`Choose ${whose}`, { exact: true }).click(),
    () =>
      page
        .getByRole('group', { name: 'Chosen records' })
        .getByRole('button', { name: 'Close: answered' })
        .click(),
    () => toast('Saved'),
  ],
  [
    'the export of a list',
    () => {
      holdDownloads();
      return Promise.resolve();
    },
    () => button('Export CSV').click(),
    () => toast('Exported'),
  ],
  [
    'the mark “do not call”',
    () => Promise.resolve(),
    () => page.getByRole('button', { name: /^Do not call or text: \(/u }).click(),
    () => page.getByText(/^Do not call or text whoever has/u),
  ],
];

test.each(IN_DIALOGS)(
  'a session that ends in the middle of %s goes on there',
  async (_what, begin, send, done) => {
    const office = openOffice();
    const { fullName, phone } = await office.sendCheck();
    await showDashboard(SUBMISSIONS);
    await openPanel(fullName);
    await expect.element(page.getByRole('heading', { name: 'What they sent' })).toBeVisible();
    await begin(fullName, phone);
    office.holdToken('yesterday-token');
    await send(fullName);
    await expect.element(password).toHaveFocus();
    await password.fill('open-the-door');
    await button('Confirm').click();
    await expect.element(done(fullName)).toBeVisible();
    await leftFor().toEqual([]);
  },
);

test('an account that has lost its rights is told so', async () => {
  const office = openOffice();
  await office.sendMessage({ name: 'Ana Rights' });
  await showDashboard('/admin/dashboard/?list=messages');
  await expect.element(entry('Ana Rights')).toBeVisible();
  office.holdToken('renter-token');
  await button('Refresh').click();
  // The list and the counts are refused, each by itself.
  const login = `/admin/login/?next=${encodeURIComponent('/admin/dashboard/?list=messages')}`;
  await leftFor().toEqual([login, login]);
  expect(keptIn(sessionStorage)).toContain('This account has no admin rights.');
});

// Last, because the page stays covered.
test('whoever does not log in again leaves for the login, which leads back to the same view', async () => {
  const office = openOffice();
  const { email } = await office.sendLead();
  await showDashboard('/admin/dashboard/?list=leads');
  await expect.element(entry(email)).toBeVisible();
  office.holdToken('yesterday-token');
  await button('Refresh').click();
  await button('Leave').click();
  await leftFor().toEqual([`/admin/login/?next=${encodeURIComponent('/admin/dashboard/?list=leads')}`]);
  expect(localStorage.getItem('adminSession')).toBeNull();
});
