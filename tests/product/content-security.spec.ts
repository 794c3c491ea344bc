import { expect, test } from 'playwright/test';

/*
 * That the policies stop nothing that people do is part of their journeys (tests/support/policy-test.ts).
 */

test('every kind of page is served with both policies', async ({ request }) => {
  for (const path of ['/', '/city/no-such-city/', '/no-such-page/', '/admin/login/']) {
    const answer = await request.get(path);
    expect.soft(answer.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect
      .soft(answer.headers()['x-robots-tag'], path)
      .toBe(path.startsWith('/admin/') ? 'noindex' : undefined);
    const inPage = (await answer.text()).match(/<meta http-equiv="content-security-policy"/gu);
    expect.soft(inPage, path).toHaveLength(1);
  }
});

test('injected code does not run, render or navigate', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const stopped: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      stopped.push(effectiveDirective);
      document.documentElement.dataset.stopped = stopped.sort().join(' ');
    });
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/stolen.png';
    const frame = document.createElement('iframe');
    frame.src = '/faq/';
    const style = document.createElement('style');
    style.textContent = 'main { display: none }';
    const button = document.createElement('button');
    button.setAttribute('onclick', 'document.title = "taken over"');
    document.body.append(script, image, frame, style, button);
    button.click();
  });
  await expect(page.locator('html')).toHaveAttribute(
    'data-stopped',
    'frame-src img-src script-src-attr script-src-elem style-src-elem',
  );
  await expect(page.locator('main')).toBeVisible();
  await expect(page).not.toHaveTitle('taken over');
});
