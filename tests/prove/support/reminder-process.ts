/**
 * One run of the schedule over reminders as a process of its own, which a proof can kill. Prints a line when it is
 * connected, begins when it gets one, and prints another when it is done.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

import { smtpMailer } from '../../../functions/src/notifications/mailer.ts';
import { reminderWriting } from '../../../functions/src/reminders/write-reminders.ts';
import { firestoreReminders } from '../../../functions/src/store/firestore-reminders.ts';
import { testApi } from '../../../functions/src/testing/api.ts';

const [collection = '', smtpUrl = '', instant = ''] = process.argv.slice(2);
const app = initializeApp({ projectId: 'demo-secondkey' });
const store = firestoreReminders(() => getFirestore(app), {
  reminders: collection,
  claims: `${collection}_claims`,
  state: `${collection}_state`,
});
const mailer = smtpMailer(smtpUrl, 'reminders@secondkey.test');
const { reminders, log } = testApi({ reminders: { store, mailer } });
// The parent process holds the other end of stdin, so this process ends with it, even if it is killed.
process.stdin.once('end', () => {
  process.exit();
});

// Connects to Firestore before the run.
await store.seenChange();
flushCompileCache();
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await reminderWriting({ ...reminders, log, clock: () => new Date(instant) })();
process.stdout.write('done\n', () => {
  process.exit();
});
