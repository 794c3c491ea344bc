import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';

import { saveSubmission } from '#browser/form-delivery.ts';
import { httpClient } from '#browser/http.ts';
import * as checkWords from '#content/words/en/check.ts';
import * as forms from '#content/words/en/forms.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { createEligibilityCheck, type SaveState } from '#features/eligibility-check/store.ts';
import { NOW, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../../functions/src/testing/sample-check.ts';
import { seededRandom, type Random } from '../../scripts/seed/random.ts';
import { callProxy, streamProxy, type FaultCount } from './support/fault-proxies.ts';
import { killedFunctions } from './support/killed-functions.ts';
import { tell, timeLimit } from './support/proof.ts';

const SEED = 20261121;
const RUNS = 200;
const RENTERS = 5;
/** Number of parallel rows of runs, each with its own functions and proxies; most of a run is waiting. */
const LANES = 2;
/** Somewhere in the middle of what the renters do. */
const LATEST_KILL_MS = 700;
/** The browser's pauses between tries, shortened by half; a killed instance has a successor within them. */
const PAUSE_SCALE = 0.5;

const app = initializeApp({ projectId: 'demo-secondkey' }, 'prove-faults');
afterAll(() => deleteApp(app));

/** A renter with the page's real check; only the network in between is simulated. */
function renter(index: number, origin: () => string) {
  const answers: Record<string, unknown> = {
    ...SAMPLE_CHECK,
    fullName: `Renter ${index}`,
    email: `renter-${index}@example.com`,
  };
  const id = randomUUID();
  delete answers.id;
  delete answers.fillMs;
  const http = httpClient({
    baseUrl: origin(),
    retryDelay: (attempt) => PAUSE_SCALE * 1_000 * 2 ** (attempt - 1),
  });
  const check = createEligibilityCheck({
    words: { check: checkWords, forms },
    language: 'en',
    rule: () => ({ eligible: true }),
    loadLaw: () => Promise.resolve(undefined),
    save: ({ form, consentVersion }, isRepeat) =>
      saveSubmission(id, form, () => SAMPLE_FILL_MS, { language: 'en', consentVersion }, isRepeat, http),
    showToast: () => undefined,
    retract: () => undefined,
    today: () => NOW.toISOString().slice(0, 10) as PlainDate,
    afterPaint: () => Promise.resolve(),
  });
  /** The state of saving when the result was shown. */
  let saveAtResult: SaveState['status'] | undefined;
  check.$step.listen((step) => {
    if (step.name === 'result') saveAtResult ??= check.$save.get().status;
  });
  return {
    id,
    email: String(answers.email),
    /** The answer was shown before the outcome of saving was known. */
    sawResult: () => check.$step.get().name === 'result' && saveAtResult === 'saving',
    submit: () => check.submit(answers),
    retry: () => check.retrySave(),
    isAcknowledged: () => check.$save.get().status === 'saved',
  };
}

type Renter = ReturnType<typeof renter>;

/** Functions that get killed, between two faulty networks. */
async function openLane(collection: string, random: Random) {
  const store = await streamProxy(process.env.FIRESTORE_EMULATOR_HOST ?? '', random);
  const functions = await killedFunctions(`127.0.0.1:${store.port}`, collection);
  const network = await callProxy(functions.port, random);
  const proxies = [network, store];
  return {
    counts: proxies.map(({ count }) => count),
    run: async (run: number): Promise<readonly Renter[]> => {
      const here = Array.from({ length: RENTERS }, (_, index) =>
        renter(run * RENTERS + index, () => `http://127.0.0.1:${network.port}`),
      );
      const killed = sleep(random.whole(0, LATEST_KILL_MS)).then(functions.kill);
      await Promise.all([killed, ...here.map(({ submit }) => submit())]);
      return here;
    },
    heal: () => {
      for (const proxy of proxies) proxy.heal();
    },
    close: async () => {
      await network.close();
      functions.end();
      await store.close();
    },
  };
}

it(
  'acknowledged checks are stored, none twice, and every renter sees the result',
  async () => {
    const firestore = getFirestore(app);
    const collection = `prove_faults_${randomUUID()}`;
    const lanes = await Promise.all(
      Array.from({ length: LANES }, (_, lane) => openLane(collection, seededRandom(SEED + lane))),
    );
    const renters: Renter[] = [];
    let next = 0;
    try {
      await Promise.all(
        lanes.map(async (lane) => {
          for (let run = next++; run < RUNS; run = next++) renters.push(...(await lane.run(run)));
        }),
      );
      const shown = renters.filter(({ sawResult }) => sawResult()).length;
      const acknowledged = renters.filter(({ isAcknowledged }) => isAcknowledged());
      const keptIds = async () =>
        new Set((await firestore.collection(collection).get()).docs.map(({ id }) => id));
      const before = await keptIds();
      const lost = acknowledged.filter(({ id }) => !before.has(id)).length;

      // The network is back: renters without "saved" press the button, as the page does by itself.
      for (const lane of lanes) lane.heal();
      const unsaved = renters.filter(({ isAcknowledged }) => !isAcknowledged());
      for (const { retry } of unsaved) await retry();
      const after = await firestore.collection(collection).get();
      const perEmail = Map.groupBy(after.docs, (document) => String(document.get('email')));
      const doubled = [...perEmail.values()].filter((documents) => documents.length > 1).length;

      expect(shown).toBe(renters.length);
      // If nothing was acknowledged, nothing could be lost, and the test would prove nothing.
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
        ...sums(lanes.flatMap(({ counts }) => counts)),
        ['results shown before anything was saved', shown],
        ['acknowledged at once or after retries', acknowledged.length],
        ['of them lost', lost],
        ['kept twice', doubled],
        ['not acknowledged, and saved by "Try again" afterwards', unsaved.length],
      ]);
    } finally {
      await Promise.all(lanes.map(({ close }) => close()));
    }
  },
  timeLimit(30),
);

/** How often each fault was made by any of the proxies. */
function sums(counts: readonly FaultCount[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const [fault, times] of counts.flatMap((count) => [...count])) {
    all.set(fault, (all.get(fault) ?? 0) + times);
  }
  return all;
}
