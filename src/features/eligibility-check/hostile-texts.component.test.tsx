import { expect, test } from 'vitest';

import { CHECK_FORM } from '#domain/check/form.ts';

import {
  backToForm,
  fillIn,
  serveChecks,
  showCheck,
  submit,
  SUBMISSIONS,
} from '../../../tests/component/check.tsx';
import { KEPT_TEXTS, packedTexts, watchForInjection } from '../../../tests/component/injection-watch.ts';
import { planHeading } from '../../../tests/component/plan.tsx';

test('hostile texts do nothing in the check and its result', async () => {
  const server = serveChecks();
  const box = await showCheck();
  fillIn();
  submit();
  await expect.element(planHeading()).toBeVisible();
  const expectNothing = watchForInjection();
  const { title } = document;
  const strange = () => box.querySelectorAll('script, iframe, object, img, [onerror], [onload]').length;
  const own = strange();
  const packs = packedTexts(CHECK_FORM.county.limit);
  expect(packs.length).toBeGreaterThan(5);
  for (const county of packs) {
    await backToForm();
    const details = KEPT_TEXTS.join('\n').slice(0, CHECK_FORM.details.limit);
    fillIn({ county, fullName: county, details });
    submit();
    await expect.element(planHeading()).toBeVisible();
    expect(strange()).toBe(own);
  }
  await expect.poll(() => server.requests(SUBMISSIONS).length).toBe(packs.length + 1);
  expect(document.title).toBe(title);
  expectNothing();
});
