import type { ComponentProps } from 'react';

import { CARD_STYLE } from './card-style.ts';

/** A sheet with room to breathe. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`${CARD_STYLE} ${className}`} {...rest} />;
}
