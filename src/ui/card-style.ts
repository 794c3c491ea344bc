/** A sheet with room to breathe, for `Card.astro` and `Card.tsx` alike. */
export const CARD_STYLE = 'rounded-lg border border-line bg-surface p-6 sm:p-8';
