import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { submissionChartsSchema } from '../../../src/domain/api/contract.ts';

import { testApi } from '../testing/api.ts';
import { SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

test('the summary also counts checks under review as not eligible (departure D13)', async () => {
  const api = testApi();
  const outcomes = ['dismissed', 'won', 'settlement', 'lost', 'lost', 'lost'];
  for (const [index, outcome] of outcomes.entries()) {
    const id = `0b7e9a52-6f0a-4a57-9a3b-${String(index).padStart(12, '0')}`;
    await api.post('/api/submissions', { ...SAMPLE_CHECK, id, outcome, paymentStatus: 'not-paid' });
  }
  const response = await api.asAdmin('/api/admin/summary');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ counts: { eligible: 2, maybe: 1, notEligible: 4 } });
});

describe('the charts', () => {
  const saveAt = async (api: ReturnType<typeof testApi>, time: string, changes: object = {}) => {
    const { post } = testApi({ now: new Date(time), stores: api.stores });
    const response = await post('/api/submissions', { ...SAMPLE_CHECK, id: randomUUID(), ...changes });
    expect(response.status).toBe(201);
  };
  const chartsOf = async (api: ReturnType<typeof testApi>, range = 'all') =>
    submissionChartsSchema.parse(await (await api.asAdmin(`/api/admin/charts?range=${range}`)).json());

  test.each([
    ['7', 7, '2026-11-15', 1],
    ['30', 30, '2026-10-23', 2],
    ['90', 90, '2026-08-24', 3],
    ['all', 90, null, 4],
  ])('cover the range of %s', async (range, length, from, all) => {
    const api = testApi();
    for (const day of ['2026-11-20', '2026-11-01', '2026-10-01', '2026-01-01']) {
      await saveAt(api, `${day}T12:00:00.000Z`);
    }
    const charts = await chartsOf(api, range);
    expect(charts.days).toHaveLength(length);
    expect(charts.from).toBe(from);
    expect(charts.states.AZ).toBe(all);
    expect(charts.results.eligible).toBe(all);
    expect(charts.work.submissions).toEqual({ new: all, contacted: 0, closed: 0 });
  });

  test('count checks, leads and messages by what became of them', async () => {
    const api = testApi();
    await api.post('/api/submissions', SAMPLE_CHECK);
    for (const [index, status] of ['contacted', 'closed', 'closed'].entries()) {
      const id = randomUUID();
      await api.post('/api/leads', {
        id,
        fillMs: SAMPLE_FILL_MS,
        email: `a${index}@example.com`,
        phone: '(602) 555-0134',
      });
      await api.stores.leads.change(id, () => ({ work_status: status }));
    }
    const { work } = await chartsOf(api, '7');
    expect(work).toEqual({
      submissions: { new: 1, contacted: 0, closed: 0 },
      leads: { new: 0, contacted: 1, closed: 2 },
      messages: { new: 0, contacted: 0, closed: 0 },
    });
  });

  test('count by day in the operator’s time zone, by result and by state', async () => {
    const api = testApi();
    await saveAt(api, '2026-11-20T04:59:00.000Z');
    await saveAt(api, '2026-11-20T05:00:00.000Z', { outcome: 'settlement' });
    await saveAt(api, '2026-11-21T04:59:00.000Z', { state: 'AL' });
    await saveAt(api, '2024-01-01T12:00:00.000Z', { filingDate: '2020-01-01', state: 'AL' });
    const charts = await chartsOf(api);
    expect(charts.days).toHaveLength(90);
    expect(charts.days.at(-1)).toEqual({ day: '2026-11-21', count: 0 });
    expect(charts.days.at(-2)).toEqual({ day: '2026-11-20', count: 2 });
    expect(charts.days.at(-3)).toEqual({ day: '2026-11-19', count: 1 });
    expect(charts.results).toEqual({ eligible: 1, maybe: 1, 'not-eligible': 2 });
    expect(charts.states).toMatchObject({ AZ: 2, AL: 2, TX: 0 });
    expect(Object.keys(charts.states)).toHaveLength(51);
  });

  test.each(['range=8', 'days=3'])('answer 400 to the query %s', async (query) => {
    expect((await testApi().asAdmin(`/api/admin/charts?${query}`)).status).toBe(400);
  });
});
