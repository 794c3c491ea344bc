import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { filtersOf, type ListName, WAITING } from '#domain/office/filters.ts';
import { RECORD_KINDS } from '#domain/records/document.ts';
import { collectionNames } from '../../functions/src/store/collections.ts';
import { firestoreAuditLog, firestoreStores } from '../../functions/src/store/firestore-records.ts';
import {
  firestoreDoNotCallList,
  firestoreHitCounter,
  firestoreNotificationCursor,
  firestoreSitemapRuns,
} from '../../functions/src/store/firestore-state.ts';
import { testApi } from '../../functions/src/testing/api.ts';
import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';
import {
  COMPOSITE_INDEXES,
  neededIndexes,
  recordExpiringCollections,
  recordQueries,
} from './support/firestore-indexes.ts';

/*
 * The emulators do not require indexes, so a missing one would show up only on the real Firestore, as an error. Here
 * the API runs with its adapters on the emulator, and the queries they send are compared with firestore.indexes.json.
 */

const app = initializeApp({ projectId: 'demo-indexes' }, 'indexes');
afterAll(() => deleteApp(app));

const queries = recordQueries();
const expiring = recordExpiringCollections();

const firestore = () => getFirestore(app);
const auditLog = firestoreAuditLog(firestore);
const send = () => Promise.resolve({ ok: true, refusedAddresses: 0 } as const);
const api = testApi({
  stores: firestoreStores(firestore),
  counter: firestoreHitCounter(firestore),
  doNotCallList: firestoreDoNotCallList(firestore),
  auditLog: {
    write: (entry) => auditLog.write({ ...entry, id: crypto.randomUUID() }),
    add: auditLog.add,
    sum: auditLog.sum,
    page: auditLog.page,
  },
  sitemap: { runs: firestoreSitemapRuns(firestore) },
  notifications: {
    cursor: firestoreNotificationCursor(firestore),
    mail: {
      mailer: { send },
      to: ['operator@example.com'],
    },
    // The morning mail is sent in working hours alone.
    hours: { timeZone: 'UTC', periods: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: 0, closes: 24 }] },
  },
});

/** Every set of some of these. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}

const TIMES = ['from=2026-11-01', 'to=2026-11-30'];
const CURSOR = `before=2026-11-30T00:00:00.000Z_${SAMPLE_CHECK.id}`;
/** No filter, each alone, and all together, because Firestore merges the indexes of several; each with any times. */
function queriesWith(filters: readonly string[]): readonly string[] {
  const filterings = [[], ...filters.map((filter) => [filter]), filters];
  return subsets([...TIMES, CURSOR]).flatMap((times) =>
    filterings.map((filtering) => [...filtering, ...times].join('&')),
  );
}

/** A value of each filter of a list. */
function oneOfEach(list: ListName): readonly string[] {
  return filtersOf(list).map(([name, { options }]) => `${name}=${options[0]?.[0] ?? ''}`);
}

/** The schedule's run. */
const work = () =>
  api.send(ADMIN_API_PATHS.schedule, {
    method: 'POST',
    headers: { authorization: 'Bearer schedule-token' },
  });

test('every query that the admin and the notifications can make has its composite index, and every index its query', async () => {
  for (const list of RECORD_KINDS) {
    for (const query of queriesWith(oneOfEach(list))) {
      expect((await api.asAdmin(`/api/admin/${list}?${query}`)).status, query).toBe(200);
    }
    expect((await api.asAdmin(`/api/admin/${list}.csv`)).status).toBe(200);
  }
  await api.post('/api/submissions', SAMPLE_CHECK);
  const record = `submissions/${SAMPLE_CHECK.id}`;
  for (const path of [
    ...['', 'order=newest&'].flatMap((order) => [
      `queue?${order}language=en`,
      `queue?${order}${oneOfEach(WAITING).join('&')}`,
      `queue?${order}`,
    ]),
    'queue/changed',
    'queue/counts',
    'queue/opening',
    'summary',
    'numbers',
    record,
  ]) {
    expect((await api.asAdmin(`/api/admin/${path}`)).status).toBe(200);
  }
  for (const text of ['rosa', 'rosa delgado', '0134']) {
    const headers = { authorization: 'Bearer admin-token', 'x-search': text };
    expect((await api.send('/api/admin/search', { headers })).status).toBe(200);
  }
  for (const query of ['', CURSOR]) {
    expect((await api.asAdmin(`/api/admin/audit?${query}`)).status).toBe(200);
  }
  expect(await (await work()).json()).toMatchObject({ news: 'sent', morning: 'sent' });
  // From the cursor on, it reads with a lower bound too.
  expect(await (await work()).json()).toMatchObject({ news: 'nothing-to-send', morning: 'nothing-to-send' });
  const needed = new Set(queries.flatMap((query) => neededIndexes(query)));
  const missing = [...needed].filter((index) => !COMPOSITE_INDEXES.includes(index));
  const unused = COMPOSITE_INDEXES.filter((index) => !needed.has(index));
  expect({ missing, unused }, 'firestore.indexes.json').toEqual({ missing: [], unused: [] });
}, 120_000);

test('the collections with expiring documents are those of the list', async () => {
  const { id, fillMs, email, phone, fullName: name } = SAMPLE_CHECK;
  await api.post('/api/submissions', SAMPLE_CHECK);
  await api.post('/api/leads', { id, fillMs, email, phone });
  await api.post('/api/messages', { id, fillMs, email, phone, name, message: 'Hello' });
  await api.send(`/api/admin/leads/${id}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
    body: JSON.stringify({ version: 0, entry: { id, kind: 'called', text: '', closed: 'answered' } }),
  });
  await api.post(
    `/api/admin/leads/${id}/do-not-call`,
    { contact: 'phone', is_marked: true },
    { authorization: 'Bearer admin-token' },
  );
  await firestoreSitemapRuns(firestore).record(
    { kind: 'pinged', at: '2026-11-21T18:30:00.000Z', urls: 0, newest: null, failure: null },
    new Date('2028-11-21T18:30:00.000Z'),
  );
  expect([...expiring].sort()).toEqual([...collectionNames(({ expires }) => expires)].sort());
  for (const collection of Object.keys(api.stores)) {
    expect((await api.asAdmin(`/api/admin/${collection}/${id}`, 'DELETE')).status).toBe(204);
  }
});
