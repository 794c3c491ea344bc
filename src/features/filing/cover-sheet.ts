import { isAboutHearing } from '#domain/filing/filing.ts';
import type { Block, Paper, Sentence } from '#domain/filing/papers.ts';
import { courtReminderText } from '#domain/law/court-reminder.ts';

import type { FilingWords } from './filing-words.ts';
import { type ReadyFiling, shownSteps } from './ready-filing.ts';

/** The renter's own sheet, in the language of the page: what is still to do by hand, what to attach, and the steps. */
export function coverSheet(ready: ReadyFiling, words: FilingWords): Paper {
  const { filing, remedy, blanks, papers, data } = ready;
  const { FILING_COPY: COPY, FACT_WORDS } = words.filing;
  const { language } = words;
  const plain = (text: string): Sentence => ({ line: [{ kind: 'text', text }], meaning: null });
  const list = (heading: string, lines: readonly string[]): Block[] =>
    lines.length === 0
      ? []
      : [
          { kind: 'heading', text: heading, meaning: null },
          { kind: 'list', ordered: false, items: lines.map(plain) },
        ];
  const titles = papers.map(({ title }) => title[language]);
  const reminder = data.filings.courtReminder?.[language];
  const byHand = [...blanks.map((fact) => FACT_WORDS[fact].label), COPY.gaps.sign];
  const title = COPY.papers.checklist;
  return {
    kind: 'cover',
    title: { en: title, es: title },
    header: `${remedy.title}. ${remedy.citation}`,
    blocks: [
      { kind: 'title', text: title, meaning: null },
      { kind: 'text', sentence: plain(COPY.papers.checklistNote) },
      ...list(COPY.papers.heading, titles),
      ...list(COPY.gaps.heading, byHand),
      ...(filing === null
        ? []
        : [
            ...list(
              COPY.attachments,
              filing.attachments.map((each) => each[language]),
            ),
            // What no editor could find out: the clerk knows.
            ...list(
              COPY.askClerk,
              (['fee', 'hearing', 'service'] as const)
                .filter((fact) => filing[fact] === null)
                .map((fact) => COPY.facts[fact]),
            ),
            ...list(
              COPY.steps.heading,
              shownSteps(ready, words).map(({ step, heading, texts }) => {
                const said = `${heading}. ${texts.join(' ')}`;
                return isAboutHearing(step) && reminder !== undefined
                  ? `${said} ${courtReminderText(reminder)}`
                  : said;
              }),
            ),
          ]),
    ],
  };
}
