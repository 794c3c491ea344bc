import { expect, it } from 'vitest';

import { NOTICE_ICON } from './panel-parts.tsx';

it('a notice has its own icon for each tone, for readers who cannot see its colour', () => {
  expect(new Set(Object.values(NOTICE_ICON)).size).toBe(Object.keys(NOTICE_ICON).length);
});
