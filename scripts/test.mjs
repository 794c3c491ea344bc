// `npm test`. Like start.mjs: plain JavaScript that needs nothing installed, then TypeScript, in test/.
import './bootstrap/check-node-version.mjs';

void import('./bootstrap/run.mjs').then(({ run }) =>
  run('SecondKey: all tests', 'scripts/test/run.ts', process.argv.slice(2)),
);
