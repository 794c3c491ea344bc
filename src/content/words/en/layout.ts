/** The labels of the menus. */
export const NAVIGATION_WORDS = {
  home: 'Home',
  about: 'About us',
  check: 'Eligibility check',
  laws: 'Sealing laws',
  howItWorks: 'How it works',
  services: 'Services',
  locations: 'Locations',
  stories: 'Stories',
  faq: 'FAQ',
  contact: 'Contact',
  freeCheck: 'Free Eligibility Check',
  lending: 'Financial Solutions',
  privacy: 'Privacy',
  terms: 'Terms',
  sitemap: 'Sitemap',
  admin: 'Admin',
} as const;

/** The words of the header and footer of public pages. */
export const LAYOUT_COPY = {
  skip: 'Skip to the main text',
  /** The name of the menu in the top bar, for screen readers. */
  mainMenu: 'Main',
  menu: 'Menu',
  start: 'Start for {fee}',
  theme: { legend: 'Colors', light: 'Light', dark: 'Dark', system: 'As on this device' },
  footer: {
    start: 'Start today for {fee}',
    startText:
      'Help with finding a home, for two adults. It seals no record. After that there is only a fee based on the result, charged only after you are approved.',
    about:
      'An eviction is a record. It isn’t the rest of your life. We help renters with a hard past find a place that says yes.',
    profile: '{name} on {network}',
    quickLinks: 'Quick links',
    services: 'Services',
    serviceLinks: [
      'Second-chance rentals',
      'Credit partnership',
      'RIN verification',
      'Eviction assistance',
      'Criminal record support',
      'Deposit loans',
    ],
    popularStates: 'Popular states',
    disclaimer:
      '{name} is not a law firm and gives no legal advice. What this site says about court records is general information; only a court decides whether a record is sealed. No answer you give here goes to a landlord.',
    /** The names are linked. */
    sources: {
      places: 'Place data from',
      licensed: ', licensed under',
      rest: ', modified by us. County data from the US Census Bureau. Headings are set in Bricolage Grotesque (SIL Open Font License).',
    },
  },
  language: {
    /** The name of the links to the same page in other languages. */
    label: 'Language',
    /** Offer of this language to visitors whose browser prefers it. */
    offer: 'This page is also in English.',
    action: 'Read it in English',
    dismiss: 'No, thanks',
  },
} as const;
