import { useState } from 'react';

import { retryableImport } from '#browser/load-once.ts';
import { saveFile } from '#browser/save-file.ts';
import type { Paper } from '#domain/filing/papers.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD } from '#ui/Icon.tsx';

import { useFilingWords } from './filing-words.ts';

/** Writing Word files takes as much script as the rest of the page, and few need it at once. */
const loadWordFile = retryableImport(() => import('./word-file.ts'));

interface TakeAwayProps {
  readonly papers: readonly Paper[];
  /** The renter's name, for the properties of the file; `''` if unknown. */
  readonly author: string;
  readonly file: string;
  readonly what: 'papers' | 'letter';
  /** Name of the letter, where it is not all that the remedy takes. */
  readonly only?: string;
  readonly onPrint: () => void;
}

/** Papers as a Word file, or printed. Both are made on the device. */
export function TakeAway({ papers, author, file, what, only, onPrint }: TakeAwayProps) {
  const {
    filing: {
      FILING_COPY: { papers: COPY },
    },
    language,
  } = useFilingWords();
  const [outcome, setOutcome] = useState<'saved' | 'noWord'>();
  const [isBusy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    loadWordFile()
      .then(async ({ wordFile }) => wordFile(papers, language, author))
      .then(
        (blob) => {
          saveFile(blob, file);
          setOutcome('saved');
        },
        () => {
          setOutcome('noWord');
        },
      )
      .finally(() => {
        setBusy(false);
      });
  };
  const named = (label: string) => (only === undefined ? label : `${label}: ${only}`);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Button
          wide
          look={only === undefined ? 'primary' : 'secondary'}
          icon={DOWNLOAD}
          isBusy={isBusy}
          aria-label={named(COPY.download[what])}
          onClick={download}
        >
          {COPY.word}
        </Button>
        <Button wide look="outline" aria-label={named(COPY.print[what])} onClick={onPrint}>
          {COPY.onPaper}
        </Button>
      </div>
      <p role="status" className="text-sm font-semibold">
        {outcome !== undefined && COPY[outcome]}
      </p>
    </>
  );
}
