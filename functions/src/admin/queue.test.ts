import { describe, expect, test } from 'vitest';

import { TIMING } from '../../../src/content/words/en/offer.ts';
import { RECORD_KINDS, type RecordKind, type StoredFields } from '../../../src/domain/records/document.ts';
import {
  PROMISED_HOURS,
  type QueueEntry,
  queueNewsSchema,
  type QueuePage,
  queuePageSchema,
} from '../../../src/domain/records/queue.ts';

import { memoryAuditLog, memoryMailingStates } from '../store/memory.ts';
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
  test('lists new records of all kinds, longest waiting first, with counts', async () => {
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
    expect(page).toMatchObject({
      next: null,
      counts: { submissions: 1, leads: 1, messages: 1 },
      looked_at: NOW.toISOString(),
    });
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
        expect(page.counts === null).toBe(read.length > 0);
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

describe('the news of the queue', () => {
  /** A simulated clock, the API over counted stores, and a client that polls like the dashboard. */
  async function watched() {
    let now = NOW;
    const { reads, stores, states, auditLog } = counted(testApi());
    const counting = testApi({ clock: () => now, stores, auditLog, notifications: { states } });
    const api = { ...counting, auditLog };
    let known = { looked_at: now.toISOString(), swept_at: (await pageAt(api)).swept_at };
    const ask = async () => {
      const query = new URLSearchParams({ looked_at: known.looked_at });
      if (known.swept_at !== null) query.set('swept_at', known.swept_at);
      const response = await api.asAdmin(`/api/admin/queue/news?${query.toString()}`);
      expect(response.status).toBe(200);
      const news = queueNewsSchema.parse(await response.json());
      known = { looked_at: news.looked_at, swept_at: news.swept_at };
      return news;
    };
    const pass = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    return { api, reads, states, ask, pass, now: () => now };
  }

  test('costs at most two reads a minute while nothing is new', async () => {
    const { reads, states, ask, pass, now } = await watched();
    await states.recordSweep(now());
    await ask();
    reads.count = 0;
    const minutes = 120;
    for (let minute = 1; minute <= minutes; minute += 1) {
      pass(1);
      if (minute % 5 === 0) await states.recordSweep(now());
      expect((await ask()).arrived).toEqual([]);
    }
    expect(reads.count / minutes).toBeLessThanOrEqual(2);
  });

  test('brings a new record and the counts once the next sweep is over, however late', async () => {
    const { api, states, ask, pass, now } = await watched();
    await states.recordSweep(now());
    await ask();
    const id = await save(api, 'messages', 1, now());
    for (let minute = 0; minute < 4; minute += 1) {
      pass(1);
      expect(await ask()).toMatchObject({ arrived: [], counts: null });
    }
    pass(1);
    await states.recordSweep(now());
    expect(await ask()).toMatchObject({
      arrived: [{ kind: 'messages', id }],
      counts: { submissions: 0, leads: 0, messages: 1 },
    });
    expect((await ask()).arrived).toEqual([]);
  });

  test('lists the people to call again once, after a new day has begun', async () => {
    const { api, reads, states, ask, pass, now } = await watched();
    const id = await save(api, 'leads', 1, now());
    await logCall(api, `leads/${id}`, 0, { call_again: '2026-11-24' });
    await states.recordSweep(now());
    await ask();
    // From eleven in the morning to midnight.
    for (let minutes = 5; minutes < 13 * 60; minutes += 5) {
      pass(5);
      await states.recordSweep(now());
      expect((await ask()).call_again).toBeNull();
    }
    reads.count = 0;
    pass(5);
    // A new day must not cause more reads before its first sweep.
    expect((await ask()).call_again).toBeNull();
    expect(reads.count).toBe(1);
    await states.recordSweep(now());
    const before = api.auditLog.entries.length;
    expect((await ask()).call_again).toMatchObject([{ kind: 'leads', id }]);
    expect(api.auditLog.entries.slice(before)).toMatchObject([
      { action: 'read-list', collection: 'waiting' },
    ]);
    pass(5);
    await states.recordSweep(now());
    expect((await ask()).call_again).toBeNull();
  });

  test('brings what an admin did elsewhere, and the counts, with the next sweep', async () => {
    const { api, states, ask, pass, now } = await watched();
    const called = await save(api, 'leads', 1, now());
    const gone = await save(api, 'messages', 2, now());
    const left = await save(api, 'leads', 3, now());
    await states.recordSweep(now());
    pass(5);
    await states.recordSweep(now());
    await ask();
    pass(5);
    await logCall(api, `leads/${called}`, 0, { kind: 'called' });
    expect((await api.asAdmin(`/api/admin/messages/${gone}`, 'DELETE')).status).toBe(204);
    expect(await ask()).toMatchObject({ changed: [], deleted: [], counts: null });
    await states.recordSweep(now());
    const { changed, deleted, counts } = await ask();
    expect(changed).toMatchObject([{ id: called, work_status: 'contacted', work_version: 1 }]);
    expect(deleted).toEqual([{ collection: 'messages', id: gone }]);
    expect(counts).toEqual({ submissions: 0, leads: 1, messages: 0 });
    expect(changed?.map(({ id }) => id)).not.toContain(left);
    // It may be reported twice, because clocks may differ, but not again.
    pass(5);
    await states.recordSweep(now());
    await ask();
    pass(5);
    await states.recordSweep(now());
    expect(await ask()).toMatchObject({ changed: [], deleted: [], counts: null });
  });

  test('covers all records of a person who withdraws their consent', async () => {
    const { api, states, ask, pass, now } = await watched();
    // The same address and number, as all samples have.
    const ids = [await save(api, 'leads', 1, now()), await save(api, 'submissions', 2, now())];
    // Until the second sweep, both records count as new.
    for (let sweep = 0; sweep < 2; sweep += 1) {
      await states.recordSweep(now());
      await ask();
      pass(5);
    }
    expect((await api.asAdmin(`/api/admin/leads/${ids[0] ?? ''}/do-not-call`, 'POST')).status).toBe(200);
    await states.recordSweep(now());
    const { arrived, changed, counts } = await ask();
    expect(arrived).toEqual([]);
    expect(counts).toEqual({ submissions: 1, leads: 1, messages: 0 });
    expect(changed?.map(({ id }) => id).toSorted()).toEqual(ids);
    expect(changed?.map(({ contact }) => contact)).toEqual(['withdrawn', 'withdrawn']);
  });

  test('gives no list of changes when there are too many for one answer', async () => {
    const { api, states, ask, pass, now } = await watched();
    const id = await save(api, 'leads', 1, now());
    await states.recordSweep(now());
    await ask();
    pass(5);
    const entry = { at: now(), who: 'a', email: null, collection: 'leads', record: id, fields: [] };
    for (let count = 0; count < 201; count += 1) {
      const requestId = `request-${count}`;
      await api.auditLog.write({ ...entry, action: 'read-person', requestId, expireAt: now() });
    }
    await states.recordSweep(now());
    expect(await ask()).toMatchObject({ changed: null, deleted: [], counts: { leads: 1 } });
  });

  test('is looked up on every call when no sweep runs', async () => {
    const { api, ask, pass, now } = await watched();
    await ask();
    const id = await save(api, 'leads', 1, now());
    pass(1);
    expect((await ask()).arrived).toMatchObject([{ id }]);
  });

  test('is in the audit log only when it names people', async () => {
    const { api, states, ask, pass, now } = await watched();
    await states.recordSweep(now());
    await ask();
    const before = api.auditLog.entries.length;
    pass(5);
    await states.recordSweep(now());
    await ask();
    expect(api.auditLog.entries.length).toBe(before);
    await save(api, 'messages', 1, now());
    pass(5);
    await states.recordSweep(now());
    await ask();
    expect(api.auditLog.entries.slice(before)).toMatchObject([
      { action: 'read-list', collection: 'waiting' },
    ]);
  });

  test('is looked up on every call when the last sweep was over seven minutes ago', async () => {
    const { api, states, ask, pass, now } = await watched();
    await states.recordSweep(now());
    await ask();
    const id = await save(api, 'leads', 1, now());
    pass(6.9);
    expect((await ask()).arrived).toEqual([]);
    pass(0.2);
    expect((await ask()).arrived).toMatchObject([{ id }]);
  });

  test('returns a cursor when more came in than one answer can hold', async () => {
    const { api, states, ask, pass, now } = await watched();
    await states.recordSweep(now());
    await ask();
    const count = 230;
    for (let number = 1; number <= count; number += 1) {
      await save(api, 'leads', number, new Date(now().getTime() + 100 * number));
    }
    pass(1);
    await states.recordSweep(now());
    const { arrived, next, counts } = await ask();
    expect(counts?.leads).toBe(count);
    expect(arrived).toHaveLength(200);
    const rest = await pageAt(api, `?after=${next ?? ''}`);
    expect([...arrived, ...rest.waiting].map(({ id }) => id)).toEqual(
      Array.from({ length: count }, (_, index) => idOf(index + 1)),
    );
    expect(rest.next).toBeNull();
  });

  test('returns no cursor when everything fits in one answer', async () => {
    const { api, states, ask, pass, now } = await watched();
    for (let number = 1; number <= 200; number += 1) {
      await save(api, 'leads', number, new Date(now().getTime() + number));
    }
    pass(1);
    await states.recordSweep(now());
    const { arrived, next } = await ask();
    expect(arrived).toHaveLength(200);
    expect(next).toBeNull();
  });

  test('includes people who asked again', async () => {
    const { api, states, ask, pass, now } = await watched();
    await save(api, 'leads', 1, now());
    await states.recordSweep(now());
    await ask();
    pass(24 * 60);
    const { post } = testApi({ now: now(), stores: api.stores });
    const { email, phone, fillMs } = CHECK;
    expect((await post('/api/leads', { id: idOf(1), email, phone, fillMs })).status).toBe(200);
    await states.recordSweep(now());
    expect((await ask()).arrived).toMatchObject([{ id: idOf(1), times_asked: 2 }]);
  });

  test.each(['', 'looked_at=now', `looked_at=${NOW.toISOString()}&swept_at=never`])(
    'answers 400 to the query %j',
    async (query) => {
      expect((await testApi().asAdmin(`/api/admin/queue/news?${query}`)).status).toBe(400);
    },
  );
});
