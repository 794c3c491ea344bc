import { describe, expect, it } from 'vitest';

import type { Filing } from '#domain/filing/filing-schema.ts';
import { plainLine } from '#domain/filing/papers.ts';

import { answersFor, CASES, papersFor } from '../../tests/support/filing-cases.ts';

/* What a clerk looks at first: the court on the paper, who serves it, and what has to be with it. Typed from sources. */

const PAID = 'The satisfaction of judgment, or receipts that show you paid';
const ENDING = 'The court paper that shows how the case ended';
const REFUSALS = 'Letters that turned you down, and screening reports that show the case';
const RECORD = 'A print of the court’s record of your case';
const RHODE_ISLAND = 'State of Rhode Island, District Court, Fourth Division';
const CLEVELAND = 'Cleveland Municipal Court, Housing Division';
const TOLEDO = 'Toledo Municipal Court, Housing Division';
const DAYTON = 'Dayton Municipal Court';

/** By remedy: the court as the paper names it (`''` where the form has no line for it), who serves, attachments. */
const PAPERS: Readonly<Record<string, readonly [string, Filing['serves'], ...string[]]>> = {
  'az-stipulation': [
    'Justice Court of Arizona, North Precinct, Adams County',
    'nobody',
    'A copy of the judgment',
    'Proof of payment, if you agreed on one',
  ],
  'ca-stipulation': [
    'Superior Court of California, County of Adams',
    'nobody',
    'The settlement, if there is one',
  ],
  'co-agreement-to-keep-suppressed': ['County Court, Adams County, State of Colorado', 'nobody'],
  'dc-early-motion': [
    'Superior Court of the District of Columbia, Civil Division, Landlord and Tenant Branch',
    'renter',
    'Proof for the reason you chose',
  ],
  'fl-general-rule': ['County Court, Adams County, Florida', 'renter', REFUSALS, ENDING],
  'id-general-rule': ['District Court, Adams County, Idaho, Magistrate Division', 'renter', REFUSALS, ENDING],
  'id-stipulation': ['District Court, Adams County, Idaho, Magistrate Division', 'nobody', ENDING],
  'il-no-basis-motion': [
    'Eviction Court',
    'renter',
    'Papers that show why the case had no basis',
    'Proof of payment or of the dismissal, if any',
  ],
  'in-money-judgment-paid': ['Eviction Court, Adams County, Indiana', 'renter', PAID],
  'in-no-money-judgment-7-years': [
    'Eviction Court, Adams County, Indiana',
    'renter',
    'A copy of the judgment',
  ],
  'in-older-dismissed-won-overturned': ['Eviction Court, Adams County, Indiana', 'renter', ENDING],
  'ma-139-19-7-years': ['Housing Court', 'renter'],
  'ma-dismissed': ['Housing Court', 'nobody'],
  'ma-fault-7-years': ['Housing Court', 'renter'],
  'ma-no-fault': ['Housing Court', 'renter'],
  'ma-nonpayment-hardship-4-years': ['Housing Court', 'renter'],
  'ma-nonpayment-paid': ['Housing Court', 'renter', 'A copy of the satisfaction, or of the judge’s decision'],
  'ma-won': ['Housing Court', 'nobody'],
  'md-covid-rent-case': [
    'District Court of Maryland for Adams County',
    'renter',
    'Proof of the income loss',
    PAID,
  ],
  'md-good-cause': ['District Court of Maryland for Adams County', 'renter', REFUSALS, PAID],
  'md-redeemed-12-months': [
    'District Court of Maryland for Adams County',
    'renter',
    'Receipts or a ledger that show the payment',
  ],
  'me-agreement': ['Maine District Court, Eviction Court', 'nobody'],
  'mi-general-rule': ['State of Michigan, Eviction Court', 'renter', REFUSALS, ENDING],
  'mn-agreed': [
    'State of Minnesota, District Court, Adams County',
    'nobody',
    'The agreement, signed by both sides',
  ],
  'mn-discretionary': [
    'State of Minnesota, District Court, Adams County',
    'somebody-else',
    'Papers that support each reason',
  ],
  'mn-settlement-kept': [
    'by hand, when you file',
    'somebody-else',
    'The settlement',
    'Proof that each term was kept',
  ],
  'nm-general-rule': ['State of New Mexico, Eviction Court', 'renter', REFUSALS, ENDING],
  'nv-motion-interests-of-justice': [
    'Justice Court, North Township, Adams County, Nevada',
    'renter',
    'The eviction order, or a print of the court’s record',
    'Proof for each reason',
  ],
  'nv-stipulation': [
    'Justice Court, North Township, Adams County, Nevada',
    'nobody',
    'The eviction order, or a print of the court’s record',
  ],
  'ny-good-cause': ['Eviction Court, Adams County, State of New York', 'renter', REFUSALS, ENDING],
  'oh-cleveland-agreed': [CLEVELAND, null, 'The landlord’s written consent', RECORD],
  'oh-cleveland-dismissed-won': [CLEVELAND, null, RECORD],
  'oh-cleveland-lost-5-years': [CLEVELAND, null, RECORD, PAID],
  'oh-dayton-dismissed-won-60-days': [DAYTON, 'clerk', RECORD],
  'oh-dayton-lost-6-months': [DAYTON, 'clerk', RECORD, PAID],
  'oh-statewide-rule-45e': ['Eviction Court, Adams County, Ohio', 'renter', REFUSALS, ENDING],
  'oh-toledo-dismissed': [TOLEDO, null, RECORD],
  'oh-toledo-lost-5-years': [TOLEDO, null, RECORD, PAID],
  'or-covid-claims-motion': ['Eviction Court', 'renter', PAID],
  'or-dismissed-won-motion': ['Eviction Court', 'renter', ENDING],
  'or-lost-5-years-motion': ['Eviction Court', 'renter', PAID],
  'or-settlement-motion': ['Eviction Court', 'renter', 'The settlement', PAID],
  'ri-dismissed': [RHODE_ISLAND, 'renter', ENDING],
  'ri-money-judgment-paid': [RHODE_ISLAND, 'renter', PAID],
  'ri-no-prosecution-5-years': [RHODE_ISLAND, 'renter', ENDING],
  'ri-settlement-kept': [RHODE_ISLAND, 'renter', 'The settlement', 'Proof that its terms were met'],
  'ut-petition-paid': ['Eviction Court', 'renter', 'A copy of the satisfaction of judgment that is on file'],
  'ut-stipulation': ['Fourth District Court, Adams County, State of Utah', 'nobody'],
  'va-older-dismissed-petition': ['', 'nobody'],
  'va-older-nonsuit-petition': ['', 'nobody'],
  'va-won-petition': ['', 'nobody'],
  'wa-limited-dissemination': [
    'Superior Court of Washington, County of Adams',
    'renter',
    'Proof of payment, or that the court put you back in the home',
    'Papers on hardship, and on what has changed',
    REFUSALS,
  ],
};

describe('a filled-in paper', () => {
  const filed = CASES.filter(({ filing }) => filing.kind !== 'held');

  it('is each of the product’s', () => {
    expect(filed.map(({ filing }) => filing.remedyId).toSorted()).toEqual(Object.keys(PAPERS).toSorted());
  });

  it.each(filed.map((each) => [each.filing.remedyId, each] as const))(
    'of %s names its court, who serves, and what is attached',
    (id, each) => {
      const known = {
        county: 'Adams County',
        courtName: 'Eviction Court',
        precinct: 'North',
        township: 'North',
        district: 'Fourth',
        division: 'Fourth',
      };
      const papers = papersFor(each, { ...answersFor(each, {}), ...known });
      const request = papers.find(({ kind }) => kind === 'request') ?? papers[0];
      const rows = (request?.blocks ?? []).flatMap((block) => (block.kind === 'fields' ? block.rows : []));
      const [caption] = request?.blocks ?? [];
      const court =
        caption?.kind === 'caption' ? caption.court : rows.find(({ label }) => /court/iu.test(label))?.value;
      expect([
        plainLine(court ?? []),
        each.filing.serves,
        ...each.filing.attachments.map(({ en }) => en),
      ]).toEqual(PAPERS[id]);
    },
  );
});
