import { expect, test, vi } from 'vitest';

import { CHECK_FORM } from '#domain/check/form.ts';

import {
  backToForm,
  fillIn,
  serveChecks,
  showCheck,
  submit,
  SUBMISSIONS,
} from '../../../tests/component/check.tsx';
import { planHeading } from '../../../tests/component/plan.tsx';
import { ALL_HOSTILE_TEXTS } from '../../../tests/prove/support/hostile-texts.ts';

/** Texts as the check accepts them; texts of blanks only are not a name and are refused. */
const KEPT = ALL_HOSTILE_TEXTS.flatMap((text) => {
  const name = CHECK_FORM.fullName.input.safeParse(text);
  return name.success ? [name.data.toWellFormed()] : [];
});

/** The texts combined into few, because hostile code runs with any text around it. Longer ones are left out. */
function packed(limit: number): string[] {
  const packs: string[] = [];
  for (const text of KEPT.filter(({ length }) => length <= limit)) {
    const last = packs.pop();
    const both = `${last ?? ''} ${text}`.trim();
    if (last === undefined || both.length <= limit) packs.push(both);
    else packs.push(last, text);
  }
  return packs;
}

test('hostile texts do nothing in the check and its result', async () => {
  const dialogs = (['alert', 'confirm', 'prompt', 'open'] as const).map((name) =>
    vi.spyOn(window, name).mockImplementation(() => null as never),
  );
  const server = serveChecks();
  const errors: unknown[] = [];
  addEventListener('error', ({ message }) => errors.push(message));
  const box = await showCheck();
  fillIn();
  submit();
  await expect.element(planHeading()).toBeVisible();
  const globals = () =>
    [...Object.getOwnPropertyNames(window), ...Object.getOwnPropertyNames(Object.prototype)].sort();
  const known = globals();
  const { title } = document;
  const strange = () => box.querySelectorAll('script, iframe, object, img, [onerror], [onload]').length;
  const own = strange();
  const packs = packed(CHECK_FORM.county.limit);
  expect(packs.length).toBeGreaterThan(5);
  for (const county of packs) {
    await backToForm();
    fillIn({ county, fullName: county, details: KEPT.join('\n').slice(0, CHECK_FORM.details.limit) });
    submit();
    await expect.element(planHeading()).toBeVisible();
    expect(strange()).toBe(own);
  }
  await expect.poll(() => server.requests(SUBMISSIONS).length).toBe(packs.length + 1);
  expect(document.title).toBe(title);
  expect(globals()).toEqual(known);
  for (const dialog of dialogs) expect(dialog).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
  const elsewhere = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin));
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});
