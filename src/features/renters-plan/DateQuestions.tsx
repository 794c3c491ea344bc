import { useState } from 'react';

import { PLAN_WHEN_COPY } from '~/content/copy/plan-when.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { dateConflict, type FurtherDate } from '~/domain/plan/remedy-fit.ts';
import { Button } from '~/ui/Button.tsx';
import { TextInput } from '~/ui/controls.tsx';
import { Field } from '~/ui/Field.tsx';

import type { ReadyPlan } from './plan-input.ts';
import type { PlanNotes } from './plan-notes.ts';

const COPY = RENTERS_PLAN_COPY.when;

interface DateQuestionsProps {
  readonly ready: ReadyPlan;
  readonly notes: PlanNotes;
  readonly onNote: (changes: Partial<PlanNotes>) => void;
}

/** Asks for the days that a clock needs and the form did not ask for. All may be left out, and none is sent. */
export function DateQuestions({ ready, notes, onNote }: DateQuestionsProps) {
  const { plan, form, dates, today } = ready;
  const [isUpdated, setUpdated] = useState(false);
  if (plan.questions.length === 0) return null;

  const isUnread = (question: FurtherDate) =>
    dates[question] === undefined && /\S/u.test(notes.dates[question] ?? '');

  function mistake(question: FurtherDate): string | undefined {
    if (isUnread(question)) return COPY.unread;
    const conflict = dateConflict({ ...form, dates }, question, today);
    return conflict === null ? undefined : PLAN_WHEN_COPY.conflict[conflict];
  }

  return (
    <form
      className="plan-box"
      noValidate
      onInput={({ currentTarget }) => {
        // One text box for each question, and nothing else.
        onNote({ typed: Object.fromEntries(new FormData(currentTarget)) });
        setUpdated(false);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onNote({ dates: notes.typed });
        setUpdated(true);
      }}
    >
      {plan.questions.map((question) => (
        <Field
          key={question}
          id={`plan-${question}`}
          name={question}
          label={PLAN_WHEN_COPY.questions[question]}
          hint={COPY.hint}
          error={mistake(question)}
          optional
        >
          <TextInput autoComplete="off" maxLength={20} defaultValue={notes.typed[question]} />
        </Field>
      ))}
      <div className="plan-row">
        <Button type="submit" look="outline" size="small">
          {COPY.update}
        </Button>
        <span role="status">{isUpdated && !plan.questions.some(isUnread) ? COPY.updated : ''}</span>
      </div>
    </form>
  );
}
