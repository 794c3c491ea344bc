import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import type { LawChange } from '#domain/law/changes.ts';
import type { FindingSources } from '#domain/plan/finding.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import {
  askedFor,
  changesSince,
  confirmed,
  dayToWaitFor,
  dayToWrite,
  reminderRequestSchema,
  statesChanged,
  verdictOn,
  written,
} from './reminder.ts';

const day = (text: string) => text as PlainDate;
const NOW = new Date('2026-11-28T15:00:00.000Z');
const TODAY = day('2026-11-28');
const REMEDY = 'mn-eviction-3-years';

/** A case that Minnesota's courts expunge by themselves three years after the ruling. */
const FACTS: PlanCase = {
  state: 'MN',
  county: 'Hennepin County',
  outcome: 'lost',
  paymentStatus: 'paid',
  filingDate: day('2025-03-05'),
  reason: 'Non-payment of rent',
  dates: {
    ended: { first: day('2025-04-10'), last: day('2025-04-10') },
    paid: { first: day('2025-05-10'), last: day('2025-05-10') },
  },
};
const DAY = day('2028-04-10');

/** The law of the file, as an editor has changed it. */
function law(changes: Partial<FindingSources['remedies'][number]> = {}): FindingSources {
  const remedies = SEALING_LAWS.MN.remedies.map((remedy) => {
    if (remedy.id !== REMEDY) return remedy;
    const recheck = { checked: { ...remedy.checked, on: DAY } };
    return { ...remedy, ...recheck, ...changes };
  });
  return { ...SEALING_LAWS.MN, remedies };
}

const remedyOf = (sources: FindingSources) => {
  const found = sources.remedies.find(({ id }) => id === REMEDY);
  if (found === undefined) throw new Error(`The law has no remedy ${REMEDY}.`);
  return found;
};

describe('the day to wait for', () => {
  it('is the day on which the remedy opens', () => {
    expect(dayToWaitFor(SEALING_LAWS.MN, REMEDY, FACTS, TODAY)).toBe(DAY);
  });

  it('is none for a remedy that is open, unknown, or does not fit', () => {
    expect(dayToWaitFor(law(), REMEDY, FACTS, DAY)).toBeUndefined();
    expect(dayToWaitFor(law(), 'mn-other', FACTS, TODAY)).toBeUndefined();
    expect(dayToWaitFor(law(), REMEDY, { ...FACTS, dates: {} }, TODAY)).toBeUndefined();
  });
});

describe('on the day, under the law as it is then', () => {
  it('the remedy is open', () => {
    const verdict = verdictOn(law(), REMEDY, FACTS, DAY);
    expect(verdict).toMatchObject({
      kind: 'open',
      remedy: { id: REMEDY },
      finding: { basis: { remedy: { id: REMEDY } } },
    });
  });

  it('it has moved, when the law asks for more years', () => {
    const { waitingPeriod } = remedyOf(law());
    if (waitingPeriod === null) throw new Error('The remedy has no waiting period.');
    const changed = law({ waitingPeriod: { ...waitingPeriod, amount: waitingPeriod.amount + 2 } });
    expect(verdictOn(changed, REMEDY, FACTS, DAY)).toMatchObject({ kind: 'moved', day: '2030-04-10' });
  });

  it.each<[string, FindingSources]>([
    ['the remedy is no longer in the file', { ...law(), remedies: [] }],
    ['the editors no longer confirm it', law({ confidence: 'low' })],
    [
      'it covers other cases only',
      law({ appliesTo: { ...remedyOf(law()).appliesTo, outcomes: ['dismissed'] } }),
    ],
  ])('it is gone, when %s', (_, changed) => {
    expect(verdictOn(changed, REMEDY, FACTS, DAY)).toEqual({ kind: 'gone' });
  });

  it('nothing is claimed, when nobody has checked the law for 180 days', () => {
    const checked = remedyOf(law()).checked;
    const old = (age: number) => law({ checked: { ...checked, on: addDays(DAY, -age) } });
    expect(verdictOn(old(180), REMEDY, FACTS, DAY).kind).toBe('open');
    expect(verdictOn(old(181), REMEDY, FACTS, DAY)).toEqual({
      kind: 'unchecked',
      lastCheck: addDays(DAY, -181),
    });
  });
});

describe('a reminder', () => {
  const ask = {
    email: 'rosa@example.com',
    language: 'en',
    subject: { kind: 'day', facts: FACTS, remedyId: REMEDY },
  };
  const asked = askedFor(reminderRequestSchema.parse(ask), DAY, NOW, 'token');

  it('waits for nothing and is gone in 48 hours until it is confirmed', () => {
    expect(asked).toMatchObject({
      confirm_at: NOW.toISOString(),
      token: 'token',
      confirmed_at: null,
      is_waiting: false,
      due_on: null,
      expire_at: '2026-11-30T15:00:00.000Z',
    });
  });

  it('waits for its day once confirmed, and is kept for a month after', () => {
    expect(confirmed(asked, null, NOW)).toEqual({
      confirm_at: null,
      token: null,
      confirmed_at: NOW.toISOString(),
      is_waiting: true,
      due_on: DAY,
      expire_at: '2028-05-10T00:00:00.000Z',
    });
  });

  it('waits again when its day has moved, and is gone a month after any other mail', () => {
    const at = new Date('2028-04-10T14:00:00.000Z');
    expect(written({ kind: 'moved', day: day('2030-04-10') }, at)).toMatchObject({
      due_on: '2030-04-10',
      day: '2030-04-10',
      expire_at: '2030-05-10T00:00:00.000Z',
    });
    for (const kind of ['open', 'gone', 'unchecked'] as const) {
      expect(written({ kind }, at)).toEqual({
        sent_at: at.toISOString(),
        refusals: 0,
        is_waiting: false,
        due_on: null,
        expire_at: '2028-05-10T14:00:00.000Z',
      });
    }
  });

  it.each([
    ['an address of 64 and 255 characters', { email: `${'a'.repeat(64)}@${'b'.repeat(251)}.com` }],
    ['an address that is none', { email: 'rosa' }],
    ['a domain that is not written in ASCII', { email: 'rosa@exämple.com' }],
    ['a line break in an address', { email: 'rosa@example.com\nBcc: x@example.com' }],
    ['a name', { name: 'Rosa' }],
    ['an unknown language', { language: 'fr' }],
    [
      'a day that does not exist',
      { subject: { ...ask.subject, facts: { ...FACTS, filingDate: '2025-02-30' } } },
    ],
    ['a fact that no finding needs', { subject: { ...ask.subject, facts: { ...FACTS, phone: '602' } } }],
    ['a subject of another kind', { subject: { kind: 'newsletter' } }],
  ])('is not taken with %s', (_, change) => {
    expect(reminderRequestSchema.safeParse({ ...ask, ...change }).success).toBe(false);
  });

  it.each([
    ['capitals', 'Rosa@EXAMPLE.com'],
    ['a domain in other letters, as browsers send it', 'rosa@xn--exmple-cua.com'],
    ['64 characters before the @', `${'a'.repeat(64)}@example.com`],
  ])('takes an address with %s', (_, email) => {
    expect(reminderRequestSchema.parse({ ...ask, email }).email).toBe(email);
  });
});

it('a day begins when it is that day in every state, and mails go out in the morning', () => {
  expect(dayToWrite(new Date('2028-04-10T12:59:59.000Z'))).toBe('2028-04-09');
  expect(dayToWrite(new Date('2028-04-10T13:00:00.000Z'))).toBe('2028-04-10');
});

describe('changes of a law', () => {
  const change = (id: string, states: LawChange['states']): LawChange => ({
    id,
    date: day(id.slice(0, 10)),
    states,
    title: id,
    what: '',
    source: null,
  });
  const LOG = [
    change('2027-03-01-b', ['TX']),
    change('2027-03-01-a', []),
    change('2027-02-01-x', ['TX', 'OH']),
    change('2027-01-01-old', ['OH']),
  ];

  it('are those above the entry that was seen, for the state or for all', () => {
    expect(changesSince(LOG, 'TX', '2027-02-01-x').map(({ id }) => id)).toEqual([
      '2027-03-01-b',
      '2027-03-01-a',
    ]);
    expect(changesSince(LOG, 'OH', '2027-01-01-old').map(({ id }) => id)).toEqual([
      '2027-03-01-a',
      '2027-02-01-x',
    ]);
    expect(changesSince(LOG, 'TX', '2027-03-01-b')).toEqual([]);
  });

  it('are those after the date of an entry that is no longer in the log', () => {
    expect(changesSince(LOG, 'OH', '2027-02-15-gone').map(({ id }) => id)).toEqual(['2027-03-01-a']);
  });

  it('affect the states that they name', () => {
    expect(statesChanged(LOG.slice(2), '2027-01-01-old')).toEqual(['OH', 'TX']);
    expect(statesChanged(LOG, '2027-01-01-old').length).toBe(51);
    expect(statesChanged(LOG, '2027-03-01-b')).toEqual([]);
  });
});
