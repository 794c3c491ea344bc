/*
 * `npm start`, `npm test`, `npm run prove`: `node scripts/bootstrap.mjs <program> [options]` installs what is missing,
 * then runs scripts/<program>.ts. This file and bootstrap/ are plain JavaScript that needs no package. The check comes
 * before any other import, so that an old Node prints this sentence and not a syntax error.
 */
const OLDEST = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(`\n  SecondKey needs Node.js ${OLDEST} or newer, and this is ${process.versions.node}.`);
  console.error('  Install the current version from nodejs.org, then run the same command again.\n');
  process.exit(1);
}

void import('./bootstrap/run.mjs').then(({ run }) => run(process.argv[2] ?? 'start', process.argv.slice(3)));
