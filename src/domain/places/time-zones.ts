import { nationalDigits } from '#domain/shared/telephone.ts';
import { isJurisdictionCode, type JurisdictionCode } from './jurisdiction.ts';

/*
 * Time zones by state and area code. States follow 49 CFR part 71, the zone of most people first. Area codes are from
 * Google's libphonenumber (Apache-2.0), with zones merged that show the same time today.
 */

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** IANA time zone names. Where a state or area code has two, it is unknown which one applies. */
type TimeZones = readonly string[];

const STATES: Readonly<Record<JurisdictionCode, TimeZones>> = {
  AL: [CENTRAL],
  AK: ['America/Anchorage', 'America/Adak'],
  AZ: ['America/Phoenix', MOUNTAIN],
  AR: [CENTRAL],
  CA: [PACIFIC],
  CO: [MOUNTAIN],
  CT: [EASTERN],
  DE: [EASTERN],
  FL: [EASTERN, CENTRAL],
  GA: [EASTERN],
  HI: ['Pacific/Honolulu'],
  ID: [MOUNTAIN, PACIFIC],
  IL: [CENTRAL],
  IN: [EASTERN, CENTRAL],
  IA: [CENTRAL],
  KS: [CENTRAL, MOUNTAIN],
  KY: [EASTERN, CENTRAL],
  LA: [CENTRAL],
  ME: [EASTERN],
  MD: [EASTERN],
  MA: [EASTERN],
  MI: [EASTERN, CENTRAL],
  MN: [CENTRAL],
  MS: [CENTRAL],
  MO: [CENTRAL],
  MT: [MOUNTAIN],
  NE: [CENTRAL, MOUNTAIN],
  NV: [PACIFIC, MOUNTAIN],
  NH: [EASTERN],
  NJ: [EASTERN],
  NM: [MOUNTAIN],
  NY: [EASTERN],
  NC: [EASTERN],
  ND: [CENTRAL, MOUNTAIN],
  OH: [EASTERN],
  OK: [CENTRAL],
  OR: [PACIFIC, MOUNTAIN],
  PA: [EASTERN],
  RI: [EASTERN],
  SC: [EASTERN],
  SD: [CENTRAL, MOUNTAIN],
  TN: [CENTRAL, EASTERN],
  TX: [CENTRAL, MOUNTAIN],
  UT: [MOUNTAIN],
  VT: [EASTERN],
  VA: [EASTERN],
  WA: [PACIFIC],
  DC: [EASTERN],
  WV: [EASTERN],
  WI: [CENTRAL],
  WY: [MOUNTAIN],
};

const AREA_CODES: readonly (readonly [codes: string, zones: TimeZones])[] = [
  [
    '201 202 203 207 212 215 216 220 223 227 229 231 234 239 240 248 252 260 267 269 272 276 283 301 302 304 305 313 315 ' +
      '317 321 324 326 329 330 332 336 339 347 351 352 363 364 380 386 401 404 407 410 412 413 419 434 440 443 445 448 463 ' +
      '470 472 475 478 484 502 508 513 516 517 518 540 551 561 567 570 571 582 585 586 603 607 609 610 614 616 617 631 640 ' +
      '645 646 656 667 678 680 681 686 703 704 706 716 717 718 724 727 728 732 734 740 743 754 757 762 765 770 771 772 774 ' +
      '781 786 802 803 804 810 813 814 821 826 828 835 838 839 843 845 848 854 856 857 859 860 862 863 864 865 878 904 908 ' +
      '910 912 914 917 919 929 930 934 937 941 943 947 948 954 959 973 978 980 984 989',
    [EASTERN],
  ],
  [
    '205 210 214 217 218 224 225 228 235 251 254 256 262 274 281 309 312 314 316 318 319 320 325 327 331 334 337 346 353 ' +
      '361 402 405 409 414 417 430 432 447 464 469 479 501 504 507 512 515 531 534 539 557 563 572 573 580 601 608 612 615 ' +
      '618 629 630 636 641 651 659 660 662 682 689 708 712 713 715 726 730 731 737 763 769 773 779 806 815 816 817 830 832 ' +
      '847 870 872 901 903 913 918 920 931 936 938 940 945 952 956 972 975 979 985',
    [CENTRAL],
  ],
  ['303 307 385 406 435 505 575 719 720 748 801 915 970 983', [MOUNTAIN]],
  [
    '206 209 213 253 279 310 323 341 350 360 369 408 415 424 425 442 458 503 509 510 530 559 562 564 619 626 628 650 657 ' +
      '661 669 702 707 714 725 738 747 760 805 818 820 831 840 858 909 916 925 949 951 971',
    [PACIFIC],
  ],
  ['219 270 423 574 606 812 850 906', [EASTERN, CENTRAL]],
  ['308 605 620 701 785', [CENTRAL, MOUNTAIN]],
  ['208 541 775 986', [MOUNTAIN, PACIFIC]],
  ['480 520 602 623', ['America/Phoenix']],
  ['928', ['America/Phoenix', MOUNTAIN]],
  ['907', ['America/Anchorage', 'America/Adak']],
  ['808', ['Pacific/Honolulu']],
  ['787 939', ['America/Puerto_Rico']],
  ['671', ['Pacific/Guam']],
];

const BY_AREA_CODE: ReadonlyMap<string, TimeZones> = new Map(
  AREA_CODES.flatMap(([codes, zones]) => codes.split(' ').map((code) => [code, zones] as const)),
);

/**
 * The time zones that a person may be in: those of the state of their case, and those of their phone's area code.
 * People move away and keep their number, and the legal hours for calls depend on where they are.
 *
 * @returns empty if neither is known
 * @example timeZonesOf('TX', '(602) 555-0134') // => ['America/Chicago', 'America/Denver', 'America/Phoenix']
 * @example timeZonesOf(null, '(602) 555-0134') // => ['America/Phoenix']
 */
export function timeZonesOf(state: string | null, phone: string): TimeZones {
  const ofState = state !== null && isJurisdictionCode(state) ? STATES[state] : [];
  const digits = nationalDigits(phone);
  const ofPhone = (digits.length === 10 ? BY_AREA_CODE.get(digits.slice(0, 3)) : undefined) ?? [];
  return [...new Set([...ofState, ...ofPhone])];
}
