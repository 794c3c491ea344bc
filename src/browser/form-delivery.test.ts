import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { EligibilityForm } from '~/domain/check/form.ts';
import type { PlainDate } from '~/domain/shared/plain-date.ts';

import { deliver, saveSubmission } from './form-delivery.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const form: EligibilityForm = {
  fullName: 'Ana',
  email: 'ana@example.com',
  phone: '6025550134',
  state: 'AZ',
  county: '',
  filingDate: '2021-03-05' as PlainDate,
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  reason: 'Other',
  details: '',
  contactConsent: false,
};
const receipt = { id, outcome: 'eligible', message: 'Great news!' };

/** How long the form was in use when it was sent; waiting makes it longer. */
let clock = { fillMs: 0 };
beforeEach(() => {
  clock = { fillMs: 48_200 };
});

/** Answers the calls one after another; the last answer repeats. */
function saveWith(...answers: (() => Response)[]) {
  const bodies: string[] = [];
  const waits: number[] = [];
  const send = vi.fn((_path: unknown, init?: RequestInit) => {
    bodies.push(init?.body as string);
    const answer = answers[Math.min(bodies.length, answers.length) - 1];
    return answer === undefined ? Promise.reject(new TypeError('no answer')) : Promise.resolve().then(answer);
  });
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    clock.fillMs += milliseconds;
    return Promise.resolve();
  };
  return {
    bodies,
    waits,
    result: saveSubmission(id, form, { fetch: send, wait, fillMs: () => clock.fillMs }),
  };
}

const created = () => Response.json(receipt, { status: 201 });
const status = (code: number, headers: Record<string, string> = {}) => {
  return () => new Response('{}', { status: code, headers });
};
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

describe('saving a check', () => {
  it('is done with the first receipt', async () => {
    const { result, waits } = saveWith(created);
    expect(await result).toEqual({ kind: 'saved', receipt });
    expect(waits).toEqual([]);
  });

  it.each([
    ['without a network', offline],
    ['at 500', status(500)],
    ['at 503', status(503)],
    ['at a page that is no receipt', () => new Response('<html>', { status: 200 })],
    ['at JSON that is no receipt', () => Response.json({ ok: true })],
    ['at a receipt for another check', () => Response.json({ ...receipt, id: 'other' })],
  ])('tries three times more %s, under the same id, and then gives up', async (_case, answer) => {
    const { result, bodies, waits } = saveWith(answer);
    expect(await result).toEqual({ kind: 'unsaved' });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(bodies).toHaveLength(4);
    const sent = bodies.map((body) => JSON.parse(body) as Record<string, unknown>);
    expect(sent.map(({ fillMs, ...rest }) => [fillMs, rest])).toEqual(
      [48_200, 49_200, 51_200, 55_200].map((fillMs) => [fillMs, { id, ...form }]),
    );
  });

  it('ends well as soon as one try does', async () => {
    const { result, waits } = saveWith(offline, status(503), created);
    expect(await result).toEqual({ kind: 'saved', receipt });
    expect(waits).toEqual([1_000, 2_000]);
  });

  it('waits as long as a busy server asks, up to thirty seconds', async () => {
    const { result, waits } = saveWith(
      status(429, { 'retry-after': '7' }),
      status(429, { 'retry-after': '900' }),
      created,
    );
    expect(await result).toMatchObject({ kind: 'saved' });
    expect(waits).toEqual([7_000, 30_000]);
  });

  it('that came too soon is sent again by itself, and says then how long it took by now', async () => {
    clock.fillMs = 300;
    const { result, waits, bodies } = saveWith(status(429, { 'retry-after': '2' }), created);
    expect(await result).toMatchObject({ kind: 'saved' });
    expect(waits).toEqual([2_000]);
    expect(bodies.map((body) => (JSON.parse(body) as { fillMs: number }).fillMs)).toEqual([300, 2_300]);
  });

  it.each([429, 503, 409])('hands on what the server last said, and its number: %i', async (code) => {
    const { result } = saveWith(
      () =>
        new Response(JSON.stringify({ detail: 'Please call us.' }), {
          status: code,
          headers: { 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' },
        }),
    );
    expect(await result).toEqual({
      kind: 'unsaved',
      note: { detail: 'Please call us.', reference: '3f2a91c0' },
    });
  });

  it('does not repeat what was refused by something in between, and has nothing to say of it', async () => {
    const { result, bodies } = saveWith(() => new Response('<h1>Blocked</h1>', { status: 403 }));
    expect(await result).toEqual({ kind: 'unsaved' });
    expect(bodies).toHaveLength(1);
  });

  it.each([400, 403, 409, 413, 415])('does not repeat what was refused with %i', async (code) => {
    const { result, bodies } = saveWith(status(code));
    expect(await result).toEqual({ kind: 'unsaved' });
    expect(bodies).toHaveLength(1);
  });
});

const ID = '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f';
const answers = { email: 'dana@example.com', phone: '602 555 0134' };
const answer = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** Delivers against a server that gives these answers, one a try. */
async function deliverTo(...tries: (() => Promise<Response>)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const each of tries) fetch.mockImplementationOnce(each);
  let fillMs = 48_200;
  const wait = vi.fn((milliseconds: number) => {
    fillMs += milliseconds;
    return Promise.resolve();
  });
  const result = await deliver('/api/leads', ID, answers, { fetch, wait, fillMs: () => fillMs });
  return { result, tries: fetch.mock.calls, waits: wait.mock.calls };
}

describe('deliver', () => {
  it('posts the answers with their id as JSON', async () => {
    const { result, tries } = await deliverTo(answer(201, { id: ID }));
    expect(result).toEqual({ kind: 'delivered' });
    expect(tries[0]?.[0]).toBe('/api/leads');
    expect(JSON.parse(tries[0]?.[1]?.body as string)).toEqual({ id: ID, ...answers, fillMs: 48_200 });
  });

  it.each([429, 500, 503])('tries once more after %d, with the same words', async (status) => {
    const { result, tries, waits } = await deliverTo(answer(status, {}), answer(200, { id: ID }));
    expect(result).toEqual({ kind: 'delivered' });
    const sent = tries.map(([, init]) => JSON.parse(init?.body as string) as unknown);
    expect(sent).toEqual([48_200, 49_200].map((fillMs) => ({ id: ID, ...answers, fillMs })));
    expect(waits).toEqual([[1_000]]);
  });

  it('sends what came too soon again by itself, after the time that the server asks for', async () => {
    const tooSoon = () =>
      Promise.resolve(Response.json({}, { status: 429, headers: { 'retry-after': '2' } }));
    const { result, waits } = await deliverTo(tooSoon, answer(201, { id: ID }));
    expect(result).toEqual({ kind: 'delivered' });
    expect(waits).toEqual([[2_000]]);
  });

  it('lets nobody wait for a limit that lasts, but says what the server says, and its number', async () => {
    const headers = { 'retry-after': '540', 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' };
    const detail = 'Please wait 9 minutes and send it again.';
    const { result, tries } = await deliverTo(() =>
      Promise.resolve(Response.json({ detail }, { status: 429, headers })),
    );
    expect(result).toEqual({ kind: 'undelivered', note: { detail, reference: '3f2a91c0' } });
    expect(tries).toHaveLength(1);
  });

  it('gives up after the second failure', async () => {
    const { result, tries } = await deliverTo(noNetwork, noNetwork);
    expect(result).toEqual({ kind: 'undelivered' });
    expect(tries).toHaveLength(2);
  });

  it('never takes a stranger’s success for its own', async () => {
    const hotel = () => Promise.resolve(new Response('<h1>Log in</h1>'));
    const { result } = await deliverTo(hotel, answer(200, { id: 'another' }));
    expect(result).toEqual({ kind: 'undelivered' });
  });

  it('hands on what the server wants mended, and does not try again', async () => {
    const errors = { phone: 'Enter a phone number with its area code, like (602) 555-0134' };
    const { result, tries } = await deliverTo(answer(400, { title: 'Bad Request', errors }));
    expect(result).toEqual({ kind: 'refused', errors });
    expect(tries).toHaveLength(1);
  });

  it.each([409, 413, 415])('does not repeat what can only fail again: %d', async (status) => {
    const { result, tries } = await deliverTo(answer(status, { title: 'No' }));
    expect(result).toEqual({ kind: 'undelivered' });
    expect(tries).toHaveLength(1);
  });
});
