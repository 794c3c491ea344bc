import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { LEAD_COLUMNS, MESSAGE_COLUMNS, SUBMISSION_COLUMNS } from '#domain/office/columns.ts';
import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';
import { testApi } from '../../functions/src/testing/api.ts';
import { ALL_HOSTILE_TEXTS, HOSTILE_TEXTS } from './support/hostile-texts.ts';
import { computed, milliseconds, tell } from './support/proof.ts';

/** Time limit for one text, in and out again: far more than it needs, far less than catastrophic backtracking takes. */
const MOST_MILLISECONDS = 250;

const { id, email, phone, fillMs } = SAMPLE_CHECK;
const FORMS = [
  {
    name: 'submissions',
    sent: { ...SAMPLE_CHECK },
    /** What the form calls a field, and what the record does. */
    fields: { fullName: 'full_name', email: 'email', phone: 'phone', county: 'county', details: 'details' },
    columns: SUBMISSION_COLUMNS.map(({ label }) => label),
  },
  {
    name: 'leads',
    sent: { id, fillMs, email, phone },
    fields: { email: 'email', phone: 'phone' },
    columns: LEAD_COLUMNS.map(({ label }) => label),
  },
  {
    name: 'messages',
    sent: { id, fillMs, name: 'Rosa', email, phone, message: 'Hello' },
    fields: { name: 'name', email: 'email', phone: 'phone', message: 'message' },
    columns: MESSAGE_COLUMNS.map(({ label }) => label),
  },
] as const;

/** Fields with a fixed set of values, and field names that the form defines: none accepts anything else. */
const CHOSEN = [
  'state',
  'filingDate',
  'outcome',
  'paymentStatus',
  'reason',
  'circumstances',
  'filingPrecision',
  'contactConsent',
  'isHelper',
  'id',
  'fillMs',
] as const;

const counted = { sent: 0, kept: 0, refused: 0, slowest: 0 };
const count = (started: number) => {
  const took = computed() - started;
  counted.slowest = Math.max(counted.slowest, took);
  expect(took).toBeLessThan(MOST_MILLISECONDS);
};

afterAll(() => {
  const { sent, kept, refused, slowest } = counted;
  tell('injection', [
    ['hostile texts', `${ALL_HOSTILE_TEXTS.length}: ${Object.keys(HOSTILE_TEXTS).join(', ')}`],
    ['sent through every field', sent],
    ['kept, and given back to the dashboard and the CSV as typed', kept],
    ['refused by name of the field', refused],
    ['found in a receipt, a log line, a header, or as a formula', 0],
    ['dearest way in and out, of computing', milliseconds(slowest)],
  ]);
});

const texts = FORMS.flatMap(({ name, sent, fields, columns }) =>
  Object.entries(fields).map(([field, stored]) => ({ name, sent, field, stored, columns })),
);

// The first save of an instance reads the law of its state, whatever was typed.
beforeAll(async () => {
  await testApi().post('/api/submissions', SAMPLE_CHECK);
});

it.each(texts)(
  'a hostile text in $field of $name stays data',
  async ({ name, sent, field, stored, columns }) => {
    for (const text of ALL_HOSTILE_TEXTS) {
      const api = testApi();
      const started = computed();
      const answer = await api.post(`/api/${name}`, { ...sent, [field]: text });
      counted.sent += 1;
      const said = await answer.text();
      // Neither the result nor a refusal repeats what was typed, so neither can be used to inject text.
      if (text.length > 3) expect(said).not.toContain(JSON.stringify(text).slice(1, -1));

      if (answer.status === 400) {
        expect(Object.keys((JSON.parse(said) as { errors: object }).errors)).toEqual([field]);
        counted.refused += 1;
      } else {
        expect(answer.status).toBe(201);
        const list = await api.asAdmin(`/api/admin/${name}`);
        expect(list.headers.get('content-type')).toBe('application/json');
        expect(list.headers.get('x-content-type-options')).toBe('nosniff');
        const [record] = ((await list.json()) as Record<string, Record<string, unknown>[]>)[name] ?? [];
        const csv = await (await api.asAdmin(`/api/admin/${name}.csv`)).text();
        const lines: string[][] = parse(csv, { bom: true });
        const [labels, cells] = lines;
        expect(labels).toEqual(columns);
        // The text as it is stored: without control characters and outer blanks.
        const kept = record?.[stored];
        const plain = typeof kept === 'string' ? kept.toWellFormed() : '';
        expect(text.toWellFormed().normalize('NFC')).toContain(plain.split(/[\r\n]/u)[0] ?? '');
        expect(cells).toHaveLength(columns.length);
        const own = plain.replaceAll(/\r\n?/gu, '\n');
        const safe = own.replaceAll(/([;|\t])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠])/gu, "$1'");
        expect(cells?.some((cell) => cell === safe || cell === `'${safe}`)).toBe(true);
        for (const cell of cells ?? []) {
          // Neither the cell nor its parts under another separator begin like a formula, with or without invisible
          // characters.
          for (const part of cell.split(/[;|\t]/u))
            expect(part).not.toMatch(/^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\n])/u);
        }
        counted.kept += 1;
      }
      count(started);
      if (text.length > 3)
        expect(JSON.stringify(api.log.lines)).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  },
);

it.each(CHOSEN)('a hostile text for %s is refused', async (field) => {
  for (const text of ALL_HOSTILE_TEXTS) {
    const started = computed();
    const answer = await testApi().post('/api/submissions', { ...SAMPLE_CHECK, [field]: text });
    expect(answer.status).toBe(400);
    counted.sent += 1;
    counted.refused += 1;
    count(started);
  }
});

it('a hostile field name is refused and changes no object', async () => {
  for (const name of ALL_HOSTILE_TEXTS) {
    const body = JSON.stringify(SAMPLE_CHECK).replace(
      '{',
      () => `{${JSON.stringify(name)}:{"polluted":"yes"},`,
    );
    const api = testApi();
    const answer = await api.send('/api/submissions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status, name).toBe(400);
    expect(await api.stores.submissions.count()).toBe(0);
    counted.sent += 1;
    counted.refused += 1;
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('a hostile address, query, note or token is not logged and causes no failure', async () => {
  const api = testApi();
  await api.post('/api/submissions', SAMPLE_CHECK);
  for (const text of ALL_HOSTILE_TEXTS) {
    const encoded = encodeURIComponent(text.toWellFormed());
    const started = computed();
    const answers = [
      await api.asAdmin(`/api/admin/submissions?search=${encoded}`),
      await api.asAdmin(`/api/admin/submissions?before=${encoded}&state=${encoded}`),
      await api.asAdmin(`/api/admin/submissions/${encoded}`, 'DELETE'),
      await api.asAdmin(`/api/admin/${encoded}/${SAMPLE_CHECK.id}`, 'DELETE'),
      await api.asAdmin(`/api/admin/submissions/${encoded}`),
      await api.send(`/api/admin/submissions/${SAMPLE_CHECK.id}`, {
        method: 'PATCH',
        headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
        body: JSON.stringify({
          version: 0,
          entry: { id: SAMPLE_CHECK.id, kind: 'note', text, call_again: null },
        }),
      }),
    ];
    for (const { status } of answers) expect(status).toBeLessThan(500);
    counted.sent += answers.length;
    count(started);
    if (text.length > 3)
      expect(JSON.stringify(api.log.lines)).not.toContain(JSON.stringify(text).slice(1, -1));
  }
  expect(await api.stores.submissions.count()).toBe(1);
});
