import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { ExpectedFailure } from '../expected-failure.ts';
import { DEFAULT_PORT, findFreeRow, isFree, portsFrom, readPort, requireFree } from './ports.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Something that listens on the port, as another program would. */
function occupy(port: number): Promise<void> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', resolve);
    servers.push(server);
  });
}

describe('the ports', () => {
  it('are twelve consecutive ones when Astro is in front of Hosting', () => {
    const ports = Object.values(portsFrom(6100, true));
    expect(ports.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, offset) => 6100 + offset));
  });

  it('give Hosting the site’s port otherwise', () => {
    const { site, hosting } = portsFrom(6100);
    expect(hosting).toBe(site);
  });
});

test.each(Object.entries(portsFrom(DEFAULT_PORT, true)))(
  'the default port of %s (%i) is one that fetch and browsers do not refuse',
  async (_server, port) => {
    const { cause } = await fetch(`http://127.0.0.1:${port}/`).then(
      () => ({ cause: undefined }),
      (error: unknown) => error as Error,
    );
    expect(String(cause)).not.toContain('bad port');
  },
);

describe('a port on the command line', () => {
  it.each(['', 'abc', '80', '-1', '6100.5', '65530', '70000'])('"%s" is refused with advice', (text) => {
    expect(() => readPort(text)).toThrow(ExpectedFailure);
  });
});

describe('a port in use', () => {
  it('is reported with a command that would work', async () => {
    const site = await findFreeRow(7300);
    await occupy(site + 2);
    const refusal = await requireFree(portsFrom(site), 'npm start').catch((failure: unknown) => failure);
    expect(refusal).toBeInstanceOf(ExpectedFailure);
    const { message, todo } = refusal as ExpectedFailure;
    expect(message).toContain(`Port ${site + 2} is in use`);
    expect(todo).toMatch(/npm start -- --port \d+$/u);
  });

  it('makes tests look for other ports', async () => {
    const site = await findFreeRow(7400);
    await occupy(site + 9);
    expect(await isFree(site + 9)).toBe(false);
    expect(await findFreeRow(site)).toBeGreaterThan(site);
  });
});
