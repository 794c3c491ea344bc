import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import type { SweepOrder } from './notification-stores.ts';

const SWEEP = fileURLToPath(new URL('sweep-process.ts', import.meta.url));
const ALIAS = new URL('source-alias.mjs', import.meta.url).href;
const COMPILE_CACHE = fileURLToPath(new URL('../../../.local/compile-cache/', import.meta.url));

interface Instance {
  readonly process: ChildProcess;
  readonly lines: AsyncIterator<string>;
  readonly reader: Interface;
  readonly ready: Promise<unknown>;
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
  /** Starts a sweep and kills its process (SIGKILL) when the moment has come, wherever it is then. */
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
      const { value } = (await present.lines.next()) as { value: string };
      return JSON.parse(value) as SweepReport;
    },
    kill: async (order, moment) => {
      const killed = present;
      await give(killed, order);
      await moment();
      const ended = once(killed.process, 'exit');
      killed.process.kill('SIGKILL');
      await ended;
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
  const child = spawn(process.execPath, ['--import', ALIAS, SWEEP, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const reader = createInterface({ input: child.stdout });
  const lines = reader[Symbol.asyncIterator]();
  return { process: child, reader, lines, ready: lines.next() };
}
