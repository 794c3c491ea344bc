import { expect, it } from 'vitest';

import { actionLabel, AUDITED_ACTIONS } from './audit.ts';

it('every action has its own label, and an unknown one is shown unchanged', () => {
  const names = Object.keys(AUDITED_ACTIONS);
  expect(new Set(names.map(actionLabel)).size).toBe(names.length);
  expect(actionLabel('archive-record')).toBe('archive-record');
});
