import { SEALING_SERVICE, START_FEE } from '~/config/offer.ts';

import { COURT_COSTS } from './offer.ts';

/** The words of /services. */
export const SERVICES_COPY = {
  hero: {
    heading: 'Help for the part that',
    stroke: 'comes before the keys',
    lede: 'A partner behind your application, a verified file to show, and help with what stands in your record.',
    action: 'See if your eviction can be sealed',
    second: 'How it works',
  },
  partnership: {
    heading: 'Credit partnership strategy',
    lede: 'A landlord wants to know one thing: will the rent come? A credit partner answers that for you.',
    is: {
      heading: 'What it is',
      items: [
        'A partner with strong credit who stands behind your application for this one lease',
        'A file that shows your income and rental history next to theirs',
        'Set up by us, so you need to ask no relative and no friend',
      ],
    },
    isNot: {
      heading: 'What it is not',
      items: [
        'Not a cosigner: your name alone is on the lease',
        'Not a loan, and not credit repair: your credit report stays as it is',
        'Not a new identity: you always use your own name and Social Security number',
        'Not a promise: the landlord still decides',
      ],
    },
  },
  rin: {
    heading: 'RIN verification',
    lede: 'Your Renter’s Identification Number is the number of a file that has been checked once, so you need not start over at every office.',
    benefits: [
      {
        icon: 'document',
        title: 'One file',
        text: 'Identity, income and rental history, checked and in order.',
      },
      { icon: 'clock', title: 'Faster answers', text: 'A landlord calls one number instead of five.' },
      {
        icon: 'people',
        title: 'The whole story',
        text: 'What happened, what changed since, and who can confirm it.',
      },
      {
        icon: 'lock',
        title: 'Yours to share',
        text: 'Nobody sees the file unless you give them the number.',
      },
    ],
    warning:
      'A RIN never takes the place of a Social Security number. If anyone offers you a number to use instead of yours, walk away: using it on an application is a crime.',
  },
  eviction: {
    heading: 'Eviction assistance',
    paragraphs: [
      'First we look at the record itself. Was the case dismissed, won or settled? Was the judgment paid? Is it older than the seven years that screening companies may generally report? Each of these opens a different way.',
      `In some states the court seals cases on its own, free. In many we found no law that seals them at all. Where you have to ask the court, you can file on your own; our check shows the steps. If you would rather have it done, a partner company prepares and files the papers for a flat ${SEALING_SERVICE.shown}. ${COURT_COSTS}`,
      'If sealing is not possible, we help you with what is: a letter that explains the case, an agreement with the old landlord, a dispute of what a report gets wrong.',
    ],
    action: 'Check my eligibility',
  },
  criminal: {
    heading: 'Criminal record support',
    paragraphs: [
      'A record does not end the search. Many landlords look at what it was, how long ago, and what you have done since. We help you say that first, before a report says it for you.',
      'Bring what speaks for you: a letter from an employer, a certificate, a program you finished. We put it in order and talk to the landlord with your consent.',
      'Fair housing law limits blanket bans in many places. If we think you were turned away unlawfully, we tell you who can help, free of charge.',
    ],
  },
  call: {
    heading: 'Start with the free check',
    text: `It takes a minute and costs nothing. Starting a case costs ${START_FEE.shown}, and only if you decide to.`,
    action: 'Check my eligibility',
  },
} as const;
