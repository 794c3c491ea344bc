import type { LawFinding, LawGroup } from '#domain/law/evidence.ts';
import type { Remedy } from '#domain/law/sealing-law.ts';

import { LAW_FINDING_WORDS, LAW_GROUP_WORDS } from './findings.ts';

/** The words of /sealing-laws and its change log. */
export const SEALING_LAWS_COPY = {
  hero: {
    heading: 'Where can an eviction record',
    stroke: 'be sealed?',
    lede: 'Every state has its own answer. Here are all of them: what the law does, who has to act, how long you wait, where you can read it, and when we last looked.',
  },
  picker: {
    label: 'Your state',
    placeholder: 'Choose a state',
    show: 'Show the law',
    help: 'Court and free help',
  },
  /** At the top of the page if checks are more than a year old. */
  outdated: {
    some: 'Nobody has checked the law of these states for more than a year: {states}. The law may have changed. Ask the court clerk or legal aid before you rely on it.',
    /** If there are too many states to name. */
    many: 'Nobody has checked many of these laws for more than a year. The list marks which. The law may have changed. Ask the court clerk or legal aid before you rely on it.',
  },
  legend: {
    heading: 'What we found',
    groups: {
      automatic: LAW_GROUP_WORDS.automatic.legend,
      'on-request': LAW_GROUP_WORDS['on-request'].legend,
      unconfirmed: LAW_GROUP_WORDS.unconfirmed.legend,
      none: LAW_GROUP_WORDS.none.legend,
    } satisfies Record<LawGroup, string>,
    states: { one: '{count} state', other: '{count} states' },
    statesAndDc: { one: '{count} state and DC', other: '{count} states and DC' },
    caution: 'Only the court decides whether a record is sealed. This is information, not legal advice.',
  },
  notes: {
    heading: 'Before you read on',
    items: [
      {
        title: '“Sealed” has many meanings',
        text: 'A file can be erased, closed to the public, or only taken off the court’s website. Some laws leave the file open and tell screening companies not to report it. The list says which.',
      },
      {
        title: 'A list is not the law',
        text: 'The waiting periods come from the list that we began with. Then we looked for the law behind each of them, and we say plainly where it differs or where we found none.',
      },
      {
        title: 'Laws change',
        text: 'Each state has the month in which we last looked. What has changed since is at the end of this page. Before you file anything, ask the court clerk or legal aid.',
      },
    ],
  },
  map: {
    heading: 'One map, four answers',
    lede: 'Choose a state to see its line in the list below, where the same is said in words.',
    skip: 'Skip the map, go to the list',
    title: 'Map of the United States by what we found of eviction record sealing laws',
    state: '{name} ({code}): {finding}',
  },
  list: {
    heading: 'State by state',
    lede: 'Under each waiting period we say whether the law agrees. Follow a state’s name for the whole of its law, its court and free legal help.',
    filter: {
      legend: 'Show',
      all: 'All states and DC',
      groups: {
        automatic: LAW_GROUP_WORDS.automatic.filter,
        'on-request': LAW_GROUP_WORDS['on-request'].filter,
        unconfirmed: LAW_GROUP_WORDS.unconfirmed.filter,
        none: LAW_GROUP_WORDS.none.filter,
      },
    },
    plan: 'What to do',
    planIn: 'in {state}',
    columns: {
      state: 'State',
      finding: 'What we found',
      routes: 'Who has to act',
      waiting: 'Waiting period',
      law: 'The law',
      checked: 'Checked',
    },
    findings: {
      automatic: LAW_FINDING_WORDS.automatic.table,
      'on-request': LAW_FINDING_WORDS['on-request'].table,
      narrow: LAW_FINDING_WORDS.narrow.table,
      'new-law': LAW_FINDING_WORDS['new-law'].table,
      bill: LAW_FINDING_WORDS.bill.table,
      none: LAW_FINDING_WORDS.none.table,
    } satisfies Record<LawFinding, string>,
    effects: {
      sealed: 'sealed',
      expunged: 'expunged',
      confidential: 'closed to the public',
      'limited-online-access': 'off the court’s website',
      'screening-report-limit': 'limits on screening reports',
    } satisfies Record<Remedy['effect'], string>,
    routes: {
      automatic: 'nobody',
      'must-grant-without-hearing': 'you, and the court must grant it without a hearing',
      'must-grant': 'you, and the court must grant it',
      petition: 'you',
      'court-discretion': 'you, if the judge agrees',
      stipulation: 'you with the landlord',
    } satisfies Record<Remedy['how'], string>,
    or: ', or ',
    orElse: '; in some cases ',
    local: 'in some courts only',
    nothing: '–',
    outdatedCheck: 'more than a year ago',
  },
  bills: {
    heading: 'Bills that may change this',
    lede: 'We saw each of these bills on its way, but not how it ended. It may change the law of its state, or may have done so since. Ask the clerk or legal aid what became of it.',
    /** In a state's row, and above its bill on its plan. */
    mayChange: 'May change: {bills}',
    title: '{bill} ({session})',
    lastStep: 'Last step we saw ({date}):',
    looked: 'We looked on {date}.',
    again: 'We look again by {date}.',
    due: 'We wanted to look again by {date}, so ask what became of it.',
  },
  changes: {
    /** The page's label in its breadcrumb. */
    step: 'Changes',
    heading: 'What changed',
    lede: 'Whenever a law changes, or we find that we had it wrong, a line is added here.',
    all: 'All changes',
    feed: 'Follow the changes (Atom feed)',
    source: 'Source:',
  },
  data: {
    heading: 'Use the data',
    paragraphs: [
      'All of this is one file that anybody may use: for each state the words on these pages and each remedy in a form that a program can read, with its waiting period, citation, sources, and how sure we are.',
      'If you find a mistake, tell us. We look at it, put it right, and say so in the list of changes.',
    ],
    dataset: 'The data set',
    datasetNote: 'JSON, all states in one file',
    table: 'The remedies as a table',
    tableNote: 'CSV, for a spreadsheet',
    about: 'What the files hold',
    feed: 'The changes',
    feedNote: 'Atom feed, for any feed reader',
    license: 'License',
    attribution:
      'Use it, change it, share it, also in what you sell, as long as you name {brand} and link to this page. The laws themselves belong to everybody.',
    contact: 'Tell us about a mistake',
  },
  log: {
    heading: 'What changed in',
    stroke: 'the sealing laws',
    lede: 'New laws, new rulings, and our own mistakes put right: every change of what this site says about sealing an eviction record, newest first.',
    back: 'All states on one page',
  },
} as const;

/** The words of /sealing-laws/data, which exists only in English. */
export const LAW_DATA_COPY = {
  heading: 'Sealing laws',
  stroke: 'as open data',
  lede: 'The law of all states, with each remedy, its waiting period, its source and the words it rests on: for programs, spreadsheets and other sites. No key, no account, no limit but good sense.',
  back: 'All states on one page',
  files: {
    heading: 'Files',
    dataset:
      'Every state with all its remedies, the acts that no editor has read, and the bills that may change the law, in one JSON file.',
    table:
      'One line for each remedy, and for each act that no editor has read (CSV, UTF-8), for spreadsheets. The column “row” says which.',
    feed: 'Every change, as an Atom feed.',
    note: 'Any page may fetch them: they are served with Access-Control-Allow-Origin: *.',
  },
  read: {
    heading: 'Read these fields first',
    lede: 'They say how far an entry may be trusted. We publish doubt as data, so please show it too.',
    fields: {
      verification:
        'How the waiting period of the list that this site began with compares with the law. “verified”: a law supports it, or, where “eligible” is false, no law was found either; “differs”: there is a law on other terms; “unverified”: no law was found that supports it, or its fate is not known.',
      how: 'Who has to act and who decides: the court must act by itself (“automatic”); the renter asks, and the court must grant it without a hearing (“must-grant-without-hearing”), must grant it if the conditions hold (“must-grant”), or no editor has read whether it must (“petition”); the renter asks, and a judge weighs it (“court-discretion”); renter and landlord together (“stipulation”).',
      confidence:
        'How sure the editors are of a remedy; in “checked”, how sure they were at the check. A remedy of low confidence never has a waiting period.',
      quotation:
        'The words that the remedy rests on, as an editor read them; null where no editor has read the text.',
      checked:
        'The last time that an editor compared the remedy with its law. Look at its day before you rely on a waiting period: after 180 days our own pages give no date any more.',
      unreadAct:
        'An act that was passed and that no editor has read: its name, its first day, how it is known, and what that summary reports; nothing here rests on it. Absent where there is none. All of them are in “unreadActs” too.',
      asOf: 'Year and month of the last check; of several remedies, of the one that was checked the longest ago.',
    },
  },
  license: 'The files are under {license}. To cite them, name {brand} and the day of “modified”.',
} as const;

/** The words of the matrix of /renter-protections. */
export const PROTECTION_MATRIX_COPY = {
  state: 'State',
  allStates: 'All states and DC',
  rule: 'Rule about',
  allRules: 'Everything',
  /** Below a topic: of how many states a rule was read. */
  share: '{count} of {total}',
  /** Where nobody has read the law. */
  unchecked: 'Not checked',
  letter: 'Use it in a letter',
  legend: {
    state: 'a rule for the whole state',
    city: 'in one city',
    unchecked: 'Not checked: we have not read the law on it, and there may be a rule. Ask legal aid.',
  },
} as const;
