/**
 * The Firestore emulator that needs no Java: `node scripts/local/built-in-firestore.ts <port>`. Everything is kept in
 * memory and lost at the end. docs/adr/0003 lists what it can do and what it gets wrong.
 */
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { FirestoreServer } from '@firestore-emulator/server';

const address = `127.0.0.1:${process.argv[2] ?? ''}`;
// The package's own start() listens on every network of the computer, which would expose the test database. So its gRPC
// server is taken out and bound here. State and service must come from this one object: the package's other entry
// points carry copies of its error class, and then "already exists" arrives as "unknown".
const server: unknown = Reflect.get(new FirestoreServer(), 'server');
if (!(server instanceof Server))
  throw new TypeError('@firestore-emulator/server no longer keeps a gRPC server.');
server.bindAsync(address, ServerCredentials.createInsecure(), (error) => {
  if (error !== null) {
    console.error(`Firestore emulator: ${error.message}`);
    process.exit(1);
  }
  console.log(`Firestore emulator ready on ${address}`);
});
