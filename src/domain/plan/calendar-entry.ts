import { addYears } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { CALENDAR_DATES, type CalendarCase, calendarCode } from './calendar-code.ts';
import { remedyDate } from './date-rules.ts';
import { type Finding, type FindingSources, openingDay } from './finding.ts';
import { dateConflict, filedWithin, type PlanCase } from './remedy-fit.ts';
import { reportingOf } from './reporting-limit.ts';

export interface CalendarDay {
  /**
   * Stable for the same remedy of the same case, so that a calendar replaces its entry and keeps those of other cases.
   * Reveals neither remedy nor case: `'me-53364360-3'`.
   */
  readonly id: string;
  readonly date: PlainDate;
  /** Whether nothing opens on it, and it is only time to look whether the law has changed. */
  readonly isForChanges?: boolean;
}

/** A case as an entry keeps it, in whatever language it is made. */
export type KeptCase = Omit<CalendarCase, 'language'>;

export interface CalendarOffer {
  /** The earliest first; may be empty. */
  readonly days: readonly CalendarDay[];
  /** What the links may hold; `null` for the state alone. */
  readonly answers: KeptCase | null;
}

export function calendarOffer(
  law: Pick<FindingSources, 'remedies'>,
  found: Finding,
  facts: PlanCase,
  today: PlainDate,
): CalendarOffer {
  return { days: calendarDays(law, found, facts, today), answers: calendarCase(found, facts, today) };
}

/**
 * The days of a case to put into a calendar, the earliest first: those on which a remedy opens, the end of the reporting
 * limit, and one in twelve months, because laws change, where the answer is no or the first of them is further away.
 */
function calendarDays(
  { remedies }: Pick<FindingSources, 'remedies'>,
  found: Finding,
  facts: PlanCase,
  today: PlainDate,
): readonly CalendarDay[] {
  const idOf = (which: number | 'year') =>
    `${facts.state.toLowerCase()}-${shortHash(facts.filingDate)}-${which}`;
  const reporting = reportingOf(found, facts, today);
  const days: CalendarDay[] = remedies.flatMap((remedy, index) => {
    const when = remedyDate(remedy, facts, today);
    return when.kind === 'opens-on' ? [{ id: idOf(index + 1), date: when.date }] : [];
  });
  if (reporting.kind === 'ends-after') days.push({ id: idOf(0), date: reporting.date });
  const inAYear = addYears(today, 1);
  const isFar = days.length > 0 && days.every(({ date }) => date > inAYear);
  if (isFar || found.basis === null) days.push({ id: idOf('year'), date: inAYear, isForChanges: true });
  return days.sort((one, other) => one.date.localeCompare(other.date));
}

/**
 * Distinguishes the cases of a state by their filing date, which stays the same when another answer is corrected. A
 * hash, because the event's name in a calendar should not contain the date itself. FNV-1a, 32 bits.
 */
function shortHash(text: string): string {
  let hash = 0x811c_9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x0100_0193);
  return (hash >>> 0).toString(16);
}

/**
 * What an entry may keep of a case, so that its link asks the law again.
 *
 * @returns `null` after a no: the law that opens it may ask anything
 */
function calendarCase(
  { kind, basis, local }: Pick<Finding, 'kind' | 'basis' | 'local'>,
  facts: PlanCase,
  today: PlainDate,
): KeptCase | null {
  if (basis === null) return null;
  const { state, county, outcome, paymentStatus, settledAs } = facts;
  const isLocal = basis.remedy.localTo !== null || local !== null;
  const dates = CALENDAR_DATES.flatMap((which) => {
    const date = facts.dates[which];
    return date === undefined || dateConflict(facts, which, today) !== null ? [] : [[which, date] as const];
  });
  return {
    made: today,
    told: { kind, day: openingDay({ basis }) },
    facts: {
      state,
      county: isLocal ? county : '',
      filed: filedWithin(facts),
      outcome,
      paymentStatus,
      settledAs,
      dates: Object.fromEntries(dates),
    },
  };
}

/** The address that an entry links to, without the language: the check with the answers, or a path without them. */
export function calendarPath(answers: CalendarCase | null, to: string): string {
  return answers === null ? to : `/eligibility-check/#${calendarCode(answers)}`;
}

/**
 * How the law's answer relates to what a calendar entry was told: it may need an answer that the entry does not keep.
 * Nothing here means that the law has changed, because such an answer may have decided then.
 */
export type Compared = 'same' | 'differs' | 'asks' | 'unchecked';

/** @param today the day on which the link of the entry is opened */
export function comparedWithTold(
  { told }: Pick<CalendarCase, 'told'>,
  { kind, basis, lastCheck }: Pick<Finding, 'kind' | 'basis' | 'lastCheck'>,
  today: PlainDate,
): Compared {
  if (lastCheck !== null) return 'unchecked';
  if (kind === 'needs-a-fact' && told.kind !== kind) return 'asks';
  const day = openingDay({ basis });
  const hasCome = told.day !== null && told.day <= today && basis?.when.kind === 'open-now';
  return kind === told.kind && (day === told.day || hasCome) ? 'same' : 'differs';
}
