import { expect, it } from 'vitest';

import { helpCardPoints } from './help-card.ts';

it('the help card has its five points, with the success rate of the settings', () => {
  expect(helpCardPoints('98%')).toHaveLength(5);
  expect(helpCardPoints('98%').at(-1)).toBe('98% success with eligible cases');
  expect(helpCardPoints('91%').at(-1)).toBe('91% success with eligible cases');
});
