import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Random } from '../../../scripts/seed/random.ts';

/** What a proxy did to the calls that went through it, by kind. */
export type FaultCount = Map<string, number>;

/** A proxy on this machine. */
export interface FaultProxy {
  readonly port: number;
  /** From now on it forwards without faults. */
  readonly heal: () => void;
  readonly count: FaultCount;
  readonly close: () => Promise<void>;
}

const LONGEST_DELAY_MS = 80;

const times = <Fault extends string>(count: number, fault: Fault) => Array<Fault>(count).fill(fault);

/** What happens to a request, as often as here. Delays differ, so that requests overtake each other. */
const CALL_FAULTS = [
  ...times(8, 'handed on'),
  ...times(6, 'delayed, and so overtaken'),
  ...times(3, 'cut before it arrived'),
  ...times(3, 'answer cut off'),
  ...times(3, 'sent twice'),
  ...times(2, 'answer broken off in the middle'),
];

/** The proxy between browser and functions. */
export async function callProxy(target: () => number, random: Random): Promise<FaultProxy> {
  const count: FaultCount = new Map();
  let isHealed = false;
  const server = createHttpServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const drawn = CALL_FAULTS[random.whole(0, CALL_FAULTS.length - 1)];
      const fault = isHealed || drawn === undefined ? 'handed on' : drawn;
      count.set(fault, (count.get(fault) ?? 0) + 1);
      const send = () =>
        fetch(`http://127.0.0.1:${target()}${incoming.url ?? ''}`, {
          method: incoming.method ?? 'GET',
          headers: { 'content-type': incoming.headers['content-type'] ?? '' },
          body: Buffer.concat(chunks),
        });
      const cut = () => incoming.socket.destroy();
      const answer = async () => {
        if (fault === 'cut before it arrived') {
          cut();
          return;
        }
        if (fault === 'delayed, and so overtaken') await sleep(random.whole(1, LONGEST_DELAY_MS));
        const sent = fault === 'sent twice' ? [send(), send()] : [send()];
        const [first] = await Promise.all(sent);
        const body = Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer());
        if (fault === 'answer cut off') {
          cut();
          return;
        }
        outgoing.writeHead(first?.status ?? 502, {
          'content-type': first?.headers.get('content-type') ?? '',
          'content-length': body.length,
        });
        if (fault === 'answer broken off in the middle') {
          outgoing.write(body.subarray(0, body.length / 2), cut);
          return;
        }
        outgoing.end(body);
      };
      // The server is gone, so the connection is closed.
      answer().catch(cut);
    });
  });
  const port = await listening(server);
  return {
    port,
    count,
    heal: () => (isHealed = true),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One connection in so many is cut, after some of what it carries. */
const CUT_ONE_IN = 4;
const MOST_BYTES = 40_000;
const LONGEST_PAUSE_MS = 12;

/** The proxy between functions and Firestore: HTTP/2, so it can only delay bytes and cut connections. */
export async function streamProxy(host: string, random: Random): Promise<FaultProxy> {
  const [targetHost = '', targetPort = ''] = host.split(':');
  const count: FaultCount = new Map();
  const add = (fault: string) => count.set(fault, (count.get(fault) ?? 0) + 1);
  const sockets = new Set<Socket>();
  let isHealed = false;
  const server = createServer((near) => {
    const far = connect(Number(targetPort), targetHost);
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', cut);
      socket.setNoDelay(true);
    }
    let left = random.whole(1, CUT_ONE_IN) === 1 ? random.whole(500, MOST_BYTES) : Infinity;
    const carry = async (from: Socket, to: Socket) => {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        left -= chunk.length;
        if (left < 0 && !isHealed) {
          add('connections to Firestore cut');
          cut();
          return;
        }
        if (!isHealed && random.whole(1, 5) === 1) {
          add('pieces to or from Firestore held up');
          await sleep(random.whole(1, LONGEST_PAUSE_MS));
        }
        to.write(chunk);
      }
    };
    carry(near, far).catch(cut);
    carry(far, near).catch(cut);
  });
  const port = await listening(server);
  return {
    port,
    count,
    heal: () => (isHealed = true),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listening(server: Server | ReturnType<typeof createHttpServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
