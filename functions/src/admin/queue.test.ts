import { describe, expect, test } from 'vitest';

import { TIMING } from '../../../src/content/words/en/offer.ts';
import { RECORD_KINDS, type RecordKind, type StoredFields } from '../../../src/domain/records/document.ts';
import {
  PROMISED_HOURS,
  type QueueEntry,
  type QueuePage,
  queuePageSchema,
} from '../../../src/domain/records/queue.ts';

import { memoryAuditLog, memoryMailingStates } from '../testing/memory.ts';
import type { AuditQuery, RecordStore } from '../store/ports.ts';
import { testApi } from '../testing/api.ts';
import { SAMPLE_CHECK } from '../testing/sample-check.ts';

type Api = ReturnType<typeof testApi>;

const CHECK = SAMPLE_CHECK;
const idOf = (number: number) => `0b7e9a52-6f0a-4a57-9a3b-${String(number).padStart(12, '0')}`;

/** Saves one record of a kind at an instant, and returns its id. */
async function save(
  api: Api,
  kind: RecordKind,
  number: number,
  at: Date,
  changes: object = {},
): Promise<string> {
  const { email, phone, fullName: name, fillMs } = CHECK;
  const bodies = {
    submissions: CHECK,
    leads: { email, phone, fillMs },
    messages: { email, phone, name, message: 'Hello', fillMs },
  };
  const { post } = testApi({ now: at, stores: api.stores });
  const id = idOf(number);
  const response = await post(`/api/${kind}`, { ...bodies[kind], id, ...changes });
  expect(response.status).toBe(201);
  return id;
}

const pageAt = async (api: Api, query = ''): Promise<QueuePage> => {
  const response = await api.asAdmin(`/api/admin/queue${query}`);
  expect(response.status).toBe(200);
  return queuePageSchema.parse(await response.json());
};

// A Monday, 11:00 in New York: open since 8:00 there, and on Sunday until 18:00.
const NOW = new Date('2026-11-23T16:00:00.000Z');
const minutesBefore = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('the queue', () => {
  test('lists new records of all kinds, longest waiting first', async () => {
    const api = testApi({ now: NOW });
    const lead = await save(api, 'leads', 1, minutesBefore(10));
    const check = await save(api, 'submissions', 2, minutesBefore(30));
    const message = await save(api, 'messages', 3, minutesBefore(20));
    const done = await save(api, 'leads', 4, minutesBefore(40));
    await api.stores.leads.change(done, () => ({ work_status: 'contacted' }));
    const page = await pageAt(api);
    expect(page.waiting.map(({ kind, id }) => [kind, id])).toEqual([
      ['submissions', check],
      ['messages', message],
      ['leads', lead],
    ]);
    expect(page.next).toBeNull();
  });

  test('gives each person’s name, contact details and consent', async () => {
    const api = testApi({ now: NOW });
    await save(api, 'submissions', 1, minutesBefore(3), { contactConsent: true });
    await save(api, 'submissions', 2, minutesBefore(2), { contactConsent: false });
    await save(api, 'leads', 3, minutesBefore(1), { phone: '(850) 555-0134' });
    const { waiting } = await pageAt(api);
    expect(waiting).toMatchObject([
      {
        name: CHECK.fullName,
        state: CHECK.state,
        county: CHECK.county,
        contact: 'agreed',
        times_asked: 1,
        time_zones: ['America/Phoenix', 'America/Denver'],
      },
      { contact: 'not-agreed' },
      {
        name: '',
        state: null,
        classification: null,
        text: null,
        contact: 'to-answer',
        time_zones: ['America/New_York', 'America/Chicago'],
      },
    ] satisfies Partial<QueueEntry>[]);
  });

  test('is paged without gaps or repeats, even when many records share a millisecond', async () => {
    const api = testApi({ now: NOW });
    const ids: string[] = [];
    for (let number = 0; number < 40; number += 1) {
      const kind = RECORD_KINDS[number % 3] ?? 'leads';
      const at = number < 25 ? minutesBefore(60) : minutesBefore(60 - number);
      ids.push(await save(api, kind, number, at));
    }
    for (const limit of [1, 3, 7, 50]) {
      const read: QueueEntry[] = [];
      let query = `?limit=${limit}`;
      for (;;) {
        const page = await pageAt(api, query);
        read.push(...page.waiting);
        if (page.next === null) break;
        expect(page.waiting).toHaveLength(limit);
        query = `?limit=${limit}&after=${encodeURIComponent(page.next)}`;
      }
      expect(read.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      const times = read.map(({ asked_at }) => asked_at);
      expect(times).toEqual(times.toSorted());
    }
  });

  test('has no next page after the last record', async () => {
    const api = testApi({ now: NOW });
    for (let number = 0; number < 6; number += 1) await save(api, 'leads', number, minutesBefore(number));
    expect(await pageAt(api, '?limit=6')).toMatchObject({ next: null });
    const { next } = await pageAt(api, '?limit=3');
    const rest = await pageAt(api, `?limit=3&after=${next ?? ''}`);
    expect(rest.waiting).toHaveLength(3);
    expect(rest.next).toBeNull();
  });

  test.each([
    'limit=0',
    'limit=101',
    'after=2026-11-23T16:00:00.000Z_people_1',
    'after=yesterday',
    'before=1',
  ])('answers 400 to the query %s', async (query) => {
    expect((await testApi().asAdmin(`/api/admin/queue?${query}`)).status).toBe(400);
  });
});

/** Logs a call to a record as the admin does. */
async function logCall(api: Api, path: string, version: number, change: object) {
  const entry = { id: idOf(900 + version), kind: 'no-answer', text: '', call_again: null, ...change };
  const response = await api.send(`/api/admin/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
    body: JSON.stringify({ version, status: 'contacted', entry }),
  });
  expect(response.status).toBe(200);
}

describe('a person to call again', () => {
  const callsOn = async (api: Api, now: string, query = '') => {
    const page = await pageAt(testApi({ now: new Date(now), stores: api.stores }), query);
    return page.call_again?.map(({ id }) => id) ?? null;
  };

  test('is listed from midnight in the operator’s zone until called again or closed', async () => {
    const api = testApi({ now: NOW });
    const id = await save(api, 'leads', 1, minutesBefore(60));
    await logCall(api, `leads/${id}`, 0, { call_again: '2026-11-25' });
    expect((await pageAt(api)).waiting).toEqual([]);
    // Midnight in New York is five o'clock in UTC.
    expect(await callsOn(api, '2026-11-25T04:59:59.999Z')).toEqual([]);
    expect(await callsOn(api, '2026-11-25T05:00:00.000Z')).toEqual([id]);
    expect(await callsOn(api, '2026-12-24T12:00:00.000Z')).toEqual([id]);
    await logCall(api, `leads/${id}`, 1, { call_again: '2026-12-01' });
    expect(await callsOn(api, '2026-11-25T12:00:00.000Z')).toEqual([]);
    expect(await callsOn(api, '2026-12-01T12:00:00.000Z')).toEqual([id]);
    await logCall(api, `leads/${id}`, 2, { kind: 'called' });
    expect(await callsOn(api, '2026-12-01T12:00:00.000Z')).toEqual([]);
  });

  test('is not listed once the record is closed', async () => {
    const api = testApi({ now: NOW });
    const id = await save(api, 'messages', 1, minutesBefore(60));
    await logCall(api, `messages/${id}`, 0, { call_again: '2026-11-23' });
    expect(await callsOn(api, NOW.toISOString())).toEqual([id]);
    const response = await api.send(`/api/admin/messages/${id}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, status: 'closed', entry: null }),
    });
    expect(response.status).toBe(200);
    expect(await callsOn(api, NOW.toISOString())).toEqual([]);
  });

  test('is listed with the first page only, all kinds together, earliest day first', async () => {
    const api = testApi({ now: NOW });
    const kinds = ['leads', 'messages', 'submissions'] as const;
    const days = ['2026-11-22', '2026-11-20', '2026-11-21'];
    const ids: string[] = [];
    for (const [index, kind] of kinds.entries()) {
      const id = await save(api, kind, index, minutesBefore(60));
      await logCall(api, `${kind}/${id}`, 0, { call_again: days[index] });
      ids.push(id);
    }
    expect(await callsOn(api, NOW.toISOString())).toEqual([ids[1], ids[2], ids[0]]);
    const place = `?after=${encodeURIComponent(`${NOW.toISOString()}_leads_${ids[0] ?? ''}`)}`;
    expect(await callsOn(api, NOW.toISOString(), place)).toBeNull();
  });
});

test('the queue counts down the hours that the site promises', () => {
  expect(TIMING.emailReply).toBe(`${PROMISED_HOURS} hours`);
});

/** The stores, with every read counted as Firestore bills it: an empty query and an empty count are one read. */
function counted(api: Api) {
  const reads = { count: 0 };
  const charge = async <Result>(answer: Promise<Result>, cost: (result: Result) => number) => {
    const result = await answer;
    reads.count += cost(result);
    return result;
  };
  const wrap = <Fields, Stored extends StoredFields>(
    store: RecordStore<Fields, Stored>,
  ): RecordStore<Fields, Stored> => ({
    ...store,
    due: (query) => charge(store.due(query), (found) => Math.max(1, found.length)),
    count: (filter) => charge(store.count(filter), (count) => Math.max(1, Math.ceil(count / 1000))),
    get: (id) => charge(store.get(id), () => 1),
  });
  const states = memoryMailingStates();
  const auditLog = memoryAuditLog();
  return {
    reads,
    auditLog: {
      ...auditLog,
      page: (query: AuditQuery) => charge(auditLog.page(query), (found) => Math.max(1, found.length)),
    },
    stores: {
      submissions: wrap(api.stores.submissions),
      leads: wrap(api.stores.leads),
      messages: wrap(api.stores.messages),
    },
    states: { ...states, sweptAt: () => charge(states.sweptAt(), () => 1) },
  };
}

test('a page of the queue reads few more records of each kind than it shows', async () => {
  const { reads, stores } = counted(testApi());
  const api = testApi({ now: NOW, stores });
  for (let number = 0; number < 90; number += 1) {
    await save(api, RECORD_KINDS[number % 3] ?? 'leads', number, minutesBefore(number));
  }
  const { next } = await pageAt(api, '?limit=10');
  reads.count = 0;
  const { waiting } = await pageAt(api, `?limit=10&after=${next ?? ''}`);
  expect(waiting).toHaveLength(10);
  expect(reads.count).toBeLessThanOrEqual(3 * 12 + 1);
});

test('the counts of the queue name nobody, cost a read for each kind, and are in no audit log', async () => {
  const { reads, stores, auditLog } = counted(testApi());
  const api = testApi({ now: NOW, stores, auditLog });
  await save(api, 'leads', 1, minutesBefore(10));
  await save(api, 'leads', 2, minutesBefore(20));
  const done = await save(api, 'messages', 3, minutesBefore(30));
  await stores.messages.change(done, () => ({ work_status: 'closed' }));
  reads.count = 0;
  const response = await api.asAdmin('/api/admin/queue/counts');
  expect(await response.json()).toEqual({ submissions: 0, leads: 2, messages: 0 });
  expect(reads.count).toBe(3);
  expect(await auditLog.page({ limit: 10 })).toEqual([]);
});
