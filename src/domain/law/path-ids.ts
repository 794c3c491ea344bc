import * as z from 'zod/mini';

import type { LawChange } from './change-log.ts';
import type { SealingLaw } from './sealing-law.ts';

/**
 * src/content/sealing-law-path-ids.json: every id that a path of the data set has ever had. Other people's programs
 * refer to paths by id, so ids are never reused: the id of a removed path stays here with the id of the change log
 * entry that explains the removal, and `null` stands for a path that still exists.
 */
export const pathIdsSchema = z.readonly(z.record(z.string(), z.nullable(z.string())));
export type PathIds = z.infer<typeof pathIdsSchema>;

/**
 * Problems of the list of ids:
 *
 * - `new`: a path's id is missing from the list
 * - `gone`: the path no longer exists, but the id has no change that retired it
 * - `reused`: a retired id is used by a path
 * - `change`: the change log has no such entry
 */
export type PathIdProblem = 'new' | 'gone' | 'reused' | 'change';

/**
 * Validates the list of ids.
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

/** The retired ids, each with the change log entry that explains why. */
export function retiredIds(ids: PathIds): { id: string; change: string }[] {
  return Object.entries(ids).flatMap(([id, change]) => (change === null ? [] : [{ id, change }]));
}
