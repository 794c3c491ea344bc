import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

import { startProcess } from './killed-functions.ts';
import type { SweepOrder } from './notification-stores.ts';

const SWEEP = new URL('sweep-process.ts', import.meta.url);

/** A sweep has a minute in the cloud; on a busy computer an emulator may keep it this long. */
const SWEEP_LIMIT_MS = 15 * 60_000;

interface Instance {
  readonly process: ChildProcess;
  /** The next line that it prints. Rejects when it ends first or prints nothing for too long. */
  readonly nextLine: () => Promise<string>;
  readonly reader: Interface;
  /** It has printed that it is ready. */
  readonly ready: Promise<string>;
  readonly ended: Promise<unknown>;
}

/** What a sweep that came to its end says. */
interface SweepReport {
  readonly results: Readonly<Record<string, string>>;
  readonly storeErrors: number;
  /** What the sweep has logged as an error or a warning. */
  readonly errors: number;
}

/** Sweeps in a process that can be killed in the middle; another process waits to take its place. */
export interface KilledSweeps {
  /** Runs one sweep to its end. */
  readonly run: (order: SweepOrder) => Promise<SweepReport>;
  /** Starts a sweep and kills its process (SIGKILL) at the given moment, wherever it is then. */
  readonly kill: (order: SweepOrder, moment: () => Promise<unknown>) => Promise<void>;
  readonly end: () => void;
}

/** @param args the arguments of sweep-process.ts */
export function killedSweeps(...args: readonly string[]): KilledSweeps {
  let present = start(args);
  let reserve = start(args);
  const give = async ({ process, ready }: Instance, order: SweepOrder) => {
    await ready;
    process.stdin?.write(`${JSON.stringify(order)}\n`);
  };
  return {
    run: async (order) => {
      await give(present, order);
      return JSON.parse(await present.nextLine()) as SweepReport;
    },
    kill: async (order, moment) => {
      const killed = present;
      await give(killed, order);
      await moment();
      killed.process.kill('SIGKILL');
      await killed.ended;
      killed.reader.close();
      present = reserve;
      reserve = start(args);
    },
    end: () => {
      for (const { process, reader } of [present, reserve]) {
        reader.close();
        process.kill('SIGKILL');
      }
    },
  };
}

function start(args: readonly string[]): Instance {
  const child = startProcess(SWEEP, args);
  // It may end before anything waits for it.
  const ended = once(child, 'exit');
  // Ignores writes after its end, for example when it could not start: `ready` reports that.
  child.stdin.on('error', () => undefined);
  const reader = createInterface({ input: child.stdout });
  const lines = reader[Symbol.asyncIterator]();
  const nextLine = async () => {
    const late = new AbortController();
    const limit = sleep(SWEEP_LIMIT_MS, undefined, { signal: late.signal }).then(
      () => {
        throw new Error(`A sweep has not come to its end in ${SWEEP_LIMIT_MS / 60_000} minutes.`);
      },
      () => undefined,
    );
    try {
      const line = await Promise.race([lines.next(), limit]);
      if (typeof line?.value === 'string') return line.value;
      throw new Error(`A process of sweeps has ended by itself, with ${child.exitCode ?? child.signalCode}.`);
    } finally {
      late.abort();
    }
  };
  const ready = nextLine();
  // For the process in reserve this matters only once it is its turn.
  ready.catch(() => undefined);
  return { process: child, reader, nextLine, ready, ended };
}
