/**
 * Who runs the site and where people reach them: what an operator changes before going live.
 *
 * Every number with 555 and every `example` address is a placeholder; `npm run check:launch` lists them.
 */
export const SITE = {
  name: 'SecondKey',
  /** Scheme and host that pages are published under; canonical addresses and sitemaps are built from it. */
  origin: 'https://www.secondkey.example',
  tagline: 'Second-chance rentals and eviction record help',
  foundedYear: 2017,
} as const;

/** A phone number as people read it and as a `tel:` link dials it. */
export interface PhoneLine {
  readonly shown: string;
  readonly href: `tel:+1${string}`;
}

/** Support: questions, applications, urgent approvals. */
export const SUPPORT_PHONE: PhoneLine = { shown: '(888) 555-0142', href: 'tel:+18885550142' };

/** The business, as the structured data of pages names it. */
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

/** When somebody answers both phones, as specification §1 has it. The words are in src/content/words (layout.ts). */
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
  /** The $1 credit report trial. */
  creditReport: 'https://credit.example.com/trial',
  /** The lending network; the chosen amount is added as `?amount=`. */
  depositLoan: 'https://lending.example.com/deposit-loan',
} as const;

/** Profiles elsewhere, shown in the footer. */
export const SOCIAL_LINKS = [
  { icon: 'facebook', label: 'Facebook', href: 'https://social.example.com/facebook' },
  { icon: 'instagram', label: 'Instagram', href: 'https://social.example.com/instagram' },
  { icon: 'youtube', label: 'YouTube', href: 'https://social.example.com/youtube' },
] as const;

/**
 * The key by which search engines that speak IndexNow know that a message comes from this site: they look for a file of
 * this name that holds it (`/{key}.txt`). It is no secret. To change it, write another of 8 to 128 letters, digits and
 * hyphens, and deploy.
 */
export const INDEXNOW_KEY = '9cc48d992c5488ea6964b06ee68d1f16';
