import type { SearchCost } from '#domain/law/court-services.ts';
import type { DeedWords } from '#domain/plan/deed-text.ts';

/** What the court's search of cases costs. */
export const SEARCH_COST_WORDS = {
  free: 'Free.',
  account: 'Free with an account.',
  fee: 'For a fee; free at the clerk’s.',
  own: 'Free for your own cases.',
  mixed: 'Some searches cost money.',
} as const satisfies Record<SearchCost, string>;

/** What is asked at the court. */
export const COURT_QUESTIONS = {
  sealed: 'Is my case sealed?',
  online: 'Is my case still on your website?',
  'how-to-ask': 'How do I ask to close my case? Is there a form?',
  'which-form': 'Which form do I file to seal my case?',
  'new-law': 'Does {act} cover my case? Is there a form?',
  'same-law': 'Is the law on sealing evictions still the same?',
  filing: 'When was my case filed?',
  ended: 'When did my case end?',
  settlement: 'After the settlement, how did my case end?',
  'money-judgment': 'Does the file show a money judgment?',
  grounds: 'Why did the landlord sue?',
  court: 'Which court had my case?',
  trial: 'Was there a trial?',
  'all-defendants': 'Did the landlord win against everyone in the case?',
  nonsuit: 'Did the landlord drop the case?',
  extended: 'Was the judgment extended?',
  'answer-filed': 'When was my answer filed?',
} as const satisfies DeedWords['questions'];

/** What a renter does first: the answer to "What next?" and the button below it, which do the same thing. */
export const DEED_WORDS = {
  locale: 'en-US',
  next: {
    'fill-in': 'Fill in the court paper. Let legal aid read it, then file it.',
    calendar: {
      court: 'Put {date} in your calendar. Then ask the clerk if it is done.',
      ask: 'Put {date} in your calendar. Call legal aid to get ready.',
    },
    'ask-court': {
      phone: 'Call the clerk: {question}',
      search: 'Look up your case, then ask the clerk: {question}',
      page: 'Open the court’s help page to find the clerk. Ask: {question}',
    },
    'ask-through-help': 'Call {helper}. Ask for help with a question to the court: {question}',
    'call-help': {
      look: 'Call {helper}. They can look at your case, free.',
      pay: 'Call {helper} before you pay or promise to pay.',
      'pay-or-wait': 'Call {helper}: is it better to pay, or to wait?',
      'old-debt': 'Call {helper} before you pay or promise anything.',
      agree: 'Call {helper}: how do I ask the landlord to sign?',
    },
    rent: 'Rent with this on your record: see what landlords may ask, and what you can show.',
  },
  questions: COURT_QUESTIONS,
  meanings: COURT_QUESTIONS,
  quoted: '“{question}”',
  buttons: {
    'fill-in': {
      label: 'Fill in the court paper, free',
      note: 'We fill in what you told us. Nothing is sent.',
    },
    'ask-court': {
      phone: 'Call the clerk:',
      search: 'Look up my case',
      page: 'Open the court’s help page',
    },
    'call-help': { phone: 'Call {helper}:', page: 'Find {helper}' },
    rent: { label: 'Rent with this on my record', note: 'What they may ask, and what you can show' },
  },
  helpers: {
    'legal-aid': 'legal aid',
    helpline: 'the free helpline',
    'court-self-help': 'the court’s help center',
    'lawyer-referral': 'the lawyer referral service',
  },
  cost: SEARCH_COST_WORDS,
} as const satisfies DeedWords;
