import { stepsOf } from '#domain/filing/filing.ts';
import type { Block, Paper } from '#domain/filing/papers.ts';
import { format } from '#domain/shared/format.ts';

import type { FilingWords } from './filing-words.ts';
import type { ReadyFiling } from './ready-filing.ts';

/** The renter's own sheet, in the language of the page: what is still to do by hand, what to attach, and the steps. */
export function coverSheet({ filing, remedy, blanks, papers }: ReadyFiling, words: FilingWords): Paper {
  const { FILING_COPY: COPY, FACT_WORDS } = words.filing;
  const { language } = words;
  const list = (heading: string, lines: readonly string[]): Block[] =>
    lines.length === 0
      ? []
      : [
          { kind: 'heading', text: heading, meaning: null },
          {
            kind: 'list',
            ordered: false,
            items: lines.map((line) => ({ line: [{ kind: 'text', text: line }], meaning: null })),
          },
        ];
  const steps = filing === null ? [] : stepsOf(filing);
  const unknown = filing === null ? [] : unknownFacts(filing, COPY);
  return {
    kind: 'letter',
    title: { en: COPY.title, es: COPY.title },
    header: `${remedy.title}. ${remedy.citation}`,
    blocks: [
      { kind: 'title', text: COPY.title, meaning: null },
      ...list(
        COPY.papers.heading,
        papers.map(({ title }) => title[language]),
      ),
      ...list(COPY.gaps.heading, [...blanks.map((fact) => FACT_WORDS[fact].label), COPY.gaps.sign]),
      ...list(COPY.attachments, filing?.attachments.map((each) => each[language]) ?? []),
      ...list(COPY.askClerk, unknown),
      ...list(
        COPY.steps.heading,
        steps.map((step) => {
          const { heading, text } = COPY.steps[step];
          return `${heading}. ${format<string>(text, { days: filing?.objection?.days ?? '' })}`;
        }),
      ),
    ],
  };
}

/** What no editor could find out: the clerk knows. */
function unknownFacts(
  { fee, hearing, service }: NonNullable<ReadyFiling['filing']>,
  { facts }: FilingWords['filing']['FILING_COPY'],
): string[] {
  return [
    ...(fee === null ? [facts.fee] : []),
    ...(hearing === null ? [facts.hearing] : []),
    ...(service === null ? [facts.service] : []),
  ];
}
