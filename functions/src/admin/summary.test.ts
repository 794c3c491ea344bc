import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { numbersSchema } from '../../../src/domain/office/numbers.ts';

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

describe('the numbers', () => {
  const numbersOf = async (api: ReturnType<typeof testApi>) =>
    numbersSchema.parse(await (await api.asAdmin('/api/admin/numbers')).json());
  const log = async (api: ReturnType<typeof testApi>, path: string, entry: object) => {
    const response = await api.send(`/api/admin/${path}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ version: 0, entry: { id: randomUUID(), kind: 'called', text: '', ...entry } }),
    });
    expect(response.status).toBe(200);
  };

  test('have what was done today, once for a person, why records were closed, and what the law says', async () => {
    const api = testApi({ now: new Date('2026-11-21T18:30:00.000Z') });
    await api.post('/api/submissions', SAMPLE_CHECK);
    const finding = (await api.stores.submissions.get(SAMPLE_CHECK.id))?.finding;
    const lead = { id: randomUUID(), fillMs: SAMPLE_FILL_MS, phone: SAMPLE_CHECK.phone };
    await api.post('/api/leads', { ...lead, email: SAMPLE_CHECK.email });
    await log(api, `submissions/${SAMPLE_CHECK.id}`, { closed: 'client' });
    const numbers = await numbersOf(api);
    expect(numbers).toMatchObject({
      since: '2026-10-23',
      today: { calls: 1, reached: 1, clients: 1 },
      closed: { client: 2, answered: 0 },
      findings: { [String(finding)]: 1 },
    });
    expect(Object.values(numbers.findings).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('begin with the operator’s day, and cover thirty of them', async () => {
    const { stores } = testApi();
    // In New York it is the day before until 4:00 in October and 5:00 in November.
    for (const [index, time] of ['2026-10-23T03:59:00.000Z', '2026-10-23T04:00:00.000Z'].entries()) {
      const { post } = testApi({ now: new Date(time), stores });
      await post('/api/submissions', { ...SAMPLE_CHECK, id: randomUUID(), email: `a${index}@example.com` });
    }
    const late = testApi({ now: new Date('2026-11-21T04:59:00.000Z'), stores });
    const [record] = await stores.submissions.page({ limit: 1 });
    await log(late, `submissions/${record?.id ?? ''}`, { closed: 'answered' });
    const { today, closed, findings } = await numbersOf(
      testApi({ now: new Date('2026-11-21T18:30:00.000Z'), stores }),
    );
    expect(today).toEqual({ calls: 0, reached: 0, clients: 0 });
    expect(closed.answered).toBe(1);
    expect(Object.values(findings).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('cost at most 30 count queries', async () => {
    const { stores } = testApi();
    let counted = 0;
    const count = () => {
      counted += 1;
      return Promise.resolve(0);
    };
    const api = testApi({
      stores: {
        submissions: { ...stores.submissions, count },
        leads: { ...stores.leads, count },
        messages: { ...stores.messages, count },
      },
    });
    expect((await api.asAdmin('/api/admin/numbers')).status).toBe(200);
    expect(counted).toBe(23);
  });
});
