import { LANGUAGE_NAMES } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';
import { format } from '#domain/shared/format.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { REFRESH } from '#ui/Icon.tsx';

import type { SaveState } from './store.ts';

interface SaveLineProps {
  readonly save: SaveState;
  /** Whether the renter agreed to calls: only then is contact promised. */
  readonly consent: boolean;
  readonly onRetry: () => void;
}

/** Whether the answers were saved, in the words of product §8, with a retry if they were not. */
export function SaveLine({ save, consent, onRetry }: SaveLineProps) {
  const { result: COPY, notices } = useWords('check').ELIGIBILITY_CHECK_COPY;
  const saved = consent ? notices.saved : notices.savedWithoutCalls;
  return (
    <div className="verdict-save">
      <div role="status">
        {save.status === 'saving' && <p className="text-muted">{COPY.saving}</p>}
        {save.status === 'unsent' && <p>{COPY.unsent}</p>}
        {save.status === 'saved' && (
          <p>
            <strong>{saved.title}.</strong> {saved.description}
          </p>
        )}
      </div>
      <div role="alert">
        {save.status === 'unsaved' && (
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <strong className="text-no">{notices.failed.title}.</strong>
            <Button look="outline" size="small" icon={REFRESH} onClick={onRetry}>
              {COPY.retrySave}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** Why the answers are not saved. It stands below the buttons, so that these fit on the first screen of a small phone. */
export function UnsavedNote({ save }: { readonly save: SaveState }) {
  const { result: COPY, notices } = useWords('check').ELIGIBILITY_CHECK_COPY;
  const { SERVER_NOTE_COPY } = useWords('delivery');
  const { tag } = LANGUAGE_NAMES[useLanguage()];
  return (
    <div role="alert" className="verdict-unsaved">
      {save.status === 'unsaved' && (
        <>
          <p className="text-no">
            {notices.failed.description} {unsavedWords(save, COPY, SERVER_NOTE_COPY)}
            {save.retryAt !== undefined && ` ${format(COPY.retriesAt, { time: timeOf(save.retryAt, tag) })}`}
          </p>
          {save.note?.reference !== undefined && (
            <p className="text-muted">
              {format(SERVER_NOTE_COPY.reference, { reference: save.note.reference })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** `9:14 AM`: the renter's own time. */
function timeOf(milliseconds: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(milliseconds);
}

function unsavedWords(
  { note, isServersFault }: Extract<SaveState, { status: 'unsaved' }>,
  words: Words['check']['ELIGIBILITY_CHECK_COPY']['result'],
  told: Words['delivery']['SERVER_NOTE_COPY'],
): string {
  if (note !== undefined) return format(told.unsaved, { detail: note.detail });
  if (isServersFault === true) return words.unsavedByServer;
  return navigator.onLine ? words.unsavedUnanswered : words.unsaved;
}
