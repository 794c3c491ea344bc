import { expect, it } from 'vitest';

import { BADGE_VARIANTS, badgeStyle } from './Badge.tsx';

it('knows the seven badges of specification §9', () => {
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

it('gives each a look of its own, and the default one to who asks for none', () => {
  expect(new Set(BADGE_VARIANTS.map((variant) => badgeStyle(variant))).size).toBe(7);
  expect(badgeStyle()).toBe(badgeStyle('default'));
});
