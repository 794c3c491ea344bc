import type { ReactNode } from 'react';

import { badgeStyle, type BadgeVariant } from './badge-style.ts';

/** A short label for the element next to it. */
export function Badge({ variant, children }: { variant?: BadgeVariant; children: ReactNode }) {
  return <span className={badgeStyle(variant)}>{children}</span>;
}
