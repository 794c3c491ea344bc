import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The text of a data file inside an installed source package.
 *
 * @param entry what the package lets others import: the file itself, or its main entry
 * @param path where the file lies, seen from that entry; most packages do not export their data files
 */
export function packageFile(entry: string, path = ''): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.resolve(entry))), 'utf8');
}
