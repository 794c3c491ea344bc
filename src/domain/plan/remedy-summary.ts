import type { ShownRemedy, WaitingPeriod } from '#domain/law/sealing-law.ts';
import { format, type Template } from '#domain/shared/format.ts';
import type { CriteriaWords } from './criteria.ts';
import type { RemedyWords } from './next-steps.ts';
import { WAITING_PERIOD_EVENTS } from './remedy-fit.ts';

/** What a renter asks first about a remedy, each in a few words. */
export interface RemedySummary {
  readonly who: string;
  /** `null` where the law sets no period, such as for an agreement. */
  readonly when: string | null;
  readonly costs: string;
}

/** The words of a summary. */
export interface SummaryWords {
  readonly how: RemedyWords['how'];
  readonly units: CriteriaWords['units'];
  readonly starts: CriteriaWords['starts'];
  readonly wait: Readonly<Record<WaitingPeriod['bound'], Template<'wait' | 'event'>>>;
  /** For a period of no length. */
  readonly noWait: Template<'event'>;
  readonly appeal: string;
  readonly nothing: string;
  /** Where no source states the fee. */
  readonly askFee: string;
}

/** Who acts on a remedy, when, and what it costs, for a page that knows no dates of a case. */
export function remedySummary(
  { how, waitingPeriod, feeNote }: Pick<ShownRemedy, 'how' | 'waitingPeriod' | 'feeNote'>,
  words: SummaryWords,
): RemedySummary {
  return {
    who: words.how[how],
    when: waitingPeriod === null ? null : waitWords(waitingPeriod, words),
    costs: how === 'automatic' ? words.nothing : (feeNote ?? words.askFee),
  };
}

function waitWords({ amount, unit, from, bound, appeal }: WaitingPeriod, words: SummaryWords): string {
  const event = words.starts[WAITING_PERIOD_EVENTS[from]];
  if (amount === 0) return appeal === undefined ? format(words.noWait, { event }) : words.appeal;
  // The time to appeal comes before the period.
  return format(words.wait[appeal === undefined ? bound : 'no-earlier-than'], {
    wait: format(words.units[unit], { amount }),
    event,
  });
}
