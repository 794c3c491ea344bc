import { atom } from 'nanostores';

import type { RecordLine } from '#domain/office/queue.ts';

/** The record that was opened from the search, over whatever the view shows; `undefined` if there is none. */
export const $found = atom<RecordLine | undefined>();
