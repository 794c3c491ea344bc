import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';

import {
  instantAt,
  type NextStep,
  otherTimes,
  proposedStep,
  stepProblem,
  stepZone,
  triesIn,
} from '#domain/office/next-step.ts';
import { segmentOf } from '#domain/office/calling.ts';
import type { RecordRow } from '#domain/office/queue.ts';
import {
  CLOSE_REASONS,
  CONTACT_KINDS,
  CONTACT_TEXT_LIMIT,
  type ContactKind,
  sinceAsked,
} from '#domain/records/work.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { displayName } from '#features/admin/contact.ts';
import { Trouble } from '#features/admin/controls.tsx';
import { useOutcomeKeys } from '#features/admin/dashboard/keys.tsx';
import { savingKey, showChange } from '#features/admin/data/queries.ts';
import { setWork } from '#features/admin/data/records.ts';
import { useOffice } from '#features/admin/office.tsx';
import { takeBack } from '#features/admin/records/set-work.ts';
import { stepTime } from '#features/admin/times.ts';
import { CLOSE_LABELS, CONTACT_LABELS } from '#features/admin/words.ts';
import { Field, Textarea } from '#ui/controls.tsx';
import { useReconnect } from '#ui/browser-hooks.ts';
import { isFocusIn } from '#ui/focus.ts';
import { showToast } from '#ui/toasts/store.ts';

import { type Draft, draftSaved } from './drafts.ts';

/** For the panel's buttons, which submit it; the one with the value `next` also goes on to the next person. */
export const LOG_FORM_ID = 'contact-log';

/** Before the hours of other days. */
const DAYS: Readonly<Record<string, string>> = { tomorrow: 'Tomorrow, ', monday: 'Monday, ' };

interface LogFormProps {
  readonly row: RecordRow;
  /** Whether to begin with the focus in the note. */
  readonly isToWrite: boolean;
  readonly draft: Draft;
  readonly onType: (changes: Partial<Draft>) => void;
  readonly onNext: () => void;
}

/** The step that a draft leads to; `null` for none. */
function stepOf({ kind, step, time }: Draft, row: RecordRow, now: Date): NextStep | null {
  const { time_zones: zones } = row;
  const closed = CLOSE_REASONS.find((reason) => reason === step);
  if (closed !== undefined) return { call_again: null, closed };
  if (step === 'time') {
    const [day = '', hour = ''] = time.split('T');
    const date = plainDate(day);
    const [hours = 0, minutes = 0] = hour.split(':').map(Number);
    if (date === undefined) return null;
    return { call_again: instantAt(date, hours + minutes / 60, stepZone(zones)).toISOString(), closed: null };
  }
  if (step === 'proposed') {
    const tries = triesIn(sinceAsked(row)).length;
    return proposedStep(kind, { time_zones: zones, tries, mayCall: segmentOf(row) === 'call' }, now);
  }
  const other = otherTimes(zones, now).find(([name]) => name === step)?.[1];
  return other === undefined ? null : { call_again: other.toISOString(), closed: null };
}

/** A step in words, with the hour where the person is. */
function stepWords(step: NextStep | null, zone: string): string {
  if (step === null) return 'Nothing changes';
  return step.closed === null
    ? `Call ${stepTime(step.call_again ?? '', zone)}`
    : `Close: ${CLOSE_LABELS[step.closed].toLowerCase()}`;
}

/** Logs a call, a letter or a note with what follows; then goes on to the next person. */
export function LogForm({ row, isToWrite, draft, onType, onNext }: LogFormProps) {
  const ids = useId();
  const form = useRef<HTMLFormElement>(null);
  const { now } = useOffice();
  const { kind, text, step } = draft;
  const next = stepOf(draft, row, now);
  const entry = {
    kind,
    text: text.trim(),
    call_again: next?.call_again ?? null,
    closed: next?.closed ?? null,
  };
  const change = useMutation({
    mutationKey: savingKey(row),
    mutationFn: ({ id }: Draft) =>
      showChange(setWork(row, { version: row.work_version, entry: { id, ...entry } })),
    onSuccess: (_shown, sent) => {
      draftSaved(row, sent);
      showToast({
        title: `${CONTACT_LABELS[entry.kind]}: ${displayName(row)}`,
        description: `${stepWords(next, stepZone(row.time_zones))}.`,
        tone: 'success',
        action: { label: 'Undo', act: () => takeBack(row, sent.id, row.work_version + 1) },
      });
    },
  });
  const isBusy = change.isPending;
  const facts = { time_zones: row.time_zones, isWithdrawn: row.contact === 'withdrawn' };
  // Also an hour that has passed since it was chosen.
  const problem =
    next === null && step !== 'proposed' ? 'Choose a day and an hour' : stepProblem(entry, facts);

  // What did not reach the server is sent once more when the connection is back; its id keeps it from being added twice.
  const isUnsent = change.error !== null && change.error.problem === undefined;
  useReconnect(() => {
    if (isUnsent) change.mutate(draft);
  });

  function type(changes: Partial<Draft>) {
    if (change.isSuccess || change.isError) change.reset();
    onType(changes);
  }
  const choose = (chosen: ContactKind) => {
    if (!isBusy) type({ kind: chosen, step: 'proposed' });
  };
  useOutcomeKeys(CONTACT_KINDS, choose, (chosen) => {
    flushSync(() => {
      choose(chosen);
    });
    form.current?.requestSubmit(document.querySelector<HTMLElement>(`[form=${LOG_FORM_ID}][value=next]`));
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || problem !== null) return;
    const isToGoOn = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === 'next';
    const pressed = document.activeElement;
    change.mutate(draft, {
      // Only if the panel is still open.
      onSuccess: () => {
        if (isToGoOn && isFocusIn(pressed)) onNext();
      },
    });
  }

  return (
    <form
      ref={form}
      id={LOG_FORM_ID}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 wrap-anywhere"
    >
      <fieldset disabled={isBusy}>
        <legend className="mb-1 font-semibold">How did it go?</legend>
        <div className="flex flex-wrap gap-1.5">
          {CONTACT_KINDS.map((each, index) => (
            <Chip
              key={each}
              group={`${ids}-kind`}
              isChosen={each === kind}
              onChoose={() => {
                choose(each);
              }}
            >
              <kbd aria-hidden="true" className="rounded-sm border border-edge px-1 max-sm:hidden">
                {index + 1}
              </kbd>
              <span>{CONTACT_LABELS[each]}</span>
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset disabled={isBusy}>
        <legend className="mb-1 font-semibold">
          Next step <span className="font-normal text-muted">· hours are theirs</span>
        </legend>
        <StepChoice row={row} draft={draft} onType={type} />
        <Trouble>{problem}</Trouble>
      </fieldset>
      <Note row={row} draft={draft} isBusy={isBusy} isToWrite={isToWrite} onType={type} />
    </form>
  );
}

type PartProps = Pick<LogFormProps, 'row' | 'draft' | 'onType'>;

/** The proposed step, other times, and the ends. */
function StepChoice({ row, draft, onType }: PartProps) {
  const group = useId();
  const { now } = useOffice();
  const { step, time } = draft;
  const zone = stepZone(row.time_zones);
  const isEnd = CLOSE_REASONS.some((reason) => reason === step);
  const chips = [
    ['proposed', stepWords(stepOf({ ...draft, step: 'proposed' }, row, now), zone)],
    ...otherTimes(row.time_zones, now).map(
      ([name, at]) => [name, `${DAYS[name] ?? ''}${stepTime(at.toISOString(), zone, true)}`] as const,
    ),
    ['time', 'Day and hour …'],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        {chips.map(([value, label]) => (
          <Chip
            key={value}
            group={group}
            isChosen={step === value}
            onChoose={() => {
              onType({ step: value });
            }}
          >
            {label}
          </Chip>
        ))}
        <select
          aria-label="No more to do"
          value={isEnd ? step : ''}
          onChange={({ target }) => {
            onType({ step: target.value || 'proposed' });
          }}
          className={`min-h-9 rounded-full border border-edge bg-surface px-2 text-xs ${isEnd ? 'border-primary bg-good-tint font-semibold' : ''}`}
        >
          <option value="">No more to do …</option>
          {CLOSE_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {CLOSE_LABELS[reason]}
            </option>
          ))}
        </select>
      </div>
      {step === 'time' && (
        <input
          aria-label="Day and hour of the next call, their time"
          type="datetime-local"
          value={time}
          onChange={({ target }) => {
            onType({ time: target.value });
          }}
          className="mt-2 min-h-11 rounded-sm border border-edge bg-surface px-3"
        />
      )}
    </>
  );
}

interface NoteProps extends PartProps {
  readonly isBusy: boolean;
  readonly isToWrite: boolean;
}

/** What was said. */
function Note({ row, draft: { kind, text }, isBusy, isToWrite, onType }: NoteProps) {
  const note = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isToWrite) note.current?.focus();
  }, [isToWrite]);
  return (
    <Field
      id={useId()}
      name="text"
      label={`Note about ${displayName(row)}`}
      optional={kind !== 'note'}
      maxLength={CONTACT_TEXT_LIMIT}
    >
      <Textarea
        ref={note}
        // Text typed after sending would be lost when it is saved.
        readOnly={isBusy}
        rows={2}
        value={text}
        // Browsers show the caret only.
        onFocus={({ currentTarget }) => {
          currentTarget.scrollIntoView({ block: 'nearest' });
        }}
        onChange={({ target }) => {
          onType({ text: target.value });
        }}
      />
    </Field>
  );
}

interface ChipProps {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several choices. Its radio button is at its upper edge, and scrolled into view with as much below it as it is high. */
function Chip({ group, isChosen, onChoose, children }: ChipProps) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-edge px-2 text-xs has-checked:border-primary has-checked:bg-good-tint has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only scroll-mb-9"
      />
      {children}
    </label>
  );
}
