/**
 * `npm run law:check -- ME`: walks an editor through the remedies of a state's law, one address after the other, and
 * writes what was found (docs/tasks/update-a-law.md). Each answer is written at once: whoever stops keeps what was
 * confirmed.
 */
import { BUILD_DATE } from '#config/build.ts';
import { REMEDY_CHECK_ADVICE, sentenceHash } from '#data/read.ts';
import {
  LONGEST_QUOTATION_WORDS,
  remedyCheckProblems,
  type QuotationKind,
  type Remedy,
  type SealingLaw,
} from '#domain/law/sealing-law.ts';
import type { BillSeen } from '#domain/law/changes.ts';
import { describeFailure } from './expected-failure.ts';
import {
  type Answer,
  applyAnswer,
  type CheckContext,
  confirmState,
  lawFileOf,
  type LawFiles,
  readBillsSeen,
  readLawFiles,
  readSelfHelp,
  readUncheckedTopics,
  requireUsable,
  withLook,
  writeLawFiles,
} from './law-check/law-files.ts';
import {
  askFor,
  choose,
  EditorLeft,
  openTerminal,
  readStateCode,
  type Terminal,
  YES_OR_NO,
} from './law-check/terminal.ts';
import { ROOT } from './local/project.ts';

const CONTEXT: CheckContext = { today: BUILD_DATE, hash: sentenceHash };

/** What can be answered, each by its word or its letter. */
const ABOUT_REMEDY = { 'still so': 's', changed: 'c', gone: 'g', skip: 'k' };
const ABOUT_STATE = { 'still so': 's', changed: 'c', skip: 'k' };
const ABOUT_WORDS: Readonly<Record<QuotationKind, string>> = {
  law: 'l',
  'court-form': 'c',
  'official-summary': 's',
};
/** What is known of a remedy, for comparing it with the law. */
function describeRemedy(remedy: Remedy, place: string): string {
  const { id, title, citation, quotation, checked, confidence, waitingPeriod, appliesTo } = remedy;
  const words =
    quotation === null
      ? ['  Words:    none, nobody here has read the text']
      : [
          `  Words:    “${quotation.text}”`,
          `  Read:     ${quotation.readOn} in ${quotation.readIn} (${quotation.version})`,
        ];
  const problems = remedyCheckProblems(remedy, BUILD_DATE, sentenceHash).map(
    (problem) => `  Refused:  ${REMEDY_CHECK_ADVICE[problem].field} ${REMEDY_CHECK_ADVICE[problem].why}`,
  );
  return [
    `\n${place}: ${title} (${id})`,
    `  Law:      ${citation}`,
    ...words,
    ...(waitingPeriod === null
      ? []
      : [
          `  Period:   ${waitingPeriod.amount} ${waitingPeriod.unit} from ${waitingPeriod.from}: ${waitingPeriod.note}`,
        ]),
    ...(appliesTo.other.length === 0 ? [] : [`  Only if:  ${appliesTo.other.join('; ')}`]),
    `  Checked:  ${checked.on}, confidence ${confidence}`,
    ...problems,
  ].join('\n');
}

/** Prints where the law can be read. */
function sayAddress({ say }: Terminal, { officialUrl, sources }: Remedy): void {
  const address = officialUrl ?? sources[0]?.url;
  if (address === undefined) return;
  say(
    officialUrl === null ? `  No official address is known. We read: ${address}` : `  Address:  ${address}`,
  );
}

/** @returns `undefined` for a remedy that is left for another time */
async function askAbout(terminal: Terminal, { law }: LawFiles, remedy: Remedy): Promise<Answer | undefined> {
  const changed = remedy.quotation === null ? '(c)hanged or quoted now' : '(c)hanged';
  const choice = await choose(terminal, `(s)till so, ${changed}, (g)one, s(k)ip?`, ABOUT_REMEDY);
  switch (choice) {
    case 'still so':
      return { kind: 'still so' };
    case 'skip':
      return undefined;
    case 'changed':
      return askChanged(terminal, remedy);
    case 'gone': {
      const line = await askLine(terminal, remedy);
      const question = `Remove the remedy from ${lawFileOf(law.abbreviation)} and retire its id? (y/n)`;
      return (await choose(terminal, question, YES_OR_NO)) === 'yes' ? { kind: 'gone', line } : undefined;
    }
  }
}

async function askChanged(terminal: Terminal, remedy: Remedy): Promise<Answer> {
  const { quotation, citation } = remedy;
  const text = await askFor(terminal, `The words now, at most ${LONGEST_QUOTATION_WORDS}`);
  const official = 'Did the state itself publish what you read? (y/n)';
  const whose = 'Are they of the (l)aw, a (c)ourt form or an official (s)ummary?';
  return {
    kind: 'changed',
    quotation: {
      text: text.replaceAll(/^[“"]|[”"]$/gu, ''),
      kind: await choose(terminal, whose, ABOUT_WORDS),
      citation: await askFor(terminal, 'The provision they are from', quotation?.citation ?? citation),
      readIn: await askFor(terminal, 'Where you read them: publisher and page', quotation?.readIn),
      isOfficial: (await choose(terminal, official, YES_OR_NO)) === 'yes',
      readOn: BUILD_DATE,
      version: await askFor(terminal, 'Version of the text: date, edition or act', quotation?.version),
    },
    line: await askLine(terminal, remedy),
  };
}

async function askLine(terminal: Terminal, { id }: Remedy): Promise<{ id: string; what: string }> {
  const what = await askFor(terminal, 'For the change log: what changes for a renter, in one plain sentence');
  return { what, id: await askFor(terminal, 'Id of its line', `${BUILD_DATE}-${id}`) };
}

/** What an answer leaves to be done by hand. */
const BY_HAND: Readonly<Record<Answer['kind'], readonly string[]>> = {
  'still so': [],
  changed: [
    '  Now by hand: the remedy’s waiting period, conditions, confidence and its “why”, if the new words change them.',
  ],
  gone: [
    '  Removed, and the change log has its line. Now by hand: verification, differenceNote, requirements,',
    '  processSteps and statute of the state.',
  ],
};

/** One remedy after the other; each answer is written before the next question. */
async function walkRemedies(terminal: Terminal, files: LawFiles): Promise<void> {
  let current = files;
  const { remedies } = files.law;
  for (const [index, remedy] of remedies.entries()) {
    terminal.say(describeRemedy(remedy, `Remedy ${index + 1} of ${remedies.length}`));
    sayAddress(terminal, remedy);
    current = await settleRemedy(terminal, current, remedy);
  }
}

/** Asks about a remedy until an answer can be written, or the remedy is skipped. */
async function settleRemedy(terminal: Terminal, files: LawFiles, remedy: Remedy): Promise<LawFiles> {
  for (;;) {
    const answer = await askAbout(terminal, files, remedy);
    if (answer === undefined) return files;
    const next = applyAnswer(files, remedy.id, answer, CONTEXT);
    try {
      requireUsable(next, remedy.id, BUILD_DATE);
    } catch (failure) {
      if (!(failure instanceof Error)) throw failure;
      terminal.say(`  Not written. ${failure.message}`);
      continue;
    }
    await writeLawFiles(ROOT, next);
    for (const line of BY_HAND[answer.kind]) terminal.say(line);
    return next;
  }
}

/** A state without remedies is confirmed as a whole. */
async function walkState(terminal: Terminal, files: LawFiles): Promise<void> {
  const { law } = files;
  terminal.say(describeState(law));
  const choice = await choose(terminal, '(s)till so, (c)hanged, s(k)ip?', ABOUT_STATE);
  if (choice === 'still so') {
    const next = confirmState(files, CONTEXT);
    requireUsable(next, null, BUILD_DATE);
    await writeLawFiles(ROOT, next);
  }
  if (choice === 'changed')
    terminal.say(`  Change ${lawFileOf(law.abbreviation)} by hand: docs/tasks/update-a-law.md`);
}

function describeState({ verification, differenceNote, notes, statute, sources, asOf }: SealingLaw): string {
  return [
    `\nNo remedy: ${verification}. ${differenceNote ?? notes}`,
    `  Checked:  ${asOf}`,
    ...statute.map(({ citation, url }) => `  Law:      ${citation}: ${url ?? 'no address known'}`),
    ...sources.map(({ title, url }) => `  Source:   ${title}: ${url}`),
  ].join('\n');
}

/**
 * What may have changed without touching an old text: an act that nobody has read, bills, the last look, and what the
 * court itself describes.
 */
function describeNewLaw(
  { unreadAct, lookedForNewLaw }: SealingLaw,
  bills: readonly BillSeen[],
  court: ReturnType<typeof readSelfHelp>,
): string {
  return [
    ...(unreadAct === undefined
      ? []
      : [`  Unread:   ${unreadAct.citation}, in force from ${unreadAct.inForceFrom}. Read it first.`]),
    `  New law:  ${lookedForNewLaw === null ? 'no search is noted' : `last searched for on ${lookedForNewLaw}`}`,
    ...bills.map(
      ({ bill, found, confidence, source, lookedOn }) =>
        `  Bill:     ${bill ?? 'none'}: ${found} (${confidence}, ${source}, ${lookedOn})`,
    ),
    `  Court:    ${court.title}: ${court.url}${court.verified ? '' : ' (address not confirmed)'}`,
  ].join('\n');
}

/** Notes that an editor looked for new law too, and not only at the old text. */
async function askAboutNewLaw(terminal: Terminal, code: SealingLaw['abbreviation']): Promise<void> {
  const question =
    'Did you look for new acts and bills too, at the legislature and on the court’s own page? (y/n)';
  if ((await choose(terminal, question, YES_OR_NO)) === 'yes')
    await writeLawFiles(ROOT, withLook(readLawFiles(ROOT, code), CONTEXT));
}

/** Pages show English words without their Spanish marked, and `npm run deploy` refuses them. */
function sayWhatLacksSpanish({ say }: Terminal, { law: { abbreviation: code }, changes }: LawFiles): void {
  if (readLawFiles(ROOT, code).changes.length === changes.length) return;
  say('\nThe change log has a new line. Its Spanish: npm run law:translation -- law-changes');
  say(`If sentences of the state changed, too: npm run law:translation -- ${code}`);
}

function countOfRemedies({ remedies }: SealingLaw): string {
  return remedies.length === 1 ? '1 remedy' : `${remedies.length} remedies`;
}

if (import.meta.main) {
  let terminal: Terminal | undefined;
  let files: LawFiles | undefined;
  try {
    const code = readStateCode(process.argv.slice(2), 'npm run law:check');
    files = readLawFiles(ROOT, code);
    terminal = openTerminal();
    terminal.say(
      `${files.law.state}: ${countOfRemedies(files.law)}. Compare our words with the law itself. Ctrl-C stops; what you confirmed stays.`,
    );
    terminal.say(describeNewLaw(files.law, readBillsSeen(ROOT, code), readSelfHelp(ROOT, code)));
    const unread = readUncheckedTopics(ROOT, code);
    if (unread.length > 0) terminal.say(`  Not checked, rules for applicants: ${unread.join(', ')}`);
    await (files.law.remedies.length === 0 ? walkState(terminal, files) : walkRemedies(terminal, files));
    await askAboutNewLaw(terminal, code);
    sayWhatLacksSpanish(terminal, files);
    terminal.say('\nDone. Now the tests: docs/tasks/update-a-law.md');
  } catch (failure) {
    if (failure instanceof EditorLeft) {
      console.log('\n\nStopped. What you confirmed is written, the rest is as it was.');
      if (terminal !== undefined && files !== undefined) sayWhatLacksSpanish(terminal, files);
    } else {
      console.error(`\n${describeFailure(failure)}\n`);
      process.exitCode = 1;
    }
  } finally {
    terminal?.close();
  }
}
