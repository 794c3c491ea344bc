import type { ShownRemedy, WaitingPeriod } from '#domain/law/sealing-law.ts';
import { format, type Template } from '#domain/shared/format.ts';
import type { CriteriaWords } from './criteria.ts';
import type { RemedyWords } from './next-steps.ts';
import { WAITING_PERIOD_EVENTS } from './remedy-fit.ts';

/** What a renter asks first about remedies that are done in one way, each in a few words. */
export interface RemedySummary {
  readonly who: string;
  /** `null` where no law sets a period, such as for an agreement. */
  readonly when: string | null;
  readonly costs: string;
}

export interface SummaryWords {
  readonly how: RemedyWords['how'];
  readonly units: CriteriaWords['units'];
  readonly starts: CriteriaWords['starts'];
  readonly wait: Readonly<Record<WaitingPeriod['bound'], Template<'wait' | 'event'>>>;
  /** For a period of no length. */
  readonly noWait: Template<'event'>;
  readonly appeal: string;
  /** Where the remedies of one way differ in it. */
  readonly depends: string;
  readonly nothing: string;
  /** Where no source states the fee. */
  readonly askFee: string;
}

type Summed = Pick<ShownRemedy, 'how' | 'waitingPeriod' | 'feeNote'>;

/** Who acts on remedies, when, and what it costs, once for each way; for a page that knows no dates of a case. */
export function remedySummaries(remedies: readonly Summed[], words: SummaryWords): readonly RemedySummary[] {
  return [...Map.groupBy(remedies, ({ how }) => how)].map(([how, alike]) => {
    const [when = null, ...otherWhens] = distinct(alike, ({ waitingPeriod }) =>
      waitWords(waitingPeriod, words),
    );
    const [fee = words.askFee, ...otherFees] = distinct(alike, ({ feeNote }) => feeNote ?? words.askFee);
    return {
      who: words.how[how],
      when: otherWhens.length > 0 ? words.depends : when,
      costs: how === 'automatic' ? words.nothing : otherFees.length > 0 ? words.askFee : fee,
    };
  });
}

function distinct<Value>(remedies: readonly Summed[], of: (remedy: Summed) => Value): readonly Value[] {
  return [...new Set(remedies.map(of))];
}

function waitWords(period: WaitingPeriod | null, words: SummaryWords): string | null {
  if (period === null) return null;
  const { amount, unit, from, bound, appeal } = period;
  const event = words.starts[WAITING_PERIOD_EVENTS[from]];
  if (amount === 0) return appeal === undefined ? format(words.noWait, { event }) : words.appeal;
  // The time to appeal comes before the period.
  return format(words.wait[appeal === undefined ? bound : 'no-earlier-than'], {
    wait: format(words.units[unit], { amount }),
    event,
  });
}
