/** `npm run licences`: writes public/licences.txt. A test fails while the file is out of date. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './local/project.ts';

/** A package whose code or data reaches visitors. */
interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The licence as the package brings it. */
  readonly text: string;
}

/** Packages that are in the pages or their scripts; their own dependencies are found from here. */
export const SHIPPED = [
  '@fontsource/bricolage-grotesque',
  '@nanostores/react',
  '@tanstack/react-query',
  'astro',
  'docx',
  'firebase',
  'ky',
  'nanostores',
  'react',
  'react-dom',
  'tailwindcss',
  'uqr',
  'zod',
] as const;

/** Packages of which only a part is shipped, with what that part needs: a runtime, a style sheet. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '@nanostores/react': [],
  astro: [],
  // Without the types of Node, which it names as a dependency.
  docx: ['fflate', 'nanoid'],
  firebase: ['@firebase/app', '@firebase/auth'],
  tailwindcss: [],
};

/** Licences that require nothing but their text, which `public/licences.txt` contains. */
export const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** The manifest of an installed package, and its folder. */
interface Installed {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly folder: string;
}

/**
 * Packages and everything they need at run time.
 *
 * @param folder of the project, where `node_modules` is
 * @throws {Error} naming a package that is not installed
 */
export function withDependencies(folder: string, roots: readonly string[]): Installed[] {
  const found = new Map<string, Installed>();
  const visit = (name: string, from: string): void => {
    const place = placeOf(name, from);
    if (found.has(place)) return;
    const manifest = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Installed;
    found.set(place, { ...manifest, folder: place });
    const needed = PARTS[name] ?? Object.keys(manifest.dependencies ?? {});
    for (const each of needed) visit(each, place);
  };
  for (const root of roots) visit(root, folder);
  return [...found.values()];
}

/** Where Node finds a package: in the nearest `node_modules` upwards that has it. */
function placeOf(name: string, from: string): string {
  const place = path.join(from, 'node_modules', name);
  if (existsSync(place)) return place;
  const above = path.dirname(from);
  if (above === from) throw new Error(`${name} is not installed.`);
  return placeOf(name, above);
}

/** Every package that ships, by name. */
export function shippedPackages(folder: string): ShippedPackage[] {
  return withDependencies(folder, SHIPPED)
    .map(({ name, version, license = 'none named', folder: place }) => ({
      name,
      version,
      licence: license,
      text: licenceText(place) || licenceText(path.join(folder, 'node_modules', TEXT_OF[license] ?? name)),
    }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** Packages without a licence file name a licence with a standard text, which is taken from another package. */
const TEXT_OF: Readonly<Record<string, string>> = { 'Apache-2.0': 'typescript' };

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
}

/** `public/licences.txt`: whose work is in the pages, and under which licence. Each text is in it once. */
export function licencesFile(packages: readonly ShippedPackage[]): string {
  const byText = Map.groupBy(packages, ({ text, licence }) => (text === '' ? `Licence: ${licence}` : text));
  const parts = [...byText].map(([text, group]) => {
    const names = group.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join('\n');
    return `${names}\n\n${text}\n`;
  });
  return `The pages and scripts of this site contain the work of others, with thanks:\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}

if (import.meta.main) {
  const packages = shippedPackages(ROOT);
  writeFileSync(path.join(ROOT, 'public/licences.txt'), licencesFile(packages));
  for (const { name, version, licence } of packages) console.log(`${name} ${version}: ${licence}`);
}
