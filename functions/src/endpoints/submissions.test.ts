import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ELIGIBILITY_FIELDS, FIELD_LIMITS } from '~/domain/submission/eligibility-form.ts';
import { MAX_BODY_BYTES } from '../http/read-body.ts';
import { Unavailable } from '../ports/unavailable.ts';
import { readProblem } from '../testing/read-answer.ts';
import { NOW, SAMPLE_CHECK } from '../testing/sample-check.ts';
import { testApi } from '../testing/test-api.ts';

const PATH = '/api/submissions';

const storedIn = (api: ReturnType<typeof testApi>) => api.stores.submissions.page({ limit: 100 });

/** Sends bytes as they are. */
const sendBody = (body: NonNullable<RequestInit['body']> | null, headers: Record<string, string> = {}) => {
  const api = testApi();
  const answer = api.send(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { api, answer };
};

describe('a check that can be read', () => {
  test('is stored and answered with 201, the outcome and its sentence', async () => {
    const api = testApi();
    const response = await api.post(PATH, SAMPLE_CHECK);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: SAMPLE_CHECK.id,
      outcome: 'eligible',
      message:
        "Great news! Based on your answers and Arizona's laws, you appear to be eligible for eviction record sealing.",
    });
    expect(await storedIn(api)).toEqual([
      {
        id: SAMPLE_CHECK.id,
        created_at: NOW.toISOString(),
        sort_key: `${NOW.toISOString()}_${SAMPLE_CHECK.id}`,
        full_name: 'Rosa Delgado',
        email: 'rosa@example.com',
        phone: '(602) 555-0134',
        state: 'AZ',
        county: 'Maricopa',
        filing_date: '2021-03-04',
        years_since_conviction: 5,
        reason: 'Non-payment of rent',
        outcome: 'dismissed',
        payment_status: 'no-judgment',
        details: null,
        conviction_type: 'Non-payment of rent - dismissed',
        is_eligible: true,
        eligibility_message:
          "Great news! Based on your answers and Arizona's laws, you appear to be eligible for eviction record sealing.",
        classification: 'eligible',
        contact_consent: false,
        consent_version: 'test',
      },
    ]);
  });

  test.each([
    ['AZ', 'settlement', 'partial', 'maybe'],
    ['AZ', 'lost', 'paid', 'maybe'],
    ['AZ', 'lost', 'not-paid', 'not-eligible'],
    ['AL', 'dismissed', 'paid', 'not-eligible'],
    ['TX', 'won', 'paid', 'not-eligible'],
  ])("gets the server's own verdict: %s, %s, %s is %s", async (state, outcome, paymentStatus, verdict) => {
    const api = testApi();
    const response = await api.post(PATH, { ...SAMPLE_CHECK, state, outcome, paymentStatus });
    expect(await response.json()).toMatchObject({ outcome: verdict });
    expect(await storedIn(api)).toMatchObject([
      { classification: verdict, is_eligible: verdict === 'eligible' },
    ]);
  });

  test.each([
    ['Chinese', '王小明'],
    ['Arabic, right to left', 'فاطمة الزهراء'],
    ['emoji', 'Rosa 🏠👩‍👧'],
    ['HTML and script', '<script>alert(1)</script> <b>Rosa</b>'],
    ['a formula', '=HYPERLINK("http://example.com")'],
    ['a right-to-left override', 'Rosa \u202Egnp.exe'],
  ])('keeps %s in its texts exactly as it was typed', async (_kind, text) => {
    const api = testApi();
    const response = await api.post(PATH, { ...SAMPLE_CHECK, fullName: text, county: text, details: text });
    expect(response.status).toBe(201);
    expect(await storedIn(api)).toMatchObject([{ full_name: text, county: text, details: text }]);
  });

  test('has half an emoji replaced by U+FFFD, which any store can keep', async () => {
    const { api, answer } = sendBody(JSON.stringify(SAMPLE_CHECK).replace('Rosa', String.raw`Rosa \ud83c`));
    expect((await answer).status).toBe(201);
    expect(await storedIn(api)).toMatchObject([{ full_name: 'Rosa \uFFFD Delgado' }]);
  });

  test('may begin with a byte order mark and name its charset', async () => {
    const { answer } = sendBody(`\uFEFF${JSON.stringify(SAMPLE_CHECK)}`, {
      'content-type': 'application/json; charset=UTF-8',
    });
    expect((await answer).status).toBe(201);
  });

  test('may be filed today in Kiribati, where it is tomorrow already, and is then no year old', async () => {
    const newYear = new Date('2026-12-31T11:00:00.000Z');
    const api = testApi({ now: newYear });
    const response = await api.post(PATH, { ...SAMPLE_CHECK, filingDate: '2027-01-01' });
    expect(response.status).toBe(201);
    expect(await storedIn(api)).toMatchObject([{ filing_date: '2027-01-01', years_since_conviction: 0 }]);
  });
});

describe('a check that is sent again', () => {
  test('with the same answers gets 200 and the first answer, and nothing new is stored', async () => {
    const api = testApi();
    const first = await (await api.post(PATH, SAMPLE_CHECK)).json();
    const again = await api.post(PATH, {
      ...SAMPLE_CHECK,
      id: SAMPLE_CHECK.id.toUpperCase(),
      fullName: ' Rosa Delgado ',
    });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    expect(await storedIn(api)).toHaveLength(1);
  });

  test('with other answers gets 409, and the first stays as it was', async () => {
    const api = testApi();
    await api.post(PATH, SAMPLE_CHECK);
    const other = await api.post(PATH, { ...SAMPLE_CHECK, outcome: 'lost' });
    expect(other.status).toBe(409);
    expect((await readProblem(other)).detail).toMatch(/already sent/);
    expect(await storedIn(api)).toMatchObject([{ outcome: 'dismissed' }]);
  });

  test('many times at once ends in one record, one 201, and 200 for the rest', async () => {
    const api = testApi();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await api.post(PATH, SAMPLE_CHECK)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(await storedIn(api)).toHaveLength(1);
  });
});

describe('a field that cannot be read', () => {
  const without = (field: string) =>
    Object.fromEntries(Object.entries(SAMPLE_CHECK).filter(([key]) => key !== field));
  const required = ['id', ...ELIGIBILITY_FIELDS.filter((field) => field !== 'county' && field !== 'details')];

  const refused: [string, string, unknown][] = [
    ...required.map((field): [string, string, unknown] => [field, 'is missing', without(field)]),
    ...required.map((field): [string, string, unknown] => [
      field,
      'is empty',
      { ...SAMPLE_CHECK, [field]: '' },
    ]),
    ...[...required, 'county', 'details'].flatMap((field): [string, string, unknown][] => [
      [field, 'is a number', { ...SAMPLE_CHECK, [field]: 7 }],
      [field, 'is null', { ...SAMPLE_CHECK, [field]: null }],
      [field, 'is a list', { ...SAMPLE_CHECK, [field]: ['x'] }],
      [field, 'is an object', { ...SAMPLE_CHECK, [field]: { text: 'x' } }],
    ]),
    ...Object.entries(FIELD_LIMITS).map(([field, limit]): [string, string, unknown] => [
      field,
      'is one character too long',
      { ...SAMPLE_CHECK, [field]: field === 'email' ? `${'x'.repeat(limit)}@x.io` : 'x'.repeat(limit + 1) },
    ]),
    ['fullName', 'holds only spaces', { ...SAMPLE_CHECK, fullName: ' \t\n ' }],
    ['email', 'has no @', { ...SAMPLE_CHECK, email: 'rosa.example.com' }],
    ['phone', 'has too few digits', { ...SAMPLE_CHECK, phone: '555-0134' }],
    ['state', 'is a name instead of a code', { ...SAMPLE_CHECK, state: 'Arizona' }],
    ['state', 'is unknown', { ...SAMPLE_CHECK, state: 'ZZ' }],
    ['outcome', 'is unknown', { ...SAMPLE_CHECK, outcome: 'appealed' }],
    ['paymentStatus', 'is unknown', { ...SAMPLE_CHECK, paymentStatus: 'free' }],
    ['reason', 'is unknown', { ...SAMPLE_CHECK, reason: 'Because' }],
    ['filingDate', 'is no date', { ...SAMPLE_CHECK, filingDate: 'yesterday' }],
    ['filingDate', 'does not exist', { ...SAMPLE_CHECK, filingDate: '2023-02-29' }],
    ['filingDate', 'lies before 1900', { ...SAMPLE_CHECK, filingDate: '1899-12-31' }],
    ['filingDate', 'lies in the future everywhere', { ...SAMPLE_CHECK, filingDate: '2026-11-23' }],
    ['id', 'is no UUID', { ...SAMPLE_CHECK, id: '../../etc/passwd' }],
    ['is_eligible', 'is not part of the form', { ...SAMPLE_CHECK, is_eligible: true }],
    [
      'constructor',
      'is not part of the form',
      { ...SAMPLE_CHECK, constructor: { prototype: { admin: true } } },
    ],
  ];

  test.each(refused)('%s %s: 400 names it and nothing is stored', async (field, _how, body) => {
    const api = testApi();
    const response = await api.post(PATH, body);
    expect(response.status).toBe(400);
    const { errors } = await readProblem(response);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(errors?.[field]).toMatch(/\S/);
    expect(await storedIn(api)).toEqual([]);
  });

  test('all of them at once are named at once', async () => {
    const { errors } = await readProblem(await testApi().post(PATH, {}));
    expect(Object.keys(errors ?? {}).sort()).toEqual([...required].sort());
  });
});

describe('a body that is no JSON object', () => {
  const json = JSON.stringify(SAMPLE_CHECK);

  test.each<[string, NonNullable<RequestInit['body']> | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['half of a JSON text', json.slice(0, -1)],
    ['two JSON texts', json + json],
    ['a form', 'fullName=Rosa'],
    ['a check with a __proto__', json.replace('{', '{"__proto__":{"admin":true},')],
    ['a check with a __proto__ deeper down', json.replace('""', '{"__proto__":{"admin":true}}')],
    ['NaN', '{"id":NaN}'],
    ['Latin-1, which is not UTF-8', Buffer.from(json.replace('Rosa', 'Rosé'), 'latin1')],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from(json, 'utf16le')])],
    ['a null', 'null'],
    ['a text', '"hello"'],
    ['a list', `[${json}]`],
    ['brackets nested eight thousand times', '['.repeat(8000) + ']'.repeat(8000)],
    ['objects nested two thousand times', '{"a":'.repeat(2000) + '1' + '}'.repeat(2000)],
  ])('%s gets 400 with a sentence, and nothing is stored', async (_kind, body) => {
    const { api, answer } = sendBody(body);
    const response = await answer;
    expect(response.status).toBe(400);
    expect((await readProblem(response)).detail).toMatch(/Nothing was saved/);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
    expect(await storedIn(api)).toEqual([]);
  });

  test('any text at all gets a 400 problem and never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (text) => {
        const response = await sendBody(text).answer;
        expect(response.status).toBe(400);
        await readProblem(response);
      }),
    );
  });

  test('any value in any field gets 201 or a 400 problem and never a 500', async () => {
    const field = fc.constantFrom(...Object.keys(SAMPLE_CHECK));
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue(), async (name, value) => {
        const response = await testApi().post(PATH, { ...SAMPLE_CHECK, [name]: value });
        expect([201, 400]).toContain(response.status);
      }),
    );
  });
});

describe('the size of a body', () => {
  const ofSize = (bytes: number) => {
    const json = JSON.stringify(SAMPLE_CHECK);
    return json + ' '.repeat(bytes - json.length);
  };

  test('may be 16 kB exactly', async () => {
    const { answer } = sendBody(ofSize(MAX_BODY_BYTES));
    expect((await answer).status).toBe(201);
  });

  test('may not be one byte more: 413', async () => {
    const { api, answer } = sendBody(ofSize(MAX_BODY_BYTES + 1));
    const response = await answer;
    expect(response.status).toBe(413);
    expect((await readProblem(response)).detail).toMatch(/too long/);
    expect(await storedIn(api)).toEqual([]);
  });

  test('is refused by its header before it is read', async () => {
    let read = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          read = true;
          controller.error(new Error('read'));
        },
      },
      { highWaterMark: 0 },
    );
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(MAX_BODY_BYTES + 1) },
      body,
      duplex: 'half',
    } as const;
    const response = await testApi().send(PATH, init);
    expect(response.status).toBe(413);
    expect(read).toBe(false);
  });

  test('suffices for a form that fills every field with three-byte letters', async () => {
    const full = {
      ...SAMPLE_CHECK,
      fullName: '王'.repeat(FIELD_LIMITS.fullName),
      county: '王'.repeat(FIELD_LIMITS.county),
      details: '王'.repeat(FIELD_LIMITS.details),
    };
    expect((await testApi().post(PATH, full)).status).toBe(201);
  });
});

describe('the media type', () => {
  test.each([
    ['none', {}],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text, which another site could send without asking', { 'content-type': 'text/plain' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['a list of types', { 'content-type': 'application/json, text/plain' }],
  ])('%s gets 415', async (_kind, headers: Record<string, string>) => {
    const api = testApi();
    const body = new TextEncoder().encode(JSON.stringify(SAMPLE_CHECK));
    const response = await api.send(PATH, { method: 'POST', headers, body });
    expect(response.status).toBe(415);
    expect((await readProblem(response)).detail).toMatch(/application\/json/);
    expect(await storedIn(api)).toEqual([]);
  });
});

test.each(['gzip', 'br', 'zip', 'gzip, identity'])('a body packed as %s gets 415', async (encoding) => {
  const response = await testApi().post(PATH, SAMPLE_CHECK, { 'content-encoding': encoding });
  expect(response.status).toBe(415);
  expect((await readProblem(response)).detail).toMatch(/Content-Encoding/);
});

describe('the method', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s gets 405 with Allow',
    async (method) => {
      const response = await testApi().send(PATH, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    },
  );
});

describe('too many checks', () => {
  const check = (index: number) => ({
    ...SAMPLE_CHECK,
    id: `0b7e9a52-6f0a-4a57-9a3b-${String(index).padStart(12, '0')}`,
  });

  test('from one address get 429 with the seconds to wait, and are not stored', async () => {
    const api = testApi({ limits: { perWindow: 3 }, now: new Date('2026-11-21T18:38:30.000Z') });
    const from = { 'x-forwarded-for': '192.0.2.7' };
    for (const index of [1, 2, 3]) expect((await api.post(PATH, check(index), from)).status).toBe(201);
    const refused = await api.post(PATH, check(4), from);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('90');
    expect((await readProblem(refused)).detail).toMatch(/wait 2 minutes/);
    expect(await storedIn(api)).toHaveLength(3);
    expect((await api.post(PATH, check(5), { 'x-forwarded-for': '192.0.2.8' })).status).toBe(201);
  });

  test('are not counted when they could not have been stored', async () => {
    const api = testApi({ limits: { perWindow: 1 } });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await api.post(PATH, { ...SAMPLE_CHECK, email: 'x' })).status).toBe(400);
    }
    expect((await api.post(PATH, SAMPLE_CHECK)).status).toBe(201);
  });

  test('are let through when they cannot be counted, and that is logged', async () => {
    const counter = { hit: () => Promise.reject(new Unavailable('store')) };
    const api = testApi({ counter, limits: { perWindow: 1 } });
    expect((await api.post(PATH, SAMPLE_CHECK)).status).toBe(201);
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({ severity: 'warn', event: 'rate limit not counted, call let through' }),
    );
  });
});

describe('a store that fails', () => {
  const failing = (error: Error) => ({
    submissions: { ...testApi().stores.submissions, create: () => Promise.reject(error) },
  });

  test('by being out of reach gets 503 with Retry-After, and says that nothing is lost', async () => {
    const response = await testApi({ stores: failing(new Unavailable('store')) }).post(PATH, SAMPLE_CHECK);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await readProblem(response)).detail).toMatch(/Nothing is lost/);
  });

  test('in an unforeseen way gets 500 without a word of what failed', async () => {
    const api = testApi({ stores: failing(new Error('PERMISSION_DENIED on projects/secret')) });
    const response = await api.post(PATH, SAMPLE_CHECK);
    expect(response.status).toBe(500);
    const problem = await readProblem(response);
    expect(JSON.stringify(problem)).not.toMatch(/PERMISSION|secret/);
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({ severity: 'error', event: 'unexpected error' }),
    );
  });
});

test('no log line holds anything that a renter typed', async () => {
  const api = testApi({ limits: { perWindow: 2 } });
  await api.post(PATH, SAMPLE_CHECK, { 'x-forwarded-for': '192.0.2.7' });
  await api.post(PATH, { ...SAMPLE_CHECK, phone: '1' }, { 'x-forwarded-for': '192.0.2.7' });
  await api.post(
    `${PATH}?email=rosa@example.com`,
    { ...SAMPLE_CHECK, outcome: 'won' },
    { 'x-forwarded-for': '192.0.2.7' },
  );
  const written = JSON.stringify(api.log.lines);
  expect(api.log.lines.length).toBeGreaterThanOrEqual(3);
  for (const personal of ['Rosa', 'rosa@', '555-0134', 'Maricopa', SAMPLE_CHECK.id, '192.0.2.7']) {
    expect(written).not.toContain(personal);
  }
});
