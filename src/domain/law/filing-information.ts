import { dollars } from '../shared/dollars.ts';
import { type CourtAnswer, courtInState, type StateCourts } from './court-directory.ts';

interface FeeLine {
  readonly label: string;
  /** Formatted: `'$283'`. */
  readonly amount: string;
}

/** Contents of the 'Filing Information' box (specification §2). */
export interface FilingInformation extends Pick<CourtAnswer, 'court' | 'selfHelp'> {
  readonly feesHeading: string;
  readonly fees: readonly FeeLine[];
  readonly total: FeeLine;
  readonly feesNote: string;
}

export interface FeeWords {
  /** Depending on whether the fees are the county's or the national default. */
  readonly heading: Readonly<Record<'county' | 'country', string>>;
  readonly lines: Readonly<Record<'filing' | 'service' | 'certified' | 'total', string>>;
  /** Below the fees, with what to ask the clerk. */
  readonly note: Readonly<Record<'county' | 'country', string>>;
}

/**
 * Where to file and what it may cost. The words never present the fees as a price, because §9 calls them sample fees.
 *
 * @param county as typed or chosen; empty when it was left out
 */
export function filingInformation(courts: StateCourts, county: string, words: FeeWords): FilingInformation {
  const { court, selfHelp, fees, feesAreLocal } = courtInState(courts, county);
  const whose = feesAreLocal ? 'county' : 'country';
  const line = (which: keyof FeeWords['lines']): FeeLine => ({
    label: words.lines[which],
    amount: dollars(fees[which]),
  });
  return {
    court,
    selfHelp,
    feesHeading: words.heading[whose],
    fees: [line('filing'), line('service'), line('certified')],
    total: line('total'),
    feesNote: words.note[whose],
  };
}
