import { atom } from 'nanostores';

import { localStore } from '~/browser/storage.ts';

/** How records are shown: as full cards, or as rows of a table. */
export type RecordLook = 'cards' | 'table';

const STORAGE_KEY = 'recordLook';

/** The current choice, stored on this device. */
export const $look = atom<RecordLook>(localStore.get(STORAGE_KEY) === 'table' ? 'table' : 'cards');

/** Changes and stores the choice. */
export function chooseLook(look: RecordLook): void {
  $look.set(look);
  localStore.set(STORAGE_KEY, look);
}
