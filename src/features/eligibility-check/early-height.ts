import { createHash } from 'node:crypto';

import source from './early-height.mjs?raw';

/**
 * The script that reserves the height of a result that is about to come back (result-height.ts). It is inline because a
 * file would arrive after the first paint, which is too late to keep anything from jumping. A page that holds the check
 * allows it by its hash.
 */
export const EARLY_HEIGHT = {
  source,
  hash: `sha256-${createHash('sha256').update(source).digest('base64')}`,
} as const;
