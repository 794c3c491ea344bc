// `npm run prove`. Like start.mjs: plain JavaScript that needs nothing installed, then TypeScript, in prove/.
import './bootstrap/check-node-version.mjs';

void import('./bootstrap/run.mjs').then(({ run }) =>
  run('SecondKey: what is promised, proved', 'scripts/prove/run.ts', process.argv.slice(2)),
);
