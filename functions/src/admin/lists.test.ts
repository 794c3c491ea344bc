import { describe, expect, test } from 'vitest';

import { storedSubmissionSchema } from '../../../src/domain/check/record.ts';
import { recordPageSchema } from '../../../src/domain/records/document.ts';

import { readProblem, testApi } from '../testing/api.ts';
import { SAMPLE_CHECK } from '../testing/sample-check.ts';

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
  return recordPageSchema(storedSubmissionSchema).parse(await response.json());
}

describe('the list of checks', () => {
  test('is empty at first', async () => {
    expect(await pageOf(await testApi().asAdmin(PATH))).toEqual({ records: [], next: null, matching: 0 });
  });

  test('comes in pages, newest first, with each record once', async () => {
    const api = await apiWith(7);
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const before: string = next === null ? '' : `&before=${encodeURIComponent(next)}`;
      const page = await pageOf(await api.asAdmin(`${PATH}?limit=3${before}`));
      ids.push(...page.records.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    expect(ids).toEqual([6, 5, 4, 3, 2, 1, 0].map(idOf));
  });

  test('ends without an empty page when the last one is full', async () => {
    const api = await apiWith(3);
    expect((await pageOf(await api.asAdmin(`${PATH}?limit=3`))).next).toBeNull();
  });

  test('returns fifty records by default', async () => {
    const api = await apiWith(52);
    expect((await pageOf(await api.asAdmin(PATH))).records).toHaveLength(50);
  });

  test('can be filtered by classification, state and language', async () => {
    const api = await apiWith(6);
    const ids = async (query: string) =>
      (await pageOf(await api.asAdmin(`${PATH}?${query}`))).records.map(({ id }) => id);
    expect(await ids('classification=not-eligible')).toEqual([3, 0].map(idOf));
    expect(await ids('state=AZ&limit=2')).toEqual([5, 4].map(idOf));
    expect(await ids('state=AZ&classification=not-eligible')).toEqual([]);
    expect(await ids('state=AL&language=en')).toEqual([3, 0].map(idOf));
    expect(await ids('state=AL&language=es')).toEqual([]);
    expect((await api.asAdmin('/api/admin/messages?state=AZ')).status).toBe(400);
  });

  test('can be limited to days in the operator’s time zone', async () => {
    const api = testApi();
    const hours = [
      '2026-10-31T03:59:59.999Z',
      '2026-10-31T04:00:00.000Z',
      // Daylight saving time ends on this day.
      '2026-11-02T04:59:59.999Z',
      '2026-11-02T05:00:00.000Z',
    ];
    for (const [index, hour] of hours.entries()) {
      await testApi({ now: new Date(hour), stores: api.stores }).post('/api/submissions', {
        ...SAMPLE_CHECK,
        id: idOf(index),
      });
    }
    const page = await pageOf(await api.asAdmin(`${PATH}?from=2026-10-31&to=2026-11-01`));
    expect(page.records.map(({ id }) => id)).toEqual([2, 1].map(idOf));
    expect(page.matching).toBe(2);
  });

  test('gives the total number of matches with the first page only', async () => {
    const api = await apiWith(7);
    const first = await pageOf(await api.asAdmin(`${PATH}?state=AZ&limit=3`));
    expect(first).toMatchObject({ matching: 4 });
    const second = await pageOf(await api.asAdmin(`${PATH}?state=AZ&limit=3&before=${String(first.next)}`));
    expect(second).toMatchObject({ matching: null, next: null });
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
    ['work', 'work=done'],
    ['from', 'from=yesterday'],
    ['to', 'to=2026-02-30'],
    ['to', 'to=9999-12-31'],
  ])('answers 400 to a bad %s (%s)', async (parameter, query) => {
    const response = await testApi().asAdmin(`${PATH}?${query}`);
    expect(response.status).toBe(400);
    const { errors = {} } = await readProblem(response);
    expect(Object.keys(errors)).toEqual([parameter]);
    expect(errors[parameter]).toMatch(/^(?:Use |Not part of this request$)/u);
  });
});
