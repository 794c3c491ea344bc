/** `npm run seed -- 500`: fills the running emulator with plausible records. docs/tasks/work-with-sample-data.md */
import { parseArgs } from 'node:util';

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

import { describeFailure, ExpectedFailure } from './bootstrap/failure.mjs';
import { createProgress } from './bootstrap/progress.mjs';
import { requireEmulator } from './local/firestore-emulator.ts';
import { DEFAULT_PORT, portsFrom, readPort } from './local/ports.ts';
import { DEMO_PROJECT } from './local/project.ts';
import { readStates, sampleRecords } from './seed/sample-records.ts';

const USAGE = 'For example: npm run seed -- 500';
const MOST = 100_000;
/** Firestore takes 500 writes in one batch. */
const BATCH = 400;

interface Options {
  readonly submissions: number;
  readonly days: number;
  readonly seed: number;
  readonly port: number;
}

try {
  const { submissions, days, seed, port } = readOptions(process.argv.slice(2));
  const address = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${portsFrom(port).firestore}`;
  await requireEmulator(address);
  process.env.FIRESTORE_EMULATOR_HOST = address;
  // No look-up of Google's credentials: the emulator wants none.
  process.env.METADATA_SERVER_DETECTION = 'none';
  // Always the demo project, which Firebase treats as local.
  const firestore = getFirestore(initializeApp({ projectId: DEMO_PROJECT }));

  const records = sampleRecords({ submissions, seed, days, now: new Date(), states: readStates() });
  await createProgress().step(
    {
      doing: 'Writing sample records',
      done: `${records.length.toLocaleString('en-US')} sample records written`,
    },
    async () => {
      for (let first = 0; first < records.length; first += BATCH) {
        const batch = firestore.batch();
        for (const { collection, id, fields } of records.slice(first, first + BATCH)) {
          batch.set(firestore.collection(collection).doc(id), fields);
        }
        await batch.commit();
      }
    },
  );
} catch (failure) {
  console.error(`\n${describeFailure(failure)}\n`);
  process.exitCode = 1;
}

/** @throws ExpectedFailure when an argument is not a valid number */
function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      days: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
    strict: false,
  });
  return {
    submissions: readNumber(positionals[0], MOST),
    days: readNumber(values.days, 3650),
    seed: readNumber(values.seed, 2 ** 31),
    port: readPort(String(values.port)),
  };
}

function readNumber(text: unknown, most: number): number {
  const number = typeof text === 'string' && /^\d{1,10}$/u.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) {
    throw new ExpectedFailure(`Say how many, as a number from 1 to ${most.toLocaleString('en-US')}.`, {
      todo: USAGE,
    });
  }
  return number;
}
