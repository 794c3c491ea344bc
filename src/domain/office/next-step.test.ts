import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { timeZonesOf } from '#domain/places/time-zones.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import {
  callAgainAt,
  changedWork,
  closeReason,
  CONTACT_KINDS,
  type ContactEntry,
  NO_WORK,
  sinceAsked,
} from '#domain/records/work.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import { callTime } from './calling.ts';
import {
  callAt,
  instantAt,
  otherTimes,
  proposedStep,
  stepProblem,
  triesIn,
  withinCallingHours,
} from './next-step.ts';

const CHICAGO = ['America/Chicago'];
/** Monday, 1:42 PM in Chicago. */
const NOW = new Date('2026-11-30T19:42:00.000Z');
const REACHABLE = { time_zones: CHICAGO, tries: 0, mayCall: true };

const attempts = fc.constantFrom(...CONTACT_KINDS.filter((kind) => kind !== 'note'));
const zones = fc
  .tuple(
    fc.constantFrom(null, ...JURISDICTION_CODES),
    fc.constantFrom('', '(671) 555-0134', '(808) 555-0134', '(212) 555-0134'),
  )
  .map(([state, phone]) => timeZonesOf(state, phone));
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('after any outcomes', () => {
  it('somebody is due at an hour inside the calling hours, or closed with a reason', () => {
    fc.assert(
      fc.property(
        fc.array(attempts, { minLength: 1, maxLength: 6 }),
        zones,
        fc.boolean(),
        instants,
        (kinds, time_zones, mayCall, start) => {
          let work = { ...NO_WORK, asked_at: start.toISOString() };
          let now = start;
          for (const [index, kind] of kinds.entries()) {
            const tries = triesIn(sinceAsked(work)).length;
            const step = proposedStep(kind, { time_zones, tries, mayCall }, now) ?? {
              call_again: null,
              closed: null,
            };
            const entry = { id: String(index), kind, text: '', ...step };
            expect(stepProblem(entry, { time_zones, isWithdrawn: false })).toBeNull();
            work = { ...work, ...changedWork(work, { version: index, entry }, { by: 'a', at: now }) };
            const at = callAgainAt(work);
            if (at === null) expect([work.work_status, closeReason(work)]).toEqual(['closed', step.closed]);
            else {
              expect(at > now.toISOString()).toBe(true);
              if (time_zones.length > 0) expect(callTime(time_zones, new Date(at))).toBe('fine');
              now = new Date(at);
            }
          }
        },
      ),
    );
  });

  it('a time that can be chosen is later, and inside the calling hours', () => {
    fc.assert(
      fc.property(zones, instants, (time_zones, now) => {
        for (const [, at] of otherTimes(time_zones, now)) {
          expect(at.getTime()).toBeGreaterThan(now.getTime());
          expect(
            stepProblem(
              { kind: 'called', call_again: at.toISOString(), closed: null },
              { time_zones, isWithdrawn: false },
            ),
          ).toBeNull();
        }
      }),
    );
  });
});

describe('the proposed step', () => {
  it.each([
    ['no-answer', 0, '2026-11-30T22:42:00.000Z', null],
    // The afternoon was no time to reach them: tomorrow at ten.
    ['no-answer', 1, '2026-12-01T16:00:00.000Z', null],
    ['no-answer', 2, null, 'not-reached'],
    ['left-message', 0, '2026-12-01T16:00:00.000Z', null],
    ['left-message', 2, null, 'not-reached'],
    ['wrong-number', 0, null, 'wrong-number'],
    ['called', 2, '2026-12-07T19:42:00.000Z', null],
    ['wrote', 0, '2026-12-02T19:42:00.000Z', null],
  ] as const)('after %s and %i tries is a call at %s, or the end: %s', (kind, tries, call_again, closed) => {
    expect(proposedStep(kind, { ...REACHABLE, tries }, NOW)).toEqual({ call_again, closed });
  });

  it('in the morning is an evening of the next day', () => {
    const morning = new Date('2026-11-30T16:00:00.000Z');
    expect(proposedStep('left-message', REACHABLE, morning)?.call_again).toBe('2026-12-01T23:00:00.000Z');
  });

  it.each([
    ['wrote', 'answered'],
    ['called', 'answered'],
    ['no-answer', 'not-reached'],
    ['wrong-number', 'wrong-number'],
  ] as const)('after %s of somebody who did not agree to calls is the end: %s', (kind, closed) => {
    const step = proposedStep(kind, { ...REACHABLE, mayCall: false }, NOW);
    expect(step).toEqual({ call_again: null, closed });
  });

  it('after a note is none', () => {
    expect(proposedStep('note', REACHABLE, NOW)).toBeNull();
  });
});

describe('an hour', () => {
  it('in the evening moves to the next morning, and one that is fine stays', () => {
    expect(withinCallingHours(new Date('2026-12-01T02:10:00Z'), CHICAGO).toISOString()).toBe(
      '2026-12-01T14:00:00.000Z',
    );
    expect(withinCallingHours(NOW, CHICAGO)).toEqual(NOW);
  });

  it('of somebody who may be on either coast suits both', () => {
    expect(withinCallingHours(new Date('2026-11-30T13:00:00Z'), []).toISOString()).toBe(
      '2026-11-30T16:00:00.000Z',
    );
  });

  it('of a day on which clocks change is the hour on the clock', () => {
    const at = (day: string, hour: number) =>
      instantAt(day as PlainDate, hour, 'America/Chicago').toISOString();
    expect(at('2026-03-08', 14.5)).toBe('2026-03-08T19:30:00.000Z');
    expect(at('2026-11-01', 10)).toBe('2026-11-01T16:00:00.000Z');
    expect(callAt('2026-12-04' as PlainDate, 14, CHICAGO).toISOString()).toBe('2026-12-04T20:00:00.000Z');
  });

  it('to choose is a full hour that is left today, tomorrow or on the next Monday morning', () => {
    const times = (zones: readonly string[], now: Date) =>
      otherTimes(zones, now).map(([, at]) => at.toJSON());
    const mornings = ['2026-12-01T16:00:00.000Z', '2026-12-07T16:00:00.000Z'];
    const evening = new Date('2026-12-01T00:00:00.000Z');
    expect(times(CHICAGO, new Date(evening.getTime() - 1))).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2026-12-01T01:00:00.000Z',
      ...mornings,
    ]);
    expect(times(CHICAGO, evening)).toEqual(['2026-12-01T01:00:00.000Z', ...mornings]);
    expect(times(CHICAGO, new Date('2026-12-01T01:00:00.000Z'))).toEqual(mornings);
  });
});

describe('an entry', () => {
  const entry = { kind: 'no-answer', call_again: null, closed: null } as const;
  const facts = { time_zones: CHICAGO, isWithdrawn: false };

  it.each([
    ['without a next step', entry, facts, /when to call again/u],
    [
      'with a call in the night',
      { ...entry, call_again: '2026-12-01T07:00:00.000Z' },
      facts,
      /8 AM to 8 PM/u,
    ],
  ] as const)('%s is refused', (_what, given, about, sentence) => {
    expect(stepProblem(given, about)).toMatch(sentence);
  });

  it.each([
    ['of somebody who must not be called', entry, { ...facts, isWithdrawn: true }],
    ['that is a note', { ...entry, kind: 'note' }, facts],
    ['that closes', { ...entry, closed: 'client' }, facts],
    ['with a call by day', { ...entry, call_again: NOW.toISOString() }, facts],
  ] as const)('%s is taken', (_what, given, about) => {
    expect(stepProblem(given, about)).toBeNull();
  });
});

it('tries are the attempts since the last talk', () => {
  const log = (['no-answer', 'called', 'left-message', 'note', 'texted'] as const).map(
    (kind): ContactEntry => ({
      id: kind,
      at: null,
      kind,
      text: '',
      call_again: null,
      closed: null,
      by: null,
    }),
  );
  expect(triesIn(log).map(({ kind }) => kind)).toEqual(['left-message', 'texted']);
});
