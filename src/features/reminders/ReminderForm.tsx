import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';

import { askForReminder } from '#browser/reminders.ts';
import { LANGUAGE_NAMES } from '#config/languages.ts';
import { REMINDER_SENDER } from '#config/site.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import type { ReminderOffer } from '#domain/reminders/offers.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button, TwoLines } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';
import { isFocusIn } from '#ui/focus.ts';

interface ReminderFormProps {
  readonly offer: ReminderOffer;
  /** The address of the check, which the renter may change. */
  readonly email: string;
  /** Where the form is what the page is for: open, below a heading in place of the button that opens it. */
  readonly isWholePage?: boolean;
  /** Where asking for it is the next step of an answer: behind the marigold button. */
  readonly isNextStep?: boolean;
}

type Progress =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly to: string }
  | { readonly status: 'failed'; readonly said: string | undefined; readonly email: string | undefined };

/** "Write me on that day", behind a button of that name: one field, one button, and what will happen. */
export function ReminderForm({
  offer: { subject, day },
  email,
  isWholePage = false,
  isNextStep = false,
}: ReminderFormProps) {
  const { REMINDER_FORM_COPY: COPY } = useWords('reminder');
  const language = useLanguage();
  const id = useId();
  const [progress, setProgress] = useState<Progress>({ status: 'idle' });
  const [isOpen, setIsOpen] = useState(isWholePage);
  const { status } = progress;
  const box = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone, or the field has to be corrected. Whoever has gone on to another field while
  // the answer was on its way stays there.
  useEffect(() => {
    if (!isFocusIn(box.current)) return;
    if (status === 'sent') sent.current?.focus();
    if (status === 'failed') box.current?.querySelector('input')?.focus();
  }, [status]);
  const { kind } = subject;
  const values = {
    state: jurisdiction(kind === 'change' ? subject.state : subject.facts.state).name,
    date: day === null ? '' : longDate(day, LANGUAGE_NAMES[language].tag),
  };

  const send = async (typed: string) => {
    setProgress({ status: 'sending' });
    const result = await askForReminder({ email: typed, language, subject });
    setProgress(
      result.ok
        ? { status: 'sent', to: typed }
        : { status: 'failed', said: result.said, email: result.email },
    );
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    if (progress.status !== 'sending' && typeof typed === 'string') void send(typed.trim());
  };

  if (REMINDER_SENDER === null) return null;
  return (
    <div ref={box} className="reminder no-print">
      {isWholePage && <h2 className="mb-3 text-2xl">{format(COPY.open[kind], values)}</h2>}
      {!isWholePage && status !== 'sent' && (
        <Button
          look={isNextStep ? 'primary' : 'quiet'}
          wide={isNextStep}
          size="small"
          data-next-step={isNextStep ? 'reminder' : undefined}
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {isNextStep ? (
            <TwoLines label={format(COPY.step.label, values)} note={COPY.step.note} />
          ) : (
            format(COPY.open[kind], values)
          )}
        </Button>
      )}
      {progress.status === 'sent' && (
        <p ref={sent} tabIndex={-1}>
          <strong>{COPY.sent.heading}.</strong> {format(COPY.sent.text, { email: progress.to })}
        </p>
      )}
      {isOpen && status !== 'sent' && (
        <form
          id={`${id}-form`}
          onSubmit={onSubmit}
          // What was wrong is being corrected.
          onInput={() => {
            if (status === 'failed') setProgress({ status: 'idle' });
          }}
          noValidate
          className="grid gap-3"
        >
          <p>{format(COPY.promise[kind], values)}</p>
          <Field
            id={`${id}-email`}
            name="email"
            label={COPY.email}
            error={progress.status === 'failed' ? progress.email : undefined}
          >
            <TextInput type="email" inputMode="email" autoComplete="email" defaultValue={email} />
          </Field>
          {progress.status === 'failed' && progress.email === undefined && (
            <p role="alert" className="font-semibold text-no">
              {progress.said ?? COPY.failed}
            </p>
          )}
          <Button type="submit" size="small" aria-disabled={status === 'sending'}>
            {status === 'sending' ? COPY.sending : COPY.submit}
          </Button>
          <p className="text-sm text-muted">{COPY.kept[kind]}</p>
        </form>
      )}
    </div>
  );
}

/** What an answer offers, one below the other. */
export function ReminderForms({
  offers,
  email,
  isNextStep,
}: {
  readonly offers: readonly ReminderOffer[];
  readonly email: string;
  readonly isNextStep: boolean;
}) {
  return offers.map((offer) => (
    <ReminderForm key={offer.subject.kind} offer={offer} email={email} isNextStep={isNextStep} />
  ));
}
