import { describe, expect, it, vi } from 'vitest';

import type { PersonAnswer } from '#browser/admin-api.ts';
import { callAsAdmin } from '#browser/admin-call.ts';

import { fakeServer, skipWaits } from '../../../../../tests/support/fake-server.ts';
import { exportCsv, exportPerson, type ExportProgress, exportTrouble, progressText } from './Export.tsx';

const page =
  (text: string, records: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(text, { headers: { 'x-records': String(records), ...headers } });
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};
const FIRST = page('\uFEFFName\r\nAna\r\n', 1, { 'x-next': 'c1', 'x-matching': '3' });

/** An export from a server that gives these answers in turn; the last one repeats. */
function exporting(...answers: (() => Response)[]) {
  const server = fakeServer(...answers);
  const stop = new AbortController();
  const progress: ExportProgress[] = [];
  const call = callAsAdmin({
    ...server.http,
    token: () => Promise.resolve({ kind: 'token', token: 't' }),
  });
  const onProgress = vi.fn((now: ExportProgress) => progress.push(now));
  const start = (more: { filter?: { state: 'AZ' }; find?: string } = {}) =>
    skipWaits(() => exportCsv(call, { collection: 'submissions', onProgress, signal: stop.signal, ...more }));
  const asked = () => server.paths().map((path) => path.split('?')[1]);
  return { start, asked, requests: server.requests, progress, stop, onProgress };
}

describe('an export', () => {
  it('joins the pages in order and reports progress', async () => {
    const { start, asked, progress } = exporting(FIRST, page('Bo\r\nCy\r\n', 2));
    const answer = await start();
    if (answer.kind !== 'complete') throw new Error('It is complete.');
    expect([...new Uint8Array(await answer.file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await answer.file.text()).toBe('Name\r\nAna\r\nBo\r\nCy\r\n');
    expect(answer.records).toBe(3);
    expect(asked()).toEqual(['limit=500', 'limit=500&before=c1']);
    expect(progress).toEqual([
      { records: 1, of: 3 },
      { records: 3, of: 3 },
    ]);
  });

  it('requests the list’s filters with every page', async () => {
    const { start, asked, requests } = exporting(FIRST, page('', 0));
    await start({ filter: { state: 'AZ' }, find: 'Ana' });
    expect(asked()).toEqual(['limit=500&state=AZ', 'limit=500&before=c1&state=AZ']);
    for (const { headers } of requests) expect(headers.get('x-search')).toBe('Ana');
  });

  it('resumes after a short network failure', async () => {
    const { start, asked } = exporting(FIRST, offline, offline, page('Bo\r\n', 1));
    expect(await start()).toMatchObject({ kind: 'complete', records: 2 });
    expect(asked()).toHaveLength(4);
  });

  it('produces no file when the network is lost', async () => {
    const { start } = exporting(FIRST, offline);
    expect(await start()).toEqual({ kind: 'failed' });
  });

  it('produces no file when an intermediary answers for the server', async () => {
    const { start } = exporting(FIRST, () => new Response('<html>Log in to the hotel</html>'));
    expect(await start()).toEqual({ kind: 'failed' });
  });

  it('can be stopped', async () => {
    const { start, stop, onProgress, asked } = exporting(FIRST);
    onProgress.mockImplementation(() => {
      stop.abort();
      return 0;
    });
    expect(await start()).toEqual({ kind: 'cancelled' });
    expect(asked()).toHaveLength(1);
  });
});

it('the progress of an export is shown', () => {
  expect(progressText({ records: 1500, of: 10_000 })).toBe('1,500 of 10,000 records');
  expect(progressText({ records: 500, of: null })).toBe('500 records so far');
});

it('the reason is shown when an export stops', () => {
  expect(exportTrouble({ records: 0, of: null }, {})).toMatch(/^The export stopped: .*No file was saved\./u);
  expect(exportTrouble({ records: 500, of: 900 }, {})).toMatch(
    /^The export stopped after 500 of 900 records: /u,
  );
});

const PLACE = { collection: 'leads', id: '0b7e9a52-6f0a-4a57-9a3b-8f3f5d1c2e4a' } as const;
const NOW = new Date(2026, 10, 21, 9, 30);

async function exportingPerson(answer: PersonAnswer) {
  const files: [string, string][] = [];
  const texts: Promise<void>[] = [];
  const end = await exportPerson({ person: () => Promise.resolve(answer) }, PLACE, NOW, (file, name) => {
    texts.push(
      file.text().then((text) => {
        files.push([name, text]);
      }),
    );
  });
  await Promise.all(texts);
  return { end, files };
}

describe("an export of one person's data", () => {
  it('is one file with every record and reports their number', async () => {
    const data = { submissions: [{ id: 'a' }], leads: [{ id: 'b', email: 'ana@example.com' }] };
    const { end, files } = await exportingPerson({ kind: 'found', data });
    expect(files).toHaveLength(1);
    const [name, text] = files[0] ?? ['', '{}'];
    expect(name).toBe('person-2026-11-21-0b7e9a52.json');
    expect(JSON.parse(text)).toEqual({ exported_at: NOW.toISOString(), ...data });
    expect(end).toMatchObject({ tone: 'success' });
    expect(JSON.stringify(end)).toContain('2 records with the same email or phone');
  });

  it.each([
    ['gone', 'deleted before'],
    ['failed', 'could not be reached'],
  ] as const)('of a record that is %s shows a message and makes no file', async (kind, words) => {
    const { end, files } = await exportingPerson({ kind });
    expect(files).toEqual([]);
    expect(JSON.stringify(end)).toContain(words);
  });
});
