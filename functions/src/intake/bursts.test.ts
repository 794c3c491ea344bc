import { describe, expect, test } from 'vitest';

import { byNewest, byUrgency } from '../../../src/domain/office/calling.ts';
import { burstsSchema, queueSchema, recordRow } from '../../../src/domain/office/queue.ts';

import { Unavailable } from '../http/time-limit.ts';
import { testApi } from '../testing/api.ts';
import { memoryHitCounter } from '../testing/memory.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { SAMPLE_CHECK } from '../testing/sample-check.ts';
import { burstDetection } from './bursts.ts';

const START = new Date('2026-11-23T14:00:00.000Z');
/** Lines on a page of the queue. */
const PAGE = 50;
const LIMITS = { perClient: 20, perConnection: 600 };

const detection = () => burstDetection({ counter: memoryHitCounter(), log: recordedLog(), salt: 'salt' });

/** How many of the callers' forms are no burst. */
async function single(callers: readonly (readonly [client: string, connection: string])[], at = START) {
  const isInBurst = detection();
  let count = 0;
  for (const [client, connection] of callers) {
    if (!(await isInBurst({ client, connection }, at))) count += 1;
  }
  return count;
}

const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

describe('a burst', () => {
  test('begins with the ninth form of a client in a day', async () => {
    expect(await single(times(30, () => ['one', 'cdn'] as const))).toBe(8);
  });

  test.each([1, 5, 8])('begins with the 96th form of a connection, with %i of each client', async (each) => {
    expect(await single(times(400, (index) => [`${Math.floor(index / each)} a`, 'a'] as const))).toBe(95);
  });

  test('is no renter’s who shares a machine of the CDN with ten attackers', async () => {
    const attackers = times(200, (index) => [`attacker ${index % 10}`, 'cdn'] as const);
    expect(await single([...attackers, ['renter', 'cdn']])).toBe(10 * 8 + 1);
  });

  test('ends with the day', async () => {
    const isInBurst = detection();
    const caller = { client: 'one', connection: 'cdn' };
    for (let form = 0; form < 20; form += 1) await isInBurst(caller, START);
    expect(await isInBurst(caller, new Date('2026-11-23T23:59:59.999Z'))).toBe(true);
    expect(await isInBurst(caller, new Date('2026-11-24T00:00:00.000Z'))).toBe(false);
  });

  test('is nobody’s whose address is unknown', async () => {
    expect(await single(times(30, () => ['unknown', 'unknown'] as const))).toBe(30);
  });

  test('is noticed while the counters cannot be reached', async () => {
    const counter = { hit: () => Promise.reject(new Unavailable('store')) };
    const isInBurst = burstDetection({ counter, log: recordedLog(), salt: 'salt' });
    const found = [];
    for (let form = 0; form < 10; form += 1)
      found.push(await isInBurst({ client: 'one', connection: 'cdn' }, START));
    expect(found).toEqual([...Array<boolean>(8).fill(false), true, true]);
  });
});

/** Whoever calls the function's own URL, and claims another client each time. */
const direct = (index: number) => `192.0.2.${index % 250}, 203.0.113.7`;
/** Addresses behind a machine of the CDN. */
const throughHosting = (address: string) => `${address}, 198.51.100.9`;

describe.each([
  ['one caller of the function who forges clients', 300, direct],
  [
    'ten addresses behind the renter’s own machine of the CDN',
    300,
    (index: number) => throughHosting(`192.0.2.${index % 10}`),
  ],
])('under a flood of %s', (_who, forms, from) => {
  test.each([0, 0.5, 1])('a genuine lead sent after %f of it is on the first page', async (part) => {
    let now = START;
    const api = testApi({ clock: () => now, limits: LIMITS });
    const { email, phone, fillMs } = SAMPLE_CHECK;
    let sent = 0;
    const send = async (address: string) => {
      sent += 1;
      now = new Date(START.getTime() + sent * 10_000);
      const id = crypto.randomUUID();
      const response = await api.post(
        '/api/leads',
        { id, email, phone, fillMs },
        { 'x-forwarded-for': address },
      );
      return response.status === 201 ? id : undefined;
    };
    const flood = async (count: number) => {
      for (let index = 0; index < count; index += 1) await send(from(sent));
    };
    await flood(forms * part);
    const renter = await send(throughHosting('192.0.2.200'));
    await flood(forms * (1 - part));

    const queue = queueSchema.parse(await (await api.asAdmin('/api/admin/queue')).json());
    const lines = queue.records.map(recordRow);
    const firstPages = [byUrgency(lines, now, '2026-11-23'), byNewest(lines)].map((order) =>
      order.slice(0, PAGE).map(({ id }) => id),
    );
    expect(firstPages.some((page) => page.includes(renter ?? ''))).toBe(true);
    expect(queue.has_more).toBe(false);

    // Nothing is lost: what is folded is in a list of its own.
    const bursts = burstsSchema.parse(await (await api.asAdmin('/api/admin/queue/bursts')).json());
    expect(queue.bursts).toBeGreaterThan(100);
    expect(bursts.records).toHaveLength(queue.bursts);
    expect(bursts.records.every((record) => record.in_burst)).toBe(true);
    const counts = (await (await api.asAdmin('/api/admin/queue/counts')).json()) as { leads: number };
    expect(counts.leads).toBe(lines.length);
  });
});
