import { describe, expect, it } from 'vitest';

import { isUpToDate } from './installed.mjs';

const WANTED = {
  '': {},
  functions: { version: '0.1.0' },
  'node_modules/secondkey-functions': { link: true },
  'node_modules/astro': { version: '7.3.4' },
  'node_modules/astro/node_modules/zod': { version: '4.6.7' },
  'node_modules/@esbuild/darwin-arm64': { version: '0.28.0', optional: true },
};
const PRESENT = {
  'node_modules/astro': { version: '7.3.4' },
  'node_modules/astro/node_modules/zod': { version: '4.6.7' },
};

describe('an installation', () => {
  it('is up to date when it has every package in the lock file except other systems’ binaries', () => {
    expect(isUpToDate(WANTED, PRESENT)).toBe(true);
  });

  it('is out of date when a package has another version', () => {
    expect(isUpToDate(WANTED, { ...PRESENT, 'node_modules/astro': { version: '7.3.3' } })).toBe(false);
  });

  it('is out of date when an optional package has another version', () => {
    const present = { ...PRESENT, 'node_modules/@esbuild/darwin-arm64': { version: '0.27.0' } };
    expect(isUpToDate(WANTED, present)).toBe(false);
  });

  it('is out of date when a package is missing at any depth', () => {
    expect(isUpToDate(WANTED, { 'node_modules/astro': { version: '7.3.4' } })).toBe(false);
  });
});
