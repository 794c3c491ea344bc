import type { PAGE_HEADS } from '~/config/page-heads.ts';
import type { SealingLaw } from '~/domain/law/sealing-law.ts';
import { latest } from '~/domain/sitemap/sitemap.ts';
import edition from './places-edition.json';

/** The pages that stand in sitemap-main.xml: all with a head of their own but those that search engines leave out. */
export type ListedPage = Exclude<keyof typeof PAGE_HEADS, '/privacy/' | '/terms/'>;

/**
 * When what a page says was last changed. Change it with the words: search engines stop trusting a site whose dates
 * do not hold.
 */
export const LAST_CHANGED: Readonly<Record<ListedPage, string>> = {
  '/': '2026-11-21',
  '/about/': '2026-11-21',
  '/services/': '2026-11-21',
  '/how-it-works/': '2026-11-21',
  '/faq/': '2026-11-21',
  '/testimonials/': '2026-11-21',
  '/contact/': '2026-11-21',
  '/locations/': '2026-11-21',
  '/eligibility-check/': '2026-11-21',
};

/** When the page of a state, or of a place in it, last said something new: with its places or with its law. */
export function placesChanged({ asOf }: Pick<SealingLaw, 'asOf'>): string {
  return latest(edition.changed, `${asOf}-01`);
}
