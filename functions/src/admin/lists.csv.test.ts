import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';

import { readProblem, testApi } from '../testing/api.ts';
import { SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

const PATH = '/api/admin/submissions.csv';
const idOf = (index: number) => `0b7e9a52-6f0a-4a57-9a3b-${String(index).padStart(12, '0')}`;

async function apiWith(count: number) {
  const api = testApi();
  for (let index = 0; index < count; index += 1) {
    const state = index % 3 === 0 ? 'AL' : 'AZ';
    await api.post('/api/submissions', { ...SAMPLE_CHECK, state, id: idOf(index) });
  }
  return api;
}

/** The whole file, joined from its pages as the dashboard does, and the number of pages. */
async function wholeFile(api: ReturnType<typeof testApi>, path: string) {
  const pages: string[] = [];
  let counted = 0;
  let next: string | null = null;
  do {
    const response: Response = await api.asAdmin(next === null ? path : `${path}&before=${next}`);
    expect(response.status).toBe(200);
    // `text()` would drop the byte order mark.
    counted += Number(response.headers.get('x-records'));
    pages.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()));
    next = response.headers.get('x-next');
  } while (next !== null);
  return { file: pages.join(''), pages, counted };
}

const rowsOf = (file: string): Record<string, string>[] => parse(file, { bom: true, columns: true });

describe('the call list', () => {
  test('has who agreed that the office calls, once each, with local times and no notes, and counts who is left out', async () => {
    const api = testApi();
    const person = (index: number, changes: object) =>
      api.post('/api/submissions', {
        ...SAMPLE_CHECK,
        id: idOf(index),
        email: `p${index}@example.com`,
        phone: `(480) 555-01${10 + index}`,
        contactConsent: true,
        ...changes,
      });
    const agreed = { fullName: 'Ana Ruiz', email: 'ana@example.com', phone: '(602) 555-0134' };
    await person(1, agreed);
    await person(2, { ...agreed, details: 'The same person.' });
    await person(3, { fullName: 'Ben Marks', contactConsent: false });
    await person(4, { fullName: 'Cara Done' });
    await person(5, { fullName: 'Dan Stop' });
    await api.stores.submissions.change(idOf(4), () => ({ work_status: 'closed' }));
    await api.stores.submissions.change(idOf(5), () => ({
      do_not_call: { phone: null, email: '2026-11-20T12:00:00.000Z' },
    }));
    const response = await api.asAdmin(`${PATH}?columns=calls`);
    expect([response.headers.get('x-records'), response.headers.get('x-left-out')]).toEqual(['1', '4']);
    const [row, ...others] = rowsOf(await response.text());
    expect(others).toEqual([]);
    expect(row).toEqual({
      Name: 'Ana Ruiz',
      Phone: '(602) 555-0134',
      Language: 'English',
      Place: `${SAMPLE_CHECK.county}, AZ`,
      'Time zone': 'America/Phoenix',
      Answer: expect.any(String) as string,
      // 18:30 in UTC.
      'Asked (their time)': '2026-11-21 11:30',
      'Call again (their time)': '',
    });
    expect((await api.asAdmin(`${PATH}?columns=partner`)).status).toBe(400);
  });
});

describe('the CSV of the submissions', () => {
  test('has every field of a check, and an independent parser reads the values as typed', async () => {
    const api = testApi();
    const details = 'He said "out", I said\n=no; commas, too — 🏠';
    await api.post('/api/submissions', { ...SAMPLE_CHECK, details, contactConsent: true });
    const response = await api.asAdmin(PATH);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="submissions.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rowsOf(new TextDecoder().decode(bytes))).toMatchObject([
      {
        'Received (UTC)': '2026-11-21 18:30:00',
        Name: 'Rosa Delgado',
        'Agreed to calls': 'yes',
        'Contact of a helper': 'no',
        'Years since filing': '5',
        Payment: 'no judgment',
        Details: details,
        'Record number': SAMPLE_CHECK.id,
      },
    ]);
  });

  test('comes in pages that concatenate to one file: one byte order mark, one header, each record once', async () => {
    const api = await apiWith(7);
    const { file, pages, counted } = await wholeFile(api, `${PATH}?limit=3`);
    expect(counted).toBe(7);
    expect(pages).toHaveLength(3);
    expect(file.split('\uFEFF')).toHaveLength(2);
    expect(rowsOf(file).map((row) => row['Record number'])).toEqual([6, 5, 4, 3, 2, 1, 0].map(idOf));
    expect(file).toBe((await wholeFile(api, `${PATH}?limit=500`)).file);
  });

  test('contains the records that match the filters', async () => {
    const api = await apiWith(7);
    const response = await api.asAdmin(`${PATH}?state=AL`);
    expect(rowsOf(await response.text()).map(({ State: state }) => state)).toEqual(['AL', 'AL', 'AL']);
  });

  test('is just a header when there are no records', async () => {
    const text = await (await testApi().asAdmin(PATH)).text();
    expect(text.split('\r\n')).toHaveLength(2);
    expect(text).toMatch(/^Received \(UTC\),Result,/u);
  });

  test.each(['limit=501', 'limit=0', 'classification=all', 'before=yesterday', 'format=xlsx'])(
    'answers 400 to the query %s',
    async (query) => {
      const response = await testApi().asAdmin(`${PATH}?${query}`);
      expect(response.status).toBe(400);
      await readProblem(response);
    },
  );
});

test.each([
  ['leads', { email: 'dana@example.com', phone: '(602) 555-0134' }],
  ['messages', { name: 'Dana', email: 'dana@example.com', phone: '(602) 555-0134', message: '=cmd()' }],
])('the CSV of the %s contains what was sent', async (name, answers) => {
  const api = testApi();
  await api.post(`/api/${name}`, { id: idOf(1), fillMs: SAMPLE_FILL_MS, ...answers });
  const [row] = rowsOf(await (await api.asAdmin(`/api/admin/${name}.csv`)).text());
  expect(row).toMatchObject({ Email: 'dana@example.com', 'Record number': idOf(1) });
  if (name === 'messages') expect(row).toMatchObject({ Name: 'Dana', Message: "'=cmd()" });
});
