import { TIMING } from './offer.ts';

/** The words of the smaller pages. */
export const FAQ_PAGE_COPY = {
  hero: {
    heading: 'Fair questions,',
    stroke: 'straight answers',
    lede: 'What renters ask us before they trust us. If yours is not here, ask it.',
  },
  more: {
    heading: 'Still Have Questions?',
    text: 'Call, and a person answers. Or write to us.',
    email: 'Email Support',
  },
} as const;

/** The words of /testimonials. */
export const TESTIMONIALS_PAGE_COPY = {
  hero: {
    heading: 'They were told no.',
    stroke: 'Then they got keys.',
    lede: 'Nine renters with evictions, broken leases, debts and records, in their own words.',
  },
  badges: 'Why people trust us',
  call: {
    heading: 'Your story is next',
    text: 'It starts with ten minutes and what happened.',
    action: 'Start my application',
    newTab: 'opens in a new tab',
  },
} as const;

/** The words of /contact. */
export const CONTACT_PAGE_COPY = {
  hero: {
    heading: 'Talk to',
    stroke: 'a person',
    lede: `Call, write, or leave a message. We answer emails and messages within ${TIMING.emailReply}.`,
    action: 'Schedule Free Consultation',
  },
  form: 'Send us a message',
  phone: { title: 'Call us', text: 'Questions, applications, urgent approvals.' },
  email: { title: 'Email support', text: `We reply within ${TIMING.emailReply}.` },
  nationwide: {
    title: 'Nationwide service',
    text: 'We work with renters in all 50 states and Washington DC, by phone and online. There is no office you need to visit.',
    link: 'See all locations',
  },
  hours: { title: 'Business hours' },
} as const;

/** The words of /eligibility-check. */
export const CHECK_PAGE_COPY = {
  form: 'Your case',
  heading: 'Can my eviction be sealed?',
  after: {
    heading: 'Good to know',
    items: [
      {
        title: 'What sealing does',
        text: 'A sealed case is hidden from the public court record. Landlords and screening companies should no longer see it. The debt, if there was one, stays.',
        /** Replacements after a result whose law does less than sealing. */
        instead: {
          'limited-online-access':
            'The law we found for your case does not seal it. The case comes off the court’s website, and the file stays open at the court. The debt, if there was one, stays.',
          'screening-report-limit':
            'The law we found for your case does not seal it. It limits how the case may be used, and the court record stays public. The debt, if there was one, stays.',
        },
      },
      {
        title: 'What it does not do',
        text: 'It does not erase what a screening company copied before. You can dispute such an entry with the company, free of charge.',
      },
      {
        title: 'The seven-year limit',
        text: 'Screening companies may generally not report an eviction case that is more than seven years old. The court’s own file can still show it.',
      },
    ],
    disclaimer:
      'This page gives general information about court records. It is not legal advice, and using it does not make us your lawyer. Laws change and courts differ. Check with the court clerk or a free legal aid office before you file anything.',
  },
} as const;

/** The words of the 404 page; '404' and 'Page not found' are the specification's (§2). */
export const NOT_FOUND_COPY = {
  code: '404',
  heading: 'Page not found',
  lede: 'There is no door at this address. It may have moved, or the link has a typing error.',
  home: 'Go to the home page',
  others: 'Or try one of these:',
  /** For paths under /state/. */
  state: {
    heading: 'State Not Found',
    lede: 'There is no state at this address. Its name may have a typing error.',
    home: 'Return Home',
    withoutScripts: 'If you were looking for a state: State Not Found. Locations has all of them.',
  },
  place: {
    heading: 'Place not found',
    lede: 'We have no page for this place. Its state has one, with the law, the court and the cities around it.',
  },
} as const;
