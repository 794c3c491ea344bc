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
  const chartsOf = async (api: ReturnType<typeof testApi>) =>
    submissionChartsSchema.parse(await (await api.asAdmin('/api/admin/charts')).json());

  test('count checks of six weeks by the list’s answer, with days in the operator’s time zone', async () => {
    const api = testApi();
    // In New York it is the day before until 5:00.
    await saveAt(api, '2026-11-15T04:59:00.000Z');
    await saveAt(api, '2026-11-15T05:00:00.000Z');
    await saveAt(api, '2026-11-20T12:00:00.000Z', { outcome: 'settlement' });
    await saveAt(api, '2026-11-21T12:00:00.000Z', { state: 'AL' });
    await saveAt(api, '2026-10-10T12:00:00.000Z');
    await saveAt(api, '2026-10-09T12:00:00.000Z');
    const { weeks } = await chartsOf(api);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual({
      from: '2026-10-11',
      to: '2026-10-17',
      counts: { eligible: 0, maybe: 0, 'not-eligible': 0 },
    });
    expect(weeks.slice(-2)).toEqual([
      { from: '2026-11-08', to: '2026-11-14', counts: { eligible: 1, maybe: 0, 'not-eligible': 0 } },
      { from: '2026-11-15', to: '2026-11-21', counts: { eligible: 1, maybe: 1, 'not-eligible': 1 } },
    ]);
  });

  test('count the first contacts of all kinds of records since then', async () => {
    const api = testApi();
    await api.post('/api/submissions', SAMPLE_CHECK);
    await api.stores.submissions.change(SAMPLE_CHECK.id, () => ({ first_contact_within: '4-hours' }));
    for (const step of ['4-hours', '3-days']) {
      const id = randomUUID();
      await api.post('/api/leads', {
        id,
        fillMs: SAMPLE_FILL_MS,
        email: `a-${step}@example.com`,
        phone: '(602) 555-0134',
      });
      await api.stores.leads.change(id, () => ({ first_contact_within: step }));
    }
    // Before the six weeks.
    await saveAt(api, '2026-10-10T12:00:00.000Z');
    const [old] = (await api.stores.submissions.page({ limit: 10 })).slice(-1);
    await api.stores.submissions.change(old?.id ?? '', () => ({ first_contact_within: 'later' }));
    const { firstContact } = await chartsOf(api);
    expect(firstContact).toEqual({ '4-hours': 2, '24-hours': 0, '3-days': 1, later: 0 });
  });

  test('count who still waits for a first contact, for longer than the promised 24 hours', async () => {
    const api = testApi({ now: new Date('2026-11-21T18:30:00.000Z') });
    await saveAt(api, '2026-11-20T18:29:00.000Z');
    await saveAt(api, '2026-11-20T18:31:00.000Z');
    // Before the six weeks.
    await saveAt(api, '2026-10-09T12:00:00.000Z');
    expect((await chartsOf(api)).stillWaiting).toBe(1);
    const [, late] = await api.stores.submissions.page({ limit: 10 });
    const change = {
      version: 0,
      entry: { id: '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d', kind: 'called', text: '', closed: 'answered' },
    };
    const patched = await api.send(`/api/admin/submissions/${late?.id ?? ''}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    expect(patched.status).toBe(200);
    expect(await chartsOf(api)).toMatchObject({ stillWaiting: 0, firstContact: { '3-days': 1 } });
  });

  test('cost at most 33 count queries', async () => {
    const { stores } = testApi();
    let counted = 0;
    const count = () => {
      counted += 1;
      return Promise.resolve(0);
    };
    const counting = { ...stores.submissions, count };
    const api = testApi({
      stores: {
        submissions: counting,
        leads: { ...stores.leads, count },
        messages: { ...stores.messages, count },
      },
    });
    expect((await api.asAdmin('/api/admin/charts')).status).toBe(200);
    expect(counted).toBe(33);
  });
});
