import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import privacy from '../../../src/content/words/en/privacy.json';
import { RECORD_KINDS } from '../../../src/domain/records/document.ts';

import { Unavailable } from '../http/time-limit.ts';
import { readProblem, testApi, type TestApiOptions } from '../testing/api.ts';
import { NOW, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

const idOf = (index: number) => `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c${String(index).padStart(2, '0')}`;
const SINCE = NOW.toISOString();
const EMAIL = 'rosa@example.com';
const PHONE = '(602) 555-0134';

const foundSchema = z.object({ records: z.array(z.looseObject({ id: z.string() })), has_more: z.boolean() });

/** An empty office, and shorter ways to call it. */
function office(options: TestApiOptions = {}) {
  const api = testApi(options);
  const send = (path: string, index: number, content: object) =>
    api.post(`/api/${path}`, { id: idOf(index), fillMs: SAMPLE_FILL_MS, ...content });
  const ids = async (response: Promise<Response>) =>
    foundSchema.parse(await (await response).json()).records.map(({ id }) => Number(id.slice(-2)));
  return {
    ...api,
    check: (index: number, changes: object = {}) =>
      api.post('/api/submissions', { ...SAMPLE_CHECK, id: idOf(index), ...changes }),
    lead: (index: number, email: string, phone: string) => send('leads', index, { email, phone }),
    message: (index: number, email: string, phone: string) =>
      send('messages', index, { name: 'Ben Ortiz', message: 'Hi', email, phone }),
    /** The numbers of the records beside one. */
    beside: async (record: string) => {
      const response = await api.asAdmin(`/api/admin/${record}`);
      const body = z.object({ same: foundSchema.shape.records }).parse(await response.json());
      return body.same.map(({ id }) => Number(id.slice(-2))).sort();
    },
    withContact: (contact: string) =>
      ids(
        api.send('/api/admin/contact', {
          headers: { authorization: 'Bearer admin-token', 'x-search': encodeURIComponent(contact) },
        }),
      ),
    mark: (record: string, contact: string, is_marked = true) =>
      api.post(
        `/api/admin/${record}/do-not-call`,
        { contact, is_marked },
        { authorization: 'Bearer admin-token' },
      ),
  };
}

/** A check, and leads and messages by whom each contact is shared; 5 shares a number with 2, not with the check. */
async function officeWithContacts(options: TestApiOptions = {}) {
  const api = office(options);
  await api.check(1);
  await api.lead(2, 'second@example.com', '+1 602 555 0134');
  await api.message(3, 'ROSA@example.com', '(480) 555-0177');
  await api.lead(4, EMAIL, PHONE);
  await api.lead(5, 'second@example.com', '(480) 555-0188');
  await api.lead(6, 'rosa@example.co', '+44 6025 550134 9');
  return api;
}

describe('a record', () => {
  test('is shown with the records that have its number or address, over one step', async () => {
    const api = await officeWithContacts();
    expect(await api.beside(`submissions/${idOf(1)}`)).toEqual([2, 3, 4]);
    expect(await api.beside(`leads/${idOf(2)}`)).toEqual([1, 4, 5]);
    expect(await api.beside(`leads/${idOf(5)}`)).toEqual([2]);
    const response = await api.asAdmin(`/api/admin/submissions/${idOf(1)}`);
    expect(await response.json()).toMatchObject({ record: { id: idOf(1), email: EMAIL }, has_more: false });
  });

  test.each(['leads/none', 'leads/__name__', 'constructor/a'])('%s gets 404', async (record) => {
    for (const response of [
      await office().asAdmin(`/api/admin/${record}`),
      await office().mark(record, 'phone'),
      await office().asAdmin(`/api/admin/${record}/export`),
      await office().asAdmin(`/api/admin/${record}`, 'DELETE'),
    ]) {
      expect(response.status).toBe(404);
      await readProblem(response);
    }
  });

  test('is shown with the newest of the others first, twenty of each kind at most', async () => {
    const { stores } = office();
    const at = (second: number) => office({ stores, now: new Date(NOW.getTime() + second * 1000) });
    await at(0).check(1);
    await at(1).message(2, 'second@example.com', PHONE);
    await at(2).lead(3, 'third@example.com', PHONE);
    await at(3).message(4, 'fourth@example.com', PHONE);
    const besideFirst = async () => {
      const response = await at(9).asAdmin(`/api/admin/submissions/${idOf(1)}`);
      const body = z
        .object({ same: foundSchema.shape.records, has_more: z.boolean() })
        .parse(await response.json());
      return { ids: body.same.map(({ id }) => Number(id.slice(-2))), hasMore: body.has_more };
    };
    expect(await besideFirst()).toEqual({ ids: [4, 3, 2], hasMore: false });
    expect(await at(9).withContact(PHONE)).toEqual([4, 3, 2, 1]);
    for (let index = 10; index < 29; index += 1) await at(index).lead(index, `a${index}@example.com`, PHONE);
    expect(await besideFirst()).toMatchObject({ hasMore: false });
    await at(29).lead(29, 'a29@example.com', PHONE);
    const { ids, hasMore } = await besideFirst();
    expect(hasMore).toBe(true);
    expect(ids.filter((id) => id >= 10 || id === 3)).toHaveLength(20);
  });
});

describe('the records with a contact', () => {
  test.each([
    [' Rosa@Example.com ', [1, 3, 4]],
    ['602.555.0134', [1, 2, 4]],
    ['second@example.com', [2, 5]],
    ['nobody@example.com', []],
    ['555-0134', []],
    ['rosa@example', []],
  ])('%j are found by the whole of it: %j', async (contact, found) => {
    const api = await officeWithContacts();
    expect((await api.withContact(contact)).sort()).toEqual(found);
  });

  test.each(['', 'Rosa', '👋'])('%j is no contact and gets 400', async (contact) => {
    const response = await office().send('/api/admin/contact', {
      headers: { authorization: 'Bearer admin-token', 'x-search': encodeURIComponent(contact) },
    });
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual(['search']);
  });
});

describe('the mark “do not call”', () => {
  const marksIn = async ({ stores }: ReturnType<typeof office>) => {
    const pages = await Promise.all(RECORD_KINDS.map((kind) => stores[kind].page({ limit: 100 })));
    return new Map(
      pages.flat().map(({ id, do_not_call }) => [
        Number(id.slice(-2)),
        Object.entries(do_not_call)
          .filter(([, since]) => since !== null)
          .map(([point]) => point)
          .join(),
      ]),
    );
  };

  test(`of a number holds for every record with the number, and for no other: ${privacy.sections.rights.paragraphs.withdrawal}`, async () => {
    const api = await officeWithContacts();
    const response = await api.mark(`submissions/${idOf(1)}`, 'phone');
    expect(z.object({ records: z.array(z.unknown()) }).parse(await response.json()).records).toHaveLength(3);
    expect(Object.fromEntries(await marksIn(api))).toEqual({
      1: 'phone',
      2: 'phone',
      3: '',
      4: 'phone',
      5: '',
      6: '',
    });
  });

  test('by a stranger with somebody’s number and an address of their own stays off the number', async () => {
    const api = office();
    await api.check(1, { contactConsent: true });
    await api.message(2, 'stranger@example.com', PHONE);
    await api.mark(`messages/${idOf(2)}`, 'email');
    await api.check(3, { contactConsent: true });
    expect(Object.fromEntries(await marksIn(api))).toEqual({ 1: '', 2: 'email', 3: '' });
  });

  test.each([true, false])(
    'holds for later records, also where the box is ticked: %s',
    async (contactConsent) => {
      const api = office();
      await api.lead(1, EMAIL, PHONE);
      await api.mark(`leads/${idOf(1)}`, 'phone');
      await api.check(2, { email: 'other@example.com', contactConsent });
      expect(await api.stores.submissions.get(idOf(2))).toMatchObject({
        contact_consent: contactConsent,
        do_not_call: { phone: SINCE, email: null },
      });
    },
  );

  describe.each([
    ['phone', { phone: SINCE, email: null }],
    ['email', { phone: null, email: SINCE }],
  ] as const)('of a record’s %s', (point, marks) => {
    const nextDay = new Date(NOW.getTime() + 86_400_000);

    test('is not lifted by the same form sent once more after the list was lost, or while it was set', async () => {
      const api = office();
      await api.check(1, { contactConsent: true });
      await api.mark(`submissions/${idOf(1)}`, point);
      const emptyList = office({ stores: api.stores, now: nextDay });
      expect((await emptyList.check(1, { contactConsent: true })).status).toBe(200);
      expect(await api.stores.submissions.get(idOf(1))).toMatchObject({
        asked_again: [nextDay.toISOString()],
        do_not_call: marks,
      });
    });

    test('that is missing in it, as after a failure, comes with the same form sent once more', async () => {
      const api = office();
      await api.check(1, { contactConsent: true });
      await api.mark(`submissions/${idOf(1)}`, point);
      await api.stores.submissions.change(idOf(1), () => ({ do_not_call: { phone: null, email: null } }));
      const later = office({ stores: api.stores, doNotCallList: api.doNotCallList, now: nextDay });
      await later.check(1, { contactConsent: true });
      expect(await api.stores.submissions.get(idOf(1))).toMatchObject({ do_not_call: marks });
    });
  });

  test(`outlives the records, and ends after five years: ${privacy.sections.retention.paragraphs.doNotCall}`, async () => {
    const api = office();
    await api.lead(1, EMAIL, PHONE);
    await api.mark(`leads/${idOf(1)}`, 'email');
    await api.stores.leads.remove(idOf(1));
    for (const [index, day, since] of [
      [2, '2031-11-20', SINCE],
      [3, '2031-11-22', null],
    ] as const) {
      const later = office({
        stores: api.stores,
        doNotCallList: api.doNotCallList,
        now: new Date(`${day}T12:00:00.000Z`),
      });
      await later.lead(index, EMAIL, '(480) 555-0199');
      expect(await api.stores.leads.get(idOf(index))).toMatchObject({ do_not_call: { email: since } });
    }
  });

  test.each(['+01 602 555 0134', '001 602 555 0134', '0602 555 0134', '1 1 602 555 0134', '6025550134 x2'])(
    'of a number is found when it is written %s',
    async (spelling) => {
      const api = await officeWithContacts();
      await api.mark(`submissions/${idOf(1)}`, 'phone');
      await api.lead(20, 'new@example.com', spelling);
      expect(await api.stores.leads.get(idOf(20))).toMatchObject({ do_not_call: { phone: SINCE } });
    },
  );

  test('that is set while a form with the number comes in reaches its record', async () => {
    const api = await officeWithContacts();
    const create: typeof api.stores.leads.create = async (...call) => {
      await api.mark(`submissions/${idOf(1)}`, 'phone');
      return api.stores.leads.create(...call);
    };
    const { post } = testApi({
      stores: { ...api.stores, leads: { ...api.stores.leads, create } },
      doNotCallList: api.doNotCallList,
    });
    const lead = { id: idOf(20), fillMs: SAMPLE_FILL_MS, email: 'new@example.com', phone: PHONE };
    expect((await post('/api/leads', lead)).status).toBe(201);
    expect(await api.stores.leads.get(idOf(20))).toMatchObject({ do_not_call: { phone: SINCE } });
  });

  test('that is set while a number is corrected to it reaches the record', async () => {
    const api = await officeWithContacts();
    await api.lead(20, 'new@example.com', '(480) 555-0199');
    const change: typeof api.stores.leads.change = async (...call) => {
      await api.mark(`submissions/${idOf(1)}`, 'phone');
      return api.stores.leads.change(...call);
    };
    const late = testApi({
      stores: { ...api.stores, leads: { ...api.stores.leads, change } },
      doNotCallList: api.doNotCallList,
    });
    const response = await late.send(`/api/admin/leads/${idOf(20)}/answers`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ version: 0, answers: { email: 'new@example.com', phone: PHONE } }),
    });
    expect(await response.json()).toMatchObject({ phone: PHONE, do_not_call: { phone: SINCE } });
    expect(await api.stores.leads.get(idOf(20))).toMatchObject({ do_not_call: { phone: SINCE } });
  });

  test('is lifted by the admin, from any record that has it', async () => {
    const api = await officeWithContacts();
    await api.mark(`submissions/${idOf(1)}`, 'phone');
    await api.mark(`submissions/${idOf(1)}`, 'email');
    await api.mark(`leads/${idOf(2)}`, 'phone', false);
    expect(Object.fromEntries(await marksIn(api))).toMatchObject({
      1: 'email',
      2: '',
      3: 'email',
      4: 'email',
    });
    await api.lead(7, 'new@example.com', PHONE);
    expect((await marksIn(api)).get(7)).toBe('');
  });

  test('that is set again, as after a lost answer, keeps the first day', async () => {
    const api = office();
    await api.lead(1, EMAIL, PHONE);
    await api.mark(`leads/${idOf(1)}`, 'phone');
    const later = office({
      stores: api.stores,
      doNotCallList: api.doNotCallList,
      now: new Date('2026-12-01T00:00:00.000Z'),
    });
    expect((await later.mark(`leads/${idOf(1)}`, 'phone')).status).toBe(200);
    expect(await api.stores.leads.get(idOf(1))).toMatchObject({ do_not_call: { phone: SINCE } });
  });

  test('of a number that hundreds gave reaches them all, and is finished by the next attempt', async () => {
    const api = office();
    for (let index = 0; index < 250; index += 1) {
      const id = `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3${String(index).padStart(3, '0')}`;
      await api.post('/api/leads', {
        id,
        fillMs: SAMPLE_FILL_MS,
        email: `a${index}@example.com`,
        phone: PHONE,
      });
    }
    const [last] = await api.stores.leads.page({ limit: 1 });
    const reference = `leads/${last?.id ?? ''}`;
    const { leads } = api.stores;
    let left = 0;
    const slow: typeof leads = {
      ...leads,
      change: (...call) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Unavailable('store')) : leads.change(...call);
      },
    };
    const { doNotCallList } = api;
    const busy = office({ stores: { ...api.stores, leads: slow }, doNotCallList });
    for (const [status, marked] of [
      [503, 120],
      [503, 240],
      [200, 250],
    ] as const) {
      left = 120;
      const response = await busy.mark(reference, 'phone');
      const found = await leads.page({ limit: 300 });
      expect([
        response.status,
        found.filter(({ do_not_call: marks }) => marks.phone === SINCE).length,
      ]).toEqual([status, marked]);
      if (status !== 200) continue;
      const { records } = z
        .object({ records: z.array(z.object({ do_not_call: z.object({ phone: z.literal(SINCE) }) })) })
        .parse(await response.json());
      expect(records).toHaveLength(250);
    }
  });

  test('leaves out a record that is deleted meanwhile', async () => {
    const api = office();
    await api.lead(1, EMAIL, PHONE);
    const leads = { ...api.stores.leads, change: () => Promise.resolve({ kind: 'missing' } as const) };
    const response = await office({ stores: { ...api.stores, leads } }).mark(`leads/${idOf(1)}`, 'phone');
    expect(await response.json()).toEqual({ records: [] });
  });

  test('of a number that a record does not have gets 400', async () => {
    const api = office();
    await api.lead(1, EMAIL, PHONE);
    await api.stores.leads.change(idOf(1), () => ({ phone: '' }));
    const response = await api.mark(`leads/${idOf(1)}`, 'phone');
    expect(response.status).toBe(400);
    expect((await readProblem(response)).errors).toEqual({ contact: 'This record has no phone' });
    expect(api.auditLog.actions).toEqual([]);
  });

  test('is in the audit log by the name of the contact point, without the contact', async () => {
    const api = await officeWithContacts();
    await api.mark(`submissions/${idOf(1)}`, 'phone');
    await api.mark(`submissions/${idOf(1)}`, 'phone', false);
    expect(api.auditLog.actions).toMatchObject([
      { action: 'mark-do-not-call', record: idOf(1), fields: ['phone'] },
      { action: 'lift-do-not-call', record: idOf(1), fields: ['phone'] },
    ]);
    expect(JSON.stringify(api.auditLog.actions)).not.toMatch(/555|rosa@/iu);
  });

  test.each([
    [{ contact: 'name', is_marked: true }, 'contact'],
    [{ contact: 'phone' }, 'is_marked'],
  ])('%j gets 400 and changes nothing', async (body, field) => {
    const api = office();
    await api.lead(1, EMAIL, PHONE);
    const response = await api.post(`/api/admin/leads/${idOf(1)}/do-not-call`, body, {
      authorization: 'Bearer admin-token',
    });
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual([field]);
    expect(await api.stores.leads.get(idOf(1))).toMatchObject({ do_not_call: { phone: null, email: null } });
  });

  test('of a record that is gone gets 404', async () => {
    expect((await office().mark(`leads/${idOf(1)}`, 'phone')).status).toBe(404);
  });
});
