/** `npm start` and, with `--dev`, `npm run dev`: HELP below describes them. */
import { parseArgs } from 'node:util';

import { createProgress, describeFailure, ExpectedFailure } from './bootstrap/report.mjs';
import { DEFAULT_PORT, portsFrom, readPort, requireFree } from './local/ports.ts';
import { onStopRequest } from './local/processes.ts';
import { DEMO_ADMIN, type Stack, startStack } from './local/stack.ts';

/** A second request within this time is the same Ctrl-C, which arrives both from the terminal and from bootstrap.mjs. */
const ECHO_MS = 1000;

interface Options {
  readonly live: boolean;
  readonly port: number;
}

/** @throws ExpectedFailure when an option is unknown or its value makes no sense */
function readOptions(args: readonly string[]): Options | 'help' {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        dev: { type: 'boolean', default: false },
        port: { type: 'string', default: String(DEFAULT_PORT) },
        help: { type: 'boolean', default: false },
      },
    });
    return values.help ? 'help' : { live: values.dev, port: readPort(values.port) };
  } catch (failure) {
    if (failure instanceof ExpectedFailure || !(failure instanceof Error)) throw failure;
    throw new ExpectedFailure(failure.message, { todo: HELP.trim() });
  }
}

async function serve({ live, port }: Options): Promise<void> {
  const command = live ? 'npm run dev' : 'npm start';
  const ports = portsFrom(port, live);
  await requireFree(ports, command);

  const stack = startStack({
    ports,
    logs: live ? 'dev' : 'start',
    pages: live ? 'live' : 'built',
    progress: createProgress(),
  });
  const stopped = untilAskedToStop(() => stack.supervisor.end());

  const running = await Promise.race([stack.ready, stopped]);
  if (running === 'stopped') return;
  running.keepSweeping();
  console.log(WELCOME(running, live));

  const end = await Promise.race([running.failed, stopped]);
  if (end === 'stopped') return;
  await stack.supervisor.end();
  throw end;
}

/** Ends everything when the terminal, npm or the system asks; a second, later request ends it at once. */
function untilAskedToStop(end: () => Promise<void>): Promise<'stopped'> {
  return new Promise((resolve) => {
    let askedAt: number | undefined;
    const stop = (): void => {
      if (askedAt !== undefined) {
        if (performance.now() - askedAt > ECHO_MS) process.exit(1);
        return;
      }
      askedAt = performance.now();
      console.log('\n  Stopping …');
      void end().then(() => {
        console.log('  Stopped.\n');
        resolve('stopped');
      });
    };
    onStopRequest(stop);
  });
}

const HELP = `
  npm start                  build the site and serve it as Firebase would
  npm run dev                the same, with pages and functions reloaded when a file changes
  npm start -- --port 6100   use port 6100 and the eleven after it (default ${DEFAULT_PORT})
`;

const WELCOME = ({ origin, mailPage }: Stack, live: boolean): string => `
  Site       ${origin}/
  Admin      ${origin}/admin/login/
             email     ${DEMO_ADMIN.email}
             password  ${DEMO_ADMIN.password}
  Mails      ${mailPage}

  What you enter stays on this computer and is gone when you stop.
  ${live ? 'A change to a file shows at once. ' : ''}Stop with Ctrl-C. Logs are in .local/${live ? 'dev' : 'start'}/.
`;

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(HELP);
  else await serve(options);
  process.exit(0);
} catch (failure) {
  console.error(`\n${describeFailure(failure)}\n`);
  process.exit(1);
}
