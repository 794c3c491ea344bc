import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { isFree } from '../local/ports.ts';

/** What names this computer, and nothing but it. */
const THIS_COMPUTER = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::(\d{1,5}))$/u;

/**
 * Makes sure that an address is that of an emulator on this computer, and that it runs. Made-up people belong nowhere
 * else.
 *
 * @param address as FIRESTORE_EMULATOR_HOST has it: `127.0.0.1:5053`
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
