/**
 * The sweep of notifications as a process of its own, which a proof can kill: the use case, the stores and the mailer of
 * production, on the Firestore and the mail server that it is told. It prints `ready`; for each line of input it runs one
 * sweep and prints what became of it.
 */
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

import { SUPPORT_HOURS } from '#config/site.ts';
import { smtpMailer } from '../../../functions/src/notifications/channels.ts';
import { notificationSweep } from '../../../functions/src/notifications/sweep.ts';
import { recordedLog } from '../../../functions/src/testing/recorded-log.ts';
import { seededRandom } from '../../../scripts/seed/random.ts';
import { notificationStores, type SweepOrder } from './notification-stores.ts';

/** PERMISSION_DENIED, RESOURCE_EXHAUSTED, FAILED_PRECONDITION, UNAVAILABLE. */
const STORE_ERRORS = [7, 8, 9, 14] as const;

const [suffix = '', mailUrl = ''] = process.argv.slice(2);
const app = initializeApp({ projectId: 'demo-secondkey' });
const { stores, states } = notificationStores(() => getFirestore(app), suffix);

let now = new Date(0);
let errorsInAHundred = 0;
let storeErrors = 0;
let random = seededRandom(0);

/** Fails now and then: before the call reaches the store, or after it, as if the response had been lost. */
function withErrors<Port extends object>(port: Port): Port {
  const fail = () => {
    if (random.whole(1, 100) > errorsInAHundred) return;
    storeErrors += 1;
    const code = STORE_ERRORS[random.whole(0, STORE_ERRORS.length - 1)];
    throw Object.assign(new Error(`store error ${code}`), { code });
  };
  const calls = Object.entries(port).map(
    ([name, call]: [string, (...args: unknown[]) => Promise<unknown>]) => [
      name,
      async (...args: unknown[]) => {
        fail();
        const answer = await call(...args);
        fail();
        return answer;
      },
    ],
  );
  return Object.fromEntries(calls) as Port;
}

const mailer = smtpMailer(mailUrl, 'help@secondkey.test');
const log = recordedLog();
const sweep = notificationSweep({
  stores: {
    submissions: withErrors(stores.submissions),
    leads: withErrors(stores.leads),
    messages: withErrors(stores.messages),
  },
  states: withErrors(states),
  clock: () => now,
  log,
  mail: { mailer, to: ['first@example.com'], escalateTo: ['second@example.com'] },
  webhook: null,
  hours: SUPPORT_HOURS,
  brand: 'SecondKey',
  dashboardUrl: 'https://secondkey.test/admin/dashboard/',
});

// Loads lazy parts before the first kill: the connection to Firestore, and nodemailer.
await states.read('notification').catch(() => undefined);
await mailer.answers();
// A killed process cannot save its compile cache for the next one at exit.
flushCompileCache();
process.stdout.write('ready\n');

const orders = createInterface({ input: process.stdin });
// The parent process holds the other end of stdin, so this process ends with it, even if it is killed.
orders.once('close', () => {
  process.exit();
});
for await (const line of orders) {
  const order = JSON.parse(line) as SweepOrder;
  now = new Date(order.now);
  errorsInAHundred = order.errorsInAHundred;
  random = seededRandom(order.seed);
  storeErrors = 0;
  const before = log.lines.length;
  const results = await sweep();
  const errors = log.lines.slice(before).filter(({ severity }) => severity !== 'info').length;
  process.stdout.write(`${JSON.stringify({ results, storeErrors, errors })}\n`);
}
