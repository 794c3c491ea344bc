import { describe, expect, it } from 'vitest';

import {
  askedAgain,
  callAgainAt,
  CLOSE_REASONS,
  changedWork,
  CONTACT_KINDS,
  CONTACT_LOG_LIMIT,
  CONTACT_TEXT_LIMIT,
  type ContactEntry,
  firstAsked,
  isAskedAgain,
  isCallDue,
  closeReason,
  isApplicable,
  isDoneAlready,
  isWaiting,
  isLogFull,
  NO_WORK,
  readWork,
  statusAfter,
  workFieldsToQuery,
  WORK_STATUSES,
  workChangeSchema,
} from './work.ts';

const AUTHOR = { by: 'admin@example.com', at: new Date('2026-11-21T18:30:00.000Z') };
const ENTRY = {
  id: '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d',
  kind: 'no-answer',
  text: 'Rings, no voicemail.',
  call_again: '2026-11-25T18:00:00.000Z',
  closed: null,
} as const;
const CHANGE = { version: 0, entry: ENTRY } as const;
const CLOSING = { ...ENTRY, id: 'c', kind: 'called', call_again: null, closed: 'answered' } as const;

describe('a change of the work on a record', () => {
  it('increases the version and adds an entry with time and author', () => {
    const first = changedWork(NO_WORK, CHANGE, AUTHOR);
    expect(first).toEqual({
      work_status: 'new',
      work_log: [{ ...ENTRY, at: '2026-11-21T18:30:00.000Z', by: 'admin@example.com' }],
      work_version: 1,
    });
    const second = changedWork(first, { ...CHANGE, version: 1, entry: { ...ENTRY, id: 'b' } }, AUTHOR);
    expect(second.work_log.map(({ id }) => id)).toEqual([ENTRY.id, 'b']);
  });

  it.each(CLOSE_REASONS)('closes a record with the reason %s, until it is taken back', (reason) => {
    const worked = changedWork(NO_WORK, CHANGE, AUTHOR);
    const closed = changedWork(worked, { version: 1, entry: { ...CLOSING, closed: reason } }, AUTHOR);
    expect(closed).toMatchObject({ work_status: 'closed', work_version: 2 });
    expect(closeReason(closed)).toBe(reason);
    const back = changedWork(closed, { version: 2, undo: 'c' }, AUTHOR);
    expect(back).toEqual({ ...worked, work_version: 3 });
    expect(closeReason(back)).toBeNull();
  });

  it('that takes an entry back leaves the status that was before it, since the person asked', () => {
    const reached = changedWork(NO_WORK, { version: 0, entry: { ...ENTRY, kind: 'called' } }, AUTHOR);
    expect(reached.work_status).toBe('contacted');
    const tried = changedWork(reached, { version: 1, entry: { ...ENTRY, id: 'b' } }, AUTHOR);
    expect(changedWork(tried, { version: 2, undo: 'b' }, AUTHOR).work_status).toBe('contacted');
    const asked = { ...tried, work_status: 'new', asked_at: '2026-11-21T18:30:00.001Z' } as const;
    expect(changedWork(asked, { version: 2, undo: 'b' }, AUTHOR).work_status).toBe('new');
  });

  it('opens a closed record again with a next call, and not without one', () => {
    const closed = { ...NO_WORK, work_status: 'closed' } as const;
    expect(changedWork(closed, CHANGE, AUTHOR).work_status).toBe('contacted');
    const note = { ...ENTRY, kind: 'note', call_again: null } as const;
    expect(changedWork(closed, { version: 0, entry: note }, AUTHOR).work_status).toBe('closed');
  });

  it('is recognized when it is repeated, and not confused with another', () => {
    const done = changedWork(NO_WORK, CHANGE, AUTHOR);
    expect(isDoneAlready(done, CHANGE)).toBe(true);
    expect(isDoneAlready({ ...done, work_status: 'closed', work_version: 2 }, CHANGE)).toBe(true);
    expect(isDoneAlready(NO_WORK, CHANGE)).toBe(false);
    for (const other of [
      { text: 'Spoke to her.' },
      { kind: 'called' },
      { call_again: null },
      { closed: 'client' },
    ] as const) {
      expect(isDoneAlready(done, { ...CHANGE, entry: { ...ENTRY, ...other } })).toBe(false);
    }
    const undoing = { version: 1, undo: ENTRY.id };
    const undone = changedWork(done, undoing, AUTHOR);
    expect(isDoneAlready(undone, undoing)).toBe(true);
    const others = ['a', 'b'].map((id) => entry({ id, text: 'Something else.' }));
    expect(isDoneAlready({ ...undone, work_log: others }, undoing)).toBe(true);
    expect(isDoneAlready({ ...done, work_log: [...others, ...done.work_log] }, CHANGE)).toBe(true);
    expect(isDoneAlready(done, undoing)).toBe(false);
    expect(isDoneAlready({ ...done, work_version: 2 }, undoing)).toBe(false);
    expect(isDoneAlready({ ...undone, work_version: 3 }, undoing)).toBe(false);
  });

  it('can be made once, and taken back only as the latest', () => {
    const log = ['z', 'a', 'b'].map((id) => entry({ id }));
    const undo = (id: string) => isApplicable({ work_log: log }, { version: 0, undo: id });
    expect([undo('a'), undo('b'), undo('c')]).toEqual([false, true, false]);
    expect(isApplicable({ work_log: [] }, { version: 0, undo: 'a' })).toBe(false);
    expect(isApplicable({ work_log: [] }, { version: 0 })).toBe(false);
    const add = (id: string) => isApplicable({ work_log: log }, { version: 0, entry: { ...ENTRY, id } });
    expect([add('a'), add('b'), add('c')]).toEqual([false, false, true]);
  });

  it('adds no entry to a log that is full, and may still take one back', () => {
    const entries = Array.from({ length: CONTACT_LOG_LIMIT }, (_, index) => entry({ id: String(index) }));
    expect(isLogFull({ work_log: entries }, CHANGE)).toBe(true);
    expect(isLogFull({ work_log: entries }, { version: 0, undo: 'a' })).toBe(false);
    expect(isLogFull({ work_log: entries.slice(1) }, CHANGE)).toBe(false);
  });

  it('cleans its text, and has neither a call nor an end by default', () => {
    const read = workChangeSchema.parse({ ...CHANGE, entry: { ...ENTRY, text: ' Called. \n' } });
    expect(read.entry?.text).toBe('Called.');
    const { call_again, closed, ...bare } = ENTRY;
    expect([call_again, closed]).toEqual([ENTRY.call_again, null]);
    expect(workChangeSchema.parse({ version: 0, entry: bare }).entry).toMatchObject({
      call_again: null,
      closed,
    });
  });

  it.each([
    ['a call without a word', { kind: 'called' }],
    ['a note of a text', { text: 'Sent a card.' }],
    ['a note of a next call', { call_again: ENTRY.call_again }],
    ['a note of the end', { closed: 'client' }],
  ])('can be %s alone', (_what, alone) => {
    const bare = { id: ENTRY.id, kind: 'note', text: '', call_again: null, closed: null };
    expect(workChangeSchema.safeParse({ version: 0, entry: { ...bare, ...alone } }).success).toBe(true);
  });

  it.each([
    ['version', { ...CHANGE, version: -1 }],
    ['version', { ...CHANGE, version: 0.5 }],
    ['version', { ...CHANGE, version: '0' }],
    ['entry', { version: 0 }],
    ['entry', { ...CHANGE, undo: ENTRY.id }],
    ['undo', { version: 0, undo: 'a' }],
    ['entry.closed', { ...CHANGE, entry: { ...CLOSING, id: ENTRY.id, closed: 'done' } }],
    ['entry.closed', { ...CHANGE, entry: { ...ENTRY, closed: 'client' } }],
    ['entry.id', { ...CHANGE, entry: { ...ENTRY, id: 'a' } }],
    ['entry.kind', { ...CHANGE, entry: { ...ENTRY, kind: 'visited' } }],
    ['entry.text', { ...CHANGE, entry: { ...ENTRY, text: null } }],
    ['entry.text', { ...CHANGE, entry: { ...ENTRY, text: 'x'.repeat(CONTACT_TEXT_LIMIT + 1) } }],
    ['entry.text', { ...CHANGE, entry: { ...ENTRY, kind: 'note', text: '  ', call_again: null } }],
    ['entry.call_again', { ...CHANGE, entry: { ...ENTRY, call_again: '2026-02-30T18:00:00.000Z' } }],
    ['entry.call_again', { ...CHANGE, entry: { ...ENTRY, call_again: '2026-11-25' } }],
  ])('is refused for a bad %s: %j', (field, change) => {
    expect(workChangeSchema.safeParse(change).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      field,
    ]);
  });

  it.each([
    ['of a record', { ...CHANGE, is_eligible: true }],
    ['that name its author', { ...CHANGE, entry: { ...ENTRY, by: 'somebody else' } }],
    ['that name its time', { ...CHANGE, entry: { ...ENTRY, at: '2020-01-01T00:00:00.000Z' } }],
  ])('is refused with fields %s', (_what, change) => {
    expect(workChangeSchema.safeParse(change).success).toBe(false);
    expect(workChangeSchema.safeParse(CHANGE).success).toBe(true);
  });
});

function entry(fields: Partial<ContactEntry>): ContactEntry {
  return { ...ENTRY, at: null, by: null, ...fields };
}

it('a note on a closed record changes neither why it ended nor that it did', () => {
  const work_log = [
    entry({ at: '2026-11-23T18:00:00.000Z' }),
    entry({ closed: 'client', at: '2026-11-24T18:00:00.000Z' }),
    entry({ kind: 'note', text: 'Sent a card.', at: '2026-11-25T18:00:00.000Z' }),
  ];
  expect(workFieldsToQuery({ work_status: 'closed', work_log, work_version: 2 })).toEqual({
    call_again_at: null,
    closed_because: 'client',
    worked_at: '2026-11-25T18:00:00.000Z',
  });
});

it('a record that is open again has no reason for its end, and one that was closed without a word neither', () => {
  const work_log = [entry({ closed: 'client' })];
  expect(closeReason({ work_status: 'contacted', work_log })).toBeNull();
  expect(workFieldsToQuery({ ...NO_WORK, work_status: 'closed' })).toEqual({
    call_again_at: null,
    closed_because: null,
    worked_at: null,
  });
});

describe('the work as it is stored', () => {
  it.each([undefined, null, 7, 'text', {}, [null, 7, 'text', {}]])(
    'with %j as its log has no readable entry',
    (work_log) => {
      expect(readWork({ work_log })).toEqual(NO_WORK);
    },
  );
});

describe('the time to call again', () => {
  const day = '2026-11-25T18:00:00.000Z';
  it.each([
    ['none without an entry', [], null],
    ['the last one’s', [entry({ call_again: '2026-11-23T18:00:00.000Z' }), entry({ call_again: day })], day],
    ['none once the person was tried again', [entry({ call_again: day }), entry({ call_again: null })], null],
    ['kept beside a note', [entry({ call_again: day }), entry({ kind: 'note', call_again: null })], day],
    ['set by a note', [entry({ call_again: null }), entry({ kind: 'note', call_again: day })], day],
  ])('is %s', (_what, work_log, expected) => {
    expect(callAgainAt({ work_status: 'contacted', work_log })).toBe(expected);
  });

  it('is none once the person has asked again', () => {
    const work_log = [entry({ at: '2026-11-20T12:00:00.000Z', call_again: day })];
    const at = (asked_at: string) => callAgainAt({ work_status: 'new', work_log, asked_at });
    expect(at('2026-11-20T12:00:00.000Z')).toBe(day);
    expect(at('2026-11-20T12:00:00.001Z')).toBeNull();
    // An attempt without a time counts: nobody is forgotten.
    const untimed = [entry({ call_again: day })];
    expect(callAgainAt({ work_status: 'new', work_log: untimed, asked_at: FIRST })).toBe(day);
  });

  it.each([
    ['new', null, true],
    ['contacted', null, false],
    ['closed', day, false],
    ['new', '2026-11-25T17:59:59.999Z', false],
    ['contacted', '2026-11-25T18:00:00.000Z', true],
  ] as const)('makes a record that is %s wait at %s: %s', (work_status, now, expected) => {
    const work_log = now === null ? [] : [entry({ call_again: day })];
    expect(isWaiting({ work_status, work_log }, now ?? day)).toBe(expected);
  });

  it.each([
    ['2026-11-25T17:59:00.000Z', false],
    ['2026-11-25T18:00:00.000Z', true],
    ['2026-12-01T00:00:00.000Z', true],
  ])('at 18:00 on November 25 has arrived at %s: %s', (today, isDue) => {
    const work_log = [entry({ call_again: day })];
    expect(isCallDue({ work_status: 'contacted', work_log }, today)).toBe(isDue);
  });
});

const FIRST = '2026-11-21T23:58:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(FIRST) + minutes * 60_000);

describe('the same answers', () => {
  it.each(WORK_STATUSES)(
    'within three minutes are the same request, even past midnight and when %s',
    (work_status) => {
      for (const minutes of [-2.9, 0, 0.1, 1, 2.9]) {
        expect(isAskedAgain({ asked_at: FIRST, work_status }, minutesLater(minutes))).toBe(false);
      }
    },
  );

  it.each(WORK_STATUSES)('on another UTC day are a new request when %s', (work_status) => {
    for (const minutes of [3, 10, 60 * 24, 60 * 24 * 700]) {
      expect(isAskedAgain({ asked_at: FIRST, work_status }, minutesLater(minutes))).toBe(true);
    }
  });

  it('later on the same day are a new request only if the record was contacted or closed', () => {
    const answers = WORK_STATUSES.map((work_status) => [
      work_status,
      isAskedAgain(
        { asked_at: '2026-11-21T08:00:00.000Z', work_status },
        new Date('2026-11-21T09:00:00.000Z'),
      ),
    ]);
    expect(Object.fromEntries(answers)).toEqual({ new: false, contacted: true, closed: true });
  });

  it('of a record without a time are a new request, so that nobody is overlooked', () => {
    expect(isAskedAgain({ asked_at: null, work_status: 'new' }, new Date(FIRST))).toBe(true);
  });
});

it('a record is asked for once at first, when it comes in', () => {
  expect(firstAsked(new Date(FIRST))).toEqual({ asked_again: [], asked_at: FIRST });
});

it('a record with a new request is new again, with a higher version, one more time and no call to come', () => {
  const record = {
    asked_again: [FIRST],
    asked_at: FIRST,
    work_status: 'closed',
    work_log: [],
    work_version: 2,
  } as const;
  const again = minutesLater(60);
  expect(askedAgain({ ...record, asked_again: [...record.asked_again] }, again)).toEqual({
    call_again_at: null,
    work_status: 'new',
    work_version: 3,
    asked_again: [FIRST, again.toISOString()],
    asked_at: again.toISOString(),
  });
});

describe('an entry of the contact log', () => {
  it('sets a new record to contacted when the person was reached', () => {
    expect(
      Object.fromEntries(
        CONTACT_KINDS.map((kind) => [kind, statusAfter('new', { kind, call_again: null, closed: null })]),
      ),
    ).toEqual({
      called: 'contacted',
      'no-answer': 'new',
      'left-message': 'contacted',
      'wrong-number': 'new',
      texted: 'contacted',
      wrote: 'contacted',
      note: 'new',
    });
  });

  it.each(WORK_STATUSES.filter((status) => status !== 'new'))('leaves a record %s', (status) => {
    for (const kind of CONTACT_KINDS)
      expect(statusAfter(status, { kind, call_again: null, closed: null })).toBe(status);
  });
});
