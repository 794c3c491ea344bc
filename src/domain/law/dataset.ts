import { BYTE_ORDER_MARK, type Cell, csvLine } from '#domain/shared/csv.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
import type { LawChange, PendingBill } from './changes.ts';
import type { Remedy, SealingLaw, UnreadAct } from './sealing-law.ts';

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

/** An act that no editor has read, as a row of its own: nothing else in the data rests on it. */
interface UnreadActRow extends UnreadAct {
  readonly state: string;
}

/** The acts of the data set that no editor has read, in the order of the laws. */
export function unreadActs(laws: readonly Pick<SealingLaw, 'state' | 'unreadAct'>[]): UnreadActRow[] {
  return laws.flatMap(({ state, unreadAct }) => (unreadAct === undefined ? [] : [{ state, ...unreadAct }]));
}

/** A list as a cell: joined with "; ", `none` where it is empty, and nothing where it is not known or not limited. */
function listed(values: readonly string[] | null | undefined): Cell {
  if (values == null) return null;
  return values.length === 0 ? 'none' : values.join('; ');
}

const REMEDY_COLUMNS: Readonly<Record<string, (remedy: Remedy, law: SealingLaw) => Cell>> = {
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
  other_case_years: ({ appliesTo }) => appliesTo.otherCaseYears ?? null,
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

/** Those of an act that no editor has read; the others are empty in its line. */
const ACT_COLUMNS: Readonly<Record<string, (act: UnreadActRow) => Cell>> = {
  state: ({ state }) => state,
  effective_from: ({ inForceFrom }) => inForceFrom,
  citation: ({ citation }) => citation,
  known_from: ({ knownFrom }) => knownFrom,
  reported: ({ reported }) => reported ?? null,
};

const ROW = { remedy: 'remedy', act: 'unread-act' } as const;

/**
 * The data set as CSV (RFC 4180): a header, one line for each remedy, then one for each act that no editor has read. The
 * first column says which.
 */
export function lawTable(laws: readonly SealingLaw[]): string {
  const columns = [...new Set([...Object.keys(REMEDY_COLUMNS), ...Object.keys(ACT_COLUMNS)])];
  const remedies = laws.flatMap((law) =>
    law.remedies.map((remedy) =>
      csvLine([ROW.remedy, ...columns.map((column) => REMEDY_COLUMNS[column]?.(remedy, law) ?? null)]),
    ),
  );
  const acts = unreadActs(laws).map((act) =>
    csvLine([ROW.act, ...columns.map((column) => ACT_COLUMNS[column]?.(act) ?? null)]),
  );
  return [BYTE_ORDER_MARK, csvLine(['row', ...columns]), ...remedies, ...acts].join('');
}
