import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { ROOT } from './local/project.ts';
import { licencesFile, PERMISSIVE, SHIPPED, shippedPackages, withDependencies } from './licences.ts';

const packages = shippedPackages(ROOT);
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}
interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly hasInstallScript?: boolean;
        readonly integrity?: string;
        readonly inBundle?: boolean;
        readonly link?: boolean;
        readonly resolved?: string;
      }
    >
  >;
}

describe('shipped code', () => {
  it('is listed in public/licences.txt; `npm run licences` writes it', () => {
    expect(readFileSync(path.join(ROOT, 'public/licences.txt'), 'utf8')).toBe(licencesFile(packages));
  });

  it.each(packages)('$name has a licence that permits our use ($licence)', ({ licence, text }) => {
    expect(PERMISSIVE).toContain(licence);
    expect(text.length).toBeGreaterThan(200);
  });

  it('comes from dependencies that are all listed or build-only', () => {
    const buildOnly = new Set(['@astrojs/react', '@astrojs/sitemap']);
    const { dependencies } = read('package.json') as Manifest;
    const listed: readonly string[] = SHIPPED;
    expect(
      Object.keys(dependencies).filter((name) => !listed.includes(name) && !buildOnly.has(name)),
    ).toEqual([]);
  });
});

/** Checked by hand: one is MIT by its licence file; the others are lists of names that are not distributed. */
const LOOKED_AT = ['limiter: none named', 'spdx-exceptions: CC-BY-3.0', 'spdx-license-ids: CC0-1.0'];

it('packages in the functions have licences that permit our use', () => {
  const { dependencies } = read('functions/package.json') as Manifest;
  const all = withDependencies(ROOT, Object.keys(dependencies));
  expect(all.length).toBeGreaterThan(50);
  const others = all.filter(
    ({ license = '' }) => !license.split(/ OR |[()]/u).some((one) => PERMISSIVE.has(one.trim())),
  );
  expect(others.map(({ name, license }) => `${name}: ${license ?? 'none named'}`).sort()).toEqual(LOOKED_AT);
});

describe('the lockfile', () => {
  const { packages: locked } = read('package-lock.json') as Lock;

  it('pins every package by the hash of its content, or of the package that brings it', () => {
    const loose = Object.entries(locked).filter(
      ([name, { integrity, link, inBundle }]) =>
        name.startsWith('node_modules/') && link !== true && inBundle !== true && integrity === undefined,
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  it('runs only install scripts that are allowed by name', () => {
    const { allowScripts } = read('package.json') as Manifest;
    const withScripts = Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([name]) => name.replace(/^.*node_modules\//u, ''))
      // For macOS only, and optional.
      .filter((name) => name !== 'fsevents');
    expect([...new Set(withScripts)].sort().filter((name) => !(name in allowScripts))).toEqual([]);
  });
});
