import { dollars } from '../shared/dollars.ts';
import { type CourtAnswer, courtInState, type StateCourts } from './court-directory.ts';

/** One line of a table of fees. */
interface FeeLine {
  readonly label: string;
  /** With its currency: `'$283'`. */
  readonly amount: string;
}

/** Court and fees of the 'Filing Information' box (specification §2), ready to be shown. */
export interface FilingInformation extends Pick<CourtAnswer, 'court' | 'selfHelp'> {
  readonly feesHeading: string;
  readonly fees: readonly FeeLine[];
  readonly total: FeeLine;
  readonly feesNote: string;
}

/**
 * Where to file and what it may cost. §9 calls its fees sample fees, so they are never shown as a price.
 *
 * @param county as typed or chosen; the empty text when it was left out
 */
export function filingInformation(courts: StateCourts, county: string): FilingInformation {
  const { court, selfHelp, fees, feesAreLocal } = courtInState(courts, county);
  const whose = feesAreLocal
    ? 'sample amounts for this county'
    : "sample amounts for the whole country, not your county's";
  return {
    court,
    selfHelp,
    feesHeading: 'Sample court fees',
    fees: [
      { label: 'Filing', amount: dollars(fees.filing) },
      { label: 'Serving the papers', amount: dollars(fees.service) },
      { label: 'Certified copies', amount: dollars(fees.certified) },
    ],
    total: { label: 'Total', amount: dollars(fees.total) },
    feesNote: `These are ${whose}. Some sealing requests cost nothing. Ask the clerk for today's fee and about a fee waiver.`,
  };
}
