import { PLACE_DATASETS } from '~/config/place-datasets.ts';
import type { PAGE_HEADS } from '~/content/words/en/page-heads.ts';
import type { SealingLaw } from '~/domain/law/sealing-law.ts';
import { billsOf, changesOf, type PendingBill } from '~/domain/law/changes.ts';
import { lastModified } from '~/domain/law/dataset.ts';
import { latest } from '~/domain/shared/plain-date.ts';

import edition from '../content/places-edition.json';
import { PENDING_BILLS, SEALING_LAW_CHANGES, SEALING_LAWS } from './laws.ts';

/** The pages in sitemap-main.xml: all with a head of their own, except those with `noindex`. */
export type ListedPage = Exclude<keyof typeof PAGE_HEADS, '/privacy/' | '/terms/'>;

/** The last change of the law or its change log, which changes pages without any change of their words. */
const lawsChanged = lastModified(Object.values(SEALING_LAWS), SEALING_LAW_CHANGES, PENDING_BILLS);

/** The last change of a public data set about places. */
const datasetsChanged = Object.values(PLACE_DATASETS)
  .map(({ changed }): string => changed)
  .reduce((one, other) => latest(one, other));

/**
 * The last change of each page's contents. Must be updated together with the words, because search engines stop
 * trusting a site whose dates are wrong.
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
  '/sealing-laws/': latest('2026-11-21', lawsChanged),
  '/sealing-laws/changes/': latest('2026-11-21', SEALING_LAW_CHANGES[0]?.date ?? ''),
  '/sealing-laws/data/': '2026-11-22',
  '/renter-protections/': PLACE_DATASETS['renter-protections'].changed,
  '/open-data/': datasetsChanged,
};

/**
 * The last change of the page of a state or of a place in it: of its places, the check of its law, or the change log.
 */
export function placesChanged({ abbreviation, asOf }: Pick<SealingLaw, 'abbreviation' | 'asOf'>): string {
  const changes = changesOf(SEALING_LAW_CHANGES, abbreviation).map(({ date }) => date);
  return latest(edition.changed, `${asOf}-01`, ...changes);
}

/**
 * The last change of a state's plan: that of its pages, or the last time that an editor looked for news about a bill.
 */
export function planChanged(
  law: Pick<SealingLaw, 'abbreviation' | 'asOf'>,
  bills: readonly PendingBill[],
): string {
  const looks = billsOf(bills, law.abbreviation).map(({ lookedOn }) => lookedOn);
  return latest(placesChanged(law), ...looks);
}
