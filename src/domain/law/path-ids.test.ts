import { describe, expect, it } from 'vitest';

import { PATH_IDS, SEALING_LAW_CHANGES, SEALING_LAWS } from '~/data/laws.ts';

import { pathIdProblems, retiredIds } from './path-ids.ts';

const laws = Object.values(SEALING_LAWS);
const problems = (changes: Record<string, string | null>) =>
  pathIdProblems({ ...PATH_IDS, ...changes }, laws, SEALING_LAW_CHANGES);

describe('the ids of paths', () => {
  it('are all listed, current and retired ones', () => {
    expect(problems({})).toEqual([]);
    expect(retiredIds(PATH_IDS)).toContainEqual({ id: 'oh-akron-lost-3-years', change: '2026-11-22-ohio' });
  });

  it('cannot be removed without a line in the change log', () => {
    expect(problems({ 'az-gone': null })).toEqual([{ id: 'az-gone', problem: 'gone' }]);
    expect(problems({ 'az-gone': '2026-11-22-nowhere' })).toEqual([{ id: 'az-gone', problem: 'change' }]);
  });

  it('cannot be reused', () => {
    expect(problems({ 'az-dismissed': '2026-11-22-ohio' })).toEqual([
      { id: 'az-dismissed', problem: 'reused' },
    ]);
  });

  it('must be listed when they are new', () => {
    const others = Object.fromEntries(Object.entries(PATH_IDS).filter(([id]) => id !== 'az-dismissed'));
    expect(pathIdProblems(others, laws, SEALING_LAW_CHANGES)).toEqual([
      { id: 'az-dismissed', problem: 'new' },
    ]);
  });
});
