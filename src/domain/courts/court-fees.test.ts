import { expect, it } from 'vitest';

import { courtFeesSchema } from './court-fees.ts';

it('fees add up to their total, or are refused', () => {
  const maricopa = { filing: 283, service: 65, certified: 27, total: 375 };
  expect(courtFeesSchema.safeParse(maricopa).success).toBe(true);
  expect(courtFeesSchema.safeParse({ ...maricopa, total: 376 }).error?.issues[0]).toMatchObject({
    path: ['total'],
    message: 'must be the sum of filing, service and certified',
  });
  expect(courtFeesSchema.safeParse({ ...maricopa, filing: -1, total: 91 }).success).toBe(false);
});
