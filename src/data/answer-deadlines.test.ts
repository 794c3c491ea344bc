import { describe, expect, it } from 'vitest';

import deadlines from '#content/answer-deadlines.json';
import { answerDeadlinesSchema } from '#domain/law/answer-deadline.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { answerDeadline } from './answer-deadlines.ts';
import { readContent } from './read.ts';

describe('the deadlines of a state', () => {
  it('are shown where a source supports them fully, and left to the papers elsewhere', () => {
    expect(answerDeadline('CA', 'en').answer?.sentence).toContain('within 10 court days');
    expect(answerDeadline('NY', 'en').answer?.sentence).toContain('within 10 days');
    // One guide only.
    expect(answerDeadline('AK', 'en')).toEqual({ answer: null, missedCourt: null });
    expect(answerDeadline('IN', 'en').answer).toBeNull();
    expect(answerDeadline('TX', 'en').missedCourt?.sentence).toContain('Appeal within 5 days.');
  });

  it('name no outer limit of months or years, which would read as time to wait', () => {
    const texts = JURISDICTIONS.map(({ code }) => answerDeadline(code, 'en').missedCourt?.sentence ?? '');
    expect(texts.filter((text) => /\b(?:months?|years?)\b/iu.test(text))).toEqual([]);
  });

  it('are Spanish on Spanish pages', () => {
    const texts = JURISDICTIONS.flatMap(({ code }) => {
      const { answer, missedCourt } = answerDeadline(code, 'es');
      return [answer?.sentence ?? '', missedCourt?.sentence ?? ''];
    });
    expect(texts.filter((text) => text.startsWith('(En inglés:)'))).toEqual([]);
  });

  it('cite only a text that was read', () => {
    const cited = deadlines.states.flatMap(({ answer, missedCourt }) =>
      [answer, missedCourt].filter(({ citation }) => citation !== null),
    );
    expect(cited.filter(({ source }) => !source.includes('text read'))).toEqual([]);
  });

  it('cite without English remarks, since Spanish pages cite the same', () => {
    const cited = deadlines.states.flatMap(({ answer, missedCourt }) => [
      answer.citation,
      missedCourt.citation,
    ]);
    expect(cited.filter((citation) => citation !== null && /\((?!\w{1,3}\))/u.test(citation))).toEqual([]);
  });

  it('are refused with a number where the papers name the day', () => {
    const [alabama, ...others] = deadlines.states;
    const changed = { ...alabama, answer: { ...alabama?.answer, days: null } };
    expect(() =>
      readContent('answer-deadlines.json', answerDeadlinesSchema, {
        asOf: '2026-11',
        states: [changed, ...others],
      }),
    ).toThrow('names a number of days although the papers name the day');
  });
});
