import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  type ISectionOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';

import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts';
import { type Block, documentTitle, type Line, type Paper, type Sentence } from '#domain/filing/papers.ts';

/*
 * The papers as a Word file: headings for screen readers, no tables, letter paper, the case and the page number on each
 * page. Only this module loads npm's `docx`.
 */

const TWIPS_PER_INCH = 1440;
const LETTER = { width: 8.5 * TWIPS_PER_INCH, height: 11 * TWIPS_PER_INCH };
/** Names of the lists. */
const NUMBERED = 'numbered';
const TO_TICK = 'to-tick';

/**
 * A typed text without the characters that XML 1.0 cannot hold (§ 2.2): a single one in a name, and Word refuses the
 * whole file.
 */
function inXml(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/**
 * An editable file of the papers, each in a section that counts its own pages.
 *
 * @param author the renter's name; `''` if unknown
 */
export function wordFile(papers: readonly Paper[], language: Language, author: string): Promise<Blob> {
  return Packer.toBlob(
    new Document({
      title: documentTitle(papers),
      // Without a name, `docx` would write its own.
      creator: inXml(author),
      lastModifiedBy: inXml(author),
      styles: {
        default: {
          document: { run: { font: 'Times New Roman', size: 24, language: { value: 'en-US' } } },
          heading1: { run: { bold: true, size: 26, allCaps: true } },
          heading2: { run: { bold: true, size: 24 } },
        },
      },
      numbering: {
        config: [
          {
            reference: NUMBERED,
            levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START }],
          },
          {
            reference: TO_TICK,
            levels: [{ level: 0, format: LevelFormat.BULLET, text: '☐', alignment: AlignmentType.START }],
          },
        ],
      },
      sections: papers.map((paper, index) => section(paper, index, language)),
    }),
  );
}

function section({ header, blocks }: Paper, index: number, language: Language): ISectionOptions {
  return {
    properties: { page: { size: LETTER, margin: inches(1), pageNumbers: { start: 1 } } },
    headers: { default: new Header({ children: [new Paragraph({ children: [small(header)] })] }) },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [new TextRun({ children: ['Page ', PageNumber.CURRENT], size: 18 })],
          }),
        ],
      }),
    },
    children: blocks.flatMap((block, place) => {
      // A judge signs the page of the order, and each side that of the agreement.
      const keepNext = blocks[place + 1]?.kind === 'signature';
      return paragraphs(block, { instance: index * MOST_BLOCKS + place, keepNext }, language);
    }),
  };
}

function inches(all: number) {
  const margin = all * TWIPS_PER_INCH;
  return { top: margin, right: margin, bottom: margin, left: margin };
}

const RULE = { style: BorderStyle.SINGLE, size: 6, space: 1, color: '000000' } as const;
const small = (text: string) => new TextRun({ text: inXml(text), size: 18 });
const MOST_BLOCKS = 100;
const SPACED = { spacing: { after: 160 } } as const;

/** Answers as they are; blanks underlined and in brackets. */
function runs(line: Line): TextRun[] {
  return line.map((run) =>
    run.kind === 'blank'
      ? new TextRun({ text: `[${run.text}]`, underline: {}, highlight: 'yellow' })
      : new TextRun({ text: inXml(run.text), ...(run.kind === 'answer' && { noProof: true }) }),
  );
}

/** The meaning in Spanish, for the renter to delete before filing, is left out: the court reads English. */
function sentence({ line }: Sentence, options: IParagraphOptions): Paragraph {
  return new Paragraph({ ...SPACED, ...options, children: runs(line) });
}

interface Place {
  /** The number of the block in the file: each list counts for itself. */
  readonly instance: number;
  /** Whether the block stays on the page of the next one. */
  readonly keepNext: boolean;
}

function paragraphs(block: Block, { instance, keepNext }: Place, language: Language): Paragraph[] {
  switch (block.kind) {
    case 'caption':
      return [
        new Paragraph({ ...SPACED, alignment: AlignmentType.CENTER, children: runs(block.court) }),
        new Paragraph({ children: [...runs(block.landlord), new TextRun(`, ${block.landlordRole},`)] }),
        new Paragraph({ children: [new TextRun('v.')] }),
        new Paragraph({ children: [...runs(block.renter), new TextRun(`, ${block.renterRole}.`)] }),
        new Paragraph({ alignment: AlignmentType.END, children: runs(block.caseNumber) }),
        new Paragraph({ ...SPACED, alignment: AlignmentType.END, children: runs(block.home) }),
      ];
    case 'title':
      return [
        new Paragraph({
          ...SPACED,
          keepNext: true,
          heading: HeadingLevel.HEADING_1,
          alignment: AlignmentType.CENTER,
          children: [new TextRun(block.text)],
        }),
      ];
    case 'heading':
      return [
        new Paragraph({
          ...SPACED,
          keepNext: true,
          heading: HeadingLevel.HEADING_2,
          children: [new TextRun(block.text)],
        }),
      ];
    case 'text':
      return [sentence(block.sentence, { keepNext: true })];
    case 'list':
      return block.items.map((item) =>
        sentence(item, {
          numbering: { reference: block.ordered ? NUMBERED : TO_TICK, instance, level: 0 },
          keepNext,
        }),
      );
    case 'fields':
      return block.rows.map(
        ({ label, meaning, value, ticked }) =>
          new Paragraph({
            // Nothing to copy means room to write.
            spacing: { after: ticked === undefined && value.length === 0 ? 720 : 160 },
            children: [
              new TextRun({
                text: `${ticked === undefined ? '' : ticked ? '☒ ' : '☐ '}${label}`,
                bold: true,
              }),
              ...(language === DEFAULT_LANGUAGE || meaning === null ? [] : [small(` (${meaning})`)]),
              ...(value.length === 0 ? [] : [new TextRun(': '), ...runs(value)]),
            ],
          }),
      );
    // Drawn on the page and on paper; the fields have its numbers.
    case 'sketch':
      return [];
    case 'signature':
      return [
        ...block.labels.map(
          (label) =>
            new Paragraph({
              spacing: { before: 480 },
              keepNext: true,
              // Word draws one frame around neighbors with the same borders: the line between them is asked for.
              border: { top: RULE, between: RULE },
              children: [small(label)],
            }),
        ),
        ...block.below.map((line) => new Paragraph({ keepNext, children: runs(line) })),
      ];
  }
}
