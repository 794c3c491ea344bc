import { CHECK, INFO, SEARCH, type IconPath } from './icon-paths.ts';

/** The families of a banner: good news, needs another look, bad news, and plain information. */
export type BannerTone = 'good' | 'review' | 'no' | 'info';

/** Ground, border and words of each family. */
export const BANNER_STYLE: Readonly<Record<BannerTone, string>> = {
  good: 'border-good-line bg-good-tint text-good',
  review: 'border-review-line bg-review-tint text-review',
  no: 'border-no-line bg-no-tint text-no',
  info: 'border-info-line bg-info-tint text-info',
};

/** The sign of each family, because colour alone tells nothing to many. */
export const BANNER_ICON: Readonly<Record<BannerTone, IconPath>> = {
  good: CHECK,
  review: SEARCH,
  no: INFO,
  info: INFO,
};
