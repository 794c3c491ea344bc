/**
 * Build time and memory of this site, compared with bare Astro, a static export of Next.js and Hugo with as many pages
 * of the same amount of text: `npm run bench:build`.
 *
 * `-- --pages 5900,10000` takes these sizes only (5,900 is the whole site), `--runs 1` builds each site once. Larger
 * sites need the data of more places, which is generated first. Next.js has its own packages (build/sites/next), which
 * the command installs; Hugo is measured if there is a `hugo` on the path. The sites of one size are built in turn, so
 * that other load affects all of them, and the ratios are medians over the turns.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { commandOf, ROOT } from '../../scripts/local/project.ts';
import type { PlacesDepth } from '#domain/places/site-place.ts';
import { type Built, measuredBuild } from './build/measured-build.ts';
import { NEXT_OUTPUT, RIVALS } from './build/rivals.ts';
import { writeSizedSite } from './build/sized-site.ts';
import { atMost, type Figure, notMeasured, plain, tell, UNITS } from './figures.ts';
import { median } from './median.ts';

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
    pages: { type: 'string', default: '3000,5900,10000,30000' },
    runs: { type: 'string', default: '3' },
  },
});
const sizes = values.pages.split(',').map(Number);
const runs = Number(values.runs);
if (![...sizes, runs].every((value) => Number.isInteger(value) && value > 0)) {
  throw new RangeError('--pages takes whole numbers with commas, and --runs one.');
}

const folder = path.join(ROOT, '.local/bench-build');
const body = path.join(folder, 'body.html');

/** The builds of one size by site, in the order of the runs. */
type Builds = ReadonlyMap<string, readonly Built[]>;

/** Builds every site of one size in turn, as often as requested. */
async function measure(pages: number): Promise<Builds> {
  const builds = new Map<string, Built[]>();
  const keep = (name: string, built: Built): void => {
    builds.set(name, [...(builds.get(name) ?? []), built]);
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
      keep(name, await measuredBuild(prepare({ pages: ours.pages, body, folder: out })));
    }
  }
  return builds;
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
  const depth = pages < 6_000 ? 'majors' : pages < 12_000 ? 'over-5000' : 'over-1000';
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
const medianPerPage = (builds: readonly Built[]): number => median(builds.map(perPage));

/** The highest memory of any build; `null` where the system does not report it. */
function peakMegabytes(builds: readonly Built[]): number | null {
  const known = builds.map(({ megabytes }) => megabytes).filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** The figures of one size. Each run has its own ratio, because the speed of a machine changes between runs. */
function figuresOf(builds: Builds): Figure[] {
  const ours = builds.get(OURS) ?? [];
  const [first] = ours;
  if (first === undefined) return [];
  const size = `${first.pages.toLocaleString('en-US')} pages`;
  const memory = peakMegabytes(ours);
  return [
    plain(`${size}: time per page`, medianPerPage(ours), UNITS.milliseconds),
    memory === null
      ? notMeasured(`${size}: peak memory`, 'not known here')
      : atMost(`${size}: peak memory`, memory, MOST_MEGABYTES, UNITS.megabytes),
    ...RIVALS.flatMap(({ name, missing }) => {
      const rival = builds.get(name);
      if (rival === undefined) return [notMeasured(`${size}: against ${name}`, missing ?? 'not built')];
      const ratios = rival.flatMap((built, run) => {
        const own = ours[run];
        return own === undefined ? [] : [perPage(own) / perPage(built)];
      });
      const what = `${size}: time per page against ${name}`;
      const rivalMemory = peakMegabytes(rival);
      return [
        name === 'bare Astro'
          ? atMost(what, median(ratios), MOST_OF_BARE, UNITS.times)
          : plain(what, median(ratios), UNITS.times),
        ...(memory === null || rivalMemory === null
          ? []
          : [plain(`${size}: memory against ${name}`, memory / rivalMemory, UNITS.times)]),
      ];
    }),
  ];
}

try {
  mkdirSync(folder, { recursive: true });
  const figures: Figure[] = [];
  const ours: (readonly Built[])[] = [];
  for (const pages of sizes) {
    console.log(`\nAbout ${pages.toLocaleString('en-US')} pages, ${runs} builds of each site`);
    const builds = await measure(pages);
    figures.push(...figuresOf(builds));
    ours.push(builds.get(OURS) ?? []);
  }
  const [smallest = [], largest = []] = [ours[0], ours.at(-1)];
  const [small, large] = [smallest[0], largest[0]];
  if (small !== undefined && large !== undefined && small !== large) {
    const what = `time per page, ${large.pages.toLocaleString('en-US')} pages against ${small.pages.toLocaleString('en-US')}`;
    const ratio = medianPerPage(largest) / medianPerPage(smallest);
    figures.push(atMost(what, ratio, MOST_OF_SMALLEST, UNITS.times));
  }
  tell('Builds', figures);
} finally {
  for (const written of [folder, ...NEXT_OUTPUT]) rmSync(written, { recursive: true, force: true });
}
