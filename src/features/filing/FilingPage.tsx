import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { forgetTab } from '#browser/storage.ts';
import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import type { Answers, FactId } from '#domain/filing/facts.ts';
import { documentTitle } from '#domain/filing/papers.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import { useWords } from '#features/language/words-context.tsx';
import { callLine } from '#features/send/message.ts';
import { SendButton } from '#features/send/SendButton.tsx';
import { Button } from '#ui/Button.tsx';
import { TRASH } from '#ui/Icon.tsx';
import { useLocalDay } from '#ui/browser-hooks.ts';

import { AfterFiling } from './AfterFiling.tsx';
import { coverSheet } from './cover-sheet.ts';
import { FilingFacts, FilingSteps, OfficialFormNote } from './FilingFacts.tsx';
import { useFilingWords } from './filing-words.ts';
import { HelpFirst } from './HelpFirst.tsx';
import { Papers } from './Papers.tsx';
import { Blanks, Questions, type Wanted } from './Questions.tsx';
import { readyFiling, type StateData, withCourt, withCourtOf } from './ready-filing.ts';
import { Stopped } from './Stopped.tsx';
import { recallAnswers, rememberAnswers } from './tab-memory.ts';
import { TakeAway } from './TakeAway.tsx';

import './papers.css';

interface FilingPageProps {
  readonly data: StateData;
  readonly remedy: ShownRemedy;
}

/** The papers of one remedy: the questions, help, the papers once they are ready, what is left to do by hand, the steps. */
export function FilingPage({ data, remedy }: FilingPageProps) {
  const words = useFilingWords();
  const COPY = words.filing.FILING_COPY;
  const { state } = data;
  const [answers, setAnswers] = useState<Answers>(() =>
    withCourt(recallAnswers(state.code, words.language), data),
  );
  const [isForgotten, setForgotten] = useState(false);
  /** How often the answers were forgotten; each time the questions start again. */
  const [beginning, setBeginning] = useState(0);
  const [hasRead, setRead] = useState(false);
  /** The question that was asked for; a new object each time, so that it gets the focus again. */
  const [wanted, setWanted] = useState<Wanted>();
  /** What the browser prints: the papers, or the letter for later. */
  const [printed, setPrinted] = useState<'papers' | 'screening'>('papers');
  const ready = readyFiling(data, remedy, answers, words.language, useLocalDay());
  const { kind, filing, assessment } = ready;

  const change = (fact: FactId, text: string) => {
    const next = { ...answers, [fact]: text };
    const all = fact === 'county' ? withCourtOf(next, answers, data) : next;
    setAnswers(all);
    setForgotten(false);
    rememberAnswers(state.code, all);
  };
  const print = (which: typeof printed) => {
    // The page must show what is printed before the browser captures it.
    flushSync(() => {
      setPrinted(which);
    });
    window.print();
  };
  const cover = coverSheet(ready, words);
  const { SEND_COPY } = useWords('caseTexts');
  /** Not the papers: they name the renter. */
  const sent = () => {
    const at = (path: string) => `${window.location.origin}${localPath(path, words.language)}`;
    return {
      verdict: `${remedy.title} (${remedy.citation})`,
      call: callLine(ready.contact),
      paper: at(LAW_PATHS.filing(remedy.id)),
      plan: at(LAW_PATHS.plan(state.slug)),
    };
  };
  const isHeld = kind === 'held' || kind === 'nothing';
  const waits = (kind === 'draft-after-legal-aid' || filing?.stop !== undefined) && !hasRead;
  const shows = !isHeld && !waits && assessment.status !== 'stopped';
  const isReady = shows && assessment.status === 'ready';

  // Until the answers decide, there is only a preview, and nothing to file.
  const printedPapers = printed === 'screening' ? [ready.screening] : ready.papers;
  usePrintedTitle(isReady ? documentTitle(printedPapers) : undefined);

  const papers = (
    <Papers
      papers={ready.papers}
      cover={cover}
      screening={ready.screening}
      blanks={ready.blanks}
      isDraft={kind !== 'letter'}
    />
  );
  return (
    <div
      className="filing grid min-w-0 grid-cols-1 content-start gap-6 wrap-break-word lg:gap-10"
      data-prints={isReady ? printed : undefined}
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
        <h2 className="text-2xl">{remedy.title}</h2>
        <p className="text-muted">
          {isHeld && filing !== null ? filing.why[words.language] : COPY.ledes[kind]}
        </p>
        <p className="text-sm text-muted">
          {remedy.citation} ·{' '}
          <a className="link" href={localPath(LAW_PATHS.filing(), words.language)}>
            {COPY.choose.other}
          </a>
        </p>
      </div>
      <div className="filing-columns grid min-w-0 gap-8">
        <div className="filing-side grid min-w-0 grid-cols-1 content-start gap-4">
          {/* The questions come first; help is above anything that can be taken away. */}
          {!isHeld && !waits && (
            <>
              <Stopped ready={ready} />
              <section className="no-print filing-part grid min-w-0 grid-cols-1 content-start gap-4 rounded-lg border border-line bg-surface">
                <Questions
                  key={beginning}
                  ready={ready}
                  wanted={wanted}
                  onWanted={setWanted}
                  onChange={change}
                />
              </section>
            </>
          )}
          <HelpFirst
            ready={ready}
            onShow={
              waits && !isHeld
                ? () => {
                    setRead(true);
                  }
                : undefined
            }
          />
          {filing !== null && !isHeld && <OfficialFormNote ready={ready} filing={filing} />}
          {!isHeld && !waits && (
            <>
              {isReady && (
                <>
                  <Blanks
                    ready={ready}
                    onAdd={(fact) => {
                      setWanted({ fact });
                    }}
                  />
                  <div className="filing-take grid min-w-0 grid-cols-1 content-start gap-4">
                    <TakeAway
                      papers={[cover, ...ready.papers]}
                      author={answers.fullName?.trim() ?? ''}
                      what={kind === 'letter' ? 'letter' : 'papers'}
                      file={kind === 'letter' ? COPY.papers.letterFile : COPY.papers.file}
                      onPrint={() => {
                        print('papers');
                      }}
                    />
                    <p className="text-center text-sm text-muted">{COPY.papers.all}</p>
                  </div>
                </>
              )}
              <p className="text-sm text-muted">{COPY.privacy}</p>
              <div className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <SendButton facts={sent}>{SEND_COPY.page}</SendButton>
              </div>
              <div>
                <Button
                  look="quiet"
                  size="small"
                  icon={TRASH}
                  onClick={() => {
                    setAnswers({});
                    setForgotten(true);
                    setBeginning(beginning + 1);
                    forgetTab();
                  }}
                >
                  {COPY.forget}
                </Button>
                <span role="status">{isForgotten && COPY.forgotten}</span>
              </div>
            </>
          )}
        </div>
        {isReady && papers}
        {!isReady && (
          <div className="grid min-w-0 content-start gap-6">
            {filing !== null && <FilingFacts filing={filing} />}
            {shows && (
              <details className="no-print">
                <summary className="opens-here min-h-11 font-semibold">{COPY.papers.preview}</summary>
                {papers}
              </details>
            )}
          </div>
        )}
      </div>
      {isReady && filing !== null && <FilingFacts filing={filing} />}
      {filing !== null && !isHeld && <FilingSteps ready={ready} />}
      {!isHeld && (
        <AfterFiling
          ready={ready}
          onPrintLetter={
            isReady
              ? () => {
                  print('screening');
                }
              : undefined
          }
        />
      )}
    </div>
  );
}

/** The title and file name of what is printed or saved as PDF, instead of the page's; `undefined` leaves that. */
function usePrintedTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    const ofPage = document.title;
    const before = () => {
      document.title = title;
    };
    const after = () => {
      document.title = ofPage;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [title]);
}
