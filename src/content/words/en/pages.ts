import { COMPETITOR_FEE, START_FEE } from '#config/offer.ts';
import { SITE } from '#config/site.ts';
import { ADULTS, CLAIMS, TIMING } from './offer.ts';
import type { RentalIssue } from '#domain/places/landing-page.ts';

/** The words of the home page, section by section. */
export const HOME_COPY = {
  hero: {
    badges: ['All 50 states', 'No cosigner', 'Free check'],
    heading: 'One line on a report.',
    headingStroke: 'Not the rest of your life.',
    report: {
      /** For who cannot see it. */
      label: 'A tenant screening report with one line marked: eviction filed.',
      title: 'Tenant screening report',
      renter: 'Renter: you',
      rows: [
        ['Rent paid on time', '31 of 36'],
        ['Income', 'verified'],
      ],
      line: 'Eviction filed',
      year: '2021',
      question: 'can this line be hidden?',
    },
    lede: 'Some courts must hide it, free. Some hide it if you ask. Some never do, and then nobody should sell it to you.',
    ledeEnd: 'We looked for the law of every state and DC.',
    question: 'Where was the case?',
    show: 'Show me, free',
    note: 'About a minute. No name for this part, no card, no credit check.',
    urgent: { question: 'Court date still ahead, or just missed?', action: 'Don’t check. Get help today' },
    terms: [
      {
        icon: 'check',
        title: 'Free means free.',
        text: 'The answer, the letters and {papers} court papers cost nothing. The court may charge a fee.',
        link: '',
        to: null,
      },
      {
        icon: 'clock',
        title: 'What costs money:',
        text: `help to find a home, from ${START_FEE.shown}. It is never needed for the answer.`,
        link: 'Who pays us',
        to: 'pays',
      },
      {
        icon: 'shield',
        title: 'Landlords never see it.',
        text: 'We never share it with landlords.',
        link: 'In plain words',
        to: 'privacy',
      },
    ],
    action: 'Check Eviction Expungement Eligibility',
    second: 'How it works',
  },
  /** Figures below the hero: terms first, then claims. */
  figures: [
    { figure: START_FEE.shown, label: `to start, ${ADULTS} covered` },
    { figure: TIMING.approval, label: 'typical time to approval' },
    CLAIMS.cities,
  ],
  /** The first of them: what anybody can look up. */
  read: { label: 'jurisdictions checked: all 50 states and DC, {month}' },
  checker: {
    heading: 'Can my eviction be sealed?',
    lede: 'In some states an old eviction case can be hidden from landlords and screening companies. In many we found no such law. Ten short questions show where yours stands.',
    points: [
      'Your answer at once, with the law behind it',
      'The court, its fees and the steps to take',
      'Legal aid and lawyer referral near you',
    ],
    rather: 'Rather talk it through?',
  },
  steps: {
    heading: 'Four steps from “denied” to your own door',
    lede: 'You will know at every step what happens next and what it costs.',
    items: [
      {
        title: 'Start your case',
        text: `${START_FEE.shown} opens it for up to ${ADULTS}. Nothing more until you are approved.`,
        detail: 'About 10 minutes',
      },
      {
        title: 'Activate the credit partnership',
        text: 'A credit partner stands behind your application, so you need no cosigner.',
        detail: 'We set it up for you',
      },
      {
        title: 'Choose any property',
        text: 'Not a list of what is left over. Pick the place you would have picked anyway.',
        detail: `Approval in ${TIMING.approvalSpoken}, typically`,
      },
      {
        title: 'Get your keys',
        text: `Most people move in ${TIMING.moveInSpoken} after they are approved.`,
        detail: 'Your name on the lease',
      },
    ],
  },
  comparison: {
    heading: 'What others do, and what we do',
    columns: ['Other Companies', SITE.name],
    rows: [
      {
        topic: 'To get started',
        others: `${COMPETITOR_FEE.shown} up front`,
        sample: COMPETITOR_FEE.sample,
        us: `${START_FEE.shown} for ${ADULTS}`,
      },
      { topic: 'The rest of the fee', others: 'Before you are approved', us: 'Only after you are approved' },
      { topic: 'Where you can live', others: 'Their list of properties', us: 'Any property you choose' },
      { topic: 'Cosigner', others: 'Often asked for', us: 'Not needed' },
      { topic: 'If it does not work out', others: 'No refund', us: 'Your start fee back' },
    ],
  },
  trust: {
    heading: 'They were told no, too',
    lede: 'Renters who started where you are now.',
    more: 'Read more stories',
  },
  approvals: { heading: 'Recent Tenant Approvals', pause: 'Pause', play: 'Play' },
  security: {
    heading: 'Your story stays yours',
    lede: 'An eviction is personal. This is how we look after what you tell us.',
    items: [
      {
        icon: 'lock',
        title: `${CLAIMS.encryption.figure} encryption`,
        text: 'Everything you send travels encrypted between your phone and us.',
        sample: CLAIMS.encryption.sample,
      },
      {
        icon: 'card',
        title: `${CLAIMS.cardSecurity.figure} payments`,
        text: 'Card numbers go to a certified payment company. We never see or keep them.',
        sample: CLAIMS.cardSecurity.sample,
      },
      {
        icon: 'shield',
        title: `${CLAIMS.dataRights.figure} data rights`,
        text: 'Ask what we hold about you, or have it deleted. One message is enough.',
        sample: CLAIMS.dataRights.sample,
      },
      {
        icon: 'home',
        title: 'Nothing goes to landlords',
        text: 'What you answer in the eligibility check is never shared with a landlord or a screening company.',
      },
      {
        icon: 'search',
        title: 'No credit pull to check',
        text: 'The eligibility check does not touch your credit. No lender or landlord sees that you asked.',
      },
      {
        icon: 'people',
        title: 'People, not robots',
        text: 'A person reads your case and calls you back. You can always reach one by phone.',
      },
    ],
  },
  faq: { heading: 'Questions people ask first', more: 'All questions and answers' },
  team: {
    heading: 'The people who pick up',
    lede: 'A small team that has sat on your side of the desk.',
    action: 'Meet Our Full Team',
  },
} as const;

/** The words of /faq. */
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
    lede: 'Renters with evictions, broken leases, debts and records, in their own words.',
  },
  none: {
    heading: 'No stories yet',
    lede: 'We publish what a renter says only with their consent.',
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
  company: 'Who we are',
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
            'The law for your case does not seal it. The case comes off the court’s website, and the file stays open at the court. The debt, if there was one, stays.',
          'screening-report-limit':
            'The law for your case does not seal it. It limits how the case may be used, and the court record stays public. The debt, if there was one, stays.',
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

/** Texts shown around the check before hydration or without scripts. */
export const CHECK_BEFORE_HYDRATION_COPY = {
  loading: 'One moment: the check is still loading. If nothing happens, reload the page or call us.',
  oldBrowser: 'This browser is too old to run the check.',
  /** Contains two links: to the plans and to the telephone number. */
  withoutScripts: {
    start:
      'This browser runs no JavaScript, so the check cannot show your result here. You can still send us your answers.',
    plans: 'Read your state’s plan',
    or: 'or',
    call: 'call {phone}',
    end: 'to know more now.',
  },
} as const;

/** Shown in place of a part of a page whose script did not arrive; the phone number follows. */
export const MISSING_SCRIPT =
  'This part of the page did not load: the connection may have dropped. Reload the page, or call us:';

/** The words of the 404 page; '404' and 'Page not found' are the specification's (§2). */
export const NOT_FOUND_COPY = {
  code: '404',
  heading: 'Page not found',
  lede: 'There is no door at this address. It may have moved, or the link has a typing error.',
  home: 'Go to the home page',
  others: 'Or try one of these:',
  /** For remedies under /state/. */
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

/** The words of the city search; the last two are announced while the visitor types. */
export const CITY_SEARCH_COPY = {
  heading: 'Find Rental Assistance in Your City',
  lede: 'See what the law says there, which court hears evictions, and who can help nearby.',
  city: 'City',
  state: 'State',
  statePlaceholder: 'Choose a state',
  issue: 'What is in the way?',
  issuePlaceholder: 'Anything',
  submit: 'Search this city',
  all: 'Or see all locations',
  halfZip: 'A ZIP code has five digits. Type all of them, or the city.',
  unknownZip: 'We do not know this ZIP code. Type the city instead.',
  counties: 'This ZIP code is in several counties. Choose yours below: the court depends on it.',
  // In both languages: whoever types Puerto Rico may have opened the English page.
  territory:
    'Este sitio cubre los 50 estados y Washington DC. Puerto Rico y los demás territorios tienen sus propias leyes y tribunales. This site covers the 50 states and Washington DC; the territories have laws and courts of their own.',
  about: {
    locale: 'en',
    zip: 'ZIP {name}',
    in: '{name} is in {counties}; nearest page: {page}',
    near: '{name}; nearest page: {page}',
  },
  suggestions: 'Places with a page',
  found: { one: '1 place found.', other: '{count} places found.' },
} as const;

/** Labels of the rental issues (product §2). */
export const RENTAL_ISSUE_LABELS = {
  'bad-credit': 'Bad Credit (Below 600)',
  'previous-eviction': 'Previous Eviction',
  'broken-lease': 'Broken Lease',
  bankruptcy: 'Bankruptcy',
  'criminal-record': 'Criminal Record',
  'no-credit-history': 'No Credit History',
  foreclosure: 'Foreclosure',
  'income-requirements': 'Income Requirements',
  'self-employed': 'Self-Employed',
  student: 'Student/No Income',
} as const satisfies Readonly<Record<RentalIssue, string>>;
