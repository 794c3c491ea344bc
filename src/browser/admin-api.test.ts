import { describe, expect, it } from 'vitest';

import { readStoredLead } from '#domain/inbox/forms.ts';
import { NO_OUTBOX } from '#domain/notifications/outbox.ts';
import { firstAsked, NO_WORK } from '#domain/records/work.ts';

import { fakeServer, skipWaits, waitsBetween } from '../../tests/support/fake-server.ts';
import { adminPages, adminRecords, isGone, recordInstead, workInstead } from './admin-api.ts';
import type { TokenResult } from './admin-auth.ts';
import { callAsAdmin } from './admin-call.ts';

const counts = { total: 3, eligible: 1, maybe: 1, notEligible: 2 };
const summary = () => Response.json({ counts });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('{}', { status: code, headers });
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** The calls over a server that gives these answers in turn; the last one repeats. */
function apiOver(...answers: (() => Response)[]) {
  const server = fakeServer(...answers);
  const tries: number[] = [];
  const identity: { current: TokenResult } = { current: { kind: 'token', token: 'token-1' } };
  const call = callAsAdmin({
    ...server.http,
    token: () => {
      tries.push(Date.now());
      return Promise.resolve(identity.current);
    },
  });
  return { api: adminPages(call), ...server, tries, identity };
}

describe("the admin's calls", () => {
  it('carry the ID token and are kept out of the browser cache', async () => {
    const { api, requests, paths } = apiOver(summary);
    expect(await api.summary()).toEqual({ kind: 'answered', value: { counts } });
    expect(paths()).toEqual(['/api/admin/summary']);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(requests[0]?.cache).toBe('no-store');
  });

  it('request a page by limit and cursor', async () => {
    const { api, paths } = apiOver(() => Response.json({ submissions: [], next: null, matching: 0 }));
    await api.submissions({ limit: 50 });
    await api.submissions({ limit: 50, before: '2026-11-21T09:30:00.000Z_a&b' });
    expect(paths()).toEqual([
      '/api/admin/submissions?limit=50',
      '/api/admin/submissions?limit=50&before=2026-11-21T09%3A30%3A00.000Z_a%26b',
    ]);
  });

  it('request a filtered list and keep the search text out of the address', async () => {
    const { api, requests, paths } = apiOver(() =>
      Response.json({ submissions: [], next: null, matching: 0 }),
    );
    const find = 'Ana María';
    await api.submissions({ limit: 50, filter: { state: 'AZ', work: 'new' }, find });
    expect(paths()).toEqual(['/api/admin/submissions?limit=50&state=AZ&work=new']);
    expect(requests[0]?.headers.get('x-search')).toBe('Ana%20Mar%C3%ADa');
  });

  it('ask for a chart by zone and days, and for the audit log by what was done', async () => {
    const { api, paths } = apiOver(status(400));
    for (const failed of [
      await api.charts('America/New_York', '30'),
      await api.audit({ action: 'read-many' }, 20, 'cursor'),
      await api.queue(),
      await api.waitingCounts(),
      await api.health(),
    ])
      expect(failed).toEqual({ kind: 'failed' });
    expect(paths()).toEqual([
      '/api/admin/charts?zone=America%2FNew_York&range=30',
      '/api/admin/audit?limit=20&before=cursor&action=read-many',
      '/api/admin/queue',
      '/api/admin/queue/counts',
      '/api/admin/notifications',
    ]);
  });

  it.each([
    ['leads', { email: 'ana@example.com', phone: '(602) 555-0134' }],
    ['messages', { name: 'Ana', email: 'ana@example.com', phone: '(602) 555-0134', message: 'Hello' }],
  ] as const)('read the %s and drop fields that a newer server may add', async (list, fields) => {
    const stored = {
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      created_at: '2026-11-21T16:05:00.000Z',
      sort_key: '2026-11-21T16:05:00.000Z_0f8fad5b-d9cb-469f-a165-70867728950e',
      ...fields,
      ...NO_WORK,
      ...firstAsked(new Date('2026-11-21T16:05:00.000Z')),
      change_number: 0,
      ...NO_OUTBOX,
      consent_version: '2026-11-23',
      language: 'en',
      do_not_call_since: null,
      joined_with: [],
      kept_apart_from: [],
      odd_fields: [],
    };
    const answer = {
      [list]: [{ ...stored, expire_at: '2028-11-21' }],
      next: 'cursor',
      matching: 7,
      total: 1,
    };
    const { api, paths } = apiOver(() => Response.json(answer));
    expect(await api[list]({ limit: 50 })).toEqual({
      kind: 'answered',
      value: { records: [stored], next: 'cursor', matching: 7 },
    });
    expect(paths()).toEqual([`/api/admin/${list}?limit=50`]);
  });

  it.each([
    ['without a network', offline],
    ['at 500', status(500)],
    ['at 503', status(503)],
    ['at a page that is not JSON', () => new Response('<html>')],
  ])('are retried three times %s, 1 s, 2 s and 4 s apart', async (_, answer) => {
    const { api, requests, waits } = apiOver(answer);
    expect(await skipWaits(api.summary)).toEqual({ kind: 'failed' });
    expect(requests).toHaveLength(4);
    expect(waits()).toEqual([1_000, 2_000, 4_000]);
  });

  it('wait as long as a busy server asks, up to 30 s', async () => {
    const { api, waits } = apiOver(
      status(429, { 'retry-after': '7' }),
      status(503, { 'retry-after': '600' }),
      summary,
    );
    expect(await skipWaits(api.summary)).toMatchObject({ kind: 'answered' });
    expect(waits()).toEqual([7_000, 30_000]);
  });

  it.each([
    [400, 'failed'],
    [404, 'failed'],
  ])('are not retried on %i: %s', async (code, kind) => {
    const { api, requests } = apiOver(status(code));
    expect(await api.summary()).toEqual({ kind });
    expect(requests).toHaveLength(1);
  });

  it('fail at once when the response does not fit the schema', async () => {
    const { api, requests } = apiOver(() => Response.json({ counts: { total: 'many' } }));
    expect(await api.summary()).toEqual({ kind: 'failed' });
    expect(requests).toHaveLength(1);
  });

  it('wait for the network when the token cannot be refreshed', async () => {
    const { api, requests, tries, identity } = apiOver(summary);
    identity.current = { kind: 'failed' };
    expect(await skipWaits(api.summary)).toEqual({ kind: 'failed' });
    expect(requests).toEqual([]);
    expect(waitsBetween(tries)).toEqual([1_000, 2_000, 4_000]);
  });
});

const PLACE = { collection: 'leads', id: 'a-1' } as const;
const ENTRY = {
  id: '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d',
  kind: 'called',
  text: 'Spoke to her.',
  call_again: null,
} as const;
const CHANGE = { version: 0, status: 'contacted', entry: ENTRY } as const;
const WORK = {
  work_status: 'contacted',
  work_log: [{ ...ENTRY, at: '2026-11-21T18:30:00.000Z', by: 'admin@example.com' }],
  work_version: 1,
  worked_at: '2026-11-21T18:30:00.000Z',
};
const problem = (status: number, more: object = {}) =>
  Response.json({ type: 'about:blank', title: 'x', status, detail: 'x', ...more }, { status });

function recordsOver(answer: () => Response) {
  const server = fakeServer(answer);
  const call = callAsAdmin({
    ...server.http,
    token: () => Promise.resolve({ kind: 'token', token: 't' }),
  });
  return { ...adminRecords(call), ...server };
}

describe('changing the work on a record', () => {
  it('sends the version that was seen and returns the current state', async () => {
    const { setWork, requests, paths, bodies } = recordsOver(() => Response.json(WORK));
    expect(await setWork(PLACE, CHANGE)).toEqual({ kind: 'answered', value: WORK });
    expect(paths()).toEqual(['/api/admin/leads/a-1']);
    expect(requests[0]?.method).toBe('PATCH');
    expect(await bodies()).toEqual([CHANGE]);
  });

  it('fails with the current state after a conflict', async () => {
    const { setWork } = recordsOver(() => problem(409, { current: NO_WORK }));
    const answer = await setWork(PLACE, CHANGE);
    expect(answer.kind === 'failed' && workInstead(answer)).toEqual(NO_WORK);
  });

  it.each([
    ['a deleted record', () => problem(404)],
    ['a conflict of something in between', () => new Response('busy', { status: 409 })],
  ])('fails without a current state at %s', async (_what, answer) => {
    const failed = await recordsOver(answer).setWork(PLACE, CHANGE);
    expect(failed.kind === 'failed' && workInstead(failed)).toBeUndefined();
  });
});

it('a record is deleted by its address, and the answer tells whether it was gone before', async () => {
  const { remove, requests, paths } = recordsOver(() => new Response(null, { status: 204 }));
  expect(await remove(PLACE)).toEqual({ kind: 'answered', value: true });
  expect(paths()).toEqual(['/api/admin/leads/a-1']);
  expect(requests[0]).toMatchObject({ method: 'DELETE', body: null });
  const gone = await recordsOver(() => problem(404)).remove(PLACE);
  expect(gone.kind === 'failed' && isGone(gone)).toBe(true);
  const refused = await recordsOver(() => problem(400)).remove(PLACE);
  expect(refused.kind === 'failed' && isGone(refused)).toBe(false);
});

const LEAD = readStoredLead({
  id: 'a-1',
  email: 'ana@example.com',
  phone: '(602) 555-0134',
  consent_version: '2026-11-23',
  sort_key: '2026-11-21T16:05:00.000Z_a-1',
});
const NOBODY = { submissions: [], leads: [], messages: [] };
const RECORDS = { ...NOBODY, leads: [LEAD], possibly: NOBODY, has_more: false };
const CORRECTION = { version: 3, answers: { email: 'new@example.com', phone: '(602) 555-0134' } };

it('the records of a person are requested by the id of one of them and parsed', async () => {
  const { timeline, setDoNotCall, decideSamePerson, requests, paths } = recordsOver(() =>
    Response.json(RECORDS),
  );
  expect(await timeline(PLACE)).toEqual({ kind: 'answered', value: RECORDS });
  await setDoNotCall(PLACE, true);
  await setDoNotCall(PLACE, false);
  expect(await decideSamePerson(PLACE, 'leads/b', 'apart')).toEqual({ kind: 'answered', value: RECORDS });
  expect(await requests.at(-1)?.clone().json()).toEqual({ other: 'leads/b', decision: 'apart' });
  expect(paths()).toEqual([
    '/api/admin/leads/a-1/timeline',
    '/api/admin/leads/a-1/do-not-call',
    '/api/admin/leads/a-1/do-not-call',
    '/api/admin/leads/a-1/same-person',
  ]);
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE', 'POST']);
});

it('the data of a person is exported or deleted by the contact that was verified', async () => {
  const proof = { verified: 'ana@example.com', also: ['messages/b'] };
  const left = { left_out: 1, has_more: false };
  const exported = { records: { leads: [{ id: 'a-1', email: 'ana@example.com' }] }, ...left };
  const one = recordsOver(() => Response.json(exported));
  expect(await one.exportPerson(PLACE, proof)).toEqual({ kind: 'answered', value: exported });
  const removed = { removed: ['leads/a-1', 'messages/b'], ...left };
  const other = recordsOver(() => Response.json(removed));
  expect(await other.removePerson(PLACE, proof)).toEqual({ kind: 'answered', value: removed });
  expect([...one.paths(), ...other.paths()]).toEqual([
    '/api/admin/leads/a-1/person',
    '/api/admin/leads/a-1/person/removal',
  ]);
  expect([...(await one.bodies()), ...(await other.bodies())]).toEqual([proof, proof]);
});

it('a correction is sent with the version that was seen and returns the record', async () => {
  const { correct, paths, bodies, requests } = recordsOver(() => Response.json({ record: LEAD }));
  expect(await correct(PLACE, CORRECTION)).toEqual({ kind: 'answered', value: { record: LEAD } });
  expect(paths()).toEqual(['/api/admin/leads/a-1/answers']);
  expect(requests[0]?.method).toBe('PATCH');
  expect(await bodies()).toEqual([CORRECTION]);
  const outdated = await recordsOver(() => problem(409, { current: LEAD })).correct(PLACE, CORRECTION);
  expect(outdated.kind === 'failed' && recordInstead(outdated, 'leads')).toEqual(LEAD);
});
