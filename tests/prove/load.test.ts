import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';

import { readStoredSubmission } from '#domain/check/record.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { firestoreHitCounter } from '../../functions/src/store/firestore-state.ts';
import { firestoreRecordStore } from '../../functions/src/store/firestore-records.ts';
import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';
import { testApi } from '../../functions/src/testing/api.ts';
import { milliseconds, percentile, tell, timeLimit } from './support/proof.ts';

/** Each is five documents of the emulator, which copies the list of all of them at every write. */
const CHECKS = 2_000;
const AT_ONCE = 50;
/** One check in this many is sent twice at once, as by a double tap. */
const TWICE_EVERY = 10;
/** An emulator on a busy computer may be silent for the eight seconds that the function waits. */
const MOST_TRIES = 10;

const app = initializeApp({ projectId: 'demo-secondkey' }, 'prove-load');
afterAll(() => deleteApp(app));
const firestore = () => getFirestore(app);

/** Values unique to one renter, so that all records can be told apart. */
const checkOf = (index: number) => ({
  ...SAMPLE_CHECK,
  id: randomUUID(),
  fullName: `Renter ${index}`,
  email: `renter-${index}@example.com`,
  details: `Case ${index}:${'x'.repeat(index % 700)}`,
});

it(
  'two thousand checks, fifty at a time, are each stored once and unchanged',
  async () => {
    const collection = `prove_load_${randomUUID()}`;
    // Rate limits are counted as in production, only set too high to be reached.
    const most = 10 * CHECKS;
    const api = testApi({
      stores: { submissions: firestoreRecordStore(firestore, { collection, read: readStoredSubmission }) },
      counter: firestoreHitCounter(firestore),
      limits: { perClient: most, perNetwork: most, perConnection: most },
    });
    const checks = Array.from({ length: CHECKS }, (_, index) => checkOf(index));
    let acknowledged = 0;
    const times: number[] = [];
    const statuses = new Map<number, number>();
    /** Resends what was not acknowledged under the same id, as the browser does. */
    const send = async (check: (typeof checks)[number], index: number) => {
      const caller = { 'x-forwarded-for': `203.0.${index % 113}.${index % 251}` };
      for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
        const started = performance.now();
        const answer = await api.post('/api/submissions', check, caller);
        times.push(performance.now() - started);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 503) continue;
        expect(await answer.json()).toMatchObject({ id: check.id });
        acknowledged += 1;
        return;
      }
    };

    const started = performance.now();
    let next = 0;
    const renter = async () => {
      for (let index = next++; index < CHECKS; index = next++) {
        const check = checks[index];
        if (check === undefined) return;
        const repeats = index % TWICE_EVERY === 0 ? 2 : 1;
        await Promise.all(Array.from({ length: repeats }, () => send(check, index)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, renter));
    const seconds = (performance.now() - started) / 1000;

    const kept = await firestore().collection(collection).count().get();
    expect(kept.data().count).toBe(CHECKS);
    let right = 0;
    for (let start = 0; start < CHECKS; start += 500) {
      const part = checks.slice(start, start + 500);
      const found = await firestore().getAll(
        ...part.map(({ id }) => firestore().collection(collection).doc(id)),
      );
      for (const [index, document] of found.entries()) {
        const { fullName, email, details } = part[index] ?? SAMPLE_CHECK;
        expect(document.data()).toMatchObject({
          full_name: fullName,
          email,
          details,
          classification: 'eligible',
        });
        right += 1;
      }
    }
    const repeats = Math.ceil(CHECKS / TWICE_EVERY);
    expect(acknowledged).toBe(CHECKS + repeats);
    expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);

    tell('load', [
      ['checks sent, 50 at a time', CHECKS],
      ['of them sent twice at once', repeats],
      ['acknowledged', acknowledged],
      ['answered 503 when the emulator was silent for 8 s, and sent again', statuses.get(503) ?? 0],
      ['kept once, with the right content', right],
      ['lost', CHECKS - right],
      ['doubled', kept.data().count - CHECKS],
      ['time for all', `${seconds.toFixed(1)} s, ${Math.round(times.length / seconds)} calls a second`],
      ...[50, 95, 99, 100].map(
        (rank) =>
          [
            `latency, ${rank === 100 ? 'slowest' : `${rank} of 100 below`}`,
            milliseconds(percentile(times, rank)),
          ] as const,
      ),
    ]);
  },
  timeLimit(3),
);

/** Attackers, each of whom may save 20 times in a window, over a machine that may 600 times. */
const ATTACKERS = 30;
const ATTACKS = 1_000;

/** An API with the limits of production, and a save through a machine of the CDN. */
function attackedApi() {
  const limits = readSettings({}).rateLimits;
  const now = new Date('2026-11-21T18:35:00Z');
  const api = testApi({ now, counter: firestoreHitCounter(firestore), limits });
  const save = async (address: string, machine: string) => {
    const check = { ...SAMPLE_CHECK, id: randomUUID() };
    const caller = { 'x-forwarded-for': `${address}, ${machine}` };
    return (await api.post('/api/submissions', check, caller)).status;
  };
  /** How many calls of attackers over a machine are taken. */
  const attack = async (addressOf: (call: number) => string, machine: string, most: number) => {
    const taken: number[] = [];
    for (let call = 0; call < ATTACKS; call += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, (_, at) => addressOf(call + at));
      taken.push(...(await Promise.all(calls.map((address) => save(address, machine)))));
    }
    const saved = taken.filter((status) => status === 201).length;
    // Each call reads the count after raising it, so calls of one moment may be refused, and none is let through too many.
    expect(saved).toBeLessThanOrEqual(most);
    expect(saved).toBeGreaterThan(most - AT_ONCE);
    expect(taken.filter((status) => status !== 201 && status !== 429)).toEqual([]);
    return saved;
  };
  return { limits, save, attack };
}

it(
  'thirty attackers over one machine of the CDN use up what it has in the window, and nothing of the others',
  async () => {
    const { limits, save, attack } = attackedApi();
    const saved = await attack(
      (call) => `198.51.100.${call % ATTACKERS}`,
      '203.0.113.1',
      limits.perConnection,
    );
    expect(await save('100.64.0.1', '203.0.113.1')).toBe(429);
    for (let machine = 2; machine <= 8; machine += 1)
      expect(await save('100.64.0.1', `203.0.113.${machine}`)).toBe(201);
    tell('attacked machine', [
      ['calls of 30 attackers over one machine', ATTACKS],
      ['of them taken', saved],
      ['renters refused over that machine, of 1', 1],
      ['renters refused over seven others, of 7', 0],
    ]);
  },
  timeLimit(3),
);

it(
  'one attacker with 256 households of an IPv6 network uses up a fifth of a machine, and refuses no renter behind it',
  async () => {
    const { limits, save, attack } = attackedApi();
    const households = (call: number) => `2001:db8:7:${((call % 256) << 8).toString(16)}::1`;
    const saved = await attack(households, '203.0.113.9', limits.perNetwork);
    const refused: number[] = [];
    for (let renter = 0; renter < 200; renter += 1) {
      const status = await save(`100.64.1.${renter}`, '203.0.113.9');
      if (status !== 201) refused.push(status);
    }
    expect(refused).toEqual([]);
    tell('attacked machine, from one IPv6 network', [
      ['calls of 256 households over one machine', ATTACKS],
      ['of them taken', saved],
      ['renters refused over that machine, of 200', refused.length],
    ]);
  },
  timeLimit(3),
);
