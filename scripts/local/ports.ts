import { createServer } from 'node:net';
import { ExpectedFailure } from '../bootstrap/report.mjs';

/*
 * Not get-port, because that finds one free port instead of a row, and treats a port it has already returned as in use,
 * so a second check of the same port gives a different result.
 */

/** Every server that runs on this computer, and the port it listens on (127.0.0.1 only). */
export interface Ports {
  /** What a visitor opens. */
  readonly site: number;
  readonly functions: number;
  readonly auth: number;
  readonly firestore: number;
  /** Google's Firestore emulator has a second port. */
  readonly firestoreWebsocket: number;
  readonly hub: number;
  readonly logging: number;
  readonly eventarc: number;
  readonly tasks: number;
  /** The mail catcher: its SMTP port, and the page that shows the mails. */
  readonly smtp: number;
  readonly mailPage: number;
  /** Hosting: the site itself, except under `npm run dev`, where Astro is in front of it. */
  readonly hosting: number;
}

/** Avoids the default ports of other tools (3000, 5173, 8080), macOS (5000) and Firebase. */
export const DEFAULT_PORT = 5050;

/** The number of consecutive ports, beginning with the site's. */
const ROW_LENGTH = 12;

/** Fetch standard, "port blocking": browsers refuse these, so a site there seems down. Only those in the range we use. */
const BLOCKED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/**
 * Gives each server its port.
 * @param site the port a visitor opens; the others follow it
 * @param frontedByAstro under `npm run dev` Hosting moves aside and Astro takes the site's port
 */
export function portsFrom(site: number, frontedByAstro = false): Ports {
  return {
    site,
    functions: site + 1,
    auth: site + 2,
    firestore: site + 3,
    firestoreWebsocket: site + 4,
    hub: site + 5,
    logging: site + 6,
    // Before the last two of the default row, which browsers refuse.
    mailPage: site + 7,
    smtp: site + 8,
    hosting: frontedByAstro ? site + 9 : site,
    eventarc: site + 10,
    tasks: site + 11,
  };
}

/**
 * Reads the number after `--port`.
 * @throws ExpectedFailure when it is no port, or one that browsers refuse to open
 * @example readPort('6100') // 6100
 */
export function readPort(text: string): number {
  const port = /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (!(port >= 1024 && port <= 65_535 - ROW_LENGTH)) {
    throw new ExpectedFailure(`"${text}" is not a port this can use.`, {
      todo: `Choose a number from 1024 to ${65_535 - ROW_LENGTH}, for example: npm start -- --port 6100`,
    });
  }
  const { auth, hosting, mailPage } = portsFrom(port);
  const blocked = [port, auth, hosting, mailPage].find((opened) => BLOCKED_BY_BROWSERS.has(opened));
  if (blocked !== undefined) {
    throw new ExpectedFailure(`Browsers refuse to open port ${blocked}, one of those from ${port} on.`, {
      todo: 'Choose another, for example: npm start -- --port 6100',
    });
  }
  return port;
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
  for (const port of new Set(Object.values(ports) as number[])) {
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
    if (row.some((port) => BLOCKED_BY_BROWSERS.has(port))) continue;
    const free = await Promise.all(row.map(isFree));
    if (free.every(Boolean)) return site;
  }
  throw new ExpectedFailure('No row of twelve free ports was found on this computer.');
}
