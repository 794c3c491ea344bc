import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Unavailable } from '../http/time-limit.ts';
import { readProblem, testApi } from '../testing/api.ts';
import { SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import { contentDigest, contentId } from './intake.ts';

const form = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean()));

test('the digest does not depend on the order of the fields', () => {
  fc.assert(
    fc.property(form, fc.infiniteStream(fc.nat()), (content, order) => {
      const shuffled = Object.entries(content)
        .map((entry) => ({ entry, at: order.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ entry }) => entry);
      expect(contentDigest(Object.fromEntries(shuffled))).toBe(contentDigest(content));
    }),
  );
});

const morning = new Date('2026-11-21T08:00:00Z');
const evening = new Date('2026-11-21T23:59:59Z');
const tomorrow = new Date('2026-11-22T00:00:00Z');

test('the id is a UUID that the same answers share all day, but not on the next day', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (answers) => {
      const id = contentId(answers, morning, 'salt');
      expect(z.uuid({ version: 'v8' }).safeParse(id).success).toBe(true);
      expect(contentId(answers, evening, 'salt')).toBe(id);
      expect(contentId(answers, tomorrow, 'salt')).not.toBe(id);
    }),
  );
});

test('the digest is reproducible: SHA-256 over the fields in order of name', () => {
  const text = JSON.stringify([
    ['a', 'x'],
    ['b', true],
    ['c', ''],
  ]);
  const expected = createHash('sha256').update(text).digest('hex');
  expect(contentDigest({ c: '', a: 'x', b: true })).toBe(expected);
});

test('the id is derived from answers, day and salt, with the version and variant bits of RFC 9562', () => {
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com']) {
    const digest = contentDigest({ answers: contentDigest({ email }), day: '2026-11-21', salt: 'salt' });
    const [first, second, third, fourth, last] = contentId({ email }, morning, 'salt').split('-');
    expect([first, second, last]).toEqual([digest.slice(0, 8), digest.slice(8, 12), digest.slice(20, 32)]);
    expect(third).toBe(`8${digest.slice(13, 16)}`);
    const variant = (Number.parseInt(digest[16] ?? '', 16) % 4) + 8;
    expect(fourth).toBe(`${variant.toString(16)}${digest.slice(17, 20)}`);
  }
});

describe('a form refused by the rate limit', () => {
  const LEAD = { email: 'dana@example.com', phone: '(602) 555-0134', fillMs: SAMPLE_FILL_MS };
  const id = (digit: number) => `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4${digit}`;

  test.each([
    ['18:30:00', 'wait 10 minutes'],
    ['18:37:59', 'wait 3 minutes'],
    ['18:39:00', 'wait a minute'],
    ['18:39:59', 'wait a minute'],
  ])('at %s is told to %s', async (time, words) => {
    const api = testApi({ now: new Date(`2026-11-21T${time}Z`), limits: { perClient: 1 } });
    await api.post('/api/leads', { ...LEAD, id: id(1) });
    const response = await api.post('/api/leads', { ...LEAD, id: id(2) });
    expect(response.status).toBe(429);
    const { detail } = await readProblem(response);
    expect(detail).toContain(words);
    expect(detail).toContain('from your connection');
    expect(detail).toContain('Nothing you typed is lost');
  });
});

describe('a lead that was asked for again', () => {
  const LEAD = { email: 'dana@example.com', phone: '(602) 555-0134' };
  const lead = { ...LEAD, id: '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d', fillMs: SAMPLE_FILL_MS };
  const form = (api: ReturnType<typeof testApi>) =>
    api.send('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(LEAD).toString(),
    });

  test('but deleted meanwhile gets 503, so that the retry creates it', async () => {
    const { stores, post } = testApi({ now: new Date('2026-11-20T10:00:00Z') });
    await post('/api/leads', lead);
    const leads = { ...stores.leads, change: () => Promise.resolve({ kind: 'missing' } as const) };
    const later = testApi({ now: new Date('2026-11-22T10:00:00Z'), stores: { leads } });
    const response = await later.post('/api/leads', lead);
    expect(response.status).toBe(503);
    expect(later.log.lines[0]).toMatchObject({ event: 'service unavailable', fields: { service: 'store' } });
  });

  test.each([
    [new Unavailable('store'), 303, 'service unavailable', { requestId: 'request-1', service: 'store' }],
    [new TypeError('a mistake'), 500, 'unexpected error', { requestId: 'request-1' }],
  ])('by an HTML form but cannot be stored is logged: %s', async (error, status, event, fields) => {
    const { stores } = testApi();
    const leads = { ...stores.leads, create: () => Promise.reject(error) };
    const api = testApi({ stores: { leads } });
    expect((await form(api)).status).toBe(status);
    expect(api.log.lines[0]).toMatchObject({ severity: 'error', event, fields });
  });
});
