/**
 * How the pages of this build compare with those of an older one, side by side in one run:
 * `npm run bench:pages:against -- FOLDER`, where FOLDER is the dist/ of the other build (`-- FOLDER --runs 1` for a
 * quick look). Both are served by the same small server; each template is visited in turn, old and new, so that a busy
 * machine slows both. Quote the ratios: single figures depend on the machine. `-- FOLDER --throttling devtools` slows
 * the visits down instead of simulating a slow phone, see lighthouse.ts.
 */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { SITE_FOLDER } from '../site/support/built-site.ts';
import { median } from './median.ts';
import { CATEGORIES, lighthouse, type LighthouseResult } from './pages/lighthouse.ts';
import { TEMPLATES } from './pages/templates.ts';

/** Allowed ratio of the largest paint to that of the older build. */
const MOST_LARGEST_PAINT = 1.1;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    throttling: { type: 'string', default: 'simulate' },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const { throttling } = values;
const [otherFolder] = positionals;
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
if (throttling !== 'simulate' && throttling !== 'devtools') {
  throw new Error('--throttling takes simulate or devtools');
}
if (otherFolder === undefined) throw new Error('Name the dist/ folder of the build to compare with.');

const servers = [await serve(path.resolve(otherFolder)), await serve(SITE_FOLDER)];
const [oldOrigin = '', newOrigin = ''] = servers.map(origin);
let missed = 0;
try {
  console.log(
    `Lighthouse, mobile, medians of ${runs}: ${CATEGORIES.join(' / ')} of this build, largest paint of both`,
  );
  for (const { name, path: page, unlisted } of TEMPLATES) {
    const skipped = unlisted ? ['is-crawlable'] : [];
    const before: LighthouseResult[] = [];
    const after: LighthouseResult[] = [];
    for (let run = 0; run < runs; run += 1) {
      const visit = { runs: 1, skipped, throttling } as const;
      before.push(await lighthouse(oldOrigin + page, visit));
      after.push(await lighthouse(newOrigin + page, visit));
    }
    const paint = (results: readonly LighthouseResult[]) => median(results.map((each) => each.largestPaint));
    const ratio = paint(after) / paint(before);
    const scores = CATEGORIES.map((_, index) => median(after.map((each) => each.scores[index] ?? 0)));
    const shift = Math.max(...after.map((each) => each.shift));
    if (ratio > MOST_LARGEST_PAINT || shift > 0) missed += 1;
    console.log(
      `  ${name.padEnd(14)}${scores.map((score) => String(score).padStart(4)).join('')}`,
      `  largest paint ${seconds(paint(before))} → ${seconds(paint(after))}`,
      `${ratio.toFixed(2)} ×${ratio > MOST_LARGEST_PAINT ? '!' : ' '}`,
      `shift ${shift.toFixed(3)}${shift > 0 ? '!' : ' '}`,
    );
    for (const complaint of new Set(after.flatMap((each) => each.complaints)))
      console.log(`      ${complaint}`);
  }
} finally {
  for (const server of servers) server.close();
}
process.exit(missed === 0 ? 0 : 1);

/** Serves a built site on a free port of the loopback address, compressed as Firebase Hosting does. */
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(folder) || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': file.includes('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(gzipSync(readFileSync(file)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function origin(server: Server): string {
  // A TCP server's address is never a string.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
