import { createHash } from 'node:crypto';

import source from './early-height.mjs?raw';

/**
 * Inline script that reserves the height of a result about to be restored (result-height.ts). An external file would
 * arrive after the first paint, too late to prevent a layout shift. Pages with the check allow it in their CSP by its
 * hash.
 */
export const EARLY_HEIGHT = {
  source,
  hash: `sha256-${createHash('sha256').update(source).digest('base64')}`,
} as const;
