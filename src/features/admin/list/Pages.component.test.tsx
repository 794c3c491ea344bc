import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { button, openOffice, showDashboard } from '../../../../tests/component/back-office.tsx';

const COUNT = 15;

/** Leads that the admin has marked, so that there are as many lines in the audit log. */
async function openBusyOffice() {
  const office = openOffice();
  for (const path of [ADMIN_API_PATHS.leads, ADMIN_API_PATHS.audit]) office.shortenPages(path, COUNT);
  for (let count = 0; count < COUNT * 2; count += 1) {
    const { id } = await office.sendLead();
    const change = {
      version: 0,
      entry: { id: crypto.randomUUID(), kind: 'called', text: '', closed: 'answered' },
    };
    await office.asOtherAdmin('PATCH', `/api/admin/leads/${id}`, change);
  }
}

test.each([
  ['the leads', '?list=leads', 'tbody tr[id]'],
  ['the audit log', '?list=audit', '#list li'],
])('another page of %s is shown from its first line', async (_list, view, lines) => {
  await openBusyOffice();
  for (const width of [390, 1440]) {
    await showDashboard(`/admin/dashboard/${view}`);
    await page.viewport(width, 400);
    await expect.poll(() => document.querySelectorAll(lines)).toHaveLength(COUNT);
    const texts = () => document.querySelector('#list')?.textContent;
    for (const name of ['Older', 'Newer']) {
      const before = texts();
      button(name).element().scrollIntoView({ block: 'end' });
      await button(name).click();
      await expect.poll(texts).not.toBe(before);
      await expect.poll(() => document.querySelectorAll(lines)).toHaveLength(COUNT);
      await expect
        .element(page.getBySelector(lines).first(), { message: `${name} at ${width}` })
        .toBeInViewport();
      await expect.element(page.getBySelector('#list')).toHaveFocus();
    }
  }
});
