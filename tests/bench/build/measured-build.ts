import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** What a build took. */
export interface Built {
  readonly pages: number;
  readonly seconds: number;
  /** The most memory that all of its processes had together; `null` where the system does not tell. */
  readonly megabytes: number | null;
}

/** A program that builds a site. */
export interface BuildCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the pages are afterwards. */
  readonly outDir: string;
}

/** Interval of the memory samples. */
const LOOK_MS = 250;

/**
 * Runs a build and counts its pages.
 * @throws {Error} with the last of what it printed, when it fails
 */
export async function measuredBuild({ command, args, cwd, env, outDir }: BuildCommand): Promise<Built> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let kilobytes = 0;
  const looking = setInterval(() => {
    if (child.pid !== undefined) kilobytes = Math.max(kilobytes, memoryOf(child.pid));
  }, LOOK_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).finally(() => {
    clearInterval(looking);
  });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${command} ended with code ${code}:\n${printed.slice(-3000)}`);
  const pages = readdirSync(outDir, { recursive: true }).filter((file) => String(file).endsWith('.html'));
  return { pages: pages.length, seconds, megabytes: kilobytes === 0 ? null : kilobytes / 1024 };
}

/** Kilobytes of a process and all that it has started; 0 where there is no `ps`. */
function memoryOf(root: number): number {
  const { status, stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  if (status !== 0) return 0;
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .map(([pid, parent, kilobytes = 0]) => ({ pid, parent, kilobytes }));
  const sum = (pid: number | undefined): number =>
    processes
      .filter(({ parent }) => parent === pid)
      .reduce((total, child) => total + child.kilobytes + sum(child.pid), 0);
  return (processes.find(({ pid }) => pid === root)?.kilobytes ?? 0) + sum(root);
}
