import type { TestProject } from 'vitest/node';

import { findFreeRow, portsFrom } from '../../scripts/local/ports.ts';
import { startStack } from '../../scripts/local/stack.ts';
import { findEngines } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://127.0.0.1:…`, without a slash at the end. */
    readonly origin: string;
  }
}

/** Away from the ports of `npm start` and of the product tests. */
const FIRST_PORT = 5350;

/** Serves what was built before, once for all engines; nothing where there is none. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findEngines().length === 0) return undefined;
  const limits = ['RATE_LIMIT_PER_CLIENT', 'RATE_LIMIT_PER_NETWORK', 'RATE_LIMIT_PER_CONNECTION'];
  for (const name of limits) process.env[name] = '1000000';
  const stack = await startStack({
    ports: portsFrom(await findFreeRow(FIRST_PORT)),
    logs: 'engines',
    pages: 'as-is',
  });
  project.provide('origin', stack.origin);
  return stack.end;
}
