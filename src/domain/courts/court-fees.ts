import * as z from 'zod/mini';

const dollars = z.int().check(z.nonnegative());

/** What a case costs at one court, in whole US dollars; the total is always the sum of the three parts. */
export const courtFeesSchema = z
  .readonly(z.strictObject({ filing: dollars, service: dollars, certified: dollars, total: dollars }))
  .check(
    z.refine((fees) => fees.total === fees.filing + fees.service + fees.certified, {
      error: 'must be the sum of filing, service and certified',
      path: ['total'],
    }),
  );
/** What a case costs at one court, in whole US dollars. */
export type CourtFees = z.infer<typeof courtFeesSchema>;
