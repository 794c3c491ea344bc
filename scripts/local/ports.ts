import { type AddressInfo, createServer } from 'node:net';
import { ExpectedFailure } from '../expected-failure.ts';

/*
 * Not get-port, because that finds one free port instead of a row, and treats a port it has already returned as in use,
 * so a second check of the same port gives a different result.
 */

/**
 * Avoids the default ports of other tools (3000, 5173, 8080), macOS (5000) and Firebase; and, with the row that follows
 * it, the ports that browsers and `fetch` refuse (5060, 5061).
 */
export const DEFAULT_PORT = 5030;

/** The number of consecutive ports, beginning with the site's. */
const ROW_LENGTH = 12;

/** Every server that runs on this computer, and the port it listens on (127.0.0.1 only). */
export type Ports = ReturnType<typeof portsFrom>;

/**
 * Gives each server its port.
 * @param site the port a visitor opens; the others follow it
 * @param frontedByAstro under `npm run dev` Hosting moves aside and Astro takes the site's port
 */
export function portsFrom(site: number, frontedByAstro = false) {
  return {
    site,
    functions: site + 1,
    auth: site + 2,
    firestore: site + 3,
    hub: site + 4,
    logging: site + 5,
    mailPage: site + 6,
    smtp: site + 7,
    hosting: frontedByAstro ? site + 8 : site,
    eventarc: site + 9,
    tasks: site + 10,
    searchEngine: site + 11,
  };
}

/**
 * Reads the number after `--port`.
 * @throws ExpectedFailure when it is no port
 * @example readPort('6100') // 6100
 */
export function readPort(text: string): number {
  const port = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (port >= 1024 && port <= 65_535 - ROW_LENGTH) return port;
  throw new ExpectedFailure(`"${text}" is not a port this can use.`, {
    todo: `Choose a number from 1024 to ${65_535 - ROW_LENGTH}, for example: npm start -- --port 6100`,
  });
}

/** A port that nothing on this computer listens on, and that nobody outside can know. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

/** Whether nothing on this computer listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * Makes sure that all of the ports can be had.
 * @throws ExpectedFailure naming the first one in use and a command that would work
 */
export async function requireFree(ports: Ports, command: string): Promise<void> {
  for (const port of new Set(Object.values(ports))) {
    if (await isFree(port)) continue;
    const other = await findFreeRow(ports.site < 6100 ? 6100 : ports.site + 100);
    throw new ExpectedFailure(
      `Port ${port} is in use by another program, perhaps by another \`${command}\`.`,
      {
        todo: `Stop that program, or use other ports: ${command} -- --port ${other}`,
      },
    );
  }
}

/**
 * The first row of ports, from `first` upwards, that is wholly free. Tests use it, so that they neither disturb a
 * running site nor each other.
 */
export async function findFreeRow(first: number): Promise<number> {
  for (let site = first; site < 65_535 - ROW_LENGTH; site += 2 * ROW_LENGTH) {
    const row = Array.from({ length: ROW_LENGTH }, (_, offset) => site + offset);
    const free = await Promise.all(row.map(isFree));
    if (free.every(Boolean)) return site;
  }
  throw new ExpectedFailure('No row of twelve free ports was found on this computer.');
}
