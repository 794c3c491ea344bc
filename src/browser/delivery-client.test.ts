import { describe, expect, it, vi } from 'vitest';

import { deliver } from './delivery-client.ts';

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
