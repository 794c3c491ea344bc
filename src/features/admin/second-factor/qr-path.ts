import { encode } from 'uqr';

/** A QR code to draw: a path of squares of one unit, and the width of the picture with the white edge that readers need. */
export interface QrPath {
  readonly path: string;
  readonly size: number;
}

/** The quiet zone that ISO/IEC 18004 asks for, in units. */
const EDGE = 4;

/** Draws a text as a QR code, on this device. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size };
}
