import { describe, expect, it } from 'vitest';

import { fakeServer, skipWaits } from '../../tests/support/fake-server.ts';
import { sampleForm } from '../../tests/support/sample-check.ts';
import { deliver, saveSubmission, type FillMs } from './form-delivery.ts';
import { httpClient, type HttpClient } from './http.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const form = sampleForm();
const receipt = { id, listAnswer: 'eligible', message: 'Great news!' };

/** The language and wording that the page showed. */
const shown = { language: 'en', consentVersion: '2026-11-21' } as const;

/** How long the form has been in use when it is first sent. */
const FILL_MS = 48_200;

/** Sends a form to a server that gives these answers, without real waiting. */
async function sent<Result>(
  send: (fillMs: FillMs, http: HttpClient) => Promise<Result>,
  answers: (() => Response)[],
) {
  const server = fakeServer(...answers);
  const { result, waits } = await skipWaits(async () => {
    const opened = Date.now() - FILL_MS;
    return {
      result: await send(() => Date.now() - opened, httpClient(server.http)),
      waits: server.waits(),
    };
  });
  return {
    result,
    waits,
    paths: server.paths(),
    languages: server.requests.map(({ headers }) => headers.get('accept-language')),
    outlivesThePage: server.requests.map(({ keepalive }) => keepalive),
    bodies: await server.bodies(),
  };
}

const saveWith = (...answers: (() => Response)[]) =>
  sent((fillMs, http) => saveSubmission(id, form, fillMs, shown, false, http), answers);

const created = () => Response.json(receipt, { status: 201 });
const status = (code: number, headers: Record<string, string> = {}) => {
  return () => new Response('{}', { status: code, headers });
};
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

describe('saving a check', () => {
  it('ends with the first receipt', async () => {
    const { result, waits, languages, outlivesThePage } = await saveWith(created);
    expect(result).toEqual({ kind: 'saved' });
    expect(waits).toEqual([]);
    expect(languages).toEqual(['en']);
    expect(outlivesThePage).toEqual([true]);
  });

  it.each([
    ['without a network', offline, false],
    ['at 500', status(500), true],
    ['at 503', status(503), true],
    ['at a page that is no receipt', () => new Response('<html>', { status: 200 }), false],
    ['at JSON that is no receipt', () => Response.json({ ok: true }), false],
    ['at a receipt for another check', () => Response.json({ ...receipt, id: 'other' }), false],
  ])('retries three times %s under the same id, then gives up', async (_case, answer, isServersFault) => {
    const { result, bodies, waits } = await saveWith(answer);
    expect(result).toEqual({ kind: 'unsaved', isServersFault });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(bodies).toHaveLength(4);
    expect(bodies.map(({ fillMs, ...rest }) => [fillMs, rest])).toEqual(
      [48_200, 49_200, 51_200, 55_200].map((fillMs) => [fillMs, { id, ...form, ...shown, isRepeat: false }]),
    );
  });

  it.each([429, 503, 409])('passes on the server’s last message and request id: %i', async (code) => {
    const { result } = await saveWith(() =>
      Response.json(
        { detail: 'Please call us.' },
        { status: code, headers: { 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' } },
      ),
    );
    expect(result).toEqual({
      kind: 'unsaved',
      note: { detail: 'Please call us.', reference: '3f2a91c0' },
      isServersFault: true,
    });
  });

  it('does not retry after a refusal by an intermediary, and has no message for it', async () => {
    const { result, bodies } = await saveWith(() => new Response('<h1>Blocked</h1>', { status: 403 }));
    expect(result).toEqual({ kind: 'unsaved', isServersFault: true });
    expect(bodies).toHaveLength(1);
  });
});

const ID = '0b9f3c1e-7a2d-4c5b-9e8f-1a2b3c4d5e6f';
const answers = { email: 'dana@example.com', phone: '602 555 0134' };
const shownInSpanish = { language: 'es', consentVersion: '2026-11-23-es' } as const;
const answer = (status: number, body: unknown) => () => Response.json(body, { status });

const deliverTo = (...tries: (() => Response)[]) =>
  sent((fillMs, http) => deliver('/api/leads', ID, answers, fillMs, shownInSpanish, http), tries);

describe('deliver', () => {
  it('posts answers, id, language and wording version, and asks for an answer in that language', async () => {
    const { result, paths, languages, bodies } = await deliverTo(answer(201, { id: ID }));
    expect(result).toEqual({ kind: 'delivered' });
    expect(paths).toEqual(['/api/leads']);
    expect(languages).toEqual(['es']);
    expect(bodies).toEqual([{ id: ID, ...answers, ...shownInSpanish, fillMs: 48_200 }]);
  });

  it.each([429, 500, 503])('retries once after %d with the same body', async (status) => {
    const { result, bodies, waits } = await deliverTo(answer(status, {}), answer(200, { id: ID }));
    expect(result).toEqual({ kind: 'delivered' });
    expect(bodies).toEqual(
      [48_200, 49_200].map((fillMs) => ({ id: ID, ...answers, ...shownInSpanish, fillMs })),
    );
    expect(waits).toEqual([1_000]);
  });

  it('does not wait for a long rate limit, but passes on the server’s message and request id', async () => {
    const headers = { 'retry-after': '540', 'x-request-id': '3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f' };
    const detail = 'Please wait 9 minutes and send it again.';
    const { result, bodies } = await deliverTo(() => Response.json({ detail }, { status: 429, headers }));
    expect(result).toEqual({
      kind: 'undelivered',
      note: { detail, reference: '3f2a91c0' },
      isServersFault: true,
    });
    expect(bodies).toHaveLength(1);
  });

  it('gives up after the second failure', async () => {
    const { result, bodies } = await deliverTo(offline, offline);
    expect(result).toEqual({ kind: 'undelivered', isServersFault: false });
    expect(bodies).toHaveLength(2);
  });

  it('does not accept a success that is not from our API', async () => {
    const hotel = () => new Response('<h1>Log in</h1>');
    const { result } = await deliverTo(hotel, answer(200, { id: 'another' }));
    expect(result).toEqual({ kind: 'undelivered', isServersFault: false });
  });

  it('passes on the fields to correct and does not retry', async () => {
    const errors = { phone: 'Enter a phone number with its area code, like (602) 555-0134' };
    const { result, bodies } = await deliverTo(answer(400, { title: 'Bad Request', errors }));
    expect(result).toEqual({ kind: 'refused', errors });
    expect(bodies).toHaveLength(1);
  });

  it.each([null, 'no', 7, {}, { errors: null }, { errors: 'no' }, { errors: { phone: 7 } }])(
    'is refused without fields when a 400 has none that can be read: %j',
    async (body) => {
      const { result } = await deliverTo(answer(400, body));
      expect(result).toEqual({ kind: 'refused', errors: {} });
    },
  );
});

it('says at once that a check is not saved where the server asks for a long wait', async () => {
  const busy = () =>
    Response.json({ detail: 'Please wait 8 minutes.' }, { status: 429, headers: { 'retry-after': '480' } });
  const { result, waits, paths } = await saveWith(busy, created);
  expect(result).toMatchObject({
    kind: 'unsaved',
    note: { detail: 'Please wait 8 minutes.' },
    retryAfterMs: 480_000,
  });
  expect(paths).toHaveLength(1);
  expect(waits).toEqual([]);
});
