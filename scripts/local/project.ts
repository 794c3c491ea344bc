import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing separator. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Firebase treats every project whose name begins with `demo-` as local: nothing is looked up or billed. */
export const DEMO_PROJECT = 'demo-secondkey';

/**
 * The script behind a command of an installed package, to be run by this very Node. Shell wrappers in
 * node_modules/.bin differ from system to system; the script itself does not.
 * @param packageName e.g. `firebase-tools`
 * @param command the command's name where the package has several or names it differently
 * @returns absolute path
 * @throws Error when the package is not installed or has no such command: a mistake of ours, not the user's
 */
export function commandOf(packageName: string, command: string = packageName): string {
  const folder = path.join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${packageName} has no command named ${command}`);
  return path.join(folder, script);
}
