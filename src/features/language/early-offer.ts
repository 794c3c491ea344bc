import { createHash } from 'node:crypto';

import source from './early-offer.mjs?raw';

/**
 * The script that shows the offer of another language (LanguageOffer.astro). It is inline because a file would arrive
 * after the first paint, which is too late to keep the page from moving. BaseLayout.astro allows it by its hash.
 */
export const EARLY_OFFER = {
  source,
  hash: `sha256-${createHash('sha256').update(source).digest('base64')}`,
} as const;
