import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';

import { firestoreWithdrawals } from '../../functions/src/store/firestore-records.ts';
import { memoryWithdrawals } from '../../functions/src/store/memory.ts';
import type { Withdrawals } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'withdrawals-contract');
afterAll(() => deleteApp(app));

/** What every implementation promises (functions/src/store/ports.ts). */
describe.each<[string, () => Withdrawals]>([
  ['in memory', memoryWithdrawals],
  ['in Firestore', () => firestoreWithdrawals(() => getFirestore(app), `withdrawals-${randomUUID()}`)],
])('withdrawals %s', (_name, make) => {
  test('are empty until one is noted, and stay, however often it is noted', async () => {
    const withdrawals = make();
    expect(await withdrawals.any()).toBe(false);
    await withdrawals.note();
    await withdrawals.note();
    expect(await withdrawals.any()).toBe(true);
  });
});
