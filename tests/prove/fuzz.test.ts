import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { BYTE_ORDER_MARK, csvLine } from '#domain/shared/csv.ts';
import { ELIGIBILITY_MESSAGES } from '#content/words/en/check.ts';
import { assess } from '#domain/check/list-answer.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { CIRCUMSTANCES } from '#domain/check/circumstances.ts';
import { JURISDICTION_CODES, jurisdiction } from '#domain/places/jurisdiction.ts';
import { readFormRequest } from '#domain/forms/form.ts';
import { latestDateOnEarth } from '#domain/shared/plain-date.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import { readStoredLead, readStoredMessage } from '#domain/inbox/record.ts';
import { readStoredSubmission } from '#domain/check/record.ts';
import { readSubmissionRequest } from '#domain/check/form.ts';
import { CONTACT_KINDS, CLOSE_REASONS } from '#domain/records/work.ts';
import { NOW, SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';
import { testApi } from '../../functions/src/testing/api.ts';
import { ALL_HOSTILE_TEXTS } from './support/hostile-texts.ts';
import { computed, milliseconds, percentile, size, tell, timeLimit, type ProofRow } from './support/proof.ts';

/** Requests to each endpoint, and how long one may compute; one that never ends hits the test's time limit. */
const RUNS = size(300, 100_000);
const MOST_MILLISECONDS = 1_000;
/**
 * The numbers are counted in a store that counts by scanning, a hundred times slower than the
 * rest.
 */
const RUNS_OF_NUMBERS = Math.min(RUNS, size(20, 300));
/** A store in memory scans all its records, so it is emptied after this many requests. */
const RUNS_OF_A_STORE = 500;
const MINUTES = 12;

const rows: ProofRow[] = [];
afterAll(() => {
  tell('fuzz', rows);
});

const hostile = fc.constantFrom(...ALL_HOSTILE_TEXTS);
const text = fc.oneof(hostile, fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }));
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.bigInt().map(String));
const id = fc.oneof({ weight: 5, arbitrary: fc.uuid() }, { weight: 1, arbitrary: anything });
/** A field that is right four times out of five, so that whole forms get through often enough. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: anything });

const person = {
  email: mostly(fc.emailAddress()),
  phone: mostly(fc.constantFrom('(602) 555-0134', '+1 602 555 0134', '602.555.0134')),
  name: mostly(text),
};
const fillMs = mostly(fc.integer({ min: 0, max: 600_000 }));
const check = fc.record({
  id,
  fillMs,
  fullName: person.name,
  email: person.email,
  phone: person.phone,
  state: mostly(fc.constantFrom(...JURISDICTION_CODES)),
  county: mostly(text),
  filingDate: mostly(fc.constantFrom('1999-12-31', '2021-03-04', '2026-11-22', '2024-02-29')),
  outcome: mostly(fc.constantFrom(...CASE_OUTCOMES)),
  paymentStatus: mostly(fc.constantFrom(...PAYMENT_STATUSES)),
  reason: mostly(fc.constantFrom(...EVICTION_REASONS)),
  circumstances: mostly(fc.constantFrom('', ...CIRCUMSTANCES, 'bankruptcy, foreclosure')),
  details: mostly(text),
  filingPrecision: mostly(fc.constantFrom('day', 'month', 'year')),
  contactConsent: mostly(fc.boolean()),
  isHelper: mostly(fc.boolean()),
});
const lead = fc.record({ id, fillMs, email: person.email, phone: person.phone });
const message = fc.record({ id, fillMs, ...person, message: mostly(text) });
const work = fc.record({
  version: mostly(fc.nat(3)),
  entry: mostly(
    fc.record({
      id,
      kind: mostly(fc.constantFrom(...CONTACT_KINDS)),
      text: mostly(text),
      call_again: mostly(fc.constantFrom(null, '2026-11-25T18:00:00.000Z', '2024-02-29')),
      closed: mostly(fc.constantFrom(null, ...CLOSE_REASONS)),
    }),
  ),
});

/** The same with more fields than the form has, and names of Object.prototype. */
const withExtras = (form: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 6, arbitrary: form },
    {
      weight: 1,
      arbitrary: fc
        .tuple(form, fc.oneof(hostile, fc.string({ maxLength: 20 })), anything)
        .map(([fields, name, value]) =>
          Object.defineProperty({ ...fields }, name, { value, enumerable: true }),
        ),
    },
  );
const bodyOf = (form: fc.Arbitrary<object>): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> =>
  fc.oneof(
    { weight: 12, arbitrary: withExtras(form).map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: fc.nat(4000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
    { weight: 1, arbitrary: fc.nat(20_000).map((length) => `{"id":"${'x'.repeat(length)}"}`) },
  );

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
/** A header as browsers send it, and occasionally something else. */
const usually = (right: string, odd: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 20, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: odd });
const headers = fc.record(
  {
    'content-type': usually(
      'application/json',
      fc.oneof(fc.constant('application/x-www-form-urlencoded'), headerText),
    ),
    'content-encoding': usually('identity', fc.constantFrom('gzip', 'br')),
    'content-length': usually('16', fc.constantFrom('0', '-1', '99999999999', 'x')),
    origin: fc.oneof(headerText, fc.constant('null'), fc.webUrl()),
    'sec-fetch-site': usually('same-origin', fc.constantFrom('cross-site', 'same-site', 'none', '')),
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
    'fastly-client-ip': fc.oneof(fc.ipV6(), headerText),
    authorization: fc.oneof(fc.constantFrom('Bearer admin-token', 'Bearer renter-token'), headerText),
  },
  { requiredKeys: ['content-type'] },
);

const RECORD_ID = SAMPLE_CHECK.id;
const asAdmin = { authorization: 'Bearer admin-token' };
const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('limit', 'before', 'classification', 'state', 'from', 'to', 'search', 'status'),
        text,
      ),
      fc.oneof(fc.constantFrom('10', '2026-11-21', '0000-01-01', '9999-12-31', 'AZ', 'eligible'), text),
    ),
    { maxLength: 5 },
  )
  .map(
    (pairs) =>
      `?${new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]))}`,
  );
const segment = fc
  .oneof(fc.constantFrom('submissions', 'leads', RECORD_ID, 'person'), text)
  .map((part) => encodeURIComponent(part.toWellFormed()));

interface Call {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}
const posting = (
  path: string,
  form: fc.Arbitrary<object>,
  method = 'POST',
  more: Record<string, string> = {},
) =>
  fc
    .tuple(bodyOf(form), headers)
    .map(([body, sent]): Call => ({ path, method, headers: { ...sent, ...more }, body }));
const asking = (path: string): fc.Arbitrary<Call> =>
  query.map((text) => ({ path: path + text, method: 'GET', headers: asAdmin }));

const ENDPOINTS: Readonly<Record<string, fc.Arbitrary<Call>>> = {
  'POST /api/submissions': posting('/api/submissions', check),
  'POST /api/leads': posting('/api/leads', lead),
  'POST /api/messages': posting('/api/messages', message),
  'PATCH /api/admin/submissions/{id}, as the admin': posting(
    `/api/admin/submissions/${RECORD_ID}`,
    work,
    'PATCH',
    asAdmin,
  ),
  'POST /api/generate-sitemap, as the admin': posting(
    '/api/generate-sitemap',
    fc.record({ type: anything, path: anything }),
    'POST',
    asAdmin,
  ),
  'GET /api/admin/submissions, as the admin': asking('/api/admin/submissions'),
  'GET /api/admin/submissions.csv, as the admin': asking('/api/admin/submissions.csv'),
  'GET /api/admin/numbers, as the admin': asking('/api/admin/numbers'),
  'any method, any address': fc
    .tuple(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      fc.array(segment, { maxLength: 4 }),
      headers,
    )
    .map(([method, parts, sent]) => ({ path: `/api/${parts.join('/')}`, method, headers: sent })),
};

describe('generated input', () => {
  it.each(Object.entries(ENDPOINTS))(
    'to %s never gets a 5xx, is answered fast, and leaves no invalid record',
    async (name, calls) => {
      const times: number[] = [];
      const statuses = new Map<number, number>();
      let api = testApi();
      let stored = 0;
      const look = async () => {
        const { submissions, leads, messages } = api.stores;
        for (const store of [submissions, leads, messages]) {
          for (const record of await store.page({ limit: RUNS_OF_A_STORE + 1 })) {
            expect(record.odd_fields, JSON.stringify(record)).toEqual([]);
            stored += 1;
          }
        }
        api = testApi();
        await api.post('/api/submissions', SAMPLE_CHECK);
        stored -= 1;
      };
      await look();
      let runs = 0;
      const numRuns = name.includes('numbers') ? RUNS_OF_NUMBERS : RUNS;
      await fc.assert(
        fc.asyncProperty(calls, async ({ path, method, headers: sent, body }) => {
          const started = computed();
          const answer = await api.send(path, {
            method,
            headers: sent,
            ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }),
          });
          const took = computed() - started;
          times.push(took);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          expect(answer.status).toBeLessThan(500);
          expect(took).toBeLessThan(MOST_MILLISECONDS);
          runs += 1;
          if (runs % RUNS_OF_A_STORE === 0) await look();
        }),
        { numRuns, endOnFailure: true },
      );
      await look();
      const list = [...statuses]
        .sort(([left], [right]) => left - right)
        .map(([status, count]) => `${status}: ${count}`);
      rows.push([
        name,
        `${numRuns} requests, 0 × 5xx; ${list.join(', ')}; ${stored + 1} records, all right; dearest ${milliseconds(percentile(times, 100))}`,
      ]);
    },
    timeLimit(MINUTES),
  );
});

const property = (name: string, run: (runs: number) => void) => {
  it(
    name,
    () => {
      run(RUNS);
      rows.push([name, `${RUNS} cases`]);
    },
    timeLimit(MINUTES),
  );
};

describe('the domain', () => {
  property('reads anything at all without throwing', (numRuns) => {
    const readers = [
      (input: unknown) => readSubmissionRequest(input, latestDateOnEarth(NOW)),
      (body: unknown) => readFormRequest(LEAD_FORM, body),
      (body: unknown) => readFormRequest(MESSAGE_FORM, body),
    ];
    const odd = fc.oneof(check, fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }));
    fc.assert(
      fc.property(odd, (input) => {
        for (const read of readers) expect(typeof read(input).ok).toBe('boolean');
      }),
      { numRuns },
    );
  });

  property('reads whatever is stored without throwing', (numRuns) => {
    const document = fc
      .dictionary(
        fc.oneof(hostile, fc.constantFrom('full_name', 'email', 'state', 'details', 'created_at')),
        anything,
      )
      .map((fields) => ({ ...fields, id: RECORD_ID }));
    fc.assert(
      fc.property(document, (kept) => {
        for (const read of [readStoredSubmission, readStoredLead, readStoredMessage]) {
          expect(read(kept).id).toBe(RECORD_ID);
        }
      }),
      { numRuns },
    );
  });

  property('writes CSV that another program reads back, and no formula', (numRuns) => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (cells) => {
        const lines: string[][] = parse(BYTE_ORDER_MARK + csvLine(cells), { bom: true });
        const [read] = lines;
        // A file cannot contain a lone surrogate.
        const expected = cells.map((cell) =>
          cell
            .toWellFormed()
            .replaceAll(/\r\n?/gu, '\n')
            .replaceAll(/([;|\t])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻−])/gu, "$1'"),
        );
        for (const [index, cell] of (read ?? []).entries()) {
          expect(cell).not.toMatch(/^[=+\-@\t\n＝＋－＠]/u);
          expect([expected[index], `'${expected[index] ?? ''}`]).toContain(cell);
        }
        expect(read).toHaveLength(cells.length);
      }),
      { numRuns },
    );
  });
});

it(
  'the server gives every renter the browser’s answer',
  async () => {
    const most = 10 * RUNS;
    const api = testApi({ limits: { perClient: most, perNetwork: most, perConnection: most } });
    const valid = fc.record({
      state: fc.constantFrom('AZ', 'AL', 'TX', 'DC'),
      outcome: fc.constantFrom(...CASE_OUTCOMES),
      paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
      reason: fc.constantFrom(...EVICTION_REASONS),
      filingDate: fc
        .date({ min: new Date('1900-01-01'), max: NOW, noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      id: fc.uuid(),
    });
    await fc.assert(
      fc.asyncProperty(valid, async (answers) => {
        const sent = { ...SAMPLE_CHECK, ...answers };
        const read = readSubmissionRequest(sent, latestDateOnEarth(NOW));
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        const { form } = read.value;
        const rule = { AZ: { eligible: true }, AL: { eligible: false } }[form.state as string];
        const shown = assess(rule, jurisdiction(form.state).name, form, ELIGIBILITY_MESSAGES);
        const receipt = (await (await api.post('/api/submissions', sent)).json()) as Record<string, unknown>;
        expect(receipt).toMatchObject({ listAnswer: shown.listAnswer, message: shown.message });
      }),
      { numRuns: RUNS },
    );
    rows.push(['the server’s list answer is the browser’s', `${RUNS} checks`]);
  },
  timeLimit(MINUTES),
);
