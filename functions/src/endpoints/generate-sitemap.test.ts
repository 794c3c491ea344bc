import { describe, expect, test } from 'vitest';

import { generateReportSchema, pingReportSchema } from '~/domain/seo/sitemap-report.ts';
import { readProblem } from '../testing/read-answer.ts';
import { testApi } from '../testing/test-api.ts';

const PATH = '/api/generate-sitemap';
const asAdmin = { authorization: 'Bearer admin-token' };

describe('POST /api/generate-sitemap', () => {
  test.each([
    ['nobody', {}, 401],
    ['a signed-in renter', { authorization: 'Bearer renter-token' }, 403],
  ])('is closed to %s, and does nothing', async (_who, headers, status) => {
    const api = testApi({ sitemap: { builtSitemap: () => Promise.reject(new Error('asked for')) } });
    for (const call of [{ type: 'generate' }, { path: 'ping-search-engines' }]) {
      const response = await api.post(PATH, call, headers);
      expect(response.status).toBe(status);
      await readProblem(response);
    }
  });

  test.each([
    [{}],
    [{ type: 'ping' }],
    [{ path: '/etc/passwd' }],
    [{ type: 'generate', path: 'ping-search-engines' }],
    [{ type: 'generate', origin: 'http://169.254.169.254' }],
    ['generate'],
    [null],
  ])('takes %j for neither of its calls, and does nothing', async (body) => {
    const api = testApi({ sitemap: { builtSitemap: () => Promise.reject(new Error('asked for')) } });
    const response = await api.post(PATH, body, asAdmin);
    expect(response.status).toBe(400);
    expect((await readProblem(response)).detail).toContain('Nothing was done.');
  });

  test('counts the build’s pages, and says that nothing else is set up', async () => {
    const response = await testApi().post(PATH, { type: 'generate' }, asAdmin);
    expect(response.status).toBe(200);
    expect(generateReportSchema.parse(await response.json())).toEqual({
      kind: 'generated',
      at: '2026-11-21T18:30:00.000Z',
      totalUrls: 2,
      files: [{ name: 'sitemap-main.xml', urls: 2 }],
      live: { state: 'not-set-up' },
      rebuild: { state: 'not-set-up' },
      recorded: true,
    });
  });

  test('pings nobody where nobody is set up, and says so of each engine', async () => {
    const response = await testApi().post(PATH, { path: 'ping-search-engines' }, asAdmin);
    const { engines } = pingReportSchema.parse(await response.json());
    expect(engines.map(({ engine, outcome }) => [engine, outcome])).toEqual([
      ['IndexNow', 'not-set-up'],
      ['Google Search Console', 'not-set-up'],
    ]);
  });
});
