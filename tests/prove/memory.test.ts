import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';
import { type PackagedFunction, startPackagedFunction } from './support/packaged-function.ts';
import { milliseconds, percentile, type ProofRow, tell, timeLimit } from './support/proof.ts';

/** The memory of an instance is 512 MiB (functions/src/index.ts); half of it is left for what saves need. */
const MOST_MEGABYTES = 256;
const POSTS = 60;
const POST_BYTES = 30 * 1024 * 1024;
/** How long each flood lasts at least, wave after wave, and how many honest renters must have saved before it ends. */
const FLOOD_MS = 10_000;
const LEAST_SAVES = 30;
const SAVE_EVERY_MS = 100;

const PIECE = Buffer.alloc(64 * 1024, '[');
const TOO_LONG =
  'Your answers are too long to be sent together. Shorten the longest one, and send them again. Nothing was saved.';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'prove-memory');
let api: PackagedFunction;
beforeAll(async () => {
  api = await startPackagedFunction({ RATE_LIMIT_PER_WINDOW: '100000', RATE_LIMIT_PER_DAY: '100000' });
}, 60_000);
afterAll(async () => {
  await api.end();
  await deleteApp(app);
});

const rows: ProofRow[] = [];
afterAll(() => {
  tell('memory', rows);
});

/** The response to one hostile post. */
interface Refused {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

/** Sends 30 MB and keeps sending, whatever the response, until everything is sent or the connection is closed. */
async function postMuch(headers: Record<string, string | number>, pauseMs: number): Promise<Refused> {
  const outgoing = send({
    host: '127.0.0.1',
    port: api.port,
    method: 'POST',
    path: '/api/submissions',
    agent: false,
    headers: { 'content-type': 'application/json', 'x-forwarded-host': 'prove.example', ...headers },
  });
  const gone = new Promise<void>((resolve) => outgoing.once('close', resolve));
  // The function closes the connection while bytes are on their way.
  outgoing.on('error', () => undefined);
  const answered = new Promise<Refused>((resolve, reject) => {
    outgoing.once('close', () => {
      reject(new Error('The connection was closed without an answer.'));
    });
    outgoing.once('response', (response: IncomingMessage) => {
      const { statusCode: status, headers: got } = response;
      text(response).then((body) => {
        resolve({ status, type: got['content-type'], connection: got.connection, body });
      }, reject);
    });
  });
  const sendAll = async () => {
    for (let sent = 0; sent < POST_BYTES && !outgoing.destroyed; sent += PIECE.length) {
      if (!outgoing.write(PIECE)) {
        await Promise.race([new Promise((resolve) => outgoing.once('drain', resolve)), gone]);
      }
      if (pauseMs > 0) await Promise.race([sleep(pauseMs), gone]);
    }
    outgoing.end();
  };
  const [refused] = await Promise.all([answered, sendAll()]);
  return refused;
}

const saved: string[] = [];
const times: number[] = [];
async function saveOne(): Promise<void> {
  const id = randomUUID();
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${api.port}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': 'prove.example' },
    body: JSON.stringify({ ...SAMPLE_CHECK, id }),
  });
  times.push(performance.now() - started);
  expect(response.status).toBe(201);
  saved.push(id);
}

const LENGTH = { 'content-length': POST_BYTES };
const CHUNKED = { 'transfer-encoding': 'chunked' };
const PACKED = { ...CHUNKED, 'content-encoding': 'gzip', 'content-type': 'text/plain' };

it('the packaged function answers addresses that are not valid UTF-8 before Express does', async () => {
  for (const path of ['/api/%E0%A4%A', '/%FF']) {
    const response = await fetch(`http://127.0.0.1:${api.port}${path}`, {
      headers: { 'x-forwarded-host': 'prove.example' },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
  }
});

// Peak memory is read from Linux; the functions run nowhere else.
it.runIf(process.platform === 'linux').each<[string, Record<string, string | number>, number]>([
  ['at once, with their length', LENGTH, 0],
  ['at once, without a length', CHUNKED, 0],
  ['slowly, with their length', LENGTH, 50],
  ['slowly, without a length', CHUNKED, 50],
  ['at once, as another type and packed', PACKED, 0],
])(
  'sixty posts of 30 MB, %s, are refused without being buffered while honest saves continue',
  async (how, headers, pauseMs) => {
    const before = saved.length;
    const started = performance.now();
    const isOver = () => performance.now() - started > FLOOD_MS && saved.length - before >= LEAST_SAVES;
    const refusals: Refused[] = [];
    const flood = async () => {
      while (!isOver())
        refusals.push(
          ...(await Promise.all(Array.from({ length: POSTS }, () => postMuch(headers, pauseMs)))),
        );
    };
    const saving = async () => {
      while (!isOver()) await Promise.all([saveOne(), sleep(SAVE_EVERY_MS)]);
    };
    await Promise.all([flood(), saving()]);
    for (const { status, type, connection, body } of refusals) {
      expect([status, type, connection]).toEqual([
        headers === PACKED ? 415 : 413,
        'application/problem+json',
        'close',
      ]);
      if (headers !== PACKED) expect(JSON.parse(body)).toMatchObject({ status: 413, detail: TOO_LONG });
    }
    const peak = api.peakMegabytes();
    expect(peak).toBeLessThan(MOST_MEGABYTES);
    const kept = await getFirestore(app).getAll(
      ...saved.slice(before).map((id) => getFirestore(app).doc(`expungement_submissions/${id}`)),
    );
    expect(kept.length).toBeGreaterThanOrEqual(LEAST_SAVES);
    expect(kept.filter(({ exists }) => !exists)).toEqual([]);
    rows.push([
      `${POSTS} posts of 30 MB ${how}`,
      `${refusals.length} in all, each ${headers === PACKED ? 415 : 413}; ${kept.length} saves beside them, all kept; at most ${peak} MB held so far`,
    ]);
    if (how.includes('packed')) {
      rows.push(['a save beside them, 95 of 100 within', milliseconds(percentile(times, 95))]);
    }
  },
  timeLimit(2),
);
