import { describe, expect, test } from 'vitest';

import { submissionPageSchema } from '~/domain/submission/stored-submission.ts';
import { readProblem } from '../testing/read-answer.ts';
import { SAMPLE_CHECK } from '../testing/sample-check.ts';
import { testApi } from '../testing/test-api.ts';

const PATH = '/api/admin/submissions';

const idOf = (index: number) => `0b7e9a52-6f0a-4a57-9a3b-${String(index).padStart(12, '0')}`;

/** An API that holds `count` checks: every third lost in Alabama, the others dismissed in Arizona. */
async function apiWith(count: number) {
  const api = testApi();
  for (let index = 0; index < count; index += 1) {
    const place = index % 3 === 0 ? { state: 'AL', outcome: 'lost' } : {};
    await api.post('/api/submissions', { ...SAMPLE_CHECK, ...place, id: idOf(index) });
  }
  return api;
}

async function pageOf(response: Response) {
  expect(response.status).toBe(200);
  return submissionPageSchema.parse(await response.json());
}

describe('the list of checks', () => {
  test('is empty at first', async () => {
    expect(await pageOf(await testApi().asAdmin(PATH))).toEqual({ submissions: [], next: null });
  });

  test('comes page by page, newest first, each record once', async () => {
    const api = await apiWith(7);
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const before: string = next === null ? '' : `&before=${encodeURIComponent(next)}`;
      const page = await pageOf(await api.asAdmin(`${PATH}?limit=3${before}`));
      ids.push(...page.submissions.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(ids).toEqual([6, 5, 4, 3, 2, 1, 0].map(idOf));
  });

  test('ends without an empty page when the last one is full', async () => {
    const api = await apiWith(3);
    expect((await pageOf(await api.asAdmin(`${PATH}?limit=3`))).next).toBeNull();
  });

  test('holds fifty records unless told', async () => {
    const api = await apiWith(52);
    expect((await pageOf(await api.asAdmin(PATH))).submissions).toHaveLength(50);
  });

  test('can be asked for by classification and by state', async () => {
    const api = await apiWith(6);
    const ids = async (query: string) =>
      (await pageOf(await api.asAdmin(`${PATH}?${query}`))).submissions.map(({ id }) => id);
    expect(await ids('classification=not-eligible')).toEqual([3, 0].map(idOf));
    expect(await ids('state=AZ&limit=2')).toEqual([5, 4].map(idOf));
    expect(await ids('state=AZ&classification=not-eligible')).toEqual([]);
  });

  test.each([
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=ten'],
    ['limit', 'limit=-1'],
    ['limit', 'limit=1.5'],
    ['limit', 'limit='],
    ['before', 'before=yesterday'],
    ['before', 'before=2026-11-21T18%3A30%3A00.000Z'],
    ['classification', 'classification=perhaps'],
    ['state', 'state=az'],
    ['state', 'state=Arizona'],
    ['page', 'page=2'],
  ])('cannot be asked for by a bad %s (%s): 400', async (parameter, query) => {
    const response = await testApi().asAdmin(`${PATH}?${query}`);
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual([parameter]);
  });
});
