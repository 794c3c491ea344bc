import type { HTMLAttributes } from 'react';

/** Class names of a card, for elements that {@link Card} cannot render. */
export const CARD_STYLE = 'rounded-lg border border-line bg-surface p-6 sm:p-8';

/** A bordered, padded box. */
export function Card({
  as: Tag = 'div',
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' }) {
  return <Tag className={`${CARD_STYLE} ${className}`.trim()} {...rest} />;
}
