import { describe, expect, test } from 'vitest';

import { FORM_ANSWERS } from '../../../src/content/words/en/every-form.ts';
import { CHECK_FORM } from '../../../src/domain/check/form.ts';
import type { FormField } from '../../../src/domain/forms/form.ts';

import { MAX_BODY_BYTES } from '../http/request.ts';
import { checksIn, readProblem, sendCheckBody, testApi } from '../testing/api.ts';
import { SAMPLE_CHECK } from '../testing/sample-check.ts';

const PATH = '/api/submissions';

/** The two boxes are neither required nor texts, and the precision is that of the date. */
const OTHERS = new Set(['contactConsent', 'isHelper', 'filingPrecision']);
const ASKED = Object.entries<FormField>(CHECK_FORM).filter(([field]) => !OTHERS.has(field));
const REQUIRED = ASKED.filter(([, { optional }]) => optional !== true).map(([field]) => field);
const OPTIONAL = ASKED.filter(([, { optional }]) => optional === true).map(([field]) => field);
const LIMITS = Object.entries<FormField>(CHECK_FORM).flatMap(([field, { limit }]) =>
  limit === undefined ? [] : [[field, limit] as const],
);
/** Whatever has a longest length is a text. */
const TEXTS = LIMITS.map(([field]) => field).filter((field) => OPTIONAL.includes(field));

describe('a field that cannot be read', () => {
  const without = (field: string) =>
    Object.fromEntries(Object.entries(SAMPLE_CHECK).filter(([key]) => key !== field));
  const required = ['id', ...REQUIRED];

  const refused: [string, string, unknown][] = [
    ...required.map((field): [string, string, unknown] => [field, 'is missing', without(field)]),
    ...required.map((field): [string, string, unknown] => [
      field,
      'is empty',
      { ...SAMPLE_CHECK, [field]: '' },
    ]),
    ...[...required, ...OPTIONAL].flatMap((field): [string, string, unknown][] => [
      [field, 'is a list', { ...SAMPLE_CHECK, [field]: ['x'] }],
      [field, 'is an object', { ...SAMPLE_CHECK, [field]: { text: 'x' } }],
    ]),
    ...[...required, ...TEXTS].flatMap((field): [string, string, unknown][] => [
      [field, 'is a number', { ...SAMPLE_CHECK, [field]: 7 }],
      [field, 'is null', { ...SAMPLE_CHECK, [field]: null }],
    ]),
    ...LIMITS.map(([field, limit]): [string, string, unknown] => [
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
    ['filingPrecision', 'is unknown', { ...SAMPLE_CHECK, filingPrecision: 'decade' }],
    ['fillMs', 'is missing', without('fillMs')],
    ['fillMs', 'is a text', { ...SAMPLE_CHECK, fillMs: '48200' }],
    ['fillMs', 'is less than nothing', { ...SAMPLE_CHECK, fillMs: -1 }],
    ['fillMs', 'is no number at all', { ...SAMPLE_CHECK, fillMs: Number.NaN }],
    ['id', 'is no UUID', { ...SAMPLE_CHECK, id: '../../etc/passwd' }],
    ['website', 'is filled in, which people cannot', { ...SAMPLE_CHECK, website: 'https://spam.example' }],
    ['is_eligible', 'is not part of the form', { ...SAMPLE_CHECK, is_eligible: true }],
    [
      'constructor',
      'is not part of the form',
      { ...SAMPLE_CHECK, constructor: { prototype: { admin: true } } },
    ],
  ];

  test.each(refused)(`%s %s gets a 400 that names it: ${FORM_ANSWERS.invalid}`, async (field, _how, body) => {
    const api = testApi();
    const response = await api.post(PATH, body);
    expect(response.status).toBe(400);
    const { errors } = await readProblem(response);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(errors?.[field]).toMatch(/\S/);
    expect(await checksIn(api)).toEqual([]);
  });

  test('is reported together with all other bad fields', async () => {
    const { errors } = await readProblem(await testApi().post(PATH, {}));
    expect(Object.keys(errors ?? {}).sort()).toEqual([...required, 'fillMs'].sort());
  });
});

test.each(['null', '"hello"', `[${JSON.stringify(SAMPLE_CHECK)}]`])(
  `a body that is no object gets 400 with a sentence, and nothing is stored: ${FORM_ANSWERS.body.notJson}: %s`,
  async (body) => {
    const { api, answer } = sendCheckBody(body);
    const response = await answer;
    expect(response.status).toBe(400);
    expect((await readProblem(response)).detail).toMatch(/Nothing was saved/);
    expect(await checksIn(api)).toEqual([]);
  },
);

describe('the size of a body', () => {
  test('is refused by Content-Length before the body is read', async () => {
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

  test('is enough for a form full of three-byte letters', async () => {
    const full = {
      ...SAMPLE_CHECK,
      fullName: '王'.repeat(CHECK_FORM.fullName.limit),
      county: '王'.repeat(CHECK_FORM.county.limit),
      details: '王'.repeat(CHECK_FORM.details.limit),
    };
    expect((await testApi().post(PATH, full)).status).toBe(201);
  });
});

test.each(['cross-site', 'same-site'])('a check sent by a page of a %s gets 403', async (site) => {
  const api = testApi();
  const response = await api.post(PATH, SAMPLE_CHECK, { 'sec-fetch-site': site });
  expect(response.status).toBe(403);
  expect((await readProblem(response)).detail).toMatch(/our own site/);
  expect(await checksIn(api)).toEqual([]);
});
