/**
 * Operator and contact details: what an operator changes before going live.
 *
 * Every number with 555 and every `example` address is a placeholder; `npm run check:launch` lists them.
 */
export const SITE = {
  name: 'SecondKey',
  /** Scheme and host of the published site, for canonical URLs and sitemaps. */
  origin: 'https://www.secondkey.example',
  tagline: 'Second-chance rentals and eviction record help',
  foundedYear: 2017,
} as const;

/**
 * The full URL of a path of this site.
 *
 * @example siteUrl('/faq/') // => 'https://www.secondkey.example/faq/'
 */
export function siteUrl(path: string): string {
  return new URL(path, SITE.origin).href;
}

/** A phone number for display and as a `tel:` link. */
export interface PhoneLine {
  readonly shown: string;
  readonly href: `tel:+1${string}`;
}

/** Support: questions, applications, urgent approvals. */
export const SUPPORT_PHONE: PhoneLine = { shown: '(888) 555-0142', href: 'tel:+18885550142' };

/** Who stands behind the site: the company as it is registered, and where a letter reaches it. */
export const OPERATOR = {
  name: 'SecondKey Sample LLC',
  postalAddress: '1 Sample Street, Sample City, AZ 00000',
  sample: true,
} as const;

/**
 * The number from which renters are sent texts, if somebody reads what they answer: STOP has to be honored. `null` as long
 * as nobody does; the consent then asks for calls alone.
 */
export const TEXT_LINE: PhoneLine | null = null;

/** What the privacy page promises in days, and where it is kept. */
export const PRIVACY_DAYS = {
  /** docs/tasks/answer-a-privacy-request.md */
  answer: 30,
  appeal: 45,
  /** scripts/operations/database.sh */
  safetyCopies: 7,
  /** Cloud Logging's own default, which nothing here changes. */
  requestLog: 30,
} as const;

/** Whoever is younger is not to use the forms. */
export const LEAST_AGE = 18;

export const BUSINESS = {
  name: SITE.name,
  origin: SITE.origin,
  telephone: SUPPORT_PHONE.shown,
} as const;

/** The partner company that seals eviction records for a fee. */
export const SEALING_PARTNER_PHONE: PhoneLine = { shown: '(888) 555-0177', href: 'tel:+18885550177' };

/** The support mailbox. */
export const SUPPORT_EMAIL = {
  shown: 'help@secondkey.example',
  href: 'mailto:help@secondkey.example',
} as const;

/** Opening hours of both phone lines (product §1). The words are in src/content/words (opening-hours.ts). */
export const SUPPORT_HOURS = {
  timeZone: 'America/New_York',
  periods: [
    { days: 'weekdays', weekdays: [1, 2, 3, 4, 5], opens: 8, closes: 20 },
    { days: 'weekend', weekdays: [6, 0], opens: 9, closes: 18 },
  ],
} as const;

/** Pages that other companies host. */
export const PARTNER_LINKS = {
  /** The hosted application form behind every 'Start' button. */
  application: 'https://apply.example.com/start',
  creditReport: 'https://credit.example.com/trial',
  /** The lending network; the chosen amount is added as `?amount=`. */
  depositLoan: 'https://lending.example.com/deposit-loan',
} as const;

/** The free reports of the three credit bureaus (15 U.S.C. § 1681j(a)). */
export const FREE_CREDIT_REPORTS = 'https://www.annualcreditreport.com/';

/** Companies that sell screening reports and say on a page of their own how a renter gets the file. */
export const SCREENING_COMPANIES = [
  {
    name: 'SafeRent Solutions',
    url: 'https://saferentsolutions.com/consumer-support',
    phone: '(888) 333-2413',
  },
  {
    name: 'RealPage (LeasingDesk Screening)',
    url: 'https://www.realpage.com/support/consumer/',
    phone: '(866) 934-1124',
  },
] as const;

/** All such companies, as the Consumer Financial Protection Bureau lists them. */
export const SCREENING_COMPANY_LIST =
  'https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/consumer-reporting-companies/companies-list/';

/** Where the Federal Trade Commission takes reports of identity theft. */
export const IDENTITY_THEFT = 'https://www.identitytheft.gov/';

/** Where HUD publishes the Fair Market Rents. */
export const RENTS_SOURCE = 'https://www.huduser.gov/portal/datasets/fmr.html';

/** Social media profiles in the footer. */
export const SOCIAL_LINKS = [
  { icon: 'facebook', label: 'Facebook', href: 'https://social.example.com/facebook' },
  { icon: 'instagram', label: 'Instagram', href: 'https://social.example.com/instagram' },
  { icon: 'youtube', label: 'YouTube', href: 'https://social.example.com/youtube' },
] as const;

/**
 * IndexNow key, which proves to search engines that a notification comes from this site: they look for a file with this
 * name and content (`/{key}.txt`). Not a secret. To change it, use 8 to 128 letters, digits and hyphens, and deploy.
 */
export const INDEXNOW_KEY = '9cc48d992c5488ea6964b06ee68d1f16';
