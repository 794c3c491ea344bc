import { expect, it } from 'vitest';

import { qrPath } from './SecondFactorIsland.tsx';

const ADDRESS =
  'otpauth://totp/SecondKey:a@example.com?secret=JBSWY3DPEHPK3PXP&issuer=SecondKey&algorithm=SHA1';

const squaresOf = (path: string) =>
  new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/gu)].map(([, x, y]) => `${x} ${y}`));

it('a QR code has its three finder patterns and a white margin', () => {
  const { path, size } = qrPath(ADDRESS);
  const squares = squaresOf(path);
  const last = size - 4 - 7;
  for (const [left, top] of [
    [4, 4],
    [last, 4],
    [4, last],
  ] as const) {
    for (let step = 0; step < 7; step += 1) {
      expect(squares).toContain(`${left + step} ${top}`);
      expect(squares).toContain(`${left} ${top + step}`);
    }
    // The white ring within the finder.
    expect(squares).not.toContain(`${left + 1} ${top + 1}`);
  }
  for (const square of squares) {
    for (const place of square.split(' ').map(Number)) {
      expect(place).toBeGreaterThanOrEqual(4);
      expect(place).toBeLessThan(size - 4);
    }
  }
});

it('another key gives another picture', () => {
  expect(qrPath(ADDRESS).path).not.toBe(qrPath(ADDRESS.replace('JBSW', 'KBSW')).path);
});
