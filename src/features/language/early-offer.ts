import { createHash } from 'node:crypto';

import source from './early-offer.mjs?raw';

/**
 * Inline script that shows the offer of another language (LanguageOffer.astro). An external file would arrive after the
 * first paint and shift the page. BaseLayout.astro allows it in the CSP by its hash.
 */
export const EARLY_OFFER = {
  source,
  hash: `sha256-${createHash('sha256').update(source).digest('base64')}`,
} as const;
