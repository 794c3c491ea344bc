import { expect, test } from 'playwright/test';

import { rawGet } from '../support/raw-request.ts';

/** Used in addresses only: a response that contains it repeats what was sent. */
const MARK = 'zqxj';

/** Where places have their pages, and Hosting answers for the rest. */
const FOLDERS = ['/state/', '/state/texas/', '/city/', '/locations/', '/data/'] as const;

/** Slugs that no place has, such as people might try. */
const ODD_SLUGS = {
  'upper case': `HOUSTON-${MARK}/`,
  'a blank': `new%20york%20${MARK}/`,
  'an accent': `t%C3%A9xas-${MARK}/`,
  'another script': '%E6%9D%B1%E4%BA%AC/',
  'no slash at the end': `texas-${MARK}`,
  'two slashes at the end': `texas-${MARK}//`,
  'an encoded slash': `texas%2f${MARK}`,
  'letters encoded for no reason': `%68ouston-${MARK}/`,
  'an encoding encoded again': `%2570ortland-${MARK}/`,
  'the folder above': '../',
  'the folder above, encoded': '%2e%2e/',
  'folders above, encoded, and a file': `%2e%2e%2f%2e%2e%2f${MARK}.json`,
  'folders above, as Windows writes them': `..%5c..%5c${MARK}`,
  'a NUL': `texas%00${MARK}/`,
  'a new line and a header': `texas%0d%0aX-Header:%20${MARK}/`,
  'a script': `%3Cscript%3E${MARK}()%3C%2Fscript%3E/`,
  'a script, not encoded': `<script>${MARK}()</script>/`,
  'an image with a handler': `%22%3E%3Cimg%20src=x%20onerror=${MARK}()%3E/`,
  'a name that every object has': 'constructor/',
  'the name of all prototypes': '__proto__/',
} as const;

test.describe('an odd address gets an existing page or "not found", and is not echoed @desktop', () => {
  for (const [what, slug] of Object.entries(ODD_SLUGS)) {
    test(what, async ({ baseURL }) => {
      for (const folder of FOLDERS) {
        const { status, location, body } = await rawGet(baseURL ?? '', folder + slug);
        expect.soft([200, 404], `status of ${folder} with ${what}`).toContain(status);
        expect.soft(location, `${folder} with ${what} redirects`).toBeUndefined();
        expect.soft(body.includes(MARK), `${folder} with ${what} is repeated`).toBe(false);
        expect.soft(body, `${folder} with ${what} is a page`).toContain('<h1');
      }
    });
  }
});

test('an address that cannot be decoded is a bad request, and ends nothing @desktop', async ({ baseURL }) => {
  for (const address of ['/city/%E0%A4%A', '/%', '/faq/?q=%zz', '/api/%c0%af', '//', '/state/%ED%A0%80/'])
    expect(await rawGet(baseURL ?? '', address), address).toMatchObject({ status: 400 });
  expect(await rawGet(baseURL ?? '', '/faq/')).toMatchObject({ status: 200 });
});

test('an address with another ending is redirected to the right one @desktop', async ({ baseURL }) => {
  for (const [asked, right] of [
    ['/state/texas', '/state/texas/'],
    ['/state/texas/index.html', '/state/texas/'],
    ['/state/texas/houston', '/state/texas/houston/'],
    ['/city/houston', '/city/houston/'],
    ['/city/houston?state=MO&issue=bankruptcy', '/city/houston/?state=MO&issue=bankruptcy'],
    ['/locations', '/locations/'],
  ] as const) {
    expect(await rawGet(baseURL ?? '', asked), asked).toMatchObject({ status: 301, location: right });
  }
});

test('the back office’s short address leads to its login @desktop', async ({ page }) => {
  for (const asked of ['/admin', '/admin/']) {
    await page.goto(asked);
    await expect(page, asked).toHaveURL('/admin/login/');
  }
});

test('an unknown state gets a 404 page that leads home', async ({ page }) => {
  for (const address of ['/state/atlantis/houston/', '/state/atlantis/']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('State Not Found');
  }
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a mistyped address leads to the page that was meant @desktop', async ({ page }) => {
  for (const [typed, right] of [
    ['/Eligibility-Check/', '/eligibility-check/'],
    ['/state/CA/', '/state/california/'],
    ['/state/Texas/', '/state/texas/'],
    ['/faq/)', '/faq/'],
    ['/es/faq/,', '/es/faq/'],
  ] as const) {
    await page.goto(typed);
    await expect(page, typed).toHaveURL(right);
  }
});

test('a city in everyday spelling leads to the address of its page', async ({ page }) => {
  await page.goto("/city/Coeur%20d'Alene/?issue=bankruptcy");
  await expect(page).toHaveURL('/city/coeur-dalene/?issue=bankruptcy');
});
