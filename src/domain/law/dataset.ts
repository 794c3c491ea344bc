import { BYTE_ORDER_MARK, type Cell, csvLine } from '#domain/shared/csv.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
import type { LawChange, PendingBill } from './changes.ts';
import type { Remedy, SealingLaw } from './sealing-law.ts';

/**
 * The day of the last change: the newest of the change log's dates, the days on which editors checked remedies and looked
 * for new laws and for news about bills, and the first days of the months in which laws were checked.
 *
 * @throws {RangeError} when there is none of these
 */
export function lastModified(
  laws: readonly (Pick<SealingLaw, 'asOf' | 'lookedForNewLaw'> & {
    readonly remedies: readonly Pick<Remedy, 'checked'>[];
  })[],
  changes: readonly Pick<LawChange, 'date'>[],
  bills: readonly Pick<PendingBill, 'lookedOn'>[],
): PlainDate {
  const days = [
    ...changes.map(({ date }) => date as string),
    ...laws.flatMap(({ asOf, lookedForNewLaw, remedies }) => [
      `${asOf}-01`,
      ...(lookedForNewLaw === null ? [] : [lookedForNewLaw]),
      ...remedies.map(({ checked }) => checked.on),
    ]),
    ...bills.map(({ lookedOn }) => lookedOn),
  ];
  const last = plainDate(days.toSorted().at(-1) ?? '');
  if (last === undefined) throw new RangeError('The data set has no date: there are no laws and no changes.');
  return last;
}

/** A list as a cell: joined with "; ", `none` where it is empty, and nothing where it is not known or not limited. */
function listed(values: readonly string[] | null | undefined): Cell {
  if (values == null) return null;
  return values.length === 0 ? 'none' : values.join('; ');
}

/** The columns of the CSV table. */
const TABLE_COLUMNS: Readonly<Record<string, (remedy: Remedy, law: SealingLaw) => Cell>> = {
  id: ({ id }) => id,
  state: (_, { state }) => state,
  title: ({ title }) => title,
  effect: ({ effect }) => effect,
  how: ({ how }) => how,
  outcomes: ({ appliesTo }) => listed(appliesTo.outcomes),
  settled_as: ({ appliesTo }) => listed(appliesTo.settledAs),
  paid_required: ({ appliesTo }) => appliesTo.paidRequired,
  or_expired: ({ appliesTo }) => appliesTo.orExpired?.years ?? null,
  or_expired_extension: ({ appliesTo }) => appliesTo.orExpired?.extension ?? null,
  terms_kept: ({ appliesTo }) => appliesTo.termsKept ?? false,
  judgment_after_days: ({ appliesTo }) => appliesTo.judgmentAfterDays ?? null,
  answers: ({ appliesTo }) =>
    listed(
      appliesTo.answers?.map(
        ({ question, answer, unknown }) => `${question}: ${answer ? 'yes' : 'no'} (unknown: ${unknown})`,
      ),
    ),
  once_in_years: ({ appliesTo }) => appliesTo.onceInYears ?? null,
  only_unpaid: ({ appliesTo }) => appliesTo.onlyUnpaid ?? false,
  without_money_judgment: ({ appliesTo }) => appliesTo.withoutMoneyJudgment,
  reasons: ({ appliesTo }) => listed(appliesTo.reasons),
  period_of: ({ appliesTo }) => appliesTo.period?.of ?? null,
  period_on_or_after: ({ appliesTo }) => appliesTo.period?.onOrAfter ?? null,
  period_before: ({ appliesTo }) => appliesTo.period?.before ?? null,
  depends_on: ({ appliesTo }) => appliesTo.dependsOn ?? null,
  for_few: ({ appliesTo }) => appliesTo.forFew ?? false,
  is_complete: ({ appliesTo }) => appliesTo.isComplete ?? false,
  other_conditions: ({ appliesTo }) => listed(appliesTo.other),
  local_to: ({ localTo }) => localTo,
  local_county: ({ localCounty }) => localCounty,
  waiting_period_from: ({ waitingPeriod }) => waitingPeriod?.from ?? null,
  waiting_period_amount: ({ waitingPeriod }) => waitingPeriod?.amount ?? null,
  waiting_period_unit: ({ waitingPeriod }) => waitingPeriod?.unit ?? null,
  waiting_period_bound: ({ waitingPeriod }) => waitingPeriod?.bound ?? null,
  waiting_period_appeal: ({ waitingPeriod }) =>
    waitingPeriod?.appeal ? `${waitingPeriod.appeal.amount} ${waitingPeriod.appeal.unit}` : null,
  waiting_period_appeal_outcomes: ({ waitingPeriod }) => listed(waitingPeriod?.appeal?.outcomes),
  waiting_period_run: ({ waitingPeriod }) => waitingPeriod?.run ?? null,
  waiting_period_note: ({ waitingPeriod }) => waitingPeriod?.note ?? null,
  effective_from: ({ effectiveFrom }) => effectiveFrom,
  citation: ({ citation }) => citation,
  official_url: ({ officialUrl }) => officialUrl,
  quotation: ({ quotation }) => quotation?.text ?? null,
  quotation_of: ({ quotation }) => quotation?.kind ?? null,
  quotation_read_in: ({ quotation }) => quotation?.readIn ?? null,
  quotation_read_on: ({ quotation }) => quotation?.readOn ?? null,
  checked_on: ({ checked }) => checked.on,
  confidence: ({ confidence }) => confidence,
  verification: (_, { verification }) => verification,
  as_of: (_, { asOf }) => asOf,
  looked_for_new_law: (_, { lookedForNewLaw }) => lookedForNewLaw,
  judgment_life_years: (_, { judgmentLife }) => judgmentLife.years,
  judgment_life_statute: (_, { judgmentLife }) => judgmentLife.statute,
};

/** The remedies of the data set as CSV (RFC 4180): a header and one line for each remedy. */
export function lawTable(laws: readonly SealingLaw[]): string {
  const lines = laws.flatMap((law) =>
    law.remedies.map((remedy) => csvLine(Object.values(TABLE_COLUMNS).map((cell) => cell(remedy, law)))),
  );
  return [BYTE_ORDER_MARK, csvLine(Object.keys(TABLE_COLUMNS)), ...lines].join('');
}
