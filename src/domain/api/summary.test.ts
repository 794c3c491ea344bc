import { expect, it } from 'vitest';

import { CHART_RANGES, chartDays } from './summary.ts';

it('charts cover the days of their range, and 90 days for “everything”', () => {
  expect(CHART_RANGES.map(chartDays)).toEqual([7, 30, 90, 90]);
});
