import { describe, expect, it } from 'vitest';

import { LAST_NOTED_DAY } from '#config/build.ts';
import { filingProblems } from '#domain/filing/filing-checks.ts';
import { kindWithoutRequest } from '#domain/filing/filing.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import { stateFilings } from './filings.ts';
import { SEALING_LAWS } from './laws.ts';

describe('the filings', () => {
  it('has exactly one for each remedy that has to be asked for', () => {
    const asked = Object.values(SEALING_LAWS).flatMap(({ remedies }) =>
      remedies.filter((remedy) => kindWithoutRequest(remedy) === null).map(({ id }) => id),
    );
    const filed = JURISDICTIONS.flatMap(({ code }) =>
      stateFilings(code).filings.map(({ remedyId }) => remedyId),
    );
    expect(filed.toSorted()).toEqual(asked.toSorted());
  });

  it('was seen on no day to come', () => {
    for (const { code } of JURISDICTIONS) {
      const days = [...JSON.stringify(stateFilings(code)).matchAll(/"seen":"([^"]*)"/gu)];
      for (const [, day = ''] of days) expect(day <= LAST_NOTED_DAY).toBe(true);
    }
  });

  it('shows no draft of a law that nobody has read, unless legal aid comes first', () => {
    for (const { code } of JURISDICTIONS) {
      for (const { remedyId, kind, draft, stop } of stateFilings(code).filings) {
        const remedy = SEALING_LAWS[code].remedies.find(({ id }) => id === remedyId);
        if (remedy?.confidence !== 'low' || draft === null) continue;
        expect([remedyId, kind === 'held' || stop !== undefined]).toEqual([remedyId, true]);
      }
    }
  });

  it('never says that a paper is sealed where the court file stays open', () => {
    const open = ['wa-limited-dissemination', 'me-agreement', 'mi-general-rule'];
    for (const { code } of JURISDICTIONS) {
      for (const { remedyId, draft } of stateFilings(code).filings.filter((filing) =>
        open.includes(filing.remedyId),
      )) {
        const text = JSON.stringify(draft?.order.orders.map(({ en }) => en));
        if (remedyId === 'mi-general-rule') expect(text).toContain('except for orders and opinions');
        else expect(text).not.toMatch(/seal/iu);
      }
    }
  });
});

describe('a file of filings', () => {
  const indiana = stateFilings('IN');
  const remedies = SEALING_LAWS.IN.remedies;
  const [first] = indiana.filings;
  if (first?.draft == null) throw new Error('Indiana has a draft.');
  const problems = (file: typeof indiana) => filingProblems(file, remedies, { in_stat: SOURCE });
  const SOURCE = { title: 'Ind. Code', url: null, kind: 'statute' } as const;

  it('is refused where a remedy has no filing', () => {
    expect(problems({ ...indiana, filings: indiana.filings.slice(1) })).toEqual([
      `${first.remedyId} has to be asked for and has no filing.`,
    ]);
  });

  it('is refused where no sentence states a term of the law', () => {
    const grounds = first.draft?.grounds.map((ground) => ({ ...ground, states: [] })) ?? [];
    const filing = { ...first, draft: { ...first.draft, grounds } as typeof first.draft };
    expect(problems({ ...indiana, filings: [filing, ...indiana.filings.slice(1)] })).toEqual([
      `${first.remedyId}: no sentence states its “outcome”.`,
      `${first.remedyId}: no sentence states its “period”.`,
    ]);
  });

  it('is refused with a source that is not listed', () => {
    const fact = { en: 'x', es: 'x', source: 'nobody', seen: '2026-11-25' };
    const changed = { ...first, hearing: fact };
    expect(problems({ ...indiana, filings: [changed, ...indiana.filings.slice(1)] })).toEqual([
      `${first.remedyId}: “nobody” is no listed source.`,
    ]);
  });
});
