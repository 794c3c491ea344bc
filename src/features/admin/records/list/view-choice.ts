import { atom } from 'nanostores';

import { localStore } from '~/browser/storage.ts';

/** How records are shown: as cards with everything, or a line each in a table. */
export type RecordLook = 'cards' | 'table';

const STORAGE_KEY = 'recordLook';

/** What was chosen last on this device. */
export const $look = atom<RecordLook>(localStore.get(STORAGE_KEY) === 'table' ? 'table' : 'cards');

/** Changes how records are shown, here and the next time. */
export function chooseLook(look: RecordLook): void {
  $look.set(look);
  localStore.set(STORAGE_KEY, look);
}
