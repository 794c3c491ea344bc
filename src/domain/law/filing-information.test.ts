import { expect, it } from 'vitest';

import { FEE_WORDS } from '~/content/words/en/law.ts';
import { COURTS } from '~/data/courts.ts';

import { courtsOf } from './court-directory.ts';
import { filingInformation } from './filing-information.ts';

it("shows a county's sample fees as sample fees", () => {
  const filing = filingInformation(courtsOf(COURTS, 'AZ'), 'Maricopa', FEE_WORDS);
  expect(filing.court.name).toBe('Maricopa County Justice Courts');
  expect(filing.feesHeading).toBe('Sample court fees');
  expect(filing.fees.map(({ amount }) => amount)).toEqual(['$283', '$65', '$27']);
  expect(filing.total.amount).toBe('$375');
  expect(filing.feesNote).toContain('for this county');
  expect(filing.feesNote).toContain("Ask the clerk for today's fee");
});

it('says that default fees are not the county’s', () => {
  const filing = filingInformation(courtsOf(COURTS, 'AZ'), 'Yavapai', FEE_WORDS);
  expect(filing.court.name).toBe('Yavapai County Justice Court');
  expect(filing.feesHeading).toBe('Sample court fees, not of this court');
  expect(filing.total.amount).toBe('$340');
  expect(filing.feesNote).toContain("not your county's");
});
