/** `npm start` and, with `--dev`, `npm run dev`: HELP below describes them. */
import { parseArgs } from 'node:util';

import { describeFailure, ExpectedFailure } from './expected-failure.ts';
import { requireBuilt } from './local/build.ts';
import { DEFAULT_PORT, portsFrom, readPort, requireFree } from './local/ports.ts';
import { stopRequest } from './local/programs.ts';
import { DEMO_ADMIN, type Stack, startStack } from './local/stack.ts';

const HELP = `
  npm start                  build the site and serve it as Firebase would
  npm run dev                the same, with pages and functions reloaded when a file changes
  npm start -- --as-is       serve what was built before
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

/** @throws ExpectedFailure when an option is unknown or its value makes no sense */
function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        dev: { type: 'boolean', default: false },
        port: { type: 'string', default: String(DEFAULT_PORT) },
        'as-is': { type: 'boolean', default: false },
        'until-input-ends': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const pages = values.dev ? 'live' : values['as-is'] ? 'as-is' : 'built';
    return { ...values, port: readPort(values.port), pages } as const;
  } catch (failure) {
    if (failure instanceof ExpectedFailure || !(failure instanceof Error)) throw failure;
    throw new ExpectedFailure(failure.message, { todo: HELP.trim() });
  }
}

async function serve({ dev, port, pages }: ReturnType<typeof readOptions>, stop: AbortSignal): Promise<void> {
  if (pages === 'as-is') requireBuilt('npm start', 'functions/dist/index.js');
  const ports = portsFrom(port, dev);
  await requireFree(ports, dev ? 'npm run dev' : 'npm start');
  const stack = await startStack({ ports, logs: dev ? 'dev' : 'start', pages, stop });
  stack.runSchedule();
  console.log(WELCOME(stack, dev));
  const failure = await stack.failed;
  await stack.end();
  throw failure;
}

const stop = stopRequest();
stop.addEventListener('abort', () => {
  console.log('\n  Stopping …');
});
try {
  const options = readOptions(process.argv.slice(2));
  // Playwright holds the input open, so that the product ends even if Playwright is killed.
  if (options['until-input-ends']) process.stdin.once('end', () => process.kill(process.pid)).resume();
  if (options.help) console.log(HELP);
  else await serve(options, stop);
  process.exit(0);
} catch (failure) {
  if (stop.aborted) {
    console.log('  Stopped.\n');
    process.exit(0);
  }
  console.error(`\n${describeFailure(failure)}\n`);
  process.exit(1);
}
