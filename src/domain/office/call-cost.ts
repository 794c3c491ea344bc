import { hasCountryCode, NATIONAL_LENGTH, nationalDigits, phoneDigits } from '#domain/shared/telephone.ts';

/*
 * What a call to a number costs the office. Anybody can type any number into a form, and some are typed so that somebody
 * calls them: premium-rate numbers, and numbers abroad that look like American ones (FCC, "One Ring" phone scam).
 */

/** `premium`: the caller pays by the minute. `abroad`: not a number of the US. */
export type CallCost = 'usual' | 'premium' | 'abroad';

/** Of pay-per-call services (47 CFR 64.1501). */
const PREMIUM_AREA_CODE = '900';
/** The prefix of pay-per-call services within an area code. */
const PREMIUM_PREFIX = '976';

/**
 * Area codes of other countries that share the country code 1: Canada, Bermuda and the Caribbean, by Google's
 * libphonenumber (Apache-2.0). Those of Puerto Rico, the Virgin Islands, Guam and other territories are of the US.
 */
const ABROAD: ReadonlySet<string> = new Set(
  (
    '204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 ' +
    '519 548 579 581 584 587 600 604 613 622 633 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 ' +
    '902 905 942 242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'
  ).split(' '),
);

/**
 * What a call to a number costs.
 *
 * @param phone in any spelling
 * @example callCost('1-900-555-0134') // => 'premium'
 * @example callCost('+44 20 7946 0958') // => 'abroad'
 * @example callCost('(876) 555-0134') // => 'abroad'
 */
export function callCost(phone: string): CallCost {
  const digits = phoneDigits(phone);
  if (hasCountryCode(phone) && !digits.startsWith('1')) return 'abroad';
  const national = nationalDigits(phone);
  if (national.length > NATIONAL_LENGTH) return 'abroad';
  if (national.length < NATIONAL_LENGTH) return 'usual';
  const areaCode = national.slice(0, 3);
  if (ABROAD.has(areaCode)) return 'abroad';
  return areaCode === PREMIUM_AREA_CODE || national.slice(3, 6) === PREMIUM_PREFIX ? 'premium' : 'usual';
}
