import type { ShownRemedy, WaitingPeriod } from '#domain/law/sealing-law.ts';
import { capitalised, format, type Template } from '#domain/shared/format.ts';
import type { CriteriaWords } from './criteria.ts';
import type { RemedyWords } from './next-steps.ts';
import { WAITING_PERIOD_EVENTS } from './remedy-fit.ts';

/** What a renter asks first about remedies that are done in one way, each in a few words. */
export interface RemedySummary {
  readonly who: string;
  /** `null` where the law sets no period, such as for an agreement. */
  readonly when: string | null;
  readonly costs: string;
}

/** The words of a summary. Those of `when` are written as within a sentence. */
export interface SummaryWords {
  readonly locale: string;
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

type Summed = Pick<ShownRemedy, 'how' | 'waitingPeriod' | 'feeNote'>;

/** Who acts on remedies, when, and what it costs, once for each way; for a page that knows no dates of a case. */
export function remedySummaries(remedies: readonly Summed[], words: SummaryWords): readonly RemedySummary[] {
  return [...Map.groupBy(remedies, ({ how }) => how)].map(([how, alike]) => ({
    who: words.how[how],
    when: either(
      alike.flatMap(({ waitingPeriod }) => (waitingPeriod === null ? [] : [waitWords(waitingPeriod, words)])),
      words,
    ),
    costs:
      how === 'automatic'
        ? words.nothing
        : [...new Set(alike.map(({ feeNote }) => feeNote ?? words.askFee))].join(' '),
  }));
}

function either(whens: readonly string[], { locale }: SummaryWords): string | null {
  if (whens.length === 0) return null;
  return capitalised(new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(whens)));
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
