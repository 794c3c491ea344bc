import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { askedFor, type StoredReminder } from '#domain/reminders/reminder.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { firestoreReminders } from '../../functions/src/store/firestore-reminders.ts';
import { memoryReminders } from '../../functions/src/testing/memory.ts';
import type { ReminderStore } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'reminder-store-contract');
afterAll(() => deleteApp(app));

const NOW = new Date('2026-11-28T15:00:00.000Z');
const day = (text: string) => text as PlainDate;

const reminder = (changes: Partial<StoredReminder> = {}): StoredReminder => ({
  ...askedFor(
    { email: 'rosa@example.com', language: 'es', subject: { kind: 'change', state: 'TX' } },
    null,
    NOW,
    '',
  ),
  confirm_at: null,
  token: null,
  ...changes,
});

/** What every store of reminders promises (functions/src/store/ports.ts). */
describe.each<[string, () => ReminderStore]>([
  ['in memory', memoryReminders],
  [
    'in Firestore',
    () =>
      firestoreReminders(() => getFirestore(app), {
        reminders: `reminders_${randomUUID()}`,
        claims: `claims_${randomUUID()}`,
        state: `state_${randomUUID()}`,
      }),
  ],
])('a store of reminders %s', (_name, makeStore) => {
  let store: ReminderStore;
  beforeEach(() => {
    store = makeStore();
  });

  test('keeps a reminder until it is removed', async () => {
    await store.create('a', reminder());
    expect(await store.get('a', NOW)).toMatchObject(reminder());
    await store.change('a', {
      is_waiting: true,
      due_on: day('2028-04-10'),
      expire_at: '2028-05-10T00:00:00.000Z',
    });
    expect(await store.get('a', NOW)).toMatchObject({
      is_waiting: true,
      due_on: '2028-04-10',
      expire_at: '2028-05-10T00:00:00.000Z',
    });
    await store.remove('a');
    expect(await store.get('a', NOW)).toBeUndefined();
    // The renter ends it while a mail is sent.
    await store.change('a', { sent_at: NOW.toISOString() });
    expect(await store.get('a', NOW)).toBeUndefined();
  });

  test('knows none that has expired, even before it is deleted', async () => {
    await store.create('a', reminder());
    expect(await store.get('a', new Date('2026-11-30T15:00:00.000Z'))).toBeUndefined();
  });

  test('lists those whose day has come, the earliest first', async () => {
    for (const [id, due] of Object.entries({ c: '2028-04-12', b: '2028-04-11', a: '2028-04-10' })) {
      await store.create(id, reminder({ due_on: day(due) }));
    }
    await store.create('unconfirmed', reminder());
    expect((await store.due(day('2028-04-11'), 10)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await store.due(day('2028-04-11'), 1)).map(({ id }) => id)).toEqual(['a']);
    expect(await store.due(day('2028-04-09'), 10)).toEqual([]);
  });

  test('lists those who wait for a change of a law, page by page', async () => {
    for (const id of ['c', 'a', 'b']) await store.create(id, reminder({ change_of: 'TX' }));
    // One state before it in the order of the keys, and one after it.
    for (const state of ['OH', 'UT'] as const) await store.create(state, reminder({ change_of: state }));
    expect((await store.waitingForChange('TX', undefined, 2)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await store.waitingForChange('TX', 'b', 2)).map(({ id }) => id)).toEqual(['c']);
  });

  test('lists those whose mail is to be sent now, the longest waiting first', async () => {
    const at = (minute: number) => `2026-11-28T15:0${minute}:00.000Z`;
    for (const [id, minute] of Object.entries({ c: 2, b: 1, a: 0 })) {
      await store.create(id, reminder({ confirm_at: at(minute), token: id }));
    }
    await store.create('answer', reminder({ answer_at: at(0) }));
    await store.create('waits for nothing', reminder());
    const asked = async (...query: Parameters<ReminderStore['asked']>) =>
      (await store.asked(...query)).map(({ id }) => id);
    expect(await asked('confirm', new Date(at(1)), 10)).toEqual(['a', 'b']);
    expect(await asked('confirm', new Date(at(1)), 1)).toEqual(['a']);
    expect(await asked('answer', new Date(at(1)), 10)).toEqual(['answer']);
    await store.change('a', { confirm_at: null, token: null });
    expect(await asked('confirm', new Date(at(1)), 10)).toEqual(['b']);
  });

  test('names what cannot be read where it stands, so that it holds up nobody behind it', async () => {
    const due = { due_on: day('2028-04-10'), change_of: 'TX', answer_at: NOW.toISOString() } as const;
    await store.create('a', { ...reminder(due), language: 'of another version' as 'en' });
    await store.create('b', reminder(due));
    const found = await Promise.all([
      store.due(day('2028-04-10'), 10),
      store.waitingForChange('TX', undefined, 10),
      store.asked('answer', NOW, 10),
    ]);
    for (const kept of found) {
      const byId = kept.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId).toEqual([
        { id: 'a', reminder: undefined },
        { id: 'b', reminder: reminder(due) },
      ]);
    }
    expect(await store.get('a', NOW)).toBeUndefined();
    await store.change('a', { due_on: null });
    expect((await store.due(day('2028-04-10'), 10)).map(({ id }) => id)).toEqual(['b']);
  });

  test('gives a claim to one reminder, also when it asks again', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const claims = await Promise.all(ids.map((id) => store.claim('key', id, NOW)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const again = await Promise.all(ids.map((id) => store.claim('key', id, NOW)));
    expect(again).toEqual(claims);
    expect(await store.claim('another key', 'a', NOW)).toBe(true);
  });

  test('remembers the change that everybody was told of', async () => {
    expect(await store.seenChange()).toBeNull();
    await store.countEnded();
    await store.setSeenChange('2027-01-01-x');
    await store.countEnded();
    expect(await store.seenChange()).toBe('2027-01-01-x');
    expect(await store.counts(NOW)).toMatchObject({ ended: 2 });
  });

  test('counts those that wait, were written this week, and were ended', async () => {
    expect(await store.counts(NOW)).toEqual({ waiting: 0, sent: 0, ended: 0 });
    await store.create('a', reminder({ is_waiting: true }));
    await store.create('b', reminder({ sent_at: '2026-11-22T00:00:00.000Z' }));
    await store.create('c', reminder({ sent_at: '2026-11-20T00:00:00.000Z' }));
    for (let time = 0; time < 3; time += 1) await store.countEnded();
    expect(await store.counts(NOW)).toEqual({ waiting: 1, sent: 1, ended: 3 });
  });
});
