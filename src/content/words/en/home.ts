import { COMPETITOR_FEE, START_FEE } from '~/config/offer.ts';
import { SITE } from '~/config/site.ts';

import { ADULTS, CLAIMS, TIMING } from './offer.ts';

/** The words of the home page, section by section. */
export const HOME_COPY = {
  hero: {
    badges: ['All 50 states', 'No cosigner', 'Free check'],
    heading: 'An eviction is a record. It isn’t',
    headingStroke: 'the rest of your life.',
    lede: 'See in about a minute whether your record may be sealed, what the law in your state says, and who can help. Then let us find a landlord who says yes.',
    action: 'Check Eviction Expungement Eligibility',
    second: 'How it works',
    note: 'Free. No credit pull. We never share your answers with landlords.',
    answer: { title: 'Dismissed in Arizona', text: 'You may be able to seal it.' },
  },
  /** Figures below the hero: terms first, then claims. */
  figures: [
    { figure: START_FEE.shown, label: `to start, ${ADULTS} covered` },
    { figure: TIMING.approval, label: 'typical time to approval' },
    CLAIMS.cities,
    CLAIMS.successRate,
  ],
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
      },
      {
        icon: 'card',
        title: `${CLAIMS.cardSecurity.figure} payments`,
        text: 'Card numbers go to a certified payment company. We never see or keep them.',
      },
      {
        icon: 'shield',
        title: `${CLAIMS.dataRights.figure} data rights`,
        text: 'Ask what we hold about you, or have it deleted. One message is enough.',
      },
      {
        icon: 'home',
        title: 'Nothing goes to landlords',
        text: 'What you answer in the eligibility check is never shared with a landlord or a screening company.',
      },
      {
        icon: 'search',
        title: 'No credit pull to check',
        text: 'The eligibility check does not touch your credit. Nobody but you sees that you asked.',
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
