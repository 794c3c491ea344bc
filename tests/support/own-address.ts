import { randomInt } from 'node:crypto';

/** Headers of a sender with a unique address, because the limit for one sender would stop the test. */
export function ownAddress(): Record<string, string> {
  return { 'fastly-client-ip': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
