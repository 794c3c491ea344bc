import { describe, expect, it } from 'vitest';

import { readStoredLead } from '~/domain/inbox/forms.ts';
import { fakeServer } from '../../tests/support/fake-server.ts';

import { adminPerson } from './admin-person.ts';
import { callAsAdmin } from './admin-call.ts';

const PLACE = { collection: 'leads', id: 'a-1' } as const;
const LEAD = readStoredLead({
  id: 'a-1',
  email: 'ana@example.com',
  phone: '(602) 555-0134',
  consent_version: '2026-11-23',
  sort_key: '2026-11-21T16:05:00.000Z_a-1',
});
const RECORDS = { submissions: [], leads: [LEAD], messages: [] };
const CORRECTION = { version: 3, answers: { email: 'new@example.com', phone: '(602) 555-0134' } };

const problem = (status: number, more: object = {}) =>
  Response.json({ type: 'about:blank', title: 'x', status, detail: 'x', ...more }, { status });

function personOver(answer: () => Response) {
  const server = fakeServer(answer);
  const call = callAsAdmin({ ...server.http, token: () => Promise.resolve({ kind: 'token', token: 't' }) });
  return { ...adminPerson(call), ...server };
}

describe('the records of a person', () => {
  it('are requested by the id of one of them and parsed', async () => {
    const { timeline, setDoNotCall, requests, paths } = personOver(() => Response.json(RECORDS));
    expect(await timeline(PLACE)).toEqual({ kind: 'found', records: RECORDS });
    await setDoNotCall(PLACE, true);
    await setDoNotCall(PLACE, false);
    expect(paths()).toEqual([
      '/api/admin/leads/a-1/timeline',
      '/api/admin/leads/a-1/do-not-call',
      '/api/admin/leads/a-1/do-not-call',
    ]);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
  });

  it.each([
    ['gone', () => problem(404), { kind: 'gone' }],
    ['failed', () => problem(400), { kind: 'failed' }],
    ['something else', () => Response.json({ leads: [] }), { kind: 'failed' }],
    ['the end of the session', () => problem(401), { kind: 'signed-out' }],
  ])('report: %s', async (_what, answer, end) => {
    expect(await personOver(answer).timeline(PLACE)).toMatchObject(end);
  });
});

describe('a correction', () => {
  it('is sent with the version that was seen and returns the record', async () => {
    const { correct, paths, bodies, requests } = personOver(() => Response.json({ record: LEAD }));
    expect(await correct(PLACE, CORRECTION)).toEqual({ kind: 'saved', record: LEAD });
    expect(paths()).toEqual(['/api/admin/leads/a-1/answers']);
    expect(requests[0]?.method).toBe('PATCH');
    expect(await bodies()).toEqual([CORRECTION]);
  });

  it.each([
    ['outdated', () => problem(409, { current: LEAD }), { kind: 'outdated', record: LEAD }],
    ['refused', () => problem(400, { errors: { email: 'x' } }), { kind: 'refused', errors: { email: 'x' } }],
    ['gone', () => problem(404), { kind: 'gone' }],
    ['a conflict of something in between', () => new Response('busy', { status: 409 }), { kind: 'failed' }],
    ['no rights', () => problem(403), { kind: 'no-rights' }],
  ])('reports: %s', async (_what, answer, end) => {
    expect(await personOver(answer).correct(PLACE, CORRECTION)).toMatchObject(end);
  });
});
