/**
 * `npm run upkeep`: lists what has to be looked at again, in the order in which to do it, and how many a week leave nothing
 * to grow too old. It fails while something is due within a month, so that GitHub writes to whoever watches the workflow.
 */
import { BUILD_DATE } from '#config/build.ts';
import { readUpkeep } from '#data/upkeep.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import {
  UPKEEP_KINDS,
  UPKEEP_NOTICE_DAYS,
  type UpkeepItem,
  upkeepNow,
  weeklyPace,
} from '#domain/upkeep/upkeep.ts';

import { ROOT } from './local/project.ts';

/** One line for each item, with what happens on its day. */
export function listUpkeep(items: readonly UpkeepItem[], today: PlainDate): string {
  if (items.length === 0) return 'Nothing has to be looked at again soon.';
  return items
    .map(({ kind, file, state, name, address, checked, due }) => {
      const what = [kind, state, name, checked === null ? null : `looked at ${checked}`];
      const old = due <= today ? ` (${UPKEEP_KINDS[kind].after})` : '';
      return `${due}${old}  ${what.filter((part) => part !== null).join(', ')}  ${address ?? file}`;
    })
    .join('\n');
}

if (import.meta.main) {
  const items = readUpkeep(ROOT, BUILD_DATE);
  const now = upkeepNow(items, BUILD_DATE);
  const isAll = process.argv.includes('--all');
  console.log(
    `What is due on ${BUILD_DATE} or within ${UPKEEP_NOTICE_DAYS} days${isAll ? ', and what comes after' : ''}, in the order to look at it:\n`,
  );
  console.log(listUpkeep(isAll ? items : now, BUILD_DATE));
  console.log(`
${items.length} things grow old. Looked at in this order, ${weeklyPace(items, BUILD_DATE)} a week leave none too old. All of them: npm run upkeep -- --all
How: docs/tasks/keep-it-true.md`);
  if (now.length > 0) process.exitCode = 1;
}
