import { APP_CHECK } from '~/config/app-check.ts';
import {
  CREDIT_REPORT_TRIAL,
  REFUND,
  SEALING_SERVICE,
  START_FEE,
  SUCCESS_FEE,
  TIMING,
} from '~/config/offer.ts';
import { SITE, SUPPORT_EMAIL, SUPPORT_PHONE } from '~/config/site.ts';
import { DEFAULT_RETENTION_MONTHS } from '~/domain/records/document.ts';

/** One part of a legal text. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** A legal text with the day on which its words were last changed (design D8). */
export interface LegalText {
  readonly heading: string;
  readonly lede: string;
  /** ISO 8601. */
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

/** The words of /privacy. They describe what this site does; change them with it. */
export const PRIVACY: LegalText = {
  heading: 'Privacy',
  lede: 'What we keep about you, why, for how long, and how to have it deleted.',
  updated: '2026-11-21',
  sections: [
    {
      heading: 'In short',
      paragraphs: [],
      list: [
        'We keep what you send with a form, so that we can answer you.',
        'We do not sell it, and it never goes to a landlord or a screening company.',
        `It is deleted after ${DEFAULT_RETENTION_MONTHS} months, or sooner when you ask.`,
        APP_CHECK === null
          ? 'This site sets no cookies, shows no ads, and counts no visitors.'
          : 'This site shows no ads, counts no visitors, and sets no cookies of its own. reCAPTCHA, which protects our forms, sets one.',
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: ['We store what you type into our forms, with the time at which it reached us:'],
      list: [
        'The eligibility check: your name, email, phone, the state and county of the case, the filing date, how the case ended, whether the judgment was paid, the reason, your details, and our answer. Also whether you agreed to calls and texts, and the wording you agreed to.',
        'The “Begin Your Second Chance” box: your email and phone.',
        'The contact form: your name, email, phone and message.',
        'With each of these: how far we are with your request, and the notes that we write while we work on it.',
        'A list of what we did with records (changed, handed out or deleted), who of us did it and when. It never says what a record holds.',
        'Against abuse we keep, for a short time, a scrambled form of your internet address (a salted hash) and how often it sent a form. It cannot be turned back into the address.',
        ...(APP_CHECK === null
          ? []
          : [
              'Against abuse our forms use reCAPTCHA by Google. Once you begin to fill one in, your browser fetches it from Google, which learns your internet address and how you use the page. Your answers do not go there.',
            ]),
        'Like every web host, Google, which runs our servers, keeps a log of requests with their internet addresses, for about 30 days.',
      ],
    },
    {
      heading: 'Why we keep it',
      paragraphs: [
        'To answer you, to prepare your case if you ask us to, and to show that you agreed to be called if you did. We have no other use for it.',
        'You see the result of the check in your browser whether or not anything is saved.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'The people who work on your case. The data is stored with Google Firebase in the United States, which keeps it for us and may not use it for itself.',
        'If you choose to go on with a partner company (the application form, the credit report trial, the deposit loan, the sealing service), you give your data to that company, and its own privacy notice applies. We send it nothing about you but the loan amount that you chose.',
        'We hand data to courts or authorities only when the law makes us.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `Each record carries the day on which it is deleted: ${DEFAULT_RETENTION_MONTHS} months after you sent it. The deletion is automatic and can take a day or two. Our notes go with the record. The list of what we did with records is kept for as long.`,
        'When you ask us to delete a record, it goes at once. Only the line stays that says that we deleted one.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'Your choice of light or dark colors, and a random number that keeps a form from being stored twice. Both stay on your device; you can clear them in your browser’s settings.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You can ask what we hold about you, have it corrected, have it deleted, or take back your consent to calls and texts. Write to ${SUPPORT_EMAIL.shown} or call ${SUPPORT_PHONE.shown}. We ask for the email or phone number you used, so that we find the right record and do not give it to a stranger. It costs nothing, and we answer within 30 days at most, usually within ${TIMING.emailReply}.`,
      ],
    },
  ],
};

/** The words of /terms. */
export const TERMS: LegalText = {
  heading: 'Terms of service',
  lede: 'What you can expect from us, what it costs, and what we cannot promise.',
  updated: '2026-11-21',
  sections: [
    {
      heading: 'What we do',
      paragraphs: [
        `${SITE.name} helps people to rent a home: we check your papers, set up a credit partnership, give your file a Renter’s Identification Number and talk to landlords for you. The eligibility check on this site is free.`,
      ],
    },
    {
      heading: 'What we are not',
      paragraphs: [],
      list: [
        'Not a law firm. The check and our pages give general information, not legal advice, and do not make us your lawyer.',
        'Not a lender, and not a credit repair company. We do not change what is on your credit report.',
        'Not a landlord and not a screening company. We do not decide about your application.',
      ],
    },
    {
      heading: 'Fees',
      paragraphs: [],
      list: [
        `Start fee: ${START_FEE.shown}. It opens your case and covers ${START_FEE.adultsShown} in one household.`,
        `Result fee: ${SUCCESS_FEE.short}. You see the amount in writing before you start, and owe nothing if you are not approved.`,
        `Credit report trial: ${CREDIT_REPORT_TRIAL.exact}, charged by a partner under its own terms.`,
        `Record sealing service: ${SEALING_SERVICE.exact}, charged by a partner under its own terms. ${SEALING_SERVICE.courtCosts}`,
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        REFUND.full,
        `To ask for a refund, write to ${SUPPORT_EMAIL.shown} or call ${SUPPORT_PHONE.shown}.`,
      ],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        `Landlords decide about applications, and courts decide about records. The times we name, such as ${TIMING.approvalSpoken} to an approval, are typical and not guaranteed.`,
        'We check our pages on the law with care and name the day on which we did. Laws change between those days. Ask the court clerk or a legal aid office before you file anything.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Tell the truth, to us and on every application, and use your own name and Social Security number. Send us papers that are yours. If something changes, tell us.',
      ],
    },
    {
      heading: 'Partners',
      paragraphs: [
        'Links to the application form, the credit report, the lending network and the sealing service lead to other companies. We may be paid when you use one of them. You never have to use one to use us.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change, the date above changes with them. For a case that you started before, the terms of that day hold.',
      ],
    },
  ],
};
