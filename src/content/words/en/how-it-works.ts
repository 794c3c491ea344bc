import { CREDIT_REPORT_TRIAL, START_FEE } from '~/config/offer.ts';

import { ADULTS, REFUND, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of /how-it-works. */
export const HOW_IT_WORKS_COPY = {
  hero: {
    heading: 'From “denied” to keys,',
    stroke: 'step by step',
    lede: `Typically ${TIMING.approvalSpoken} to an approval, and ${TIMING.moveInSpoken} more to move in. Here is what happens in between, and what each part costs.`,
    action: 'Check my eligibility first',
  },
  partnership: {
    heading: 'The credit partnership',
    lede: 'Most denials are automatic. A number is too low or a line is on a report, and nobody reads further. A partnership makes them read further.',
    we: {
      heading: 'What we do',
      items: [
        'Match your application with a credit partner',
        'Check your identity, income and rental history once, properly',
        'Write down what happened, with papers that show it',
        'Talk to the landlord before the screening report does',
      ],
    },
    you: {
      heading: 'Your advantage',
      items: [
        'No cosigner to find',
        'Your own name on the lease',
        'Any property you choose, in any state',
        'One price, in writing, before you agree to it',
      ],
    },
  },
  steps: {
    heading: 'Six steps',
    items: [
      {
        title: 'Check where you stand',
        text: 'The free check shows whether an eviction can be sealed. No credit pull, no account.',
        when: '1 minute · free',
      },
      {
        title: 'Start your case',
        text: `Tell us what happened. ${START_FEE.shown} opens the case for ${ADULTS}.`,
        when: `10 minutes · ${START_FEE.shown}`,
      },
      {
        title: 'See your own report',
        text: `Our partner shows your credit report for ${CREDIT_REPORT_TRIAL.shown}. We mark what is wrong, and you dispute it at no charge.`,
        when: `1 day · ${CREDIT_REPORT_TRIAL.shown}`,
      },
      {
        title: 'Get verified',
        text: 'We check your papers and give your file its RIN. A credit partner joins your application.',
        when: '2 to 5 days',
      },
      {
        title: 'Choose a property',
        text: 'Find the place you want. We prepare the application and speak with the landlord.',
        when: `Approval in ${TIMING.approvalSpoken}, typically`,
      },
      {
        title: 'Sign and move in',
        text: 'Your name on the lease, your keys in your hand.',
        when: `${TIMING.moveInSpoken} after approval`,
      },
    ],
  },
  rin: {
    heading: 'What a RIN is for',
    paragraphs: [
      'RIN stands for Renter’s Identification Number. It is the number of your verified file with us. A landlord who has it can call and ask: is this person who they say they are, do they earn what they say, and what is behind that old case?',
      'It is not a government number and not a credit profile. On every application you use your own name and Social Security number; the RIN goes with it, as a reference.',
    ],
  },
  costs: {
    heading: 'What it costs, and when',
    columns: ['When', 'What', 'How much'],
    rows: [
      ['Today', 'The eligibility check', 'Free'],
      ['When you start', `Opening your case, ${ADULTS}`, START_FEE.shown],
      ['If you want it', 'Credit report trial by a partner', CREDIT_REPORT_TRIAL.exact],
      ['After you are approved', 'Our fee, based on the result', 'In writing before you start'],
      ['When you move in', 'Rent and deposit, to the landlord', 'As in your lease'],
    ],
    refund: REFUND.full,
  },
  limits: {
    heading: 'What nobody can promise',
    items: [
      'That a certain landlord says yes. They decide, and they must follow the law when they do.',
      'That a record is sealed. Only a court decides that.',
      'A date. The times here are typical, not guaranteed.',
    ],
  },
  call: {
    heading: 'Begin where it costs nothing',
    text: `See what your state’s law says about your case. If you then want our help, it is ${START_FEE.shown} and ${SUCCESS_FEE}.`,
    action: 'Check my eligibility',
  },
} as const;
