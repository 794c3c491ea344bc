/**
 * Build time and memory of this site, compared with bare Astro, a static export of Next.js and Hugo with as many pages
 * of the same amount of text: `npm run bench:build`.
 *
 * `-- --pages 3000,10000` takes these sizes only, `--runs 1` builds each site once. Larger sites need the data of more
 * places, which is generated first. Next.js has its own packages (build/sites/next), which the command installs; Hugo
 * is measured if there is a `hugo` on the path. The sites of one size are built in turn, so that other load affects all
 * of them equally.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { commandOf, ROOT } from '../../scripts/local/project.ts';
import type { PlacesDepth } from '../../src/domain/places/place-references.ts';
import { type Built, measuredBuild } from './build/measured-build.ts';
import { NEXT_OUTPUT, RIVALS } from './build/rivals.ts';
import { writeSizedSite } from './build/sized-site.ts';
import { atMost, type Figure, notMeasured, plain, tell, UNITS } from './figures.ts';

/** Target: time per page as a multiple of bare Astro's. */
const MOST_OF_BARE = 2;
/** Target: time per page of the largest site as a multiple of the smallest's. */
const MOST_OF_SMALLEST = 1.2;
const MOST_MEGABYTES = 2048;

const OURS = 'this site';
/** The page whose text the compared sites use: a city in a state with a law. */
const SAMPLE = { file: 'state/texas/houston/index.html', name: 'Houston' } as const;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '3000,10000,30000' },
    runs: { type: 'string', default: '2' },
  },
});
const sizes = values.pages.split(',').map(Number);
const runs = Number(values.runs);
if (![...sizes, runs].every((value) => Number.isInteger(value) && value > 0)) {
  throw new RangeError('--pages takes whole numbers with commas, and --runs one.');
}

const folder = path.join(ROOT, '.local/bench-build');
const body = path.join(folder, 'body.html');

/** Builds every site of one size as often as requested; the fastest build and the highest memory of each count. */
async function measure(pages: number): Promise<ReadonlyMap<string, Built>> {
  const best = new Map<string, Built>();
  const keep = (name: string, built: Built): void => {
    const known = best.get(name);
    const faster = known === undefined || built.seconds < known.seconds ? built : known;
    const memory = [built.megabytes, known?.megabytes ?? null].filter((value) => value !== null);
    best.set(name, { ...faster, megabytes: memory.length === 0 ? null : Math.max(...memory) });
    console.log(
      `  ${name.padEnd(12)}${built.pages} pages  ${built.seconds.toFixed(1)} s  ${perPage(built).toFixed(2)} ms each  ${built.megabytes?.toFixed(0) ?? '?'} MB`,
    );
  };
  for (let run = 0; run < runs; run += 1) {
    const ours = await buildOurs(pages);
    keep(OURS, ours);
    for (const { name, missing, prepare } of RIVALS) {
      if (missing !== null) continue;
      const out = path.join(folder, 'rival');
      rmSync(out, { recursive: true, force: true });
      mkdirSync(out);
      const built = await measuredBuild(prepare({ pages: ours.pages, body, folder: out }));
      keep(name, built);
    }
  }
  return best;
}

/** Builds this site with about the given number of pages, and keeps the text of one page for the other sites. */
async function buildOurs(pages: number): Promise<Built> {
  const site = path.join(folder, 'ours');
  const depth = depthFor(pages);
  writeSizedSite(ROOT, site, { depth, pages });
  const outDir = path.join(site, 'dist');
  const built = await measuredBuild({
    command: process.execPath,
    args: [commandOf('astro'), 'build'],
    cwd: site,
    env: { PLACES_DEPTH: depth, ASTRO_TELEMETRY_DISABLED: '1' },
    outDir,
  });
  const html = readFileSync(path.join(outDir, SAMPLE.file), 'utf8');
  const text = /<body[^>]*>([\s\S]*)<\/body>/u.exec(html)?.[1] ?? '';
  const styles = /<style>[\s\S]*?<\/style>/u.exec(html)?.[0] ?? '';
  writeFileSync(body, styles + text.replaceAll(SAMPLE.name, '%NAME%'));
  return built;
}

/** Chooses the depth of places for a number of pages; missing place files are generated. */
function depthFor(pages: number): PlacesDepth {
  const depth = pages < 5_000 ? 'majors' : pages < 12_000 ? 'over-5000' : 'over-1000';
  if (depth !== 'majors' && !existsSync(path.join(ROOT, 'src/content/places', depth))) {
    console.log(`Writing the places of ${depth} …`);
    const { status } = spawnSync(process.execPath, ['scripts/places/generate.ts', '--depth', depth], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`The places of ${depth} could not be written.`);
  }
  return depth;
}

const perPage = ({ seconds, pages }: Built): number => (seconds * 1000) / pages;

/** The figures of one size. */
function figuresOf(built: ReadonlyMap<string, Built>): Figure[] {
  const ours = built.get(OURS);
  if (ours === undefined) return [];
  const size = `${ours.pages.toLocaleString('en-US')} pages`;
  return [
    plain(`${size}: time per page`, perPage(ours), UNITS.milliseconds),
    ...(ours.megabytes === null
      ? [notMeasured(`${size}: peak memory`, 'not known here')]
      : [atMost(`${size}: peak memory`, ours.megabytes, MOST_MEGABYTES, UNITS.megabytes)]),
    ...RIVALS.flatMap(({ name, missing }) => {
      const rival = built.get(name);
      if (rival === undefined) return [notMeasured(`${size}: against ${name}`, missing ?? 'not built')];
      const time = perPage(ours) / perPage(rival);
      const what = `${size}: time per page against ${name}`;
      return [
        name === 'bare Astro'
          ? atMost(what, time, MOST_OF_BARE, UNITS.times)
          : plain(what, time, UNITS.times),
        ...(ours.megabytes === null || rival.megabytes === null
          ? []
          : [plain(`${size}: memory against ${name}`, ours.megabytes / rival.megabytes, UNITS.times)]),
      ];
    }),
  ];
}

try {
  mkdirSync(folder, { recursive: true });
  const figures: Figure[] = [];
  const ours: Built[] = [];
  for (const pages of sizes) {
    console.log(`\nAbout ${pages.toLocaleString('en-US')} pages, ${runs} builds of each site`);
    const built = await measure(pages);
    figures.push(...figuresOf(built));
    ours.push(...[...built].filter(([name]) => name === OURS).map(([, each]) => each));
  }
  const [smallest, largest] = [ours[0], ours.at(-1)];
  if (smallest !== undefined && largest !== undefined && smallest !== largest) {
    const what = `time per page, ${largest.pages.toLocaleString('en-US')} pages against ${smallest.pages.toLocaleString('en-US')}`;
    figures.push(atMost(what, perPage(largest) / perPage(smallest), MOST_OF_SMALLEST, UNITS.times));
  }
  tell('Builds', figures);
} finally {
  for (const written of [folder, ...NEXT_OUTPUT]) rmSync(written, { recursive: true, force: true });
}
