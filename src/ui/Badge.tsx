import type { ReactNode } from 'react';

const VARIANTS = {
  default: 'border-transparent bg-primary text-on-primary',
  secondary: 'border-transparent bg-good-tint text-good',
  destructive: 'border-no-line bg-no-tint text-no',
  outline: 'border-edge text-ink',
  success: 'border-good-line bg-good-tint text-good',
  warning: 'border-review-line bg-review-tint text-review',
  info: 'border-info-line bg-info-tint text-info',
} as const;

/** The seven kinds of badge (product §9). */
export const BADGE_VARIANTS = Object.keys(VARIANTS) as readonly BadgeVariant[];
export type BadgeVariant = keyof typeof VARIANTS;

export function badgeStyle(variant: BadgeVariant = 'default'): string {
  return `inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-xs font-semibold ${VARIANTS[variant]}`;
}

/** A short label next to an element. */
export function Badge({ variant, children }: { variant?: BadgeVariant; children?: ReactNode }) {
  return <span className={badgeStyle(variant)}>{children}</span>;
}
