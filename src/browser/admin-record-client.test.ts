import { describe, expect, it } from 'vitest';

import { NO_WORK } from '~/domain/records/work.ts';

import { callAsAdmin } from './admin-call.ts';
import { adminRecords } from './admin-record-client.ts';

const PLACE = { collection: 'leads', id: 'a-1' } as const;
const CHANGE = { version: 0, status: 'contacted', note: 'Called.' } as const;
const WORK = {
  work_status: 'contacted',
  work_note: 'Called.',
  work_version: 1,
  worked_at: '2026-11-21T18:30:00.000Z',
};
const problem = (status: number, more: object = {}) =>
  Response.json({ type: 'about:blank', title: 'x', status, detail: 'x', ...more }, { status });

function recordsOver(answer: () => Response) {
  const requests: [string, string | undefined, unknown][] = [];
  const records = adminRecords(
    callAsAdmin({
      fetch: (path, init) => {
        requests.push([path as string, init?.method, init?.body]);
        return Promise.resolve().then(answer);
      },
      token: () => Promise.resolve({ kind: 'token', token: 't' }),
      wait: () => Promise.resolve(),
    }),
  );
  return { ...records, requests };
}

describe('changing the work on a record', () => {
  it('sends the version that was seen, and gives back how the work stands', async () => {
    const { setWork, requests } = recordsOver(() => Response.json(WORK));
    expect(await setWork(PLACE, CHANGE)).toEqual({ kind: 'saved', work: WORK });
    expect(requests).toEqual([['/api/admin/leads/a-1', 'PATCH', JSON.stringify(CHANGE)]]);
  });

  it.each([
    ['outdated', () => problem(409, { current: NO_WORK }), { kind: 'outdated', work: NO_WORK }],
    ['gone', () => problem(404), { kind: 'gone' }],
    ['refused', () => problem(400), { kind: 'failed', problem: { status: 400 } }],
    ['failed', () => problem(503), { kind: 'failed', problem: { status: 503 } }],
    ['a conflict of something in between', () => new Response('busy', { status: 409 }), { kind: 'failed' }],
    ['the end of the session', () => problem(401), { kind: 'signed-out' }],
  ])('tells %s from the rest', async (_what, answer, end) => {
    expect(await recordsOver(answer).setWork(PLACE, CHANGE)).toMatchObject(end);
  });
});

describe('deleting a record', () => {
  it.each([
    ['done', () => new Response(null, { status: 204 }), { kind: 'removed' }],
    ['gone before', () => problem(404), { kind: 'gone' }],
    ['not done', () => problem(503), { kind: 'failed', problem: { status: 503 } }],
    ['no rights', () => problem(403), { kind: 'no-rights' }],
  ])('is told: %s', async (_what, answer, end) => {
    const { remove, requests } = recordsOver(answer);
    expect(await remove(PLACE)).toMatchObject(end);
    expect(requests[0]).toEqual(['/api/admin/leads/a-1', 'DELETE', undefined]);
  });
});

it('brings everything that is kept about a person', async () => {
  const data = { submissions: [], leads: [{ id: 'a-1', email: 'a@example.com' }] };
  const { person, requests } = recordsOver(() => Response.json(data));
  expect(await person(PLACE)).toEqual({ kind: 'found', data });
  expect(requests[0]?.[0]).toBe('/api/admin/leads/a-1/person');
  expect(await recordsOver(() => problem(404)).person(PLACE)).toEqual({ kind: 'gone' });
});
