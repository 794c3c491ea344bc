import { START_FEE } from '#config/offer.ts';

import { ADULTS, REFUND, TIMING } from './offer.ts';

/** The words of the pages about renting with a case on one's record. */
export const RENT_COPY = {
  heading: 'Rent with this on your record',
  headingIn: 'Rent in {place} with this on your record',
  head: {
    titles: ['Rent in {state} with an eviction on your record', 'Rent in {state} with an eviction'],
    opening:
      'Renting in {state} with an eviction: until when reports may show it, what landlords may ask, and a file to bring.',
    sentences: ['Free steps.', 'Income for the rent of your county.', 'Free help.'],
  },
  lede: 'Every step is free. What we sell comes after them, with its price.',
  choose: 'Where do you want to rent?',
  other: 'Another state',
  county: 'County',
  wholeState: 'All of {state}',
  /** The steps in short, where no state is chosen. */
  short: [
    'See your own report, free, before you pay one fee.',
    'Ask first: “May I read your selection criteria?”',
    'Show income of three times the rent.',
    'Bring your file: note, court’s paper, income, references.',
    'A no? Ask why in writing.',
  ],
  seen: {
    heading: 'Until when reports may show it',
    general: 'Reports may generally show a case for seven years.',
    check: 'For your own date:',
    link: 'check my case, free',
    bar: { first: 'case', today: 'today', last: 'may drop off', open: 'may stay on' },
    /** For who cannot see the bar. */
    label: { ends: '{percent}% of the time is over.', open: 'The time has no fixed end.' },
  },
  report: {
    heading: 'See your own report',
    text: 'The company that reported on you must show you its file. Ask before you pay one fee.',
    drawing: 'A screening report. One line of it is marked.',
    credit: 'Your credit reports, free',
    dispute: 'Is something wrong, or not marked “paid”? Then, and only then, dispute it:',
    disputeLink: 'a letter for that',
  },
  law: {
    heading: 'What a landlord here may ask, and must give',
    none: 'We list no rule for {place}. There may still be one. Ask legal aid.',
    city: 'In {city} also',
    all: 'All rules that we list',
  },
  ask: {
    heading: 'Ask before you pay a fee',
    question: 'May I read your selection criteria? Do you turn down an eviction case from [year]?',
    yes: 'They do? Keep your money.',
  },
  income: {
    heading: 'Three times the rent',
    rent: '2 bedrooms',
    income: 'income a month',
    note: 'Many landlords ask for it; it is no law. The rent is HUD’s estimate for {year}.',
    range:
      'In {state}, two bedrooms are {low} to {high} a month by HUD’s estimate for {year}. Many landlords ask for three times the rent as income: {lowIncome} to {highIncome} a month.',
    unknown: 'Many landlords ask for an income of three times the rent; it is no law.',
  },
  stuck: {
    heading: 'Stuck, or turned down?',
    text: 'Ask why in writing. If a report was a reason, they must name the company.',
  },
  offer: {
    before: 'Only if you want help. All above is free.',
    heading: 'We can look with you',
    start: `to start, ${ADULTS}`,
    after: `Then a fee, but only after you are approved. You see it in writing first. ${REFUND.short}`,
    items: [
      'RIN: the number of one checked file that a landlord can call about. It is no government number and never takes the place of your Social Security number.',
      'Credit partner: stands behind this one lease. The landlord still decides.',
      'It seals nothing and changes no report.',
    ],
    action: `Start for ${START_FEE.shown}`,
    time: `${TIMING.approval}, typically`,
    call: 'Ask first: {phone}',
  },
  file: {
    heading: 'Your ready-to-rent file',
    ready: '{count} of 5 ready',
    stays: 'It stays on this page. Nothing is sent. Print it before you close the page.',
    print: 'Print my file',
    name: 'Your name',
    phone: 'Your phone number',
    note: {
      label: 'Note to the landlord',
      hint: 'For a case that a report may still show. Fill in what stands in [brackets].',
      /** English, whatever the page is in: the landlord reads it. */
      text: 'Here is how I have paid since [year]: [rent on time for how many months]. I have worked at [employer] since [year].\n\nA report may show a case from [month and year]. It ended [how], and the court’s paper is in this file.\n\nMy proof of income and people who know me are in this file too. May I show it to you?',
    },
    papers: {
      ending: { label: 'How the case ended', hint: 'The court’s paper, and proof of payment.' },
      income: { label: 'Income', hint: 'Pay stubs of two months, or a letter about benefits.' },
      rent: { label: 'Twelve months of rent paid', hint: 'Bank lines or receipts.' },
    },
    people: {
      label: 'Two people who know you',
      who: 'Name, and who it is (a boss, a landlord since then)',
      phone: 'Phone number',
    },
    sheet: {
      title: 'Rental application file',
      contents: 'In this file',
      note: 'A note',
      people: 'You can call these people about me',
    },
  },
} as const;
