import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { iconFile } from './brand.ts';

it('the header gives the picture’s size and position', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const icon = iconFile(png, 32);
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6), icon.readUInt8(7)]).toEqual([
    1, 1, 32, 32,
  ]);
  const start = icon.readUInt32LE(18);
  expect(icon.subarray(start, start + icon.readUInt32LE(14))).toEqual(png);
});

it('the site’s icon was made by this function', async () => {
  const icon = await readFile(new URL('../public/favicon.ico', import.meta.url));
  expect(icon.subarray(22, 30).toString('hex')).toBe('89504e470d0a1a0a');
});
