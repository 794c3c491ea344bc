import { Fragment, type ReactNode } from 'react';

import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts';
import { type FactId, factKind } from '#domain/filing/facts.ts';
import type { Block, Line, Paper, Sentence } from '#domain/filing/papers.ts';

import { useFilingWords } from './filing-words.ts';
import { FormSketch } from './FormSketch.tsx';

interface PapersProps {
  readonly papers: readonly Paper[];
  /** Printed before the papers, not shown. */
  readonly cover: Paper;
  /** Printed alone, not shown. */
  readonly screening: Paper;
  /** Facts left blank, in the order of their numbers. */
  readonly blanks: readonly FactId[];
  readonly isDraft: boolean;
}

/** The papers as they will print: answers are green, blanks yellow and numbered like the list beside them. */
export function Papers({ papers, cover, screening, blanks, isDraft }: PapersProps) {
  const {
    filing: { FILING_COPY: COPY },
    language,
  } = useFilingWords();
  return (
    <div className="filing-papers grid min-w-0 grid-cols-1 content-start gap-4">
      <div className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-xl">{COPY.papers.heading}</h3>
        <p className="text-sm">
          <span className="paper-answer">{COPY.gaps.answers}</span>{' '}
          <span className="paper-blank">{COPY.gaps.hand}</span>
        </p>
      </div>
      <PaperSheet paper={cover} blanks={blanks} stamp={null} lang={language} />
      {papers.map((paper, index) => (
        <Fragment key={paper.kind}>
          <h4 className="no-print display text-lg">
            {index + 1}. {paper.title[language]}
          </h4>
          {paper.kind === 'order' && (
            <p className="no-print text-sm text-muted">
              {COPY.papers.order}
              {papers.some(({ kind }) => kind === 'certificate') && ` ${COPY.papers.orderServed}`}
            </p>
          )}
          <PaperSheet paper={paper} blanks={blanks} stamp={isDraft ? COPY.papers.draft : null} lang="en" />
        </Fragment>
      ))}
      <PaperSheet paper={screening} blanks={blanks} stamp={null} lang="en" />
    </div>
  );
}

interface PaperSheetProps {
  readonly paper: Paper;
  readonly blanks: readonly FactId[];
  /** `DRAFT`, on the screen only. */
  readonly stamp: string | null;
  readonly lang: Language;
}

function PaperSheet({ paper, blanks, stamp, lang }: PaperSheetProps) {
  return (
    // The court reads what is in English, whatever the page is translated to.
    <article
      className={`paper paper-${paper.kind}`}
      lang={lang}
      translate={lang === DEFAULT_LANGUAGE ? 'no' : undefined}
      aria-label={paper.title.en}
    >
      {/* Printed at the top of each page. */}
      <div className="paper-head" aria-hidden="true">
        {paper.header}
      </div>
      <div>
        {stamp !== null && <p className="paper-stamp no-print">{stamp}</p>}
        {paper.blocks.map((block, index) => (
          // A paper's blocks never move.
          <PaperBlock key={index} block={block} blanks={blanks} />
        ))}
      </div>
    </article>
  );
}

function PaperBlock({
  block,
  blanks,
}: {
  readonly block: Block;
  readonly blanks: readonly FactId[];
}): ReactNode {
  const line = (content: Line) => <PaperLine line={content} blanks={blanks} />;
  switch (block.kind) {
    case 'caption':
      return (
        <header className="paper-caption">
          <p className="paper-court">{line(block.court)}</p>
          <div className="paper-parties">
            <p>{line(block.landlord)},</p>
            <p className="paper-role">{block.landlordRole},</p>
            <p>v.</p>
            <p>{line(block.renter)},</p>
            <p className="paper-role">{block.renterRole}.</p>
          </div>
          <div className="paper-case">
            <p>{line(block.caseNumber)}</p>
            <p>{line(block.home)}</p>
          </div>
        </header>
      );
    case 'title':
      return (
        <>
          <h5 className="paper-title">{block.text}</h5>
          <Meaning text={block.meaning} />
        </>
      );
    case 'heading':
      return (
        <>
          <h6 className="paper-heading">{block.text}</h6>
          <Meaning text={block.meaning} />
        </>
      );
    case 'text':
      return <PaperSentence sentence={block.sentence} blanks={blanks} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <PaperSentence sentence={item} blanks={blanks} />
            </li>
          ))}
        </List>
      );
    }
    case 'fields':
      return (
        <dl className="paper-fields">
          {block.rows.map(({ label, meaning, value, ticked }, index) => (
            <div key={index}>
              <dt>
                {label}
                <Meaning text={meaning} />
              </dt>
              <dd>{ticked === undefined ? line(value) : ticked ? '☒' : '☐'}</dd>
            </div>
          ))}
        </dl>
      );
    case 'sketch':
      return <FormSketch rows={block.rows} />;
    case 'signature':
      return (
        <div className="paper-signature">
          {block.labels.map((label) => (
            <p key={label} className="paper-rule">
              {label}
            </p>
          ))}
          {block.below.map((below, index) => (
            <p key={index} className="paper-below">
              {line(below)}
            </p>
          ))}
        </div>
      );
  }
}

function PaperSentence({
  sentence,
  blanks,
}: {
  readonly sentence: Sentence;
  readonly blanks: readonly FactId[];
}) {
  return (
    <>
      <p>
        <PaperLine line={sentence.line} blanks={blanks} />
      </p>
      <Meaning text={sentence.meaning} />
    </>
  );
}

/** What the English above says. For the renter: not printed. */
function Meaning({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p className="paper-meaning" lang="es">
      {text}
    </p>
  );
}

/** Whether sentences go there, for which a line is too short. */
function isLong(fact: FactId): boolean {
  const { topic, input } = factKind(fact);
  return topic === 'reasons' && input === 'long';
}

function PaperLine({ line, blanks }: { readonly line: Line; readonly blanks: readonly FactId[] }) {
  const { marked } = useFilingWords().filing.FILING_COPY.gaps;
  return line.map((run, index) => {
    if (run.kind === 'text') return <Fragment key={index}>{run.text}</Fragment>;
    if (run.kind === 'answer')
      return (
        <bdi key={index} className="paper-answer">
          {run.text}
        </bdi>
      );
    const number = blanks.indexOf(run.fact) + 1;
    return (
      <span key={index} className={isLong(run.fact) ? 'paper-blank paper-blank-long' : 'paper-blank'}>
        <span className="sr-only">{marked} </span>
        {number > 0 && <sup>{number} </sup>}
        {run.text}
      </span>
    );
  });
}
