import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { caseSearchAt, caseSearchesSchema, courtRemindersSchema, coversCourt } from './court-services.ts';

const SEARCH = {
  state: 'NY',
  courts: ['* City Court'],
  name: 'WebCivil Local',
  url: 'https://iapps.courts.state.ny.us/webcivilLocal/LCMain',
  cost: 'free',
  elsewhere: 'Ask the clerk.',
  confidence: 'high',
  show: true,
  source: 'the court’s own page',
} as const;

it('a name with a star covers the courts that begin and end like it', () => {
  expect(coversCourt(['* City Court'], 'Buffalo City Court')).toBe(true);
  expect(coversCourt(['* City Court'], 'Town, Village or City Court in {county}')).toBe(false);
  expect(coversCourt(['{county} Justice Court'], 'Pima County Consolidated Justice Court')).toBe(false);
  expect(coversCourt([], 'Buffalo City Court')).toBe(false);
});

it('a search is shown where it has the cases of the area’s court, and for the whole state with what it lacks', () => {
  const at = (court: string | null) =>
    caseSearchAt([SEARCH], { state: 'NY', county: court === null ? '' : 'Erie County', place: '', court });
  expect(at('Buffalo City Court')).toEqual({ search: SEARCH, remarks: [] });
  expect(at('Town Court')).toEqual({ search: undefined, remarks: ['Ask the clerk.'] });
  expect(at(null)).toEqual({ search: SEARCH, remarks: ['Ask the clerk.'] });
});

it('a search that is shown and a reminder name their courts', () => {
  const { courts: _, ...unscoped } = SEARCH;
  const problems = (schema: z.ZodMiniType, value: unknown) =>
    z.safeParse(schema, value).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(problems(caseSearchesSchema, { asOf: '2026-11', searches: [SEARCH] })).toEqual([]);
  expect(problems(caseSearchesSchema, { asOf: '2026-11', searches: [unscoped] })).toEqual([
    'searches.0.courts',
  ]);
  expect(problems(caseSearchesSchema, { asOf: '2026-11', searches: [{ ...unscoped, show: false }] })).toEqual(
    [],
  );
  const reminder = {
    state: 'NY',
    name: 'eTrack',
    url: null,
    sentence: 'It emails you.',
    source: 'a page',
    confidence: 'medium',
  };
  expect(problems(courtRemindersSchema, { asOf: '2026-11', reminders: [reminder] })).toEqual([
    'reminders.0.courts',
  ]);
});
