/** The words around a renter's plan: headings, buttons, and what is said when something does not work. */
export const RENTERS_PLAN_COPY = {
  heading: 'Your plan',
  introduction:
    'The answer above is short. This plan looks at each path of the law on its own, so it may show more.',
  cautions: 'Talk to a lawyer first if',
  when: {
    heading: 'When',
    none: (state: string) => `We found no path in ${state} that fits this case.`,
    court: 'At the court',
    closed: (count: number) => `Paths that do not fit your case (${count})`,
    questions: 'Add a date',
    privacy: 'You may skip this. The year alone helps too. It stays on this page and is not sent.',
    month: 'Month',
    day: 'Day',
    year: 'Year',
    update: 'Update the dates',
    updated: 'The dates below are up to date.',
    problems: {
      'year-missing': 'Add the year',
      'no-such-date': 'Enter a real date, with numbers',
    },
    remind: 'Remind me (calendar file)',
    reminded: 'The file is saved. Open it to add the dates to your calendar.',
  },
  reminder: {
    /** What a calendar shows to whoever looks at it. */
    remedy: 'A date to check with the court',
    reporting: 'A date to check my screening report',
    description: (title: string, citation: string) =>
      `${title} (${citation}). This is the earliest date we could work out. Call the clerk to check. Only the court decides.`,
    reportingDescription:
      'A screening company generally can’t report the case after about this date (15 U.S.C. § 1681c). It may be longer in some states.',
    file: 'my-dates.ics',
  },
  now: {
    heading: 'What to do now',
    papers: 'Bring',
    clerk: 'Ask the clerk',
    court: 'Court and cost',
    fee: 'Ask what it costs and how to ask for a fee waiver. If you can’t pay, a judge can often let you file for free.',
    disclosure: 'If someone asks “Have you been evicted?”',
    noDisclosure: (state: string) =>
      `We found no rule in ${state} that says what you may answer. Do not say “no” unless legal aid tells you that you can.`,
    call: 'Call first',
  },
  letters: {
    heading: 'Letters and a call',
    introduction: 'Filled in from your answers. Edit them here. We send nothing and keep nothing.',
    choose: 'Which one?',
    text: 'Your text',
    brackets: 'Fill in what stands in [brackets].',
    reset: 'Start this one again',
  },
  carry: {
    heading: 'Take it with you',
    introduction: 'One page with your dates, your steps and whom to call.',
    print: 'Print',
    copy: 'Copy as text',
    copied: 'Copied.',
    copyFailed: 'Your browser did not let us copy. Mark the text and copy it by hand.',
    share: 'Share this check',
    shareHint: 'Shares the address of this page. Your answers are not in it.',
    shared: 'The address is copied.',
    title: 'My plan',
    made: (date: string, site: string) => `Made on ${date} with ${site}. Information, not legal advice.`,
    answer: 'Answer',
    law: 'Law',
    checked: 'Law last checked',
    help: 'Call for help',
    notes: 'My notes',
    caseNumber: 'Case number:',
  },
} as const;
