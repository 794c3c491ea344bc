/** The words of the pages for a case that is still open, and for a missed court date. */
export const HELP_TODAY_COPY = {
  heading: 'Help today',
  headingIn: 'Help today in {state}',
  head: {
    titles: ['Eviction papers or a missed court date in {state}', 'Eviction help today in {state}'],
    opening:
      'Eviction papers, or a missed court date in {state}? Whom to call free, the court, and the days you have.',
    sentences: ['By county, on one sheet to print.', 'What to say on the phone.', 'No form.'],
  },
  lede: 'You may still have a way. Three things, in this order.',
  choose: 'In which state is the case?',
  anywhere: 'Anywhere in the country: call 211, free, and ask for help with an eviction.',
  other: 'Another state',
  county: 'County',
  wholeState: 'All of {state}',
  /** A service without a number. */
  openSite: 'Open {site}',
  loading: 'One moment.',
  /** After the state's data did not arrive. */
  failed: 'We could not load the help of this county. This is the help for all of {state}.',
  kinds: {
    label: 'Your case',
    open: 'It is still open',
    missed: 'I missed my date',
    unserved: 'I never got papers',
  },
  call: {
    heading: 'Call now, free',
    /** In a state or county. */
    open: 'I have an eviction case in {place}. It is still open. Can you help me today?',
    missed: 'I missed my court date in {place}. Can you help me today?',
    unserved:
      'The landlord won an eviction case against me in {place}, and I never got the papers. Can you help me ask the judge to undo it?',
    closed: 'Nobody answers? Call 211.',
  },
  court: {
    heading: 'Call the court, the same day',
    open: 'When is my hearing? Do I have to file an answer, and by which day?',
    missed: 'Was there a judgment? How do I open the default? Is a lockout set?',
    unserved:
      'How does the file say that I got the papers? Which form asks the judge to set the judgment aside?',
    papers: 'The court’s number is on your papers.',
    site: 'The court’s site',
    search: 'Look up your case:',
  },
  days: {
    heading: 'Count your days',
    after: 'What to ask for now',
    /** The ends of the bar. */
    bar: { first: 'you get the papers', last: 'last day' },
    places: 'Places differ: look for day, hour and room.',
    drawing: 'A court paper. One strip on it has the day, the hour and the room.',
    /** Where no source is good enough. */
    otherwise: 'The day is on your papers. Call before you move or pay.',
  },
  /** To undo a judgment after the fact. */
  setAside: {
    heading: 'Set the judgment aside first',
    rule: 'The rule: {rule}.',
    form: 'The court’s form: {form}.',
    limits: 'Usual time to ask: {limits}.',
    void: 'A judgment without papers can be void. Then the limit may not count.',
    unknown: 'We have not read this state’s rule. Ask how long you have.',
    over: 'Is the time over? Ask legal aid still.',
    after: 'An undone judgment seals nothing by itself. The case must then be dismissed, or you must win it.',
    /** Where the law names an undone judgment. */
    opens: 'The law on sealing here also names judgments that were undone. Ask about it.',
  },
  reminder: {
    heading: 'A reminder from the court itself',
    caution: 'A missing reminder is no excuse. Write the date down.',
  },
  stay: {
    heading: 'Don’t move out, and don’t pay a service',
    court: 'Go to every court date, even if you paid or moved out.',
    move: 'Don’t move out because of a letter or a missed date before you have spoken with one of them.',
    officer: 'Is an officer’s notice with a day on your door? Call before that day.',
    pay: 'This help costs nothing.',
  },
  papersFirst: 'The date and the deadline in your court papers come before this page.',
  print: 'Print this page',
  /** On other pages, before the link. */
  question: 'Is your case still open, or did you miss the date?',
  link: 'Get help today',
} as const;
