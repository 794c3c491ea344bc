import { expect, it } from 'vitest';

import { qrPath } from './SecondFactorIsland.tsx';

const ADDRESS =
  'otpauth://totp/SecondKey:a@example.com?secret=JBSWY3DPEHPK3PXP&issuer=SecondKey&algorithm=SHA1';

const squaresOf = (path: string) =>
  new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/gu)].map(([, x, y]) => `${x} ${y}`));

it('a QR code has a finder pattern behind a white margin of four modules', () => {
  const squares = squaresOf(qrPath(ADDRESS).path);
  for (let step = 0; step < 7; step += 1) {
    expect(squares).toContain(`${4 + step} 4`);
    expect(squares).toContain(`4 ${4 + step}`);
  }
  expect(squares).not.toContain('5 5');
  for (const square of squares) expect(Math.min(...square.split(' ').map(Number))).toBeGreaterThanOrEqual(4);
});
