import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

/** Licences that require nothing but their text. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Looked at by hand: our own functions, and a list of names that is not distributed. */
const LOOKED_AT = ['functions: none named', 'spdx-exceptions: CC-BY-3.0'];

/** The bill of materials that npm writes (CycloneDX). */
interface Bill {
  readonly components: readonly {
    readonly name: string;
    readonly licenses?: readonly {
      readonly license?: { readonly id?: string; readonly name?: string };
      readonly expression?: string;
    }[];
  }[];
}

it('all packages that are not for development have licences that permit our use', () => {
  const written = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const { components } = JSON.parse(written) as Bill;
  expect(components.length).toBeGreaterThan(100);
  const others = components.flatMap(({ name, licenses: [one] = [] }) => {
    const licence = one?.expression ?? one?.license?.id ?? one?.license?.name ?? 'none named';
    return licence.split(/ OR |[()]/u).some((each) => PERMISSIVE.has(each)) ? [] : [`${name}: ${licence}`];
  });
  expect(others).toEqual(LOOKED_AT);
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface Manifest {
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
