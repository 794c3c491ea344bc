/**
 * The Firestore emulator that needs no Java: `node scripts/local/built-in-firestore.ts <port>`. Everything is kept
 * in memory and gone at the end. docs/adr/0003 tells what it can do and what it gets wrong.
 */
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { FirestoreState } from '@firestore-emulator/server';
// The package's own FirestoreServer listens on every network of the computer. What stands in a test database is
// still nobody else's business, so its service is put on a server of ours that listens on this computer only.
import { FirestoreServiceV1Impl } from '@firestore-emulator/server/dist/server/FirestoreServiceV1Impl/index.js';

const address = `127.0.0.1:${process.argv[2] ?? ''}`;
const server = new Server();
server.addService(FirestoreServiceV1Impl.definition, new FirestoreServiceV1Impl(new FirestoreState()));
server.bindAsync(address, ServerCredentials.createInsecure(), (error) => {
  if (error !== null) {
    console.error(`Firestore emulator: ${error.message}`);
    process.exit(1);
  }
  console.log(`Firestore emulator ready on ${address}`);
});
