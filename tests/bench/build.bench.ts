/**
 * How long a build takes at each depth of src/config/places-depth.ts, against a bare Astro site with as many pages:
 * `npm run bench:build`, which writes the data of the deeper sites first. `-- majors over-1000` takes these depths only.
 * The two sites are built in turn, so that what else the machine does falls on both.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PLACES_DEPTHS, placesDepth, type PlacesDepth } from '../../src/domain/places/places-depth.ts';

/** Time per page may be so many times that of the bare site. */
const MOST_OF_BARE = 2;
/** Time per page of the largest site may be so many times that of the smallest. */
const MOST_OF_SMALLEST = 1.2;
const MOST_MEGABYTES = 2048;
/** The faster of so many builds counts: whatever else the machine does only makes one slower. */
const RUNS = 2;

const root = fileURLToPath(new URL('../../', import.meta.url));
const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
// Below the project: a build looks for its packages from the folder that it writes to.
const folder = path.join(root, '.local/bench-build');

/** What a build took. */
interface Built {
  readonly pages: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Prints how much memory a process had at most, once it ends. */
const TELL_MEMORY = `data:text/javascript,process.on('exit',()=>console.log('PEAK_KB='+process.resourceUsage().maxRSS))`;

/** Builds the site in a folder, as `npm run build:site` does. */
async function build(site: string, outDir: string, depth: PlacesDepth): Promise<Built> {
  rmSync(outDir, { recursive: true, force: true });
  const started = performance.now();
  const printed = await output(
    ['--import', TELL_MEMORY, astro, 'build', '--outDir', path.relative(site, outDir)],
    { cwd: site, env: { ...process.env, PLACES_DEPTH: depth, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  const seconds = (performance.now() - started) / 1000;
  const megabytes = Number(/PEAK_KB=(\d+)/u.exec(printed)?.[1]) / 1024;
  const pages = readdirSync(outDir, { recursive: true }).filter((file) => String(file).endsWith('.html'));
  rmSync(outDir, { recursive: true });
  return { pages: pages.length, seconds, megabytes };
}

/** What a Node process prints. */
function output(
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const keep = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`It ended with code ${code}:\n${printed.slice(-3000)}`));
    });
  });
}

/** Writes a site with nothing but its pages: a title, a heading and a sentence each. */
function writeBareSite(site: string, pages: number): void {
  mkdirSync(path.join(site, 'src/pages'), { recursive: true });
  writeFileSync(path.join(site, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(site, 'astro.config.mjs'), 'export default { trailingSlash: "always" };');
  writeFileSync(
    path.join(site, 'src/pages/[slug].astro'),
    `---
export const getStaticPaths = () =>
  Array.from({ length: ${pages} }, (_, index) => ({ params: { slug: 'place-' + index } }));
const { slug } = Astro.params;
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{slug}</title></head>
  <body><main><h1>{slug}</h1><p>Renting in {slug}.</p></main></body>
</html>
`,
  );
}

/** The fastest of several builds, and the most memory of any. */
function best(builds: readonly Built[]): Built {
  const [first] = builds.toSorted((a, b) => a.seconds - b.seconds);
  if (first === undefined) throw new RangeError('There was no build.');
  return { ...first, megabytes: Math.max(...builds.map(({ megabytes }) => megabytes)) };
}

async function measure(depth: PlacesDepth): Promise<{ ours: Built; bare: Built }> {
  const site = path.join(folder, `bare-${depth}`);
  const ours: Built[] = [];
  const bare: Built[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const built = await build(root, path.join(folder, depth), depth);
    ours.push(built);
    if (run === 0) writeBareSite(site, built.pages);
    bare.push(await build(site, path.join(site, 'dist'), depth));
  }
  return { ours: best(ours), bare: best(bare) };
}

const perPage = ({ seconds, pages }: Built): number => (seconds * 1000) / pages;
const shown = (built: Built): string =>
  `${built.seconds.toFixed(1).padStart(6)} s  ${perPage(built).toFixed(2)} ms/page  ${built.megabytes.toFixed(0).padStart(5)} MB`;

let missed = 0;
function expectAtMost(what: string, value: number, most: number): void {
  const good = value <= most;
  if (!good) missed += 1;
  console.log(`  ${what} ${value.toFixed(2)}, wanted at most ${most}: ${good ? 'good' : 'TOO MUCH'}`);
}

const chosen = process.argv.slice(2).map(placesDepth);
const depths = PLACES_DEPTHS.filter((depth) => chosen.length === 0 || chosen.includes(depth));
for (const depth of depths) {
  if (depth === 'majors' || existsSync(path.join(root, 'src/content/places', depth))) continue;
  console.log(`Writing the places of ${depth} …`);
  await output(['scripts/places/generate.ts', '--depth', depth], { cwd: root, env: process.env });
}

try {
  const ours: Built[] = [];
  for (const depth of depths) {
    const measured = await measure(depth);
    ours.push(measured.ours);
    console.log(`\n${depth}: ${measured.ours.pages} pages, the faster of ${RUNS} builds each`);
    console.log(`  this site  ${shown(measured.ours)}`);
    console.log(`  bare Astro ${shown(measured.bare)}`);
    expectAtMost(
      'time per page, of bare Astro’s:',
      perPage(measured.ours) / perPage(measured.bare),
      MOST_OF_BARE,
    );
    expectAtMost('peak memory, in GB:', measured.ours.megabytes / 1024, MOST_MEGABYTES / 1024);
  }
  const [smallest, largest] = [ours[0], ours.at(-1)];
  if (smallest !== undefined && largest !== undefined && smallest !== largest) {
    console.log(`\n${largest.pages} pages against ${smallest.pages}`);
    expectAtMost(
      'time per page, of the smaller site’s:',
      perPage(largest) / perPage(smallest),
      MOST_OF_SMALLEST,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (missed > 0) process.exitCode = 1;
