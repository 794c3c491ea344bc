import { bareCountyName } from '#domain/places/county-name.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAMES } from '#domain/shared/language.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { type Answers, DERIVED_FROM, type FactId, factKind, isFactId, isKnown, typedDay } from './facts.ts';
import { isOfFiling, testResult } from './filing.ts';
import type {
  Bilingual,
  Draft,
  FeeWaiver,
  Filing,
  Oath,
  OfficialForm,
  StateFilings,
} from './filing-schema.ts';

/*
 * The papers as documents: one model that pages show, browsers print and Word files are written from. Papers are in
 * English, which courts read; each sentence has its meaning in Spanish beside it.
 */

/** A piece of a line: fixed text, an answer of the renter, or a blank to be filled in by hand. */
export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string; readonly fact: FactId }
  | { readonly kind: 'blank'; readonly text: string; readonly fact: FactId };
export type Line = readonly Run[];

/** A line with its meaning in Spanish; `null` where that adds nothing. */
export interface Sentence {
  readonly line: Line;
  readonly meaning: string | null;
}

export type Block =
  | {
      readonly kind: 'caption';
      readonly court: Line;
      readonly landlord: Line;
      readonly landlordRole: string;
      readonly renter: Line;
      readonly renterRole: string;
      readonly caseNumber: Line;
      /** The address of the home in question. */
      readonly home: Line;
    }
  | { readonly kind: 'title' | 'heading'; readonly text: string; readonly meaning: string | null }
  | { readonly kind: 'text'; readonly sentence: Sentence }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Sentence[] }
  | { readonly kind: 'fields'; readonly rows: readonly FieldRow[] }
  /** A drawing of the court's form: its lines and boxes in their order, numbered like the fields below it. */
  | { readonly kind: 'sketch'; readonly rows: readonly FieldRow[] }
  /** Empty lines to write on, with what goes there; below them who signs. */
  | { readonly kind: 'signature'; readonly labels: readonly string[]; readonly below: readonly Line[] };

/** A field of a court's form with what to write there, or whether to tick it. */
export interface FieldRow {
  readonly label: string;
  readonly meaning: string | null;
  readonly value: Line;
  /** Absent for a field that is not a box. */
  readonly ticked?: boolean;
}

type PaperKind =
  | 'request'
  | 'statement'
  | 'order'
  | 'certificate'
  | 'worksheet'
  | 'waiver'
  | 'letter'
  | 'screening'
  | 'cover';

export interface Paper {
  readonly kind: PaperKind;
  readonly title: Bilingual;
  /** On every page: the case in one line. */
  readonly header: string;
  readonly blocks: readonly Block[];
}

/** The fixed words of papers, in English with their meaning in Spanish. */
export interface PaperWords {
  /** What a blank says: `'case number'`. */
  readonly blanks: Readonly<Partial<Record<FactId, Bilingual>>>;
  /** Choices as papers write them, by fact and choice. */
  readonly choices: Readonly<Partial<Record<FactId, Readonly<Record<string, Bilingual>>>>>;
  /** `{ending}`, by outcome. */
  readonly endings: Readonly<Record<string, Bilingual>>;
  readonly fixed: Readonly<Record<FixedText, Bilingual>>;
}

/**
 * Fixed texts of the papers; those with placeholders are filled like the drafts. `[request]` and `[law]` stand for the
 * title of the motion and for a citation.
 */
type FixedText =
  | 'versus'
  | 'caseNo'
  | 'home'
  | 'also'
  | 'asks'
  | 'agree'
  | 'both'
  | 'plain'
  | 'declarationTitle'
  | 'affidavitTitle'
  | 'venue'
  | 'states'
  | 'swears'
  | 'notary'
  | 'signature'
  | 'date'
  | 'landlordSigns'
  | 'withoutLawyer'
  | 'proposedOrder'
  | 'orderTitle'
  | 'findings'
  | 'orders'
  | 'judge'
  | 'certificateTitle'
  | 'certificate'
  | 'worksheetTitle'
  | 'waiverTitle'
  | 'waiverIntro'
  | 'byHand'
  | 'leftEmpty'
  | 'letterTitle'
  | 'letterTo'
  | 'letterBody'
  | 'letterWebsite'
  | 'letterSealed'
  | 'letterAsk'
  | 'letterThanks'
  | 'screeningTitle'
  | 'screeningTo'
  | 'screeningBody'
  | 'screeningAsk'
  | 'screeningCopy';

export interface PaperInput {
  readonly answers: Answers;
  readonly state: JurisdictionCode;
  readonly words: PaperWords;
  /** The language of the page: a meaning is added unless it is English. */
  readonly language: Language;
}

const THE_DISTRICT: Readonly<Record<Language, string>> = {
  en: 'the District of Columbia',
  es: 'el Distrito de Columbia',
};

/** An answer as a paper writes it. */
function written(fact: FactId, { answers, words }: PaperInput, language: Language): string {
  const said = answers[fact]?.trim() ?? '';
  const { input } = factKind(fact);
  if (input === 'choice') return words.choices[fact]?.[said]?.[language] ?? said;
  const day = input === 'date' ? typedDay(said) : undefined;
  return day === undefined ? said : longDate(day, LANGUAGE_NAMES[language].tag);
}

/** A state as papers name its law: `'the District of Columbia'`. */
function stateName(code: JurisdictionCode, language: Language): string {
  return code === 'DC' ? THE_DISTRICT[language] : jurisdiction(code).name;
}

/** A text with something put for what stands in brackets. */
function withNamed({ en, es }: Bilingual, bracket: '[law]' | '[request]', named: Bilingual): Bilingual {
  return { en: en.replace(bracket, () => named.en), es: es.replace(bracket, () => named.es) };
}

const text = (content: string): Run => ({ kind: 'text', text: content });

/** Fills a text with the answers; what is not known becomes a blank. */
function lineOf(template: string, input: PaperInput, language: Language = DEFAULT_LANGUAGE): Line {
  const { courtName = '', county = '' } = input.answers;
  // Many a court has its county in its name, and the county of Washington, DC, is all of it.
  const isNamed = county !== '' && courtName.includes(county);
  const isAll = input.state === 'DC' && county !== '';
  const district = isAll ? template.replace('{county}, {state}', '{county}') : template;
  const once = isNamed ? district.replace('{courtName}, {county}', '{courtName}') : district;
  return once.split(/(\{\w+\})/u).flatMap((part): Line => {
    const name = /^\{(\w+)\}$/u.exec(part)?.[1];
    if (name === undefined) return part === '' ? [] : [text(part)];
    return [runOf(name, input, language)];
  });
}

function runOf(name: string, input: PaperInput, language: Language): Run {
  const { answers, words } = input;
  const fact = isFactId(name) ? name : DERIVED_FROM[name];
  if (fact == null) return text(stateName(input.state, language));
  if (!isKnown(answers, fact)) return { kind: 'blank', text: words.blanks[fact]?.[language] ?? fact, fact };
  const shown = written(fact, input, language);
  if (name === 'bareCounty') return { kind: 'answer', text: bareCountyName(shown), fact };
  if (name === 'ending')
    return { kind: 'answer', text: words.endings[answers.outcome ?? '']?.[language] ?? shown, fact };
  return { kind: 'answer', text: shown, fact };
}

/** A line as plain text; blanks in brackets. */
export function plainLine(line: Line): string {
  return line.map((run) => (run.kind === 'blank' ? `[${run.text}]` : run.text)).join('');
}

function sentenceOf(words: Bilingual, input: PaperInput): Sentence {
  const { language } = input;
  const meaning = language === DEFAULT_LANGUAGE ? null : plainLine(lineOf(words[language], input, language));
  return { line: lineOf(words.en, input), meaning };
}

function wordsOf(input: PaperInput) {
  const meaningOf = (words: Bilingual) =>
    input.language === DEFAULT_LANGUAGE ? null : words[input.language];
  const { fixed } = input.words;
  return {
    title: (title: Bilingual): Block => ({ kind: 'title', text: title.en, meaning: meaningOf(title) }),
    heading: (name: FixedText): Block => ({
      kind: 'heading',
      text: fixed[name].en,
      meaning: meaningOf(fixed[name]),
    }),
    fixed: (name: FixedText): Block => ({ kind: 'text', sentence: sentenceOf(fixed[name], input) }),
    said: (words: Bilingual): Block => ({ kind: 'text', sentence: sentenceOf(words, input) }),
    list: (items: readonly Bilingual[]): Block => ({
      kind: 'list',
      ordered: true,
      items: items.map((item) => sentenceOf(item, input)),
    }),
    meaningOf,
  };
}

/** Written over by hand, where the blank itself says what goes there. */
const HEADER_BLANK = '____________';

/** The case in one line, for the head of each page. */
function headerOf(input: PaperInput, title: string): string {
  const { versus, caseNo } = input.words.fixed;
  const line = lineOf(`{landlord} ${versus.en} {fullName}, ${caseNo.en}`, input);
  const written = line.map((run) => (run.kind === 'blank' ? HEADER_BLANK : run.text)).join('');
  return `${written}, ${title}`;
}

function captionOf({ court, parties }: Pick<Draft, 'court' | 'parties'>, input: PaperInput): Block {
  const hasOthers = isKnown(input.answers, 'otherTenants');
  return {
    kind: 'caption',
    court: lineOf(court, input),
    landlord: lineOf('{landlord}', input),
    landlordRole: parties.landlord,
    renter: [...lineOf('{fullName}', input), ...(hasOthers ? lineOf(input.words.fixed.also.en, input) : [])],
    // Every word of a role is a noun: `Defendants (tenants)`.
    renterRole: hasOthers ? parties.renter.replaceAll(/\p{L}+/gu, '$&s') : parties.renter,
    caseNumber: lineOf(input.words.fixed.caseNo.en, input),
    home: lineOf(input.words.fixed.home.en, input),
  };
}

function contactLines(input: PaperInput): Line[] {
  return [
    lineOf(input.words.fixed.withoutLawyer.en, input),
    lineOf('{address}', input),
    lineOf('{phone}', input),
    lineOf('{email}', input),
  ];
}

/** The sentences of a draft that the answers support. */
function statedGrounds({ grounds }: Draft, answers: Answers): Draft['grounds'] {
  return grounds.filter(({ when }) => when === undefined || testResult(when, answers) === 'met');
}

/**
 * The facts of a draft in a paper of their own, where the state wants them apart from the request: a declaration, or an
 * affidavit that is signed before a notary.
 */
function statementOf(draft: Draft, { form, words: declared, signing }: Oath, input: PaperInput): Paper {
  const { fixed } = input.words;
  const words = wordsOf(input);
  const isAffidavit = form === 'affidavit';
  const title = isAffidavit ? fixed.affidavitTitle : fixed.declarationTitle;
  return {
    kind: 'statement',
    title,
    header: headerOf(input, title.en),
    blocks: [
      captionOf(draft, input),
      words.title(title),
      ...(isAffidavit ? [words.fixed('venue')] : []),
      words.fixed(isAffidavit ? 'swears' : 'states'),
      words.list(statedGrounds(draft, input.answers)),
      ...(declared === null ? [] : [words.said(declared)]),
      {
        kind: 'signature',
        labels: [fixed.signature.en, ...(signing === null ? [] : [signing])],
        below: [lineOf('{fullName}', input)],
      },
      ...(isAffidavit
        ? [{ kind: 'signature', labels: [fixed.notary.en, fixed.date.en], below: [] } as const]
        : []),
    ],
  };
}

/**
 * Motion, petition or agreement, the sworn facts where they stand apart, proposed order, and certificate of service
 * where the renter sends a copy.
 */
function draftPapers(
  draft: Draft,
  serves: Filing['serves'],
  oath: Oath | null,
  input: PaperInput,
): readonly Paper[] {
  const { fixed } = input.words;
  const words = wordsOf(input);
  const caption = captionOf(draft, input);
  const isAgreement = draft.signed === 'both';
  const sworn = draft.signed === 'sworn' ? oath : null;
  const below = sworn?.form === 'below' ? sworn : null;
  const isApart = sworn?.form === 'declaration' || sworn?.form === 'affidavit';
  const [dateLabel] = below === null ? [fixed.date.en] : below.signing === null ? [] : [below.signing];
  const request: Paper = {
    kind: 'request',
    title: draft.title,
    header: headerOf(input, draft.title.en),
    blocks: [
      caption,
      words.title(draft.title),
      words.said(draft.opening),
      words.list(statedGrounds(draft, input.answers)),
      words.fixed(isAgreement ? 'agree' : 'asks'),
      words.list(draft.relief),
      below?.words == null ? words.fixed(isAgreement ? 'both' : 'plain') : words.said(below.words),
      {
        kind: 'signature',
        labels: [fixed.signature.en, ...(dateLabel === undefined ? [] : [dateLabel])],
        below: contactLines(input),
      },
      ...(isAgreement
        ? [
            // An agreement binds only those who sign it.
            ...(isKnown(input.answers, 'otherTenants') ? ['{otherTenants}'] : []),
            fixed.landlordSigns.en,
          ].map((signer): Block => ({
            kind: 'signature',
            labels: [fixed.signature.en, fixed.date.en],
            below: [lineOf(signer, input)],
          }))
        : []),
    ],
  };
  const orderTitle = withNamed(fixed.orderTitle, '[request]', draft.title);
  const order: Paper = {
    kind: 'order',
    title: orderTitle,
    header: headerOf(input, orderTitle.en),
    blocks: [
      caption,
      words.title(orderTitle),
      words.heading('findings'),
      words.list(draft.order.findings),
      words.heading('orders'),
      words.list(draft.order.orders),
      { kind: 'signature', labels: [fixed.judge.en, fixed.date.en], below: [] },
    ],
  };
  const statement = isApart ? statementOf(draft, sworn, input) : null;
  const served =
    statement === null
      ? draft.title
      : {
          en: `${draft.title.en}, of the ${statement.title.en}`,
          es: `${draft.title.es}”, de “${statement.title.es}`,
        };
  const certificate: Paper = {
    kind: 'certificate',
    title: fixed.certificateTitle,
    header: headerOf(input, fixed.certificateTitle.en),
    blocks: [
      caption,
      words.title(fixed.certificateTitle),
      words.said(withNamed(fixed.certificate, '[request]', served)),
      {
        kind: 'signature',
        labels: [fixed.signature.en, fixed.date.en],
        below: [lineOf('{fullName}', input)],
      },
    ],
  };
  return [
    request,
    ...(statement === null ? [] : [statement]),
    order,
    ...(serves === 'renter' ? [certificate] : []),
  ];
}

/** A sheet to copy from into a form of the court, which it names. */
function sheet(
  kind: 'worksheet' | 'waiver',
  { name, number }: { readonly name: string; readonly number: string | null },
  blocks: readonly Block[],
  input: PaperInput,
): Paper {
  const { worksheetTitle, waiverTitle } = input.words.fixed;
  const what = kind === 'worksheet' ? worksheetTitle : waiverTitle;
  const named = number === null ? name : `${name} (${number})`;
  const title = { en: `${what.en}: ${named}`, es: `${what.es}: ${named}` };
  return {
    kind,
    title,
    header: headerOf(input, what.en),
    blocks: [wordsOf(input).title(title), ...blocks],
  };
}

/** The answers in the order of the court's form. */
function worksheet(form: OfficialForm, filing: Filing, input: PaperInput): Paper {
  const { fixed, blanks } = input.words;
  const { meaningOf } = wordsOf(input);
  const rows = form.worksheet.map((line, index): FieldRow => {
    const { label, fact, tick, text: fixedText } = line;
    const isUsed = isOfFiling(line, filing);
    const row = {
      // The order of a form that nobody has seen would mislead.
      label: form.read ? `${index + 1}. ${label.en}` : label.en,
      meaning: meaningOf(label),
    };
    if (tick !== undefined || line.remedyIds !== undefined) {
      const result = tick === undefined ? 'met' : testResult(tick, input.answers);
      // An empty box would say "no" for the renter.
      if (tick !== undefined && isUsed && result === 'open')
        return { ...row, value: lineOf(`{${tick.fact}}`, input) };
      return { ...row, value: [], ticked: isUsed && result === 'met' };
    }
    if (!isUsed) return { ...row, value: [text(fixed.leftEmpty.en)] };
    if (fact === null) return { ...row, value: [text(fixedText ?? fixed.byHand.en)] };
    return { ...row, value: blanks[fact] === undefined ? [] : lineOf(`{${fact}}`, input) };
  });
  const sketch = form.read ? [{ kind: 'sketch', rows } as const] : [];
  return sheet('worksheet', form, [...sketch, { kind: 'fields', rows }], input);
}

/** What a fee waiver asks, in its order; the answers are about money and are written by hand. */
function waiverSheet(waiver: FeeWaiver, input: PaperInput): Paper {
  const words = wordsOf(input);
  const rows = waiver.asks.map((ask) => ({ label: ask.en, meaning: words.meaningOf(ask), value: [] }));
  return sheet('waiver', waiver, [words.fixed('waiverIntro'), { kind: 'fields', rows }], input);
}

/** A letter of fixed sentences, with the renter's name and address below the signature. */
function letter(
  kind: 'letter' | 'screening',
  title: Bilingual,
  sentences: readonly Bilingual[],
  input: PaperInput,
): Paper {
  const { signature, date } = input.words.fixed;
  const words = wordsOf(input);
  return {
    kind,
    title,
    header: headerOf(input, title.en),
    blocks: [
      words.title(title),
      ...sentences.map((each) => words.said(each)),
      { kind: 'signature', labels: [signature.en, date.en], below: contactLines(input) },
    ],
  };
}

/** The letter that asks the clerk whether the court has done what the law tells it to do. */
export function clerkLetter(
  { citation, effect }: { readonly citation: string; readonly effect: string },
  input: PaperInput,
): Paper {
  const { fixed } = input.words;
  const law = effect === 'limited-online-access' ? fixed.letterWebsite : fixed.letterSealed;
  const cited = withNamed(law, '[law]', { en: citation, es: citation });
  const sentences = [fixed.letterTo, fixed.letterBody, cited, fixed.letterAsk, fixed.letterThanks];
  return letter('letter', fixed.letterTitle, sentences, input);
}

/** The letter to a screening company, to which the order is attached. */
export function screeningLetter(input: PaperInput): Paper {
  const { fixed } = input.words;
  const sentences = [fixed.screeningTo, fixed.screeningBody, fixed.screeningAsk, fixed.screeningCopy];
  return letter('screening', fixed.screeningTitle, sentences, input);
}

/**
 * All papers to file for a remedy.
 *
 * @param ofState the state's fee waiver, if its form was seen, and its oath
 */
export function papersOf(
  filing: Filing,
  form: OfficialForm | undefined,
  { waiver, oath }: Pick<StateFilings, 'waiver' | 'oath'>,
  input: PaperInput,
): readonly Paper[] {
  const { draft, serves } = filing;
  return [
    ...(form === undefined ? [] : [worksheet(form, filing, input)]),
    ...(draft === null ? [] : draftPapers(draft, serves, oath, input)),
    ...(waiver === null || waiver.asks.length === 0 ? [] : [waiverSheet(waiver, input)]),
  ];
}

/** The titles of the papers of a remedy, for pages that know no case. */
export function paperTitles(
  { draft, serves }: Filing,
  form: OfficialForm | undefined,
  oath: Oath | null,
  { fixed }: PaperWords,
): readonly Bilingual[] {
  return [
    ...(form === undefined ? [] : [{ en: form.name, es: form.name }]),
    ...(draft === null ? [] : [draft.title]),
    ...(draft?.signed === 'sworn' && oath?.form === 'declaration' ? [fixed.declarationTitle] : []),
    ...(draft?.signed === 'sworn' && oath?.form === 'affidavit' ? [fixed.affidavitTitle] : []),
    ...(draft === null ? [] : [fixed.proposedOrder]),
    ...(draft !== null && serves === 'renter' ? [fixed.certificateTitle] : []),
  ];
}

/** The title that papers have as one document: that of the motion, petition or agreement where there is one. */
export function documentTitle(papers: readonly Paper[]): string {
  const toFile = papers.filter(({ kind }) => kind !== 'cover');
  return (toFile.find(({ kind }) => kind === 'request') ?? toFile[0])?.title.en ?? '';
}

/** Every line of a block, in the order of reading. */
export function linesOf(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'caption':
      return [block.court, block.landlord, block.renter, block.caseNumber, block.home];
    case 'title':
    case 'heading':
      return [[text(block.text)]];
    case 'text':
      return [block.sentence.line];
    case 'list':
      return block.items.map(({ line }) => line);
    case 'fields':
      return block.rows.map(({ value }) => value);
    case 'sketch':
      return [];
    case 'signature':
      return block.below;
  }
}

/** The blanks of papers in the order of reading, each once: their places are their numbers. */
export function blanksOf(papers: readonly Paper[]): readonly FactId[] {
  const facts = papers.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      linesOf(block)
        .flat()
        .flatMap((run) => (run.kind === 'blank' ? [run.fact] : [])),
    ),
  );
  return [...new Set(facts)];
}
