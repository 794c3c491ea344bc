/**
 * How long the functions take to load at a cold start, against a bare function with the same SDKs and nothing of ours:
 * `npm run bench:functions` (builds first). Fresh processes in turn, so that other load affects both alike.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { atMost, plain, tell, UNITS } from './figures.ts';
import { median } from './median.ts';

const RUNS = 21;
/** Target: import time with our code as a multiple of the SDKs' own. */
const MOST = 1.15;

const functions = fileURLToPath(new URL('../../functions/', import.meta.url));

/** What any function needs to answer requests, authenticate the admin and read Firestore. */
const BARE = `
  import { initializeApp } from 'firebase-admin/app';
  import { getAuth } from 'firebase-admin/auth';
  import { getFirestore } from 'firebase-admin/firestore';
  import { onRequest } from 'firebase-functions/v2/https';
  const app = initializeApp();
  export const api = onRequest(async (request, response) => {
    response.json([getAuth(app).app.name, getFirestore(app).databaseId]);
  });
`;

/** Milliseconds that a fresh process takes to import a module. */
function coldImport(file: string): number {
  const script = `
    const started = performance.now();
    await import(${JSON.stringify(file)});
    console.log(performance.now() - started);
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: functions,
    encoding: 'utf8',
    env: {
      ...process.env,
      GCLOUD_PROJECT: 'demo-bench',
      METADATA_SERVER_DETECTION: 'none',
      RATE_LIMIT_SALT: 'bench',
    },
  });
  return Number(printed);
}

// Written next to the built functions, so that the same packages are resolved.
const folder = mkdtempSync(path.join(functions, 'dist-bench-'));
try {
  const bare = path.join(folder, 'bare.mjs');
  writeFileSync(bare, BARE);
  const built = path.join(functions, 'dist/index.js');
  // One warm-up run each, so that the disk cache is warm for both.
  coldImport(bare);
  coldImport(built);
  const times = Array.from({ length: RUNS }, () => ({ bare: coldImport(bare), ours: coldImport(built) }));
  const [bareMedian, ourMedian] = [
    median(times.map((time) => time.bare)),
    median(times.map((time) => time.ours)),
  ];
  tell(`Functions, ${RUNS} fresh processes each`, [
    plain('cold import of a bare function with the same SDKs', bareMedian, UNITS.milliseconds),
    plain('cold import of functions/dist/index.js', ourMedian, UNITS.milliseconds),
    atMost('cold import against the bare function', ourMedian / bareMedian, MOST, UNITS.times),
  ]);
} finally {
  rmSync(folder, { recursive: true });
}
