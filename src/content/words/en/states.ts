import { START_FEE } from '#config/offer.ts';
import { SUPPORT_PHONE } from '#config/site.ts';
import type { LawFinding } from '#domain/law/evidence.ts';
import { SERVICE_RADIUS_MILES } from '#domain/places/state-places.ts';
import type { StateHeadWords } from '#domain/place-pages/place-heads.ts';
import type { RemedyWords, NextStepKind, NextStepWords } from '#domain/plan/next-steps.ts';
import type { AreaServiceWords } from '#domain/seo/page-head.ts';

import { ADULTS, CLAIMS, REFUND, SUCCESS_FEE, TIMING } from './offer.ts';
import { LAW_FINDING_WORDS, NO_LAW_WORDS } from './findings.ts';
import { SENDER_GAPS } from './plan.ts';

/** The words of /locations (product §2, "Site map page"). */
export const LOCATIONS_COPY = {
  heading: 'Find your city',
  lede: 'Every state, its major cities and the places around them. Each page has the law there, the court, and who can help.',
  totals: '{states} states and Washington DC, {cities} major cities, {areas} places around them',
  filter: { label: 'Filter by name', hint: 'A state, a city or a town.' },
  expand: 'Expand all',
  collapse: 'Collapse all',
  loadFailed: 'The list of towns could not be loaded. Cities and states still work; try again in a moment.',
  noMatches: 'Nothing fits. Try fewer letters.',
  matches: { one: '1 place fits.', other: '{count} places fit.' },
  places: 'States and cities',
  state: 'About renting in {name}',
  cities: { one: '1 city', other: '{count} cities' },
  city: '{name} and the places around it',
  noAreas: 'No nearby areas available at this time.',
  radius: `We serve all areas within ${SERVICE_RADIUS_MILES} miles of major cities listed above`,
  contact: 'Not sure about your town? Contact us',
  pages: 'Main pages',
} as const;

/** Metadata of a state's page. */
export const STATE_HEAD_WORDS = {
  titles: [
    'Rent again in {state}: eviction sealing (expungement)',
    '{state}: renting again and eviction sealing',
  ],
  opening: 'Rent again in {state} after an eviction.',
  law: {
    'not-sealed': 'A law there limits who sees a case; see which, and when.',
    'some-cases': 'A law there may help some renters; see whom.',
    outdated: 'Nobody has checked the law there for more than a year; see what helps.',
    narrow: NO_LAW_WORDS.narrow.head,
    'new-law': NO_LAW_WORDS['new-law'].head,
    bill: NO_LAW_WORDS.bill.head,
    none: NO_LAW_WORDS.none.head,
    differs: 'A law there hides some records; see which, and when.',
    waiting: 'Waiting period to seal the record: {period}.',
  },
  places: 'Court, free legal help, a map of the cities.',
  cities: 'Help in {first}, {second} and more.',
  /** If a state has one city. */
  city: 'Help in {first}, and around it and more.',
  more: ['The law in plain words.', 'Free check.'],
  keywords: [
    'second chance apartments {state}',
    'eviction record sealing {state}',
    'rent with an eviction in {state}',
  ],
} as const satisfies StateHeadWords;

/** The words of the page of a state. */
export const STATE_PAGE_COPY = {
  home: 'Back to home',
  heading: 'Renting again in {state}',
  lede: {
    /** If no places around the cities are listed. */
    alone:
      'An eviction is a record. In {state} it isn’t the end of the search. Here is the law, the court, and who can help.',
    withPlaces:
      'An eviction is a record. In {state} it isn’t the end of the search. Here is the law, the court, who can help, and {cities} cities with {areas} places around them.',
  },
  map: {
    title: 'Map of {state}',
    description: `The outline of the state with its major cities: {cities}. A tinted circle of ${SERVICE_RADIUS_MILES} miles surrounds each; the list of cities below says the same in words.`,
    caption: `Tinted: within ${SERVICE_RADIUS_MILES} miles of a major city, in a straight line.`,
  },
  benefits: {
    heading: 'What you get',
    items: [
      `${START_FEE.shown} opens your case and covers ${ADULTS}`,
      `Nothing more until you are approved; then ${SUCCESS_FEE}`,
      'A credit partner behind your application, so you need no cosigner',
      `Approval typically in ${TIMING.approval}, move-in in ${TIMING.moveIn}`,
      REFUND.short,
      `Evictions, broken leases, bankruptcies, records, scores in the ${CLAIMS.lowestScore.figure}`,
    ],
  },
  cities: {
    heading: 'Major cities in {state}',
    lede: `Choose the one you want to live in or near. We serve all areas within ${SERVICE_RADIUS_MILES} miles.`,
    around: { one: '1 place around it', other: '{count} places around it' },
    /** New York City's. */
    boroughs: { one: '1 borough', other: '{count} boroughs' },
    more: 'All other places',
    noneAround: 'No listed places around it',
    capital: 'State capital',
  },
  law: {
    /** The word that people search for is said once. */
    heading: 'Eviction sealing (also called expungement) in {state}',
    waiting: 'Waiting period',
    status: 'Status',
    cited: 'The law',
    plan: 'What to do, step by step',
    all: 'Compare all states',
  },
  court: {
    heading: 'Court and free legal help',
    court: 'Evictions are heard in',
    capital: 'In {city} ({county}): {court}.',
    help: 'Who can help',
  },
  protections: { heading: 'When you apply in {state}', all: 'All states' },
} as const;

/** The answers at the top of the pages about states and places. */
export const ANSWERS_COPY = {
  court: 'Evictions in {place} are heard in',
  /** On tribal land, where a tribal court may have jurisdiction. */
  stateCourt: 'State court for evictions in {place}',
  courtSite: 'The court’s site',
  /** Whose figure it is, and of which year. */
  rent: 'HUD’s rent estimate for {area}, two bedrooms, fiscal year {year}',
  monthly: '{rent} a month',
  /** What it means. */
  rentNote: {
    area: '4 of 10 homes there rent for this or less, utilities included.',
    /** Where HUD’s own estimate for the area is below the least that it uses in the state. */
    floor: 'HUD uses no lower figure in this state. Homes there may rent for less.',
    counties: 'The lowest and the highest of its counties.',
    places: 'The lowest and the highest of our places there.',
  },
  /** Of a whole state, which has no single figure. */
  rents: 'HUD’s rent estimates in {state}, two bedrooms, fiscal year {year}',
  range: 'from {low} ({lowIn}) to {high} ({highIn})',
  /** Where several have the same figure. */
  alike: { counties: '{count} counties', places: '{count} places' },
  /** Once the fiscal year of the rents has ended. */
  oldRent: 'HUD has newer figures.',
  /** A HUD area that is named after cities. */
  area: 'the {name} area',
  /** One of which no name is known. */
  areaAround: 'the area that {where} is in',
  help: 'Who helps free in {place}',
  site: 'Find free help',
  law: 'Can an eviction be sealed (expunged)?',
  findings: {
    automatic: LAW_FINDING_WORDS.automatic.answer,
    'on-request': LAW_FINDING_WORDS['on-request'].answer,
    narrow: LAW_FINDING_WORDS.narrow.answer,
    'new-law': LAW_FINDING_WORDS['new-law'].answer,
    bill: LAW_FINDING_WORDS.bill.answer,
    none: LAW_FINDING_WORDS.none.answer,
  } satisfies Record<LawFinding, string>,
  lawLink: 'The law in {state}',
} as const;

/** The words around laws and programmes that give renters a free lawyer. */
export const LAWYER_RIGHTS_COPY = {
  heading: 'A free lawyer in an eviction case',
  asOf: 'What we read is of {date}: ask if it still holds.',
} as const;

/** The operator's offer on every page about a state or place; the state's `benefits` say more. */
export const OFFER_STRIP_COPY = {
  heading: 'Look with us in {place}',
  /** After the price. */
  terms: `to start, for ${ADULTS}. Approval typically in ${TIMING.approval}. No cosigner. A fee only after you are approved.`,
  limits: 'It seals no record.',
} as const;

/** The two calls to action of every page about a state or place. */
export const PLACE_ACTIONS = {
  call: `Call ${SUPPORT_PHONE.shown}`,
  apply: `Start for ${START_FEE.shown}`,
} as const;

/** Structured data of the service in a state or place. */
export const AREA_SERVICE_WORDS = {
  service: 'Second-chance rental help',
  inArea: 'Second-chance rental help in {area}',
} as const satisfies AreaServiceWords;

/** The words of a state's plan as a page. It has no form, so the texts must not mention answers, dates or buttons. */
export const STATE_PLAN_COPY = {
  heading: 'Your plan in {state}',
  /** If there is a law. */
  law: {
    lede: 'Choose how your case ended. You see what we found for that, what to do first, and whom to call.',
    contents: 'What the law offers by how your case ended, steps, papers, letters and whom to call.',
    outcomes: 'Nothing here is a promise: a court may weigh things that we can’t see.',
  },
  /** If no remedy was confirmed; `{opening}` is that of what was found. */
  noLaw: {
    lede: '{opening} This page is about what to ask, what helps all the same, and whom to call. No questions to answer. Read it on any phone, or print it.',
    none: NO_LAW_WORDS.none.plan,
    bill: NO_LAW_WORDS.bill.plan,
    'new-law': NO_LAW_WORDS['new-law'].plan,
  },
  back: 'All states',
  lawIn: 'The law in {state}',
  head: {
    titles: [
      'Sealing an eviction in {state}: your plan | {brand}',
      'Sealing an eviction in {state}: your plan',
    ],
    opening: 'What to do about an eviction record in {state}.',
    keywords: ['seal an eviction in {state}', '{state} eviction record', 'eviction sealing steps'],
    sentences: ['It asks nothing of you.', 'It works without scripts.', 'Print it and take it along.'],
  },
  outcomes: {
    heading: 'How did your case end?',
    none: 'We found nothing in the law for a case that ended like this.',
    onlyIf: 'Only if: ',
    /** How a settlement must have ended. */
    settledAs: {
      dismissed: 'after the deal, the case was dismissed or withdrawn',
      judgment: 'the deal was made a court judgment',
    },
    law: 'What the law says',
    /** The remedy that an answer rests on. */
    summary: {
      fits: { one: 'If your case fits:', some: 'One of these, if your case fits:' },
      who: 'Who acts',
      when: 'When',
      costs: 'It costs',
      wait: {
        'on-or-after': '{wait} from {event}.',
        after: '{wait} from {event}.',
        'no-earlier-than': 'At least {wait} from {event}.',
        'no-later-than': 'Within {wait} of {event}.',
      },
      noWait: 'Right away, from {event}.',
      appeal: 'After the time to appeal.',
      depends: 'That depends: see “What the law says”.',
      nothing: 'Nothing.',
      askFee: 'Ask the clerk.',
    },
  },
  /** Below a state's pending bills. */
  bill: 'We did not see how this bill ended. It may change what this page says, or may have done so since. Ask the clerk or legal aid what became of it.',
  waiting: 'Waiting period: {period}',
  /** The reporting limit of screening companies (15 U.S.C. § 1681c) without dates. */
  reporting: [
    'A screening firm generally can’t report an eviction case that is more than seven years old.',
    'Count from the filing. If the landlord won, count from the day of the judgment.',
  ],
  print: { ending: 'Print this ending', all: 'Print all four endings' },
  letters:
    'Copy the one you need by hand, or into a message. Fill in what stands in [brackets]. Leave out what does not fit.',
  help: 'Whom to call',
  /** Gaps in a letter, to be filled in by hand. */
  gaps: {
    ...SENDER_GAPS,
    today: '[Today’s date]',
    filed: '[date]',
    ended: '[date]',
  },
} as const;

/** What may come after a dismissal. */
const WITHOUT_PREJUDICE = {
  when: 'dismissed',
  text: 'Do your papers say “dismissed without prejudice”? Then the landlord may sue again. That would be a new case.',
} as const;
const KEEP_A_COPY = 'Keep a copy of the order. Screening firms can be slow, so you may have to show it.';
const OLD_DEBT =
  'Pay and sign nothing yet. In some states a payment or a written promise can bring an old debt back.';
const CALL_LEGAL_AID = 'Call legal aid. Help is free if your income is low. Ask if they know another way.';
const OWN_NOTE = 'Write a short note for the next landlord. This plan has one to start from.';
const DISPUTE = 'See your own screening report, free. Is something on it wrong? Then dispute it.';
const ASK_FIRST = 'Ask before you pay a fee: “May I read your selection criteria?”';

/**
 * The instructions of each next step, in the order in which a person takes them. They promise nothing, because a court
 * decides, and mention no buttons or positions on the page, because they are printed too.
 */
export const NEXT_STEP_WORDS: Readonly<Record<NextStepKind, NextStepWords>> = {
  automatic: {
    heading: 'Check that the court has done its part',
    introduction: 'If the law covers your case, the court must act on its own. But mistakes happen.',
    steps: [
      'Have your case number ready, or your name and the year. The clerk: {court}.',
      '“It is hidden”: done. Write down the clerk’s name and the day. It is still on your screening record? Ask to have it taken off.',
      '“It is still there”: it should not be. Ask how to get that fixed. Name the law: {law}. This plan has a letter that asks for it in writing.',
      '“We find no case”: it may be hidden, or at another court. A search that finds nothing proves nothing.',
      WITHOUT_PREJUDICE,
      KEEP_A_COPY,
    ],
  },
  form: {
    heading: 'File the form',
    introduction: 'The law says the court must grant it, and without a hearing. You can do it on your own.',
    steps: [
      'The form: {form}.',
      'Fill it in and file it with the court that had your case ({court}). The law: {law}.',
      'Wait until the time to appeal is over.',
      WITHOUT_PREJUDICE,
      KEEP_A_COPY,
    ],
  },
  petition: {
    heading: 'Ask the court',
    introduction: 'You file a paper and a judge or clerk decides. You can do this without a lawyer.',
    steps: [
      'The form: {form}.',
      'Fill it in and file it with the court that had your case ({court}).',
      'Ask if you must send the landlord a copy, and how.',
      'If there is a hearing, go. Bring your papers and say in short why it matters to you.',
      '{reminder}',
      WITHOUT_PREJUDICE,
      KEEP_A_COPY,
    ],
  },
  'find-out': {
    heading: 'Find what is missing',
    introduction: 'You can often find it in a day or two.',
    steps: [
      'Look at your court papers. Most dates are on the first or the last page.',
      'No papers? Call the clerk ({court}). Give your name and the year. Ask for the case number and the dates.',
      'Come back and add what you found.',
    ],
  },
  wait: {
    heading: 'Wait until {date}, and use the time',
    introduction: 'Waiting can be part of the plan. A new eviction case may start the time again.',
    steps: [
      'Put the date in your calendar.',
      {
        when: 'unpaid',
        text: 'If a judgment is unpaid, ask legal aid before you pay or sign. Keep each receipt.',
      },
      'On that day, call the clerk. Ask if the law is still the same.',
    ],
  },
  stipulation: {
    heading: 'Ask the landlord to sign',
    introduction: 'If you both sign a paper, the court can act. The law: {law}.',
    steps: [
      'Ask legal aid first, above all if money comes up. A deal about money needs a careful paper.',
      'Send your old landlord the letter from this plan.',
      'Ask the clerk ({court}) if there is a form for both of you to sign.',
      'File the signed paper with the court. Ask when a judge will look at it.',
    ],
  },
  pay: {
    heading: 'Pay, and have it put on file',
    introduction: 'The law helps from the day on which the judgment is paid and the court knows it. {way}',
    steps: [
      'Ask the clerk ({court}) what is still owed, with costs and interest.',
      'Ask the landlord or the collector for a deal in writing before you pay.',
      'Pay in a way that leaves proof. Cash alone leaves none.',
      'Ask the landlord to file a paper that says you paid (a “satisfaction of judgment”).',
      'If the landlord does not file it, ask the clerk how to show the judge that you paid.',
    ],
  },
  'pay-later': {
    heading: 'Ask before you pay: the law helps on {date} at the earliest',
    introduction: 'That is the day if you pay all of it today. {way}',
    steps: [
      'Paying alone hides nothing sooner.',
      'Ask the clerk ({court}) what is still owed, with costs and interest.',
      'If you pay, get the deal in writing first, and pay in a way that leaves proof.',
      'Then ask the landlord to file a paper that says you paid (a “satisfaction of judgment”).',
    ],
  },
  'pay-or-wait': {
    heading: 'Ask what is better: to pay, or to wait',
    introduction:
      'The law helps once the judgment is paid or has expired. It can expire on {date} at the earliest.',
    steps: [
      'A payment or a signed promise can keep an old judgment alive.',
      'Ask the clerk ({court}) if the landlord has extended the judgment, and when it expires.',
      'If you pay, get the deal in writing first, and pay in a way that leaves proof.',
      'Then ask the landlord to file a paper that says you paid (a “satisfaction of judgment”).',
    ],
  },
  'ask-clerk': {
    heading: 'Ask about {law}',
    introduction: 'This act was passed. The clerk can tell you what it does for your case.',
    steps: [
      'Call or visit the clerk ({court}). Have your case number at hand.',
      'Ask: “Does {law} cover my case, from when on, and which form does it need?” This plan has a letter that asks for it in writing.',
      CALL_LEGAL_AID,
      DISPUTE,
      'Pay nobody to seal the case before you have an answer.',
    ],
  },
  'may-have-expired': {
    heading: 'Ask if the judgment has expired',
    introduction:
      'It is older than judgments last here, if nobody renewed it. It may have expired or gone dormant.',
    steps: [
      OLD_DEBT,
      'Ask the clerk ({court}): “Does this judgment still count, and was it renewed?” The law: {law}. {sure}',
      'If it still counts, ask legal aid how to settle it.',
      'If it does not, ask what the file has to show.',
    ],
  },
  'ask-how-long': {
    heading: 'Ask how long the judgment lasts',
    introduction: 'We are not sure how long a judgment lasts here. Find out first.',
    steps: [
      OLD_DEBT,
      'Ask the clerk ({court}): “How long does this judgment last, and was it renewed?” The law: {law}. {sure}',
      'If it still counts, ask legal aid how to settle it.',
    ],
  },
  'old-check': {
    heading: 'Ask the clerk if the law is still the same',
    introduction: 'We have not checked this law for a long time. It may help you, but it may have changed.',
    steps: [
      'Call or visit the clerk ({court}). Have your case number at hand.',
      'Ask: “Is this still the law, and does it fit my case?” The law: {law}.',
      CALL_LEGAL_AID,
      'Pay nobody to seal the case before you have an answer.',
    ],
  },
  'paid-still-refused': {
    heading: 'You paid, and still get turned down',
    introduction:
      'This is common, and you can do something. Often the court file does not show that you paid.',
    steps: [
      'Ask the clerk ({court}): “Does the file show that the judgment is paid?”',
      'If not, send the old landlord the letter from this plan. It asks for the paper that says you paid.',
      'No reply? Send the court the letter from this plan, with your proof that you paid.',
      'Ask the new landlord which firm made the report. If the report was the reason, they must tell you.',
      'Get your report from that firm. It is free within 60 days after you were turned down.',
      'If it does not say “paid”, send the dispute letter from this plan.',
    ],
  },
  'screening-limit': {
    heading: 'A law limits how your case may be used',
    introduction:
      'It does not seal the file. It may limit what a landlord can use, or what a report can list. The law: {law}.',
    steps: [
      'Save the name of the law. You may need to show it to a landlord or a screening firm.',
      'If you are turned down, ask why, in writing.',
      'Call legal aid if you think the case was held against you.',
    ],
  },
  'no-remedy': {
    heading: 'By your answers, nothing seals it today',
    introduction:
      'There are rules for some cases here. From your answers, none of them fits yours right now.',
    steps: [
      DISPUTE,
      ASK_FIRST,
      OWN_NOTE,
      CALL_LEGAL_AID,
      'Check your answers. A case may have ended in another way than you recall. The clerk can tell you.',
    ],
  },
  'no-law': {
    heading: 'What helps all the same',
    introduction: 'The record may stay open. There is still a lot you can do.',
    steps: [
      DISPUTE,
      ASK_FIRST,
      OWN_NOTE,
      CALL_LEGAL_AID,
      'Ask the clerk ({court}) for a copy of your case, and for proof of how it ended.',
      'If you paid, ask the clerk how to put that on file.',
      'If the landlord won, ask legal aid if the landlord can sign a paper that undoes the judgment (to “vacate” it).',
      'Laws change. Come back in a few months.',
    ],
  },
};

/** The effect of a remedy, and who acts. */
export const REMEDY_WORDS = {
  effect: {
    sealed: 'Seals the court record.',
    expunged: 'Clears the court record (expungement).',
    confidential: 'Hides the court record from the public.',
    'limited-online-access': 'Takes the case off the court’s website. The file at the court stays open.',
    'screening-report-limit': 'Limits how the case may be used. The court file stays open.',
  },
  how: {
    automatic: 'The court must act on its own.',
    'must-grant-without-hearing': 'You file a form. The court must grant it, without a hearing.',
    'must-grant': 'You ask, and the court must grant it if your case fits.',
    petition: 'You ask the court. We do not know yet whether the court has to say yes.',
    'court-discretion': 'You ask, and a judge weighs it.',
    stipulation: 'You and the landlord sign.',
  },
  localTo: 'Only for: {court}. Your summons names your court.',
} as const satisfies RemedyWords;
