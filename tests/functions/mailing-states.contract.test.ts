import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { begun, failed, NOTHING_SENT, sent } from '#domain/notifications/mailing.ts';
import { firestoreMailingStates } from '../../functions/src/store/firestore-state.ts';
import { memoryMailingStates } from '../../functions/src/testing/memory.ts';
import type { MailingStates } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'mailing-states-contract');
afterAll(() => deleteApp(app));

const NOW = new Date('2026-11-21T18:30:00.000Z');

/** What every store of states promises (functions/src/store/ports.ts). */
describe.each<[string, () => MailingStates]>([
  ['in memory', memoryMailingStates],
  ['in Firestore', () => firestoreMailingStates(() => getFirestore(app), `states_${randomUUID()}`)],
])('the state of sending %s', (_name, make) => {
  let states: MailingStates;
  beforeEach(() => {
    states = make();
  });

  test('is empty before the first message', async () => {
    expect(await states.read('notification')).toEqual(NOTHING_SENT);
    expect(await states.sweptAt()).toBeNull();
  });

  test('is kept separately for each kind of message', async () => {
    const started = begun(NOTHING_SENT, NOW);
    expect(await states.advance('notification', started)).toBe(true);
    const done = sent(started, NOW, 1);
    expect(await states.advance('notification', done)).toBe(true);
    const broken = failed(begun(NOTHING_SENT, NOW), NOW, 'refused');
    expect(await states.advance('webhook', { ...broken, version: 1 })).toBe(true);
    expect(await states.read('notification')).toEqual(done);
    expect(await states.read('webhook')).toMatchObject({ failures: 1, failure: 'refused', tries: 1 });
    expect(await states.read('escalation')).toEqual(NOTHING_SENT);
  });

  test('is advanced by exactly one of many concurrent calls', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, () => states.advance('notification', begun(NOTHING_SENT, NOW))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  test('is not advanced from an older version', async () => {
    const started = begun(NOTHING_SENT, NOW);
    await states.advance('notification', started);
    expect(await states.advance('notification', begun(NOTHING_SENT, NOW))).toBe(false);
    expect(await states.read('notification')).toEqual(started);
  });

  test('remembers the last sweep', async () => {
    await states.recordSweep(NOW);
    expect(await states.sweptAt()).toBe(NOW.toISOString());
  });
});
