import * as z from 'zod/mini';

import type { LawChange } from './change-log.ts';
import type { SealingLaw } from './sealing-law.ts';

/**
 * src/content/sealing-law-path-ids.json: every id that a path of the data set has ever had. Programs of others know paths
 * by them, so an id is never used again: one whose path is gone keeps its place here, with the line of the change log that
 * says why.
 */
export const pathIdsSchema = z.readonly(z.record(z.string(), z.nullable(z.string())));
/** The change that retired an id, by the id; `null` while its path is in the registry. */
export type PathIds = z.infer<typeof pathIdsSchema>;

/**
 * What can be wrong with an id of the list: its path is `new` and not in the list; it is `gone` without the change that
 * retired it; it is retired and `reused`; or the change log has no such `change`.
 */
export type PathIdProblem = 'new' | 'gone' | 'reused' | 'change';

/**
 * What is wrong with the list of ids.
 *
 * @example pathIdProblems({}, laws, changes)[0] // => { id: 'az-dismissed', problem: 'new' }
 */
export function pathIdProblems(
  ids: PathIds,
  laws: readonly Pick<SealingLaw, 'remedies'>[],
  changes: readonly Pick<LawChange, 'id'>[],
): { id: string; problem: PathIdProblem }[] {
  const current = new Set(laws.flatMap(({ remedies }) => remedies.map(({ id }) => id)));
  const known = new Set(changes.map(({ id }) => id));
  const problemOf = (id: string): PathIdProblem | null => {
    const change = ids[id];
    if (change === undefined) return 'new';
    if (change === null) return current.has(id) ? null : 'gone';
    if (current.has(id)) return 'reused';
    return known.has(change) ? null : 'change';
  };
  return [...new Set([...current, ...Object.keys(ids)])].flatMap((id) => {
    const problem = problemOf(id);
    return problem === null ? [] : [{ id, problem }];
  });
}

/** The ids that are no longer used, each with the line of the change log that says why. */
export function retiredIds(ids: PathIds): { id: string; change: string }[] {
  return Object.entries(ids).flatMap(([id, change]) => (change === null ? [] : [{ id, change }]));
}
