import { expect, it } from 'vitest';

import { BADGE_VARIANTS, badgeStyle } from './Badge.tsx';

it('has the seven badges of product §9', () => {
  expect(BADGE_VARIANTS).toEqual([
    'default',
    'secondary',
    'destructive',
    'outline',
    'success',
    'warning',
    'info',
  ]);
});

it('gives each its own style, and the default style when none is named', () => {
  expect(new Set(BADGE_VARIANTS.map((variant) => badgeStyle(variant))).size).toBe(7);
  expect(badgeStyle()).toBe(badgeStyle('default'));
});
