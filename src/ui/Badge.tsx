import type { ReactNode } from 'react';

import { badgeStyle, type BadgeVariant } from './badge-style.ts';

/** A short word about the thing beside it. */
export function Badge({ variant, children }: { variant?: BadgeVariant; children: ReactNode }) {
  return <span className={badgeStyle(variant)}>{children}</span>;
}
