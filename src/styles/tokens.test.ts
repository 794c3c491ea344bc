import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

/** The colours of tokens.css in one theme, by name. */
function palette(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const tokens = css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return new Map(
    [...tokens].map(([, name = '', light, dark, both = '']) => [
      name,
      (theme === 'light' ? light : dark) ?? both,
    ]),
  );
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text and background colours: a contrast of at least 4.5 (WCAG 1.4.3). */
const TEXT: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['ink', 'ground', 'surface', 'sunken', 'good-tint'],
  ['muted', 'ground', 'surface', 'sunken'],
  ['primary', 'ground', 'surface', 'sunken', 'good-tint'],
  ['primary-strong', 'ground', 'surface', 'sunken'],
  ['on-primary', 'primary', 'primary-strong'],
  ['on-accent', 'accent', 'accent-strong'],
  ['accent', 'deep', 'deep-raised', 'on-accent'],
  ['on-deep', 'deep', 'deep-raised'],
  ['on-deep-muted', 'deep', 'deep-raised'],
  ['deep', 'on-deep', 'on-deep-muted'],
  ['good', 'good-tint'],
  ['review', 'review-tint'],
  ['no', 'no-tint', 'surface', 'ground'],
  ['info', 'info-tint'],
];

/** Borders and rings that must be seen: 3 at least (WCAG 1.4.11). */
const OUTLINES: readonly (readonly [outline: string, ...grounds: string[]])[] = [
  ['edge', 'surface', 'ground'],
  ['primary', 'ground', 'surface', 'sunken'],
  ['accent', 'deep'],
  ['no', 'surface'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colours = palette(theme);
  const cases = (pairs: typeof TEXT) =>
    pairs.flatMap(([front, ...grounds]) => grounds.map((ground) => ({ front, ground })));
  const between = (front: string, ground: string) => {
    const [one, other] = [colours.get(front), colours.get(ground)];
    if (one === undefined || other === undefined) throw new Error(`tokens.css has no ${front} or ${ground}.`);
    return contrast(one, other);
  };

  it.each(cases(TEXT))('$front is readable on $ground', ({ front, ground }) => {
    expect(between(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(OUTLINES))('$front is visible on $ground', ({ front, ground }) => {
    expect(between(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
