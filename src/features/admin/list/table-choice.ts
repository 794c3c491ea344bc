import * as z from 'zod/mini';

import { localStore, parseStored } from '#browser/storage.ts';
import type { ListName } from '#features/admin/dashboard/address.ts';

/** How somebody wants to see a list: the columns that are hidden, and by which one it is sorted. */
const tableChoiceSchema = z.object({
  hidden: z.array(z.string()),
  sort: z.nullable(z.object({ id: z.string(), desc: z.boolean() })),
});
export type TableChoice = z.infer<typeof tableChoiceSchema>;

const keyOf = (list: ListName) => `dashboardTable-${list}`;

/** The choice for a list on this device; everything in its own order at first. */
export function readTableChoice(list: ListName): TableChoice {
  return parseStored(localStore.get(keyOf(list)), tableChoiceSchema) ?? { hidden: [], sort: null };
}

export function keepTableChoice(list: ListName, choice: TableChoice): void {
  localStore.set(keyOf(list), JSON.stringify(choice));
}
