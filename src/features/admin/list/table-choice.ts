import * as z from 'zod/mini';

import type { ListName } from '#domain/office/filters.ts';
import { localStore, parseStored } from '#browser/storage.ts';

/** How somebody wants to see a list, as the table holds it: its sorting, and which columns are hidden. */
const tableChoiceSchema = z.object({
  sorting: z.array(z.object({ id: z.string(), desc: z.boolean() })),
  columnVisibility: z.record(z.string(), z.boolean()),
});
type TableChoice = z.infer<typeof tableChoiceSchema>;

const keyOf = (list: ListName) => `dashboardTable-${list}`;

/** The choice for a list on this device; everything in its own order at first. */
export function readTableChoice(list: ListName): TableChoice {
  return parseStored(localStore.get(keyOf(list)), tableChoiceSchema) ?? { sorting: [], columnVisibility: {} };
}

export function keepTableChoice(list: ListName, choice: TableChoice): void {
  localStore.set(keyOf(list), JSON.stringify(choice));
}
