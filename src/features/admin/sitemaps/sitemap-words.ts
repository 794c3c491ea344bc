import type { EngineAnswer } from '~/domain/seo/sitemap-report.ts';
import type { BadgeVariant } from '~/ui/badge-style.ts';

/** What a run says when it is done: the texts of specification §8. */
export const SITEMAP_BANNERS = {
  generated: 'Sitemaps generated successfully!',
  notGenerated: (reason: string) => `Failed to generate sitemaps: ${reason}`,
  pinged: 'Search engines notified successfully!',
  notPinged: (reason: string) => `Failed to ping search engines: ${reason}`,
} as const;

/** Why a call failed that brought no reason of its own. */
export const NO_CONNECTION = 'The server could not be reached. Check your connection and try again.';

/** What stands in place of a time that never was (specification §2). */
export const NEVER = 'Never';

/** The sitemap files that the panel links to (specification §2). */
export const SITEMAP_FILES = ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml'] as const;

/** What an engine did, in a word. */
export const OUTCOME_BADGES: Readonly<
  Record<EngineAnswer['outcome'], { readonly label: string; readonly variant: BadgeVariant }>
> = {
  accepted: { label: 'Received', variant: 'success' },
  'nothing-new': { label: 'Nothing new', variant: 'info' },
  refused: { label: 'Refused', variant: 'destructive' },
  'no-answer': { label: 'No answer', variant: 'destructive' },
  'not-set-up': { label: 'Not set up', variant: 'outline' },
};
