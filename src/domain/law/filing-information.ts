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

/** The words of the fees. */
export interface FeeWords {
  /** By whose fees these are. */
  readonly heading: Readonly<Record<'county' | 'country', string>>;
  readonly lines: Readonly<Record<'filing' | 'service' | 'certified' | 'total', string>>;
  /** The same, with what to ask. */
  readonly note: Readonly<Record<'county' | 'country', string>>;
}

/**
 * Where to file and what it may cost. §9 calls its fees sample fees, so they are never shown as a price.
 *
 * @param county as typed or chosen; the empty text when it was left out
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
