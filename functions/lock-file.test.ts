import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { execa } from 'execa';
import { describe, expect, it } from 'vitest';

import { folderOf, type LockedPackage, type LockFile, lockOfWorkspace } from './lock-file.ts';

const ROOT = path.join(import.meta.dirname, '..');

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const PROJECT = readJson('package-lock.json') as LockFile;
const OURS = lockOfWorkspace(PROJECT, 'functions');

const namesNeededBy = ({ dependencies, optionalDependencies }: LockedPackage) =>
  Object.keys({ ...dependencies, ...optionalDependencies });

/**
 * Every dependency path from the functions to a package, with the versions that distinguish them:
 * `firebase-admin@14 > jwks-rsa@4`.
 */
function versionsReached({ packages }: LockFile, start: string): readonly string[] {
  const seen = new Set([start]);
  const steps: string[] = [];
  for (const folder of seen) {
    for (const name of namesNeededBy(packages[folder] ?? {})) {
      const found = folderOf(name, folder, (candidate) => candidate in packages);
      const here = `${path.basename(folder === start ? 'functions' : folder)}@${packages[folder]?.version}`;
      steps.push(`${here} > ${name}@${found === undefined ? 'none' : packages[found]?.integrity}`);
      if (found !== undefined) seen.add(found);
    }
  }
  return [...new Set(steps)].sort();
}

describe('the lock file of the functions', () => {
  it('gives each package the same files as this project', () => {
    const reached = versionsReached(OURS, '');
    expect(reached.length).toBeGreaterThan(100);
    expect(reached).toEqual(versionsReached(PROJECT, 'functions'));
  });

  it('lists the versions that are installed and tested here', () => {
    const nameIn = (folder: string) =>
      folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const ours = Object.entries(OURS.packages).filter(([folder]) => folder !== '');
    const names = new Set(ours.map(([folder]) => nameIn(folder)));
    const installed = Object.keys(PROJECT.packages)
      .filter((folder) => names.has(nameIn(folder)))
      .map((folder) => path.join(folder, 'package.json'))
      .filter((manifest) => existsSync(path.join(ROOT, manifest)))
      .map((manifest) => readJson(manifest) as { readonly name: string; readonly version: string })
      .map(({ name, version }) => `${name}@${version}`);
    // npm installs without a package that is optional when its download fails.
    const optional = new Set(
      Object.entries(PROJECT.packages)
        .filter(([, { optional: isOptional }]) => isOptional === true)
        .map(([folder, { version }]) => `${nameIn(folder)}@${version}`),
    );
    const needed = ours
      .map(([folder, { version }]) => `${nameIn(folder)}@${version}`)
      .filter((what) => !optional.has(what));
    expect(needed.length).toBeGreaterThan(100);
    expect(installed).toEqual(expect.arrayContaining(needed));
    for (const [folder, { integrity }] of ours) expect(integrity, folder).toMatch(/^sha512-/u);
  });

  it('is installed by npm without resolving newer versions', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'functions-lock-'));
    try {
      writeFileSync(
        path.join(folder, 'package.json'),
        readFileSync(path.join(ROOT, 'functions/package.json')),
      );
      writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(OURS));
      const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
      const { exitCode, stderr } = await execa('npm', args, { cwd: folder, reject: false });
      expect(`${exitCode} ${stderr.replaceAll(/npm warn.*\n?/gu, '')}`.trim()).toBe('0');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('contains nothing that only this project’s tools need', () => {
    for (const tool of ['vite', 'astro', 'firebase-tools', 'typescript'])
      expect(OURS.packages).not.toHaveProperty([`node_modules/${tool}`]);
  });
});

describe('two versions of a package', () => {
  const lock: LockFile = {
    name: 'project',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { shared: '1' } },
      server: { name: 'server', version: '1.0.0', dependencies: { shared: '2', tool: '1' } },
      'node_modules/server': { resolved: 'server', link: true },
      'node_modules/shared': { version: '1.0.0', dev: true },
      'node_modules/tool': {
        version: '1.0.0',
        dependencies: { shared: '1' },
        optionalDependencies: { absent: '1' },
      },
      'server/node_modules/shared': { version: '2.0.0' },
    },
  };

  it('stay with the packages that need them', () => {
    expect(lockOfWorkspace(lock, 'server').packages).toMatchObject({
      'node_modules/shared': { version: '2.0.0' },
      'node_modules/tool': { version: '1.0.0' },
      'node_modules/tool/node_modules/shared': { version: '1.0.0' },
    });
  });

  it('lose the flags of their place in this project', () => {
    expect(lockOfWorkspace(lock, 'server').packages['node_modules/tool/node_modules/shared']).toEqual({
      version: '1.0.0',
    });
  });

  it('are an error if one is missing', () => {
    const { server } = lock.packages;
    expect(() => lockOfWorkspace({ ...lock, packages: { ...(server && { server }) } }, 'server')).toThrow(
      /lacks (?:shared|tool), which server needs/u,
    );
    expect(() => lockOfWorkspace(lock, 'nowhere')).toThrow('no workspace nowhere');
  });
});
