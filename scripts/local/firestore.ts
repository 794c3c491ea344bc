import { FirestoreServer } from '@firestore-emulator/server';
import { Server, ServerCredentials } from '@grpc/grpc-js';

import { ExpectedFailure } from '../expected-failure.ts';
import { isolateTransactions } from './firestore-transactions.ts';
import { isFree } from './ports.ts';

/**
 * Starts the Firestore emulator that needs no Java, in this process. Everything is kept in memory and lost at the end.
 * docs/adr/0003 lists what it can do and what it gets wrong.
 *
 * @param stop ends it
 * @param port 0 for any that is free
 * @returns what FIRESTORE_EMULATOR_HOST must be for the Admin SDK to use it
 */
export async function startFirestore(stop: AbortSignal, port = 0): Promise<string> {
  // The package's own start() listens on every network of the computer, which would expose the test database. So its gRPC
  // server is taken out and bound here. State and service must come from this one object: the package's other entry
  // points carry copies of its error class, and then "already exists" arrives as "unknown".
  const server: unknown = Reflect.get(new FirestoreServer(), 'server');
  if (!(server instanceof Server))
    throw new TypeError('@firestore-emulator/server no longer keeps a gRPC server.');
  isolateTransactions(Reflect.get(server, 'handlers') as Parameters<typeof isolateTransactions>[0]);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, actual) => {
      if (error === null) resolve(actual);
      else reject(error);
    });
  });
  stop.addEventListener('abort', () => {
    server.forceShutdown();
  });
  return `127.0.0.1:${bound}`;
}

/** Host names that mean this computer only. */
const THIS_COMPUTER = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::(\d{1,5}))$/u;

/**
 * Makes sure that an address is that of a running emulator on this computer. Sample people must not be written anywhere
 * else.
 *
 * @param address as FIRESTORE_EMULATOR_HOST has it: `127.0.0.1:5033`
 * @throws ExpectedFailure for any other address, and where nothing answers
 */
export async function requireEmulator(address: string): Promise<void> {
  const port = Number(THIS_COMPUTER.exec(address)?.[1]);
  if (!(port > 0 && port < 65_536)) {
    throw new ExpectedFailure(`${address} is not an emulator on this computer, so nothing was written.`, {
      todo: 'Sample data goes into the emulator of `npm start` only. Leave FIRESTORE_EMULATOR_HOST unset.',
    });
  }
  if (await isFree(port)) {
    throw new ExpectedFailure(`No Firestore emulator runs at ${address}, so nothing was written.`, {
      todo: 'Run `npm start` in another terminal first. Did it use other ports? Then add its --port here, too.',
    });
  }
}
