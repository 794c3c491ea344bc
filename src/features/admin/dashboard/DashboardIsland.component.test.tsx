import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { queryClient } from '#features/admin/data/query-client.ts';
import { showToast } from '#ui/toasts/store.ts';

import {
  button,
  download,
  entry,
  holdDownloads,
  keptIn,
  leftFor,
  openOffice,
  openPanel,
  pageViolations,
  passTime,
  searchBox,
  showDashboard,
  toast,
} from '../../../../tests/component/back-office.tsx';

import security from '../../../../SECURITY.md?raw';
import { coveredFocus } from '../../../../tests/support/page-checks.ts';

const nav = page.getByRole('navigation', { name: 'Dashboard' });
const account = page.getByText('Account', { exact: true });

describe('the views', () => {
  test('are links with addresses and titles, for Back and Forward', async () => {
    const office = openOffice();
    const check = await office.sendCheck();
    const lead = await office.sendLead();
    await showDashboard();
    await expect.element(entry(check.fullName)).toBeVisible();
    await nav.getByRole('link', { name: 'Leads' }).click();
    await expect.element(entry(lead.email)).toBeVisible();
    expect(location.pathname + location.search).toBe('/admin/dashboard/?list=leads');
    await expect.poll(() => document.title).toMatch(/^\(2\) Leads \| /u);
    await expect.element(nav.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page');
    await expect.element(nav.getByRole('link', { name: 'Submissions' })).not.toHaveAttribute('aria-current');
    await expect.element(button('Not Eligible')).not.toBeInTheDocument();
    history.back();
    await expect.element(entry(check.fullName)).toBeVisible();
    await expect.poll(() => document.title).toMatch(/ Submissions \| /u);
    history.forward();
    await expect.element(entry(lead.email)).toBeVisible();
  });

  test('ask for their own data and the queue only, once', async () => {
    const office = openOffice();
    const lead = await office.sendLead();
    await showDashboard('/admin/dashboard/?list=leads');
    await expect.element(entry(lead.email)).toBeVisible();
    await expect.element(nav.getByRole('link', { name: 'Waiting 1 waiting' })).toBeVisible();
    const asked = ['queue', 'queue/counts', 'leads', 'submissions', 'summary', 'numbers'].filter(
      (name) => office.calls(`/api/admin/${name}`).length > 0,
    );
    expect(asked).toEqual(['queue', 'leads']);
    for (const name of asked) expect(office.calls(`/api/admin/${name}`)).toHaveLength(1);
  });

  test('are skipped to by a link', async () => {
    openOffice();
    await showDashboard();
    const skip = page.getByRole('link', { name: 'Skip to the list' });
    (skip.element() as HTMLElement).focus();
    await expect.element(skip).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.id).toBe('list');
  });
});

test('keyboard shortcuts move through rows and work on them, and can be turned off', async () => {
  const office = openOffice();
  const older = await office.sendCheck();
  const newer = await office.sendCheck();
  await showDashboard();
  await expect.element(entry(newer.fullName)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(entry(newer.fullName)).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(entry(older.fullName)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(entry(newer.fullName)).toHaveFocus();
  await userEvent.keyboard('n');
  const note = page.getByLabelText(`Note about ${newer.fullName}`);
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('jack?');
  await expect.element(note).toHaveValue('jack?');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('/');
  await expect.element(searchBox).toHaveFocus();
  await expect.element(searchBox).toHaveValue('');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect.element(keys).toBeVisible();
  expect(await pageViolations()).toEqual([]);
  await keys.getByLabelText('Use these keys').click();
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect.element(keys).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(keys).not.toBeInTheDocument();
});

describe('logging out', () => {
  test('removes the session, leads to the login, and is confirmed there', async () => {
    openOffice();
    await showDashboard();
    await button('Logout').click();
    await leftFor().toEqual(['/admin/login/']);
    expect(localStorage.getItem('adminSession')).toBeNull();
    expect(keptIn(sessionStorage)).toContain('You have been successfully logged out');
  });

  test('clears what the tab holds of renters', async () => {
    const office = openOffice();
    const { fullName } = await office.sendCheck();
    sessionStorage.setItem('eligibilityCheck', JSON.stringify({ fields: { fullName } }));
    await showDashboard();
    await expect.element(entry(fullName)).toBeVisible();
    await button('Logout').click();
    await leftFor().toEqual(['/admin/login/']);
    expect(keptIn(sessionStorage)).not.toContain(fullName);
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ).not.toContain(fullName);
  });

  test('that cannot remove the identity leaves the admin logged in, says so and can be retried', async () => {
    const office = openOffice();
    const signOut = vi.spyOn(office.auth, 'signOut').mockResolvedValueOnce(false);
    await showDashboard();
    await button('Logout').click();
    await expect.element(toast('Error')).toMatchTextContent('You are still logged in');
    expect(localStorage.getItem('adminSession')).not.toBeNull();
    await leftFor().toEqual([]);
    await button('Logout').click();
    await leftFor().toEqual(['/admin/login/']);
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  test('in another tab leads to the login here too', async () => {
    openOffice();
    await showDashboard();
    await account.click();
    await expect.element(page.getByText('Logged in as admin@example.com')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Second factor' }))
      .toHaveAttribute('href', '/admin/second-factor/');
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminSession', newValue: null }));
    await leftFor().toEqual(['/admin/login/']);
  });

  test('everywhere ends the sessions on the server, and says so when it cannot be reached', async () => {
    const office = openOffice();
    office.answer('/api/admin/sign-out-everywhere', () => Response.json({}, { status: 400 }));
    await showDashboard();
    await account.click();
    const question = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    await button('Log out everywhere').click();
    expect(question).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Log out everywhere?'));
    expect(office.calls('/api/admin/sign-out-everywhere')).toHaveLength(0);
    await button('Log out everywhere').click();
    await expect.element(toast('Error')).toMatchTextContent('Nobody was logged out');
    await leftFor().toEqual([]);
    office.answer('/api/admin/sign-out-everywhere', undefined);
    await button('Log out everywhere').click();
    await leftFor().toEqual(['/admin/login/']);
    expect(await office.api.sessions.endedAt('account-of-admin-token')).toBeDefined();
    expect(localStorage.getItem('adminSession')).toBeNull();
    expect(keptIn(sessionStorage)).toContain('logged out on every device');
  });
});

describe('the password, asked for again', () => {
  test('lets an export continue where it was', async () => {
    const office = openOffice();
    await office.sendCheck();
    office.holdToken('morning-token');
    await showDashboard();
    const { name } = await download(async () => {
      await button('Export CSV').click();
      const question = page.getByRole('dialog', { name: 'Type your password again' });
      const password = question.getByLabelText('Password of admin@example.com');
      await expect.element(password).toHaveFocus();
      expect(await pageViolations()).toEqual([]);
      await password.fill('wrong');
      await button('Confirm').click();
      await expect.element(password).toHaveAccessibleDescription(/That password is wrong/u);
      await password.fill('open-the-door');
      await button('Confirm').click();
      await expect.element(question).not.toBeInTheDocument();
    });
    expect(name).toMatch(/\.csv$/u);
  });

  test('can be declined without being logged out', async () => {
    const office = openOffice();
    await office.sendCheck();
    office.holdToken('morning-token');
    const downloads = holdDownloads();
    await showDashboard();
    await button('Export CSV').click();
    await expect.element(page.getByRole('dialog', { name: 'Type your password again' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'The export stopped' }))
      .toMatchTextContent('Type your password again to do this.');
    await leftFor().toEqual([]);
    expect(downloads).not.toHaveBeenCalled();
  });
});

test('a call that needs a second factor leads to its page', async () => {
  const office = openOffice();
  await office.sendMessage({ name: 'Ana Factor' });
  await showDashboard('/admin/dashboard/?list=messages');
  await expect.element(entry('Ana Factor')).toBeVisible();
  office.holdToken('password-only-token');
  await button('Refresh').click();
  await leftFor().toContain('/admin/second-factor/');
});

test('a view whose script cannot be fetched, as after a deployment, asks to load the page again', async () => {
  openOffice();
  vi.doMock('#features/admin/audit/AuditPanel.tsx', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await showDashboard();
  await nav.getByRole('link', { name: 'Audit log' }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'This page stopped working.' }))
    .toBeVisible();
  await expect.element(nav.getByRole('link', { name: 'Waiting' })).toBeVisible();
  await button('Load the page again').click();
  await leftFor().toHaveLength(1);
});

test('an idle admin is warned, then logged out behind a cover, and later finds what was typed', async () => {
  const office = openOffice();
  const { fullName } = await office.sendCheck();
  await showDashboard();
  await openPanel(fullName);
  const note = page.getByLabelText(`Note about ${fullName}`);
  await note.fill('Called, asked to wait');

  passTime(28 * 60_000);
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect.element(warning).toBeVisible();
  expect(await pageViolations()).toEqual([]);
  await button('Stay logged in').click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(note).toHaveValue('Called, asked to wait');

  expect(security).toContain('for 30 idle minutes');
  passTime(30 * 60_000);
  const curtain = page.getByRole('dialog', { name: 'You were logged out' });
  await expect.element(curtain).toBeVisible();
  // Nobody who finds the computer can read names.
  expect(getComputedStyle(curtain.element(), '::backdrop').backgroundColor).toMatch(/^rgb\(/u);
  expect(await pageViolations()).toEqual([]);
  // The minutely request waits for the login, and the page stays open.
  passTime(2.5 * 60_000);
  await curtain.getByLabelText('Password of admin@example.com').fill('open-the-door');
  await button('Confirm').click();
  await expect.element(curtain).not.toBeInTheDocument();
  await expect.element(note).toHaveValue('Called, asked to wait');
  await button('Refresh').click();
  await expect.element(entry(fullName)).toBeVisible();
  await leftFor().toEqual([]);
});

describe.each([
  // Less the page's header.
  ['a phone', 390, 844 - 48],
  ['a wide screen', 1440, 900 - 48],
])('on %s nothing that has the focus is covered', (_screen, width, height) => {
  /** Opens a panel with two toasts, which stay. */
  async function openWithToasts() {
    const office = openOffice();
    const { fullName, email } = await office.sendCheck({ details: 'Long. '.repeat(30) });
    await showDashboard();
    await page.viewport(width, height);
    const panel = await openPanel(fullName);
    await expect.element(panel.getByRole('heading', { name: 'What they sent' })).toBeVisible();
    for (const title of ['Error', 'Trouble']) {
      showToast({ title, description: '0 of 1 now “Contacted”.', tone: 'destructive' });
      await expect.element(toast(title)).toBeVisible();
    }
    return { panel: panel.element(), fullName, email };
  }

  /** What is covered of all that has the focus in an element, by one key from a control at its end. */
  async function coveredOnTheWay(within: Element, from: Element, key: string): Promise<string[]> {
    const covered: string[] = [];
    (from as HTMLElement).focus();
    while (within.contains(document.activeElement)) {
      covered.push(...coveredFocus());
      await userEvent.keyboard(key);
    }
    return covered;
  }

  test('on the way through a panel and its correction, with toasts and without', async () => {
    const { panel, fullName } = await openWithToasts();
    await button(`Correct: ${fullName}`).click();
    await expect.element(button('Save correction')).toBeVisible();
    // The form is shown whole, not only the field that got the focus.
    button('Save correction').element().focus({ preventScroll: true });
    expect(coveredFocus()).toEqual([]);
    const [first, last] = [button(`Close: ${fullName}`).element(), button('Save and next').element()];
    expect(await coveredOnTheWay(panel, first, '{Tab}')).toEqual([]);
    expect(await coveredOnTheWay(panel, last, '{Shift>}{Tab}{/Shift}')).toEqual([]);
    await button('Close: Error').click();
    await button('Close: Trouble').click();
    expect(await coveredOnTheWay(panel, first, '{Tab}')).toEqual([]);
  });

  test('when a dialog gives the focus back with a toast', async () => {
    const { fullName, email } = await openWithToasts();
    const opener = button(`Data request: ${fullName}`);
    const press = async (control: Element) => {
      (control as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    };
    // At the lower edge, where the next toast will be.
    opener.element().scrollIntoView({ block: 'end' });
    await press(opener.element());
    await expect.element(button(email)).toBeVisible();
    await press(button(email).element());
    await expect.element(button('Export 1 record')).toBeEnabled();
    await download(() => press(button('Export 1 record').element()));
    await expect.element(toast('Data exported')).toBeVisible();
    await expect.element(opener).toHaveFocus();
    await expect.poll(coveredFocus).toEqual([]);
  });
});

test('the bars at the edges of a phone’s window get the focus without scrolling the page', async () => {
  const office = openOffice();
  const { fullName } = await office.sendCheck({ details: 'Long. '.repeat(30) });
  await showDashboard();
  await page.viewport(390, 844 - 48);
  const panel = await openPanel(fullName);
  await expect.element(panel.getByRole('heading', { name: 'What they sent' })).toBeVisible();
  showToast({ title: 'Error', description: '0 of 1 now “Contacted”.', tone: 'destructive' });
  const places: Readonly<Record<string, () => Promise<void>>> = {
    'the search': () => userEvent.keyboard('/'),
    'the toasts': () => userEvent.keyboard('{Alt>}t{/Alt}{Tab}'),
    'the buttons of the panel': () => {
      button('Save').element().focus();
      return userEvent.keyboard('{Tab}');
    },
  };
  for (const [place, go] of Object.entries(places)) {
    (panel.getByRole('heading', { level: 2 }).element() as HTMLElement).focus({ preventScroll: true });
    window.scrollTo(0, 300);
    await go();
    await expect
      .poll(() => document.activeElement?.tagName, { message: place })
      .toMatch(/^(?:INPUT|BUTTON)$/u);
    expect(window.scrollY, place).toBe(300);
  }
});
