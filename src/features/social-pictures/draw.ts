import { resolve } from 'node:path';

import sharp from 'sharp';

import type { LawGroup } from '#domain/law/evidence.ts';
import type { MapPoint, Outline } from '#domain/places/geometry.ts';
import { SITE } from '#config/site.ts';
import { BRAND_MARK } from '#ui/brand-mark.ts';

/*
 * The pictures that social networks show next to a shared link. Drawn in the build, in the colours of the light theme;
 * sharp, which Astro brings, renders SVG, and text in the site's own face, so that every machine draws the same.
 */

/** Size in pixels, as social networks expect it. */
const SIZE = { width: 1200, height: 630 } as const;

/** A TrueType copy of the headings' face: the library reads no woff2. */
const FACE = resolve('src/styles/fonts/bricolage-grotesque-700.ttf');

const COLOURS = { ground: '#fbf7f0', ink: '#1c2b2a', primary: '#0e5a4a', accent: '#f4b740', deep: '#0c4438' };
const FILLS: Readonly<Record<LawGroup, string>> = {
  automatic: COLOURS.primary,
  'on-request': '#7dbfa9',
  unconfirmed: '#fff1cc',
  none: '#ffffff',
};

/** An open door, for pages that are about no place. */
export const DOOR =
  '<g transform="translate(760 90)"><path fill="#e3f1ea" d="M0 450V190a190 190 0 0 1 380 0v260z"/>' +
  `<path fill="${COLOURS.deep}" d="M60 450V200a130 130 0 0 1 260 0v250z"/>` +
  `<path fill="${COLOURS.accent}" d="M84 450V202a106 106 0 0 1 212 0v248z"/>` +
  `<path fill="${COLOURS.primary}" d="M84 430V202c0-50 30-90 76-103v371z"/>` +
  `<circle cx="146" cy="290" r="11" fill="${COLOURS.accent}"/></g>`;

/** The states, filled by what was found of their law. */
export function nationalArt(
  { width, states }: { readonly width: number; readonly states: readonly { code: string; path: string }[] },
  groups: ReadonlyMap<string, LawGroup>,
): string {
  const shapes = states.map(
    ({ code, path }) => `<path d="${path}" fill="${FILLS[groups.get(code) ?? 'none']}"/>`,
  );
  return `<g transform="translate(640 200) scale(${530 / width})" stroke="#8a8372">${shapes.join('')}</g>`;
}

export function stateArt({ path, width, height }: Outline, dots: readonly MapPoint[]): string {
  const scale = Math.min(440 / width, 420 / height);
  const [left, top] = [900 - (width * scale) / 2, 300 - (height * scale) / 2];
  const circles = dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${9 / scale}"/>`);
  return (
    `<g transform="translate(${left} ${top}) scale(${scale})"><path d="${path}" fill="#e3f1ea" stroke="#9fcdb9" ` +
    `stroke-width="${2 / scale}"/><g fill="${COLOURS.accent}" stroke="${COLOURS.ink}" stroke-width="${2 / scale}">` +
    `${circles.join('')}</g></g>`
  );
}

/**
 * @param subject one line below the drawing: what the site is about
 * @returns a PNG
 */
export async function drawPicture({
  heading,
  subject,
  art,
}: {
  readonly heading: string;
  readonly subject: string;
  readonly art: string;
}): Promise<Buffer> {
  const { width, height } = SIZE;
  const ground =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${COLOURS.ground}"/>${art}` +
    `<path fill="${COLOURS.deep}" d="M0 560h${width}v70H0z"/>` +
    `<g transform="translate(64 56) scale(2)">${BRAND_MARK}</g></svg>`;
  const line = (text: string, size: number, colour: string, width = 580) => ({
    text: `<span foreground="${colour}">${text}</span>`,
    font: `Bricolage Grotesque Bold ${size}`,
    fontfile: FACE,
    rgba: true,
    dpi: 72,
    width,
  });
  return (
    sharp(Buffer.from(ground))
      .composite([
        { input: { text: line(SITE.name, 44, COLOURS.primary) }, left: 148, top: 64 },
        { input: { text: line(heading, heading.length < 20 ? 80 : 66, COLOURS.ink) }, left: 64, top: 190 },
        { input: { text: line(subject, 32, COLOURS.ground, 1072) }, left: 64, top: 579 },
      ])
      // Not a palette, which would take four times as long for half the size.
      .png({ compressionLevel: 6 })
      .toBuffer()
  );
}
