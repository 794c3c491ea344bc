import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';

import { saveSubmission } from '~/browser/submission-client.ts';
import type { PlainDate } from '~/domain/submission/plain-date.ts';
import { createEligibilityCheck, type SaveState } from '~/features/eligibility-check/check-state.ts';
import { NOW, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../../functions/src/testing/sample-check.ts';
import { seededRandom } from '../../scripts/seed/random.ts';
import { callProxy, streamProxy } from './support/fault-proxies.ts';
import { killedFunctions } from './support/killed-functions.ts';
import { size, tell, timeLimit } from './support/proof.ts';

/** A slow machine may do them in rounds, each of so many and with a seed of its own. */
const { SECONDKEY_FAULT_RUNS = '200', SECONDKEY_SEED = '20261121' } = process.env;
const RUNS = size(3, Number(SECONDKEY_FAULT_RUNS));
const RENTERS = 5;
/** Somewhere in the middle of what the renters do. */
const LATEST_KILL_MS = 700;
/** The browser's pauses between tries, shortened by half; a killed instance has a successor within them. */
const PAUSE_SCALE = 0.5;

const app = initializeApp({ projectId: 'demo-secondkey' }, 'prove-faults');
afterAll(() => deleteApp(app));

/** A renter with the check of the page itself; only the network between is ours. */
function renter(index: number, origin: () => string) {
  const answers: Record<string, unknown> = {
    ...SAMPLE_CHECK,
    fullName: `Renter ${index}`,
    email: `renter-${index}@example.com`,
  };
  const id = randomUUID();
  delete answers.id;
  delete answers.fillMs;
  const check = createEligibilityCheck({
    rule: () => ({ eligible: true }),
    loadLaw: () => Promise.resolve(undefined),
    save: (form) =>
      saveSubmission(id, form, {
        fetch: (path, init) => fetch(new URL(path as string, origin()), init),
        wait: (milliseconds) => sleep(milliseconds * PAUSE_SCALE),
        fillMs: () => SAMPLE_FILL_MS,
      }),
    notify: () => undefined,
    today: () => NOW.toISOString().slice(0, 10) as PlainDate,
    nextFrame: () => Promise.resolve(),
    afterPaint: () => Promise.resolve(),
  });
  /** What stood of saving when the result came on show. */
  let saveAtResult: SaveState['status'] | undefined;
  check.$step.listen((step) => {
    if (step.name === 'result') saveAtResult ??= check.$save.get().status;
  });
  return {
    id,
    email: String(answers.email),
    /** The answer was on show before anything of saving was known. */
    sawResult: () => check.$step.get().name === 'result' && saveAtResult === 'saving',
    submit: () => check.submit(answers),
    retry: () => check.retrySave(),
    isAcknowledged: () => check.$save.get().status === 'saved',
  };
}

it(
  'what was acknowledged is kept, nothing is kept twice, and every renter sees the result',
  async () => {
    const random = seededRandom(Number(SECONDKEY_SEED));
    const firestore = getFirestore(app);
    const collection = `prove_faults_${randomUUID()}`;
    const store = await streamProxy(process.env.FIRESTORE_EMULATOR_HOST ?? '', random);
    const functions = await killedFunctions(`127.0.0.1:${store.port}`, collection);
    const network = await callProxy(functions.port, random);
    const renters: ReturnType<typeof renter>[] = [];
    try {
      for (let run = 0; run < RUNS; run += 1) {
        const here = Array.from({ length: RENTERS }, (_, index) =>
          renter(run * RENTERS + index, () => `http://127.0.0.1:${network.port}`),
        );
        renters.push(...here);
        const killed = sleep(random.whole(0, LATEST_KILL_MS)).then(functions.kill);
        await Promise.all([killed, ...here.map(({ submit }) => submit())]);
      }
      const shown = renters.filter(({ sawResult }) => sawResult()).length;
      const acknowledged = renters.filter(({ isAcknowledged }) => isAcknowledged());
      const keptIds = async () =>
        new Set((await firestore.collection(collection).get()).docs.map(({ id }) => id));
      const before = await keptIds();
      const lost = acknowledged.filter(({ id }) => !before.has(id)).length;

      // The network is back: who was not told "saved" presses the button, as the page does by itself.
      store.heal();
      network.heal();
      const unsaved = renters.filter(({ isAcknowledged }) => !isAcknowledged());
      for (const { retry } of unsaved) await retry();
      const after = await firestore.collection(collection).get();
      const perEmail = Map.groupBy(after.docs, (document) => String(document.get('email')));
      const doubled = [...perEmail.values()].filter((documents) => documents.length > 1).length;

      expect(shown).toBe(renters.length);
      // Where nothing was acknowledged, nothing could be lost either, and nothing would be proved.
      expect(acknowledged.length).toBeGreaterThan(renters.length / 2);
      expect(lost).toBe(0);
      expect(doubled).toBe(0);
      expect(renters.filter(({ isAcknowledged }) => isAcknowledged())).toHaveLength(renters.length);
      expect(after.size).toBe(renters.length);
      for (const { id, email } of renters) {
        const [document] = perEmail.get(email) ?? [];
        expect([document?.id, document?.get('classification')]).toEqual([id, 'eligible']);
      }

      tell('faults', [
        ['runs, each with one instance killed in the middle', RUNS],
        ['checks', renters.length],
        ...[...network.count, ...store.count].map(([fault, times]) => [fault, times] as const),
        ['results shown before anything was saved', shown],
        ['acknowledged at once or after retries', acknowledged.length],
        ['of them lost', lost],
        ['kept twice', doubled],
        ['not acknowledged, and saved by "Try again" afterwards', unsaved.length],
      ]);
    } finally {
      await network.close();
      await functions.end();
      await store.close();
    }
  },
  timeLimit(6),
);
