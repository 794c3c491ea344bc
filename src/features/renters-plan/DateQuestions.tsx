import { useState, type SubmitEvent } from 'react';

import { PLAN_WHEN_COPY } from '~/content/copy/plan-when.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { readKnownDate } from '~/domain/plan/known-date.ts';
import { dateConflict, type FurtherDate, type PlanCase } from '~/domain/plan/plan-case.ts';
import { Button } from '~/ui/Button.tsx';
import { TextInput } from '~/ui/controls.tsx';
import { Field } from '~/ui/Field.tsx';

import type { PlanInput } from './plan-input.ts';

const COPY = RENTERS_PLAN_COPY.when;

interface DateQuestionsProps {
  readonly questions: readonly FurtherDate[];
  readonly input: PlanInput;
  readonly dates: PlanCase['dates'];
  readonly onDates: (dates: PlanCase['dates']) => void;
}

/** Asks for the days that a clock needs and the form did not ask for. All may be left out, and none is sent. */
export function DateQuestions({ questions, input, dates, onDates }: DateQuestionsProps) {
  const [unread, setUnread] = useState<readonly FurtherDate[]>([]);
  const [status, setStatus] = useState('');
  if (questions.length === 0) return null;

  function update(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const given = questions.flatMap((question) => {
      const text = data.get(question);
      return typeof text === 'string' && text.trim() !== '' ? [[question, readKnownDate(text)] as const] : [];
    });
    const mistakes = given.filter(([, date]) => date === undefined).map(([question]) => question);
    setUnread(mistakes);
    setStatus(mistakes.length === 0 ? COPY.updated : '');
    onDates(Object.fromEntries(given.filter(([, date]) => date !== undefined)));
  }

  function mistake(question: FurtherDate): string | undefined {
    if (unread.includes(question)) return COPY.unread;
    const conflict = dateConflict({ ...input.form, dates }, question, input.today);
    return conflict === null ? undefined : PLAN_WHEN_COPY.conflict[conflict];
  }

  return (
    <form className="plan-box" noValidate onSubmit={update}>
      {questions.map((question) => (
        <Field
          key={question}
          id={`plan-${question}`}
          name={question}
          label={PLAN_WHEN_COPY.questions[question]}
          hint={COPY.hint}
          error={mistake(question)}
          optional
        >
          <TextInput autoComplete="off" maxLength={20} />
        </Field>
      ))}
      <div className="plan-row">
        <Button type="submit" look="outline" size="small">
          {COPY.update}
        </Button>
        <span role="status">{status}</span>
      </div>
    </form>
  );
}
