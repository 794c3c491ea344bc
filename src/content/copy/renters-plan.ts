/** The words around a renter's plan: headings, buttons, and what is said when something does not work. */
export const RENTERS_PLAN_COPY = {
  heading: 'Your plan',
  introduction: (state: string) =>
    `It looks at each path of the law of ${state}, where the case was, wherever you live now. More than one case? Make a plan for each.`,
  cautions: 'Talk to a lawyer first if',
  when: {
    heading: 'When',
    none: (state: string) => `We found no path in ${state} that fits this case.`,
    court: 'At the court',
    closed: (count: number) => `Paths that do not fit your case (${count})`,
    hint: 'Like 5/14/2021. The year alone helps too. It stays on this page.',
    unread: 'Enter a date like 5/14/2021, or the year',
    update: 'Update the dates',
    updated: 'Updated.',
    remind: 'Remind me (calendar file)',
    reminded: 'Saved. Open the file to add the dates.',
  },
  reminder: {
    /** What a calendar shows to whoever looks at it. */
    remedy: 'A date to check with the court',
    reporting: 'A date to check my screening report',
    description: (title: string, citation: string) =>
      `${title} (${citation}). Call the clerk to check. Only the court decides.`,
    reportingDescription:
      'After about this date a screening firm generally can’t report the case. It may be longer in some states.',
    file: 'my-dates.ics',
  },
  now: {
    heading: 'What to do now',
    /** Where the law's file names no form. */
    noForm: 'ask the clerk which one. If there is none, ask how to file a motion',
    papers: 'Bring',
    clerk: 'Ask the clerk',
    court: 'Court and cost',
    fee: 'Ask what it costs, and how to ask for a fee waiver if you can’t pay.',
    disclosure: 'If someone asks “Have you been evicted?”',
    noDisclosure: (state: string) =>
      `We found no rule in ${state} on what you may answer. Ask legal aid before you say “no”.`,
    call: 'Call first',
  },
  letters: {
    heading: 'Letters and a call',
    introduction: 'Edit them here. We send and keep nothing.',
    choose: 'Which one?',
    text: 'Your text',
    brackets: 'Fill in what stands in [brackets].',
    reset: 'Start this one again',
  },
  carry: {
    heading: 'Take it with you',
    print: 'Print',
    copy: 'Copy as text',
    copied: 'Copied.',
    copyFailed: 'Could not copy. Please copy it by hand.',
    share: 'Copy the page’s address (no answers)',
    title: 'My plan',
    made: (date: string, site: string) => `Made on ${date} with ${site}. Information, not legal advice.`,
    answer: 'Answer',
    answered: (place: string, filed: string, answer: string) => `${place}, filed ${filed}: ${answer}`,
    help: 'Call for help',
    caseNumber: 'Case number: ____________________',
  },
} as const;
