import { encode } from 'uqr';

/** A QR code as an SVG path with modules of one unit, and the width including the quiet zone. */
export interface QrPath {
  readonly path: string;
  readonly size: number;
}

/** The quiet zone that ISO/IEC 18004 requires, in modules. */
const EDGE = 4;

/** Encodes a text as a QR code, locally, because the text is a secret. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size };
}
