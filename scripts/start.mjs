// `npm start` and `npm run dev`. This file and bootstrap/ are plain JavaScript that needs nothing installed; what
// they make possible is TypeScript, in local/.
import './bootstrap/check-node-version.mjs';

void import('./bootstrap/run.mjs').then(({ run }) =>
  run('SecondKey', 'scripts/local/serve.ts', process.argv.slice(2)),
);
