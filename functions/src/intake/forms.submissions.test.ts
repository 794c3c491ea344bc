import { describe, expect, test } from 'vitest';

import { CONTACT_CONSENT } from '../../../src/content/words/en/every-form.ts';
import { CHECK_FORM } from '../../../src/domain/check/form.ts';
import type { FormField } from '../../../src/domain/forms/form.ts';

import { Unavailable } from '../http/time-limit.ts';
import { checksIn, readProblem, testApi } from '../testing/api.ts';
import { readSettings } from '../settings.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { NOW, SAMPLE_CHECK } from '../testing/sample-check.ts';
import { submissionIntake, type SubmissionRules } from './forms.ts';

const PATH = '/api/submissions';

describe('the finding of a check', () => {
  test.each([
    ['drawn from the law', {}, 'court-acts'],
    ['that no law was found', { state: 'AL' }, 'no-law'],
  ])('is stored: %s', async (_what, changes, finding) => {
    const api = testApi();
    expect((await api.post(PATH, { ...SAMPLE_CHECK, ...changes })).status).toBe(201);
    expect(await checksIn(api)).toMatchObject([{ finding }]);
  });

  test.each([
    ['Philadelphia', 'limited'],
    ['Philly', 'limited'],
    ['', 'limited'],
    ['Allegheny', 'no-remedy'],
  ])('uses the county only if it belongs to the state: %j', async (county, finding) => {
    const api = testApi();
    expect((await api.post(PATH, { ...SAMPLE_CHECK, state: 'PA', county })).status).toBe(201);
    expect(await checksIn(api)).toMatchObject([{ county: county || null, finding }]);
  });

  test('is left empty when the law cannot be read, which is logged, and the record is still stored', async () => {
    const intake = (law: SubmissionRules['law'], log = recordedLog()) =>
      submissionIntake({
        rules: () => ({ eligible: true }),
        law,
        consent: { en: [{ version: 'v', text: 'Call me.' }], es: [{ version: 'v-es', text: 'Llámenme.' }] },
        log,
      });
    const read = intake(() => Promise.resolve(undefined)).read(SAMPLE_CHECK, NOW);
    if (!read.ok) throw new Error('The sample is right.');
    const seen = { consent_version: 'v', consent_text: 'Call me.', language: 'en' } as const;
    const failure = new Error('no file');
    for (const [law, error] of [
      [() => Promise.resolve(undefined), undefined],
      [() => Promise.reject(failure), failure],
    ] as const) {
      const log = recordedLog();
      expect(await intake(law, log).record(read.value.form, NOW, seen)).toMatchObject({
        finding: 'not-computed',
      });
      expect(log.lines).toMatchObject([
        {
          severity: 'warn',
          event: 'law not read, check stored without a finding',
          fields: { state: 'AZ' },
          error,
        },
      ]);
    }
  });
});

describe('a valid check', () => {
  test(`is stored and answered with 201, the list’s answer and its sentence, without consent: ${CONTACT_CONSENT.text}`, async () => {
    const api = testApi();
    const response = await api.post(PATH, SAMPLE_CHECK);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: SAMPLE_CHECK.id,
      listAnswer: 'eligible',
      message:
        "Great news! Based on your answers and Arizona's laws, you appear to be eligible for eviction record sealing.",
    });
    expect(await checksIn(api)).toMatchObject([
      {
        collection: 'submissions',
        id: SAMPLE_CHECK.id,
        created_at: NOW.toISOString(),
        sort_key: `${NOW.toISOString()}_${SAMPLE_CHECK.id}`,
        full_name: 'Rosa Delgado',
        email: 'rosa@example.com',
        phone: '(602) 555-0134',
        state: 'AZ',
        county: 'Maricopa',
        filing_date: '2021-03-04',
        filing_date_precision: 'day',
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
        finding: 'court-acts',
        opens_on: null,
        contact_consent: false,
        is_helper: false,
        consent_version: 'test',
        language: 'en',
        work_status: 'new',
        work_log: [],
        work_version: 0,
        asked_again: [],
        asked_at: NOW.toISOString(),
        do_not_call: { phone: null, email: null },
        odd_fields: [],
      },
    ]);
  });

  test.each([
    ['AZ', 'settlement', 'partial', 'maybe'],
    ['AL', 'dismissed', 'paid', 'not-eligible'],
    ['TX', 'won', 'paid', 'not-eligible'],
  ])(
    'gets the list answer that the server computes: %s, %s, %s is %s',
    async (state, outcome, paymentStatus, verdict) => {
      const api = testApi();
      const response = await api.post(PATH, { ...SAMPLE_CHECK, state, outcome, paymentStatus });
      expect(await response.json()).toMatchObject({ listAnswer: verdict });
      expect(await checksIn(api)).toMatchObject([
        { classification: verdict, is_eligible: verdict === 'eligible' },
      ]);
    },
  );

  test.each([
    // Idaho seals a dismissed case three years after the filing.
    ['ID', '2026-03-04', '2029-03-04'],
    ['ID', '2020-03-04', null],
    ['AZ', '2026-03-04', null],
  ])(
    'in %s, filed on %s, stores the day on which its remedy opens: %s',
    async (state, filingDate, opensOn) => {
      const api = testApi();
      await api.post(PATH, { ...SAMPLE_CHECK, state, county: '', filingDate });
      expect(await checksIn(api)).toMatchObject([{ opens_on: opensOn }]);
    },
  );

  test('may be filed on the next UTC day, which it already is in Kiribati, and is then zero years old', async () => {
    const newYear = new Date('2026-12-31T11:00:00.000Z');
    const api = testApi({ now: newYear });
    const response = await api.post(PATH, { ...SAMPLE_CHECK, filingDate: '2027-01-01' });
    expect(response.status).toBe(201);
    expect(await checksIn(api)).toMatchObject([{ filing_date: '2027-01-01', years_since_conviction: 0 }]);
  });
});

describe('a check that is sent again', () => {
  test('with the same answers gets 200 and the first response, and nothing new is stored', async () => {
    const api = testApi();
    const first = await (await api.post(PATH, SAMPLE_CHECK)).json();
    const again = await api.post(PATH, {
      ...SAMPLE_CHECK,
      id: SAMPLE_CHECK.id.toUpperCase(),
      fullName: ' Rosa Delgado ',
    });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    expect(await checksIn(api)).toHaveLength(1);
  });

  test('with other answers gets 409 and leaves the first unchanged', async () => {
    const api = testApi();
    await api.post(PATH, SAMPLE_CHECK);
    const other = await api.post(PATH, { ...SAMPLE_CHECK, outcome: 'lost' });
    expect(other.status).toBe(409);
    expect((await readProblem(other)).detail).toMatch(/already sent/);
    expect(await checksIn(api)).toMatchObject([{ outcome: 'dismissed' }]);
  });

  test('many times at once ends in one record, one 201, and 200 for the rest', async () => {
    const api = testApi();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await api.post(PATH, SAMPLE_CHECK)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect(await checksIn(api)).toHaveLength(1);
  });
});

describe('too many checks', () => {
  const check = (index: number) => ({
    ...SAMPLE_CHECK,
    id: `0b7e9a52-6f0a-4a57-9a3b-${String(index).padStart(12, '0')}`,
  });

  test('from one address get 429 with Retry-After and are not stored', async () => {
    const api = testApi({ limits: { perClient: 3 }, now: new Date('2026-11-21T18:38:30.000Z') });
    const from = { 'x-forwarded-for': '192.0.2.7' };
    for (const index of [1, 2, 3]) expect((await api.post(PATH, check(index), from)).status).toBe(201);
    const refused = await api.post(PATH, check(4), from);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('90');
    expect((await readProblem(refused)).detail).toMatch(/wait 2 minutes/);
    expect(await checksIn(api)).toHaveLength(3);
    expect((await api.post(PATH, check(5), { 'x-forwarded-for': '192.0.2.8' })).status).toBe(201);
  });

  test('do not include invalid ones, which are not counted', async () => {
    const api = testApi({ limits: { perClient: 1 } });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await api.post(PATH, { ...SAMPLE_CHECK, email: 'x' })).status).toBe(400);
    }
    expect((await api.post(PATH, SAMPLE_CHECK)).status).toBe(201);
  });

  test('hold in each instance while they cannot be counted for all, which is logged', async () => {
    const counter = { hit: () => Promise.reject(new Unavailable('store')) };
    const api = testApi({ counter, limits: readSettings({}).rateLimits });
    const flood = await Promise.all(
      Array.from({ length: 1000 }, (_, call) => {
        const check = { ...SAMPLE_CHECK, id: crypto.randomUUID() };
        return api.post(PATH, check, { 'x-forwarded-for': `10.0.${call >> 8}.${call & 255}, 203.0.113.5` });
      }),
    );
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(600);
    expect((await api.post(PATH, SAMPLE_CHECK, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(201);
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({ severity: 'warn', event: 'rate limit not counted by all instances' }),
    );
  });
});

describe('a check that was filled in faster than a person could', () => {
  const atOnce = { ...SAMPLE_CHECK, fillMs: 120 };

  test('gets 429 with Retry-After and is not stored', async () => {
    const api = testApi();
    const refused = await api.post(PATH, atOnce);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await readProblem(refused)).detail).toMatch(
      /send them again in a moment. Nothing you typed is lost/u,
    );
    expect(await checksIn(api)).toEqual([]);
  });

  test('is accepted under the same id a moment later and counts once against the limit', async () => {
    const api = testApi({ limits: { perClient: 1 } });
    for (let attempt = 0; attempt < 3; attempt += 1) await api.post(PATH, atOnce);
    expect((await api.post(PATH, { ...atOnce, fillMs: 2120 })).status).toBe(201);
  });

  test('is the same check however long it took, because the time is not stored', async () => {
    const api = testApi();
    await api.post(PATH, SAMPLE_CHECK);
    expect((await api.post(PATH, { ...SAMPLE_CHECK, fillMs: 90_000 })).status).toBe(200);
    expect(JSON.stringify(await checksIn(api))).not.toMatch(/fillMs|48200/u);
  });
});

test('no log line contains a personal field, an address or an id', async () => {
  const check = { ...SAMPLE_CHECK, details: 'The furnace was broken' };
  const personal = Object.entries<FormField>(CHECK_FORM)
    .filter(([, field]) => field.personal !== undefined)
    .map(([name]) => String(new Map<string, unknown>(Object.entries(check)).get(name)));
  expect(personal).toEqual(expect.arrayContaining([check.fullName, check.email, check.phone, check.details]));
  const api = testApi({ limits: { perClient: 2 } });
  await api.post(PATH, check, { 'x-forwarded-for': '192.0.2.7' });
  await api.post(PATH, { ...check, phone: '1' }, { 'x-forwarded-for': '192.0.2.7' });
  await api.post(
    `${PATH}?email=rosa@example.com`,
    { ...check, outcome: 'won' },
    { 'x-forwarded-for': '192.0.2.7' },
  );
  const written = JSON.stringify(api.log.lines);
  expect(api.log.lines.length).toBeGreaterThanOrEqual(3);
  for (const text of [...personal, 'Rosa', 'rosa@', '555-0134', check.id, '192.0.2.7']) {
    expect(written).not.toContain(text);
  }
});
