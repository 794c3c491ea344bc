import type { HTMLAttributes } from 'react';

/** Class names of a card, for elements that must be something else than {@link Card} renders. */
export const CARD_STYLE = 'rounded-lg border border-line bg-surface p-6 sm:p-8';

/** A sheet with room to breathe. */
export function Card({
  as: Tag = 'div',
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' }) {
  return <Tag className={`${CARD_STYLE} ${className}`.trim()} {...rest} />;
}
