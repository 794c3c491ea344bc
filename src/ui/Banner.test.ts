import { expect, it } from 'vitest';

import { BANNER_ICON } from './Banner.tsx';

it('has its own icon for each tone, for readers who cannot see its colour', () => {
  expect(new Set(Object.values(BANNER_ICON)).size).toBe(Object.keys(BANNER_ICON).length);
});
