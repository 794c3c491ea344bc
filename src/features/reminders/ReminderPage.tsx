import { useState } from 'react';

import { pressReminder, type ReminderResult } from '#browser/reminders.ts';
import { type Language, LANGUAGE_NAMES, localPath } from '#config/languages.ts';
import { MENU_PATHS } from '#config/pages.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import type { ReminderAnswer } from '#domain/reminders/reminder.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { IslandFallback } from '#features/island-fallback/IslandFallback.tsx';
import { type IslandWords, useLanguage, useWords, WordsProvider } from '#features/language/words-context.tsx';
import { ReminderForm } from '#features/reminders/ReminderForm.tsx';
import { useHash } from '#ui/browser-hooks.ts';
import { Button } from '#ui/Button.tsx';

interface ReminderPageProps {
  readonly language: Language;
  readonly words: Pick<IslandWords, 'controls' | 'delivery' | 'reminder'>;
}

/**
 * What a mail's link leads to: a press confirms the reminder or ends it. A visit alone does nothing, because mail scanners
 * follow links. With a state in place of a token it asks for the address: `/reminder/#state=MN`.
 */
export function ReminderPage({ language, words }: ReminderPageProps) {
  return (
    <WordsProvider language={language} words={words}>
      <IslandFallback>
        <Presses />
      </IslandFallback>
    </WordsProvider>
  );
}

/** Tokens of later mails have two parts, and what they can do is to end it. */
const isLater = (token: string) => token.includes('.');

type Press = 'confirm' | 'end';
interface Progress {
  readonly pressed: Press;
  readonly result: ReminderResult<ReminderAnswer | null> | undefined;
}

function Presses() {
  const { REMINDER_PAGE_COPY: COPY } = useWords('reminder');
  const language = useLanguage();
  const token = useHash();
  const [progress, setProgress] = useState<Progress>();
  if (token === undefined) return null;
  if (token === '') return <p>{COPY.noLink}</p>;
  const asked = /^state=(\w+)$/u.exec(token)?.[1] ?? '';
  if (isJurisdictionCode(asked)) {
    // From the plan of a state, which no page can know a day for.
    const offer = { subject: { kind: 'change', state: asked }, day: null } as const;
    return (
      <div className="max-w-[34em]">
        <ReminderForm key={asked} offer={offer} email="" isWholePage />
      </div>
    );
  }

  const isWorking = progress !== undefined && progress.result === undefined;
  const press = (pressed: Press) => {
    if (isWorking) return;
    setProgress({ pressed, result: undefined });
    void pressReminder(token, pressed, language).then((result) => {
      setProgress({ pressed, result });
    });
  };
  const isDone = progress?.result?.ok === true;
  const isConfirmed = isDone && progress.pressed === 'confirm';
  const isEnded = isDone && progress.pressed === 'end';
  return (
    <div className="grid max-w-[34em] justify-items-start gap-5">
      <div role="status" className="text-lg">
        {isWorking
          ? COPY.working
          : progress?.result !== undefined && <Outcome {...progress} result={progress.result} />}
      </div>
      {!isDone && !isLater(token) && (
        <>
          <p>{COPY.askConfirm}</p>
          <Button
            onClick={() => {
              press('confirm');
            }}
          >
            {COPY.confirm}
          </Button>
        </>
      )}
      {!isEnded && (
        <>
          <p>{COPY.askEnd}</p>
          <Button
            look={isLater(token) ? 'primary' : 'outline'}
            onClick={() => {
              press('end');
            }}
          >
            {COPY.end}
          </Button>
        </>
      )}
      {isEnded && (
        <p>
          {COPY.again}{' '}
          <a className="link" href={localPath(MENU_PATHS.check, language)}>
            {COPY.check}
          </a>
        </p>
      )}
      {isConfirmed && (
        <p>
          <a className="link" href={localPath(MENU_PATHS.check, language)}>
            {COPY.check}
          </a>
        </p>
      )}
    </div>
  );
}

function Outcome({ result }: { readonly result: ReminderResult<ReminderAnswer | null> }) {
  const { REMINDER_PAGE_COPY: COPY } = useWords('reminder');
  const language = useLanguage();
  if (!result.ok) return <span className="font-semibold text-no">{result.said ?? COPY.failed}</span>;
  if (result.value === null) return COPY.ended;
  const { kind, state, day } = result.value;
  return format(COPY.confirmed[kind], {
    state: jurisdiction(state).name,
    date: day === null ? '' : longDate(day, LANGUAGE_NAMES[language].tag),
  });
}
