import { describe, expect, it } from 'vitest';
import { SEALING_LAW_CHANGES, SEALING_LAWS } from '#data/laws.ts';
import { requireChecks, sentenceHash } from '#data/read.ts';
import { lawChangesSchema } from '#domain/law/changes.ts';
import { sealingLawSchema } from '#domain/law/sealing-law.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { fleschKincaidGrade } from '../../tests/support/readability.ts';
import { type Answer, applyAnswer, confirmState, type LawFiles } from './law-files.ts';

const TODAY = '2027-02-14' as PlainDate;
const CONTEXT = { today: TODAY, hash: sentenceHash };
const filesOf = (code: JurisdictionCode): LawFiles => ({
  law: SEALING_LAWS[code],
  changes: SEALING_LAW_CHANGES,
});
const maine = filesOf('ME');
const [first = expect.fail(), second = expect.fail(), third = expect.fail()] = maine.law.remedies;
const stillSo: Answer = { kind: 'still so' };
const answered = (files: LawFiles, ...answers: readonly (readonly [string, Answer])[]) =>
  answers.reduce((so, [id, answer]) => applyAnswer(so, id, answer, CONTEXT), files);
const line = { id: '2027-02-14-me-agreement', what: 'The paper that both sign has a new name.' };
const quotation = {
  ...(second.quotation ?? expect.fail()),
  text: 'Records of a case in which the parties agree',
  readOn: TODAY,
  version: 'as of 2027',
};
const changed: Answer = { kind: 'changed', quotation, line };
const gone: Answer = { kind: 'gone', line };

/** What the build would refuse of the files: nothing. */
function problems({ law, changes }: LawFiles): unknown[] {
  requireChecks('file', law, TODAY);
  return [sealingLawSchema.safeParse(law), lawChangesSchema.safeParse(changes)].flatMap(
    ({ error }) => error?.issues ?? [],
  );
}

describe('still so', () => {
  it('notes only the day, the sentence and the confidence of that path', () => {
    const { law } = answered(maine, [second.id, stillSo]);
    const checked = { on: TODAY, sentence: sentenceHash(second.quotation?.text ?? ''), confidence: 'high' };
    expect(law).toEqual({ ...maine.law, remedies: [first, { ...second, checked }, third] });
  });

  it('updates the law’s month once its last path is checked', () => {
    const some = answered(maine, [first.id, stillSo], [second.id, stillSo]);
    expect(some.law.asOf).toBe('2026-11');
    expect(answered(some, [third.id, stillSo]).law.asOf).toBe('2027-02');
  });

  it('summarizes in one change-log line how much was read', () => {
    const said = (files: LawFiles) => files.changes.filter(({ date }) => date === TODAY);
    const some = answered(maine, [first.id, stillSo]);
    expect(said(some)).toEqual([
      {
        id: '2027-02-14-maine',
        date: TODAY,
        states: ['ME'],
        title: 'Maine: checked again',
        what: 'We read a part of the law again. That part has not changed.',
        source: null,
      },
    ]);
    const all = answered(some, [second.id, stillSo], [third.id, stillSo]);
    expect(said(all).map(({ what }) => what)).toEqual(['We read the law again. Nothing has changed.']);
  });

  it('keeps a line that an editor wrote on that day', () => {
    const own = { ...SEALING_LAW_CHANGES[0], id: '2027-02-14-maine', date: TODAY, what: 'In our words.' };
    const changes = [own as (typeof SEALING_LAW_CHANGES)[number], ...SEALING_LAW_CHANGES];
    expect(answered({ ...maine, changes }, [first.id, stillSo]).changes).toEqual(changes);
  });

  it('confirms a confidence that rose', () => {
    const risen = { ...third, checked: { ...third.checked, confidence: 'low' as const } };
    const files = { ...maine, law: { ...maine.law, remedies: [first, second, risen] } };
    expect(() => problems(files)).toThrow('rose without a new reading');
    expect(problems(answered(files, [third.id, stillSo]))).toEqual([]);
  });
});

describe('changed', () => {
  it('stores the new words with their hash, and adds a change-log line with the source', () => {
    const { law, changes } = answered(maine, [second.id, changed]);
    expect(law.remedies[1]).toMatchObject({ quotation, checked: { on: TODAY } });
    expect(changes[0]).toEqual({
      id: line.id,
      date: TODAY,
      states: ['ME'],
      what: line.what,
      title: 'Maine: Both sides agree to courthouse-only access',
      source: { title: second.citation, url: second.officialUrl },
    });
    expect(changes.slice(1)).toEqual(SEALING_LAW_CHANGES);
  });

  it('withdraws what was said about the whole law on that day', () => {
    const { changes } = answered(maine, [first.id, stillSo], [second.id, changed], [third.id, stillSo]);
    expect(changes.filter(({ date }) => date === TODAY).map(({ what }) => what)).toEqual([
      'We read the law again. What has changed has a line of its own.',
      line.what,
    ]);
  });
});

describe('gone', () => {
  it('removes the path and gives the reason', () => {
    const files = answered(maine, [second.id, gone]);
    expect(files.law.remedies).toEqual([first, third]);
    expect(files.changes[0]?.id).toBe(line.id);
    expect(problems(files)).toEqual([]);
  });

  it('for the last path keeps the month of the check', () => {
    const files = answered({ ...maine, law: { ...maine.law, remedies: [second] } }, [second.id, gone]);
    expect(files.law).toMatchObject({ remedies: [], asOf: '2027-02' });
  });
});

describe('every state', () => {
  it.each(JURISDICTION_CODES)('%s can be confirmed unchanged, path by path', (code) => {
    const files = filesOf(code);
    const ids = files.law.remedies.map(({ id }) => [id, stillSo] as const);
    const confirmed = ids.length === 0 ? confirmState(files, CONTEXT) : answered(files, ...ids);
    expect(problems(confirmed)).toEqual([]);
    expect(confirmed.law.asOf).toBe('2027-02');
    expect(confirmed.changes[0]).toMatchObject({ date: TODAY, states: [code] });
    expect(confirmed.changes[0]?.what).toMatch(/Nothing has changed\.$/u);
    expect(fleschKincaidGrade(confirmed.changes[0]?.what ?? '')).toBeLessThanOrEqual(7);
  });
});

it('an unknown path is refused', () => {
  expect(() => answered(maine, ['me-none', stillSo])).toThrow('Maine has no remedy me-none.');
});
