import { describe, expect, it } from 'vitest';

import deadlines from '#content/answer-deadlines.json';
import { answerDeadlinesSchema } from '#domain/law/answer-deadline.ts';
import type { Language } from '#config/languages.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { stateDeadlines } from './answer-deadlines.ts';
import { COUNTIES } from './places.ts';
import { readContent } from './read.ts';

/** What a page shows of a county: its own deadlines, else those of its state, which come first. */
function answerDeadline(code: JurisdictionCode, county: string, language: Language) {
  const [ofState, ...others] = stateDeadlines(code, language);
  const { answer, missedCourt } =
    others.find(({ counties }) => counties?.includes(county)) ?? ofState ?? expect.fail();
  return { answer, missedCourt };
}

/** What is shown of every state and county that has deadlines of its own. */
const shown = (language: Language) =>
  deadlines.states.flatMap(({ state, counties }) =>
    (counties ?? ['']).map((county) => answerDeadline(state as JurisdictionCode, county, language)),
  );

const NEW_YORK_CITY = ['Bronx County', 'Kings County', 'New York County', 'Queens County', 'Richmond County'];

describe('the deadlines of a state', () => {
  it('are shown where a source supports them fully, and left to the papers elsewhere', () => {
    expect(answerDeadline('CA', '', 'en').answer?.sentence).toContain('within 10 court days');
    // One guide only.
    expect(answerDeadline('AK', '', 'en')).toEqual({ answer: null, missedCourt: null });
    expect(answerDeadline('IN', '', 'en').answer).toBeNull();
    expect(answerDeadline('TX', '', 'en').missedCourt?.sentence).toContain('Appeal within 5 days.');
  });

  it('are ten days in New York City alone; elsewhere in New York the papers name the day', () => {
    for (const county of COUNTIES.NY) {
      const { answer } = answerDeadline('NY', county, 'en');
      expect(answer?.sentence, county).toMatch(
        NEW_YORK_CITY.includes(county)
          ? /^Unpaid rent: answer at court within 10 days/u
          : /^Go to court on the day and time in the papers\. If the papers say to answer within 10 days/u,
      );
      expect(answerDeadline('NY', county, 'es').answer?.sentence, county).toMatch(
        NEW_YORK_CITY.includes(county)
          ? /10 días/u
          : /^Vaya al tribunal el día y a la hora que dicen los papeles/u,
      );
    }
    expect(answerDeadline('NY', '', 'en')).toEqual(answerDeadline('NY', 'Erie County', 'en'));
  });

  it('name no court or officer of one city as the whole state’s', () => {
    const ofWholeStates = deadlines.states
      .filter(({ counties }) => counties === null)
      .flatMap(({ answer, missedCourt }) => [answer.sentence, missedCourt.sentence]);
    // Officers of some cities or counties, the court of two cities, and of one.
    expect(ofWholeStates.filter((text) => /marshal|constable|Municipal|Metropolitan/iu.test(text))).toEqual(
      [],
    );
    // The rules of small claims are told only to whom they are for.
    expect(ofWholeStates.filter((text) => /small claims/iu.test(text))).toEqual(
      ofWholeStates.filter((text) => /If the papers say small claims/u.test(text)),
    );
    expect(answerDeadline('NM', 'Bernalillo County', 'en').missedCourt?.sentence).toContain('Metropolitan');
  });

  it('are refused without saying where they hold', () => {
    const [first, ...others] = deadlines.states;
    const { counties: _, ...withoutScope } = first ?? {};
    expect(() =>
      readContent('answer-deadlines.json', answerDeadlinesSchema, {
        asOf: '2026-11',
        states: [withoutScope, ...others],
      }),
    ).toThrow('states[0].counties: is missing');
  });

  it('name no outer limit of months or years, which would read as time to wait', () => {
    const texts = shown('en').map(({ missedCourt }) => missedCourt?.sentence ?? '');
    expect(texts.filter((text) => /\b(?:months?|years?)\b/iu.test(text))).toEqual([]);
  });

  it('are Spanish on Spanish pages', () => {
    const texts = shown('es').flatMap(({ answer, missedCourt }) => [
      answer?.sentence ?? '',
      missedCourt?.sentence ?? '',
    ]);
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
