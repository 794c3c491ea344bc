import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { readProblem, testApi } from '../testing/api.ts';
import { newLead } from '../testing/new-lead.ts';
import { SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

const idOf = (index: number) => `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c${String(index).padStart(2, '0')}`;

function searching(api: ReturnType<typeof testApi>) {
  return (text: string) =>
    api.send('/api/admin/search', {
      headers: { authorization: 'Bearer admin-token', 'x-search': encodeURIComponent(text) },
    });
}

const records = z.array(z.looseObject({ id: z.string(), collection: z.string() }));
const foundSchema = z.object({
  records,
  close: records,
  dropped: z.array(z.string()),
  has_more: z.boolean(),
});

/** A check, a lead and a message of three people with one phone number. */
async function office() {
  const api = testApi();
  const shared = { fillMs: SAMPLE_FILL_MS, phone: SAMPLE_CHECK.phone };
  await api.post('/api/submissions', SAMPLE_CHECK);
  await api.post('/api/leads', { ...shared, id: idOf(1), email: 'lee@example.com' });
  await api.post('/api/messages', {
    ...shared,
    id: idOf(2),
    name: 'Dana Ortiz',
    email: 'dana@example.com',
    message: 'Hi',
  });
  const search = searching(api);
  return {
    ...api,
    search,
    kinds: async (text: string) => {
      const { records } = foundSchema.parse(await (await search(text)).json());
      return records.map(({ collection }) => collection).sort();
    },
  };
}

const ALL = ['leads', 'messages', 'submissions'];

describe('a search', () => {
  test.each([
    ['+1 (602) 555-0134 x5', ALL],
    ['0134', ALL],
    ['550', ALL],
    ['dana', ['messages']],
    ['lee@exam', ['leads']],
    ['rosa 0134', ['submissions']],
    ['maricopa', ['submissions']],
    ['Arizona', ['submissions']],
    ['AZ', ['submissions']],
    ['nobody', []],
  ])('for %j looks at records of all kinds and finds %j', async (text, found) => {
    expect(await (await office()).kinds(text)).toEqual(found);
  });

  test.each([
    ['danna', ['messages'], []],
    ['ortis', ['messages'], []],
    ['danna zzphoenix', ['messages'], ['zzphoenix']],
    ['zznobody', [], []],
    ['dana rosa', [], []],
  ])('for %j has %j as close, and leaves out %j', async (text, close, dropped) => {
    const { search } = await office();
    const found = foundSchema.parse(await (await search(text)).json());
    expect(found).toMatchObject({ records: [], dropped, has_more: false });
    expect(found.close.map(({ collection }) => collection)).toEqual(close);
  });

  test('leaves out a word that no record has, and shows nobody twice', async () => {
    const { search } = await office();
    const found = foundSchema.parse(await (await search('dana zzphoenix')).json());
    expect(found.records.map(({ collection }) => collection)).toEqual(['messages']);
    expect(found).toMatchObject({ close: [], dropped: ['zzphoenix'] });
  });

  test('finds somebody by a note, whatever was done about them', async () => {
    const { send, kinds } = await office();
    const response = await send(`/api/admin/leads/${idOf(1)}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({
        version: 0,
        entry: { id: idOf(9), kind: 'note', text: 'Wants a home in Mesa', closed: 'answered' },
      }),
    });
    expect(response.status).toBe(200);
    expect(await kinds('mesa')).toEqual(['leads']);
  });

  test.each(['', 'R', '12', '🏠', '@'])('for %j is not made and says what is needed', async (text) => {
    const response = await searching(testApi())(text);
    expect(response.status).toBe(400);
    expect((await readProblem(response)).errors).toEqual({
      search: expect.stringContaining('at least two letters') as string,
    });
  });

  test('leaves no trace in the logs', async () => {
    const { search, log, auditLog } = await office();
    await search('dana');
    expect(JSON.stringify([log.lines, auditLog.entries])).not.toMatch(/dana/iu);
  });

  test('that finds many shows the latest twenty and says that there are more', async () => {
    const api = testApi();
    const start = Date.parse('2026-11-01T00:00:00.000Z');
    for (let index = 0; index < 30; index += 1)
      await api.stores.leads.create(
        newLead(`lead-${index}`, `a${index}@example.com`, new Date(start + index)),
      );
    const { records, has_more } = foundSchema.parse(await (await searching(api)('555')).json());
    expect(records.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => `lead-${29 - index}`),
    );
    expect(has_more).toBe(true);
  });

  test('finds the newest of all kinds first, and says when twenty of all are not all', async () => {
    const { stores } = testApi();
    const search = searching(testApi({ stores }));
    const order = async () => foundSchema.parse(await (await search('0134')).json());
    const shared = { fillMs: SAMPLE_FILL_MS, phone: SAMPLE_CHECK.phone, email: 'lee@example.com' };
    for (let index = 0; index < 20; index += 1) {
      const api = testApi({ stores, now: new Date(Date.parse('2026-11-01T00:00:00.000Z') + index) });
      const form = { ...shared, id: idOf(index) };
      await (index % 3 === 0
        ? api.post('/api/leads', form)
        : api.post('/api/messages', { ...form, name: 'Dana Ortiz', message: 'Hi' }));
    }
    const newest = Array.from({ length: 20 }, (_, index) => idOf(19 - index));
    const all = await order();
    expect([all.records.map(({ id }) => id), all.has_more]).toEqual([newest, false]);
    await testApi({ stores }).post('/api/leads', { ...shared, id: idOf(20) });
    const some = await order();
    expect([some.records.map(({ id }) => id), some.has_more]).toEqual([
      [idOf(20), ...newest.slice(0, 19)],
      true,
    ]);
  });

  test('of a text that is not encoded, or of none, gets an answer', async () => {
    const { send } = await office();
    const headers = { authorization: 'Bearer admin-token' };
    expect((await send('/api/admin/search', { headers: { ...headers, 'x-search': 'dana%' } })).status).toBe(
      200,
    );
    expect((await send('/api/admin/search', { headers })).status).toBe(400);
  });

  test('of two words reads on where the first has many matches', async () => {
    const api = testApi();
    const start = Date.parse('2026-11-01T00:00:00.000Z');
    await api.stores.leads.create(newLead('wanted', 'anna.b@example.com', new Date(start)));
    for (let index = 1; index < 450; index += 1)
      await api.stores.leads.create(newLead(`lead-${index}`, `anna.x@example.com`, new Date(start + index)));
    const { records, has_more } = foundSchema.parse(await (await searching(api)('anna.b@')).json());
    expect(records.map(({ id }) => id)).toEqual(['wanted']);
    expect(has_more).toBe(false);
    // Where the first few match, no more are read.
    const read = vi.spyOn(api.stores.leads, 'page');
    expect(foundSchema.parse(await (await searching(api)('anna.x@')).json()).has_more).toBe(true);
    expect(read.mock.calls.map(([{ limit }]) => limit)).toEqual([100]);
  });

  test('of two words reads at most 1,000 records of a kind, and says that there may be more', async () => {
    const api = testApi();
    const start = Date.parse('2026-11-01T00:00:00.000Z');
    for (let index = 0; index < 1200; index += 1)
      await api.stores.leads.create(newLead(`lead-${index}`, `anna.x@example.com`, new Date(start + index)));
    const read = vi.spyOn(api.stores.leads, 'page');
    const { records, has_more } = foundSchema.parse(await (await searching(api)('anna.b@')).json());
    expect({ records, has_more }).toEqual({ records: [], has_more: true });
    expect(read.mock.calls.reduce((sum, [{ limit }]) => sum + limit, 0)).toBe(1000);
  });
});
