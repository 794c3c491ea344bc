import { atom } from 'nanostores';

import type { RecordRow } from '#domain/office/queue.ts';

/** The record that was opened from the search, over whatever the view shows; `undefined` if there is none. */
export const $found = atom<RecordRow | undefined>();
