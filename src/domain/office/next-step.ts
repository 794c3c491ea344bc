import type { Attempt, CloseReason, ContactKind } from '#domain/records/work.ts';
import { addDays, DAY_MS, dayIn, type PlainDate, startOfDay, weekdayOf } from '#domain/shared/plain-date.ts';

import { callTime } from './calling.ts';

/*
 * What follows an attempt to reach somebody: a call at an hour within the calling hours where they are, or the end with
 * its reason. So nobody leaves the queue unseen.
 */

/** Exactly one of the two is not `null`. */
export type NextStep = Pick<Attempt, 'call_again' | 'closed'>;

const HOUR_MS = DAY_MS / 24;
/** A call that suits both coasts, for somebody whose time zone is not known. */
const EITHER_COAST = ['America/New_York', 'America/Los_Angeles'];
/** Attempts without a talk after which a record is closed. */
const MOST_TRIES = 3;
/** The hours of another day: evening for whoever did not answer in the morning, and the other way round. */
const MORNING = 10;
const EVENING = 17;
const MONDAY = 1;

const zonesOr = (zones: readonly string[]) => (zones.length === 0 ? EITHER_COAST : zones);

/** The zone in which the hours of a person's next step are shown and typed. */
export function stepZone(zones: readonly string[]): string {
  return zonesOr(zones)[0] ?? 'America/New_York';
}

/** The first instant from `from` on that is within the calling hours of all zones, on a full hour if it has to be later. */
export function withinCallingHours(from: Date, zones: readonly string[]): Date {
  const isFine = (time: number) => callTime(zonesOr(zones), new Date(time)) === 'fine';
  let time = from.getTime();
  if (isFine(time)) return from;
  time = Math.ceil(time / HOUR_MS) * HOUR_MS;
  // All zones of the US have two of these hours in common each day.
  for (let hours = 0; hours < 48 && !isFine(time); hours += 1) time += HOUR_MS;
  return new Date(time);
}

/** The hour of a day in a zone, or the next one within the calling hours of all zones. */
export function callAt(day: PlainDate, hour: number, zones: readonly string[]): Date {
  return withinCallingHours(instantAt(day, hour, stepZone(zones)), zones);
}

/**
 * An hour of a day in a zone; `14.5` is half past two. Counted back from the next midnight, because clocks change in the
 * night, before anybody is called.
 */
export function instantAt(day: PlainDate, hour: number, zone: string): Date {
  return new Date(startOfDay(addDays(day, 1), zone).getTime() - (24 - hour) * HOUR_MS);
}

/** What a record tells about the next step of its person. */
export interface Reachable {
  readonly time_zones: readonly string[];
  /** Attempts without a talk since the person asked. */
  readonly tries: number;
  /** Whether they may be called at all. */
  readonly mayCall: boolean;
}

const callOn = (time: Date): NextStep => ({ call_again: time.toISOString(), closed: null });
const end = (closed: CloseReason): NextStep => ({ call_again: null, closed });

/** Attempts that reached nobody. */
const TRIES: ReadonlySet<ContactKind> = new Set(['no-answer', 'left-message', 'texted']);

/** The step that an outcome proposes: the admin can choose another. A note proposes none. */
export function proposedStep(
  kind: ContactKind,
  { time_zones: zones, tries, mayCall }: Reachable,
  now: Date,
): NextStep | null {
  const later = (hours: number) =>
    callOn(withinCallingHours(new Date(now.getTime() + hours * HOUR_MS), zones));
  if (kind === 'note') return null;
  if (kind === 'wrong-number') return end('wrong-number');
  if (!mayCall) return end(TRIES.has(kind) ? 'not-reached' : 'answered');
  switch (kind) {
    case 'wrote':
      return later(48);
    case 'called':
      return later(7 * 24);
    case 'texted':
    case 'left-message':
    case 'no-answer': {
      if (tries + 1 >= MOST_TRIES) return end('not-reached');
      return kind === 'no-answer' && tries === 0 ? later(3) : callOn(otherHourTomorrow(zones, now));
    }
  }
}

function otherHourTomorrow(zones: readonly string[], now: Date): Date {
  const zone = stepZone(zones);
  const today = dayIn(now, zone);
  const isMorning = now.getTime() - startOfDay(today, zone).getTime() < 13 * HOUR_MS;
  return callAt(addDays(today, 1), isMorning ? EVENING : MORNING, zones);
}

/** Times to choose instead, by their names: the full hours that are left today, and the mornings of other days. */
export function otherTimes(
  zones: readonly string[],
  now: Date,
): readonly (readonly [name: string, at: Date])[] {
  const today = dayIn(now, stepZone(zones));
  const midnight = instantAt(today, 0, stepZone(zones)).getTime();
  const toMonday = (7 + MONDAY - weekdayOf(today)) % 7 || 7;
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(midnight + hour * HOUR_MS)).filter(
    (at) => at > now && callTime(zonesOr(zones), at) === 'fine',
  );
  return [
    ...hours.map((at) => [at.toISOString(), at] as const),
    ['tomorrow', callAt(addDays(today, 1), MORNING, zones)],
    ['monday', callAt(addDays(today, toMonday), MORNING, zones)],
  ];
}

/** Attempts without a talk since the last one. */
export function triesIn(entries: readonly Attempt[]): readonly Attempt[] {
  const talked = entries.findLastIndex(({ kind }) => kind === 'called');
  return entries.slice(talked + 1).filter(({ kind }) => TRIES.has(kind));
}

/**
 * Why an entry cannot be the last word on a record, as a sentence by the name of its field; `null` where it can: a next
 * call within the calling hours, an end, or somebody who must not be called. A note changes nothing.
 */
export function stepProblem(
  { kind, call_again, closed }: Omit<Attempt, 'at'>,
  {
    time_zones: zones,
    isWithdrawn,
  }: { readonly time_zones: readonly string[]; readonly isWithdrawn: boolean },
): string | null {
  if (call_again !== null)
    return callTime(zonesOr(zones), new Date(call_again)) === 'fine'
      ? null
      : 'Choose an hour from 8 AM to 8 PM where they are';
  if (closed !== null || kind === 'note' || isWithdrawn) return null;
  return 'Choose when to call again, or why there is no more to do';
}
