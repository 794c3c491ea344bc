import { CREDIT_REPORT_TRIAL, SEALING_SERVICE, START_FEE } from '~/config/offer.ts';
import { SITE } from '~/config/site.ts';

import { SUCCESS_FEE } from './offer.ts';

/** The words of /about. */
export const ABOUT_COPY = {
  hero: {
    heading: 'Everybody needs',
    stroke: 'a door that locks',
    lede: `${SITE.name} helps people with an eviction, a broken lease, bad credit or a record to rent again. We have done it since ${SITE.foundedYear}.`,
  },
  mission: {
    heading: 'Why we do this',
    paragraphs: [
      'An eviction case takes a morning in court. It can follow you for seven years and longer, even when you won, even when it was thrown out. Landlords often see one line on a screening report, with no room for what happened.',
      'We think people are more than that line. So we do two things. We help you find out whether the record can be sealed, because in some states the law says it can. And we help you rent now, with an application that tells the whole story and a partner who stands behind it.',
      'We do not promise miracles. Some landlords will say no, and only a court can seal a record. What we promise is that you will know where you stand, what it costs and what comes next.',
    ],
  },
  features: [
    {
      icon: 'scales',
      title: 'The law, in plain words',
      text: 'For every state we say what the law is, where it stands and when we last looked. Where we found no law, we say that.',
    },
    {
      icon: 'wallet',
      title: 'One fee to start, one after approval',
      text: `${START_FEE.shown} opens a case. After that there is only ${SUCCESS_FEE}.`,
    },
    {
      icon: 'home',
      title: 'Your choice of home',
      text: 'No list of leftovers. You choose the place, we prepare the application for it.',
    },
    {
      icon: 'phone',
      title: 'People who answer',
      text: 'You can call, and a person picks up. If we do not know, we find out and call you back.',
    },
  ],
  money: {
    heading: 'Who pays us',
    items: [
      { who: 'You', text: `${START_FEE.shown} at the start, then ${SUCCESS_FEE}.` },
      {
        who: 'Partners, sometimes',
        text: `If you take the deposit loan, the ${CREDIT_REPORT_TRIAL.shown} credit report trial or the ${SEALING_SERVICE.shown} sealing service, the company behind it may pay us for sending you.`,
      },
      {
        who: 'Never landlords',
        text: 'Nor screening companies. We sell them nothing, least of all your answers.',
      },
    ],
  },
  team: {
    heading: 'Our full team',
    lede: 'Small on purpose: the person who reads your file is the person who calls you.',
  },
} as const;
