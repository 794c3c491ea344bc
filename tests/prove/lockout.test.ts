import { randomUUID } from 'node:crypto';

import { afterAll, describe, expect, it } from 'vitest';

import { Unavailable } from '../../functions/src/http/time-limit.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { testApi } from '../../functions/src/testing/api.ts';
import { memoryHitCounter } from '../../functions/src/testing/memory.ts';
import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';
import { type ProofRow, size, tell, timeLimit } from './support/proof.ts';

/** The limits that a deployment has when nothing is set. */
const LIMITS = readSettings({}).rateLimits;
/** All of it happens in one window. */
const NOW = new Date('2026-11-21T18:35:00Z');
/** Calls of all attackers together. */
const ATTACKS = size(4_000, 20_000);
/** Genuine renters, each of whom saves once, and one household that saves as often as it may. */
const RENTERS = 160;
const CALLS_AT_ONCE = 50;

/** Machines of the CDN, which many renters share. All attackers come over the first. */
const CDN = Array.from({ length: 8 }, (_, machine) => `203.0.113.${machine + 1}`);
const cdnOf = (index: number) => CDN[index % CDN.length] ?? '';
const renterAddress = (index: number) => `100.64.${Math.floor(index / 250)}.${index % 250}`;
const HOUSEHOLD = '2001:db8:77:ab12::';

/** As Hosting forwards a call: the CDN adds the caller's address, and Google's front end that of the machine. */
const throughHosting = (claimed: string, address: string, machine: string) => ({
  'x-forwarded-host': 'secondkey.example',
  'fastly-client-ip': address,
  'x-forwarded-for': [claimed, address, machine].filter((part) => part !== '').join(', '),
});

/** To the function's own URL, with every header that a caller can forge: Google adds the address that connected. */
const directly = (claimed: string, address: string) => ({
  'x-forwarded-host': 'secondkey.example',
  'fastly-client-ip': claimed.split(', ')[0] ?? '',
  'fastly-ff': 'x',
  'x-forwarded-for': `${claimed}, ${address}`,
});

const ADDRESSES = {
  'IPv4 addresses': (attacker: number) => `198.51.100.${attacker + 1}`,
  // Each is a household of its own (/56), and they change the rest of the address at every call.
  'households of one IPv6 /48': (attacker: number, call: number) =>
    `2001:db8:1:${(attacker * 256).toString(16)}::${(call + 1).toString(16)}`,
} as const;

/**
 * A flood can make Firestore so slow that no counter answers in time: each instance then counts for itself. This is one.
 */
const SILENT = 'while no counter answers';
const SILENT_COUNTER = { hit: () => Promise.reject(new Unavailable('store')) };

const rows: ProofRow[] = [];
afterAll(() => {
  tell('lockout', rows);
});

describe.each(Object.entries(ADDRESSES))('attackers from %s', (kind, addressOf) => {
  it.each([
    [1, 'directly'],
    [3, 'directly'],
    [10, 'directly'],
    [30, 'directly'],
    [10, `directly, ${SILENT}`],
    [1, 'through Hosting'],
    [3, 'through Hosting'],
    [10, 'through Hosting'],
    [10, `through Hosting, ${SILENT}`],
    [30, 'through Hosting'],
  ])(
    '%i of them, %s, save no more than the limits allow and lock nobody out',
    async (attackers, way) => {
      const isDirect = way.startsWith('directly');
      const counter = way.endsWith(SILENT) ? SILENT_COUNTER : memoryHitCounter();
      const api = testApi({ now: NOW, limits: LIMITS, counter });
      const post = async (headers: Record<string, string>) => {
        const check = { ...SAMPLE_CHECK, id: randomUUID() };
        return (await api.post('/api/submissions', check, headers)).status;
      };
      const attackCall = (call: number) => {
        const address = addressOf(call % attackers, call);
        // Each call claims to come from a renter who saves, over their machine or over one that was never seen.
        const via =
          call % 2 === 0 ? cdnOf(call % RENTERS) : `10.0.${Math.floor(call / 250) % 250}.${call % 250}`;
        const claimed = `${renterAddress(call % RENTERS)}, ${via}`;
        return isDirect ? directly(claimed, address) : throughHosting(claimed, address, cdnOf(0));
      };
      const attack: number[] = [];
      const genuine: { readonly machine: string; readonly status: number }[] = [];
      const renter = async (index: number, address = renterAddress(index)) => {
        const machine = cdnOf(index);
        genuine.push({ machine, status: await post(throughHosting('', address, machine)) });
      };
      const rounds = Math.ceil(ATTACKS / CALLS_AT_ONCE);
      for (let round = 0; round < rounds; round += 1) {
        const calls = Array.from({ length: CALLS_AT_ONCE }, (_, at) => round * CALLS_AT_ONCE + at);
        attack.push(...(await Promise.all(calls.map((call) => post(attackCall(call))))));
        for (let index = 0; index < RENTERS; index += 1) {
          if (Math.floor((index * rounds) / RENTERS) === round) await renter(index);
        }
      }
      for (let save = 0; save < LIMITS.perClient; save += 1) await renter(0, `${HOUSEHOLD}${save + 1}`);

      const taken = attack.filter((status) => status === 201).length;
      const refused = genuine.filter(({ status }) => status !== 201);
      expect(attack.filter((status) => status !== 201 && status !== 429)).toEqual([]);
      const connections = isDirect && kind === 'IPv4 addresses' ? attackers : 1;
      const clients = isDirect ? Infinity : attackers;
      expect(taken).toBeLessThanOrEqual(
        Math.min(connections * LIMITS.perConnection, clients * LIMITS.perClient),
      );
      rows.push([
        `${attackers} ${kind}, ${way}`,
        `${attack.length} calls, ${taken} taken; ${genuine.length} genuine saves, ${refused.length} refused`,
      ]);
      // Thirty attackers use up what one machine of the CDN has, so renters behind it wait for the next window.
      const usedUp = !isDirect && attackers === 30 ? cdnOf(0) : undefined;
      expect(refused.filter(({ machine }) => machine !== usedUp)).toEqual([]);
    },
    timeLimit(3),
  );
});
