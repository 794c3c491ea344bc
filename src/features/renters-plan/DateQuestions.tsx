import { useState, type SubmitEvent } from 'react';

import { PLAN_WHEN_COPY } from '~/content/copy/plan-when.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import { readDateParts, type DatePartsProblem } from '~/domain/plan/known-date.ts';
import { dateConflict, type FurtherDate, type PlanCase } from '~/domain/plan/plan-case.ts';
import { Button } from '~/ui/Button.tsx';
import { FieldError } from '~/ui/Field.tsx';
import { CONTROL_STYLE } from '~/ui/field-style.ts';

import type { PlanInput } from './plan-input.ts';

const COPY = RENTERS_PLAN_COPY.when;
const PARTS = ['month', 'day', 'year'] as const;

interface DateQuestionsProps {
  readonly questions: readonly FurtherDate[];
  readonly input: PlanInput;
  readonly dates: PlanCase['dates'];
  readonly onDates: (dates: PlanCase['dates']) => void;
}

/** Asks for the days that a clock needs and the form did not ask for. All may be left out, and none is sent. */
export function DateQuestions({ questions, input, dates, onDates }: DateQuestionsProps) {
  const [problems, setProblems] = useState<Partial<Record<FurtherDate, DatePartsProblem>>>({});
  const [isUpdated, setUpdated] = useState(false);
  if (questions.length === 0) return null;

  function update(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const part = (question: FurtherDate, name: string) => {
      const value = data.get(`${question}-${name}`);
      return typeof value === 'string' ? value : '';
    };
    const read = questions.map((question) => {
      const [month, day, year] = PARTS.map((name) => part(question, name));
      return [question, readDateParts({ month: month ?? '', day: day ?? '', year: year ?? '' })] as const;
    });
    const known = read.flatMap(([question, result]) =>
      result.ok && result.date !== null ? [[question, result.date] as const] : [],
    );
    setProblems(
      Object.fromEntries(read.flatMap(([question, r]) => (r.ok ? [] : [[question, r.problem] as const]))),
    );
    setUpdated(read.every(([, result]) => result.ok));
    onDates(Object.fromEntries(known));
  }

  function mistake(question: FurtherDate): string | undefined {
    const problem = problems[question];
    if (problem !== undefined) return COPY.problems[problem];
    const conflict = dateConflict({ ...input.form, dates }, question, input.today);
    return conflict === null ? undefined : PLAN_WHEN_COPY.conflict[conflict];
  }

  return (
    <form className="plan-box" noValidate onSubmit={update}>
      <h5>{COPY.questions}</h5>
      <p className="plan-muted">{COPY.privacy}</p>
      {questions.map((question) => (
        <Question
          key={question}
          question={question}
          outcome={input.form.outcome}
          mistake={mistake(question)}
        />
      ))}
      <p className="plan-row">
        <Button type="submit" look="outline" size="small">
          {COPY.update}
        </Button>
        <span role="status">{isUpdated ? COPY.updated : ''}</span>
      </p>
    </form>
  );
}

interface QuestionProps {
  readonly question: FurtherDate;
  readonly outcome: PlanInput['form']['outcome'];
  readonly mistake: string | undefined;
}

/** One date in three boxes, as people remember dates: the month and the day may stay empty. */
function Question({ question, outcome, mistake }: QuestionProps) {
  const id = `plan-${question}`;
  const words =
    question === 'ended' ? PLAN_WHEN_COPY.questions.ended[outcome] : PLAN_WHEN_COPY.questions[question];
  return (
    <fieldset aria-describedby={mistake === undefined ? undefined : `${id}-error`}>
      <legend>{words}</legend>
      {mistake !== undefined && <FieldError id={id}>{mistake}</FieldError>}
      <div className="plan-row">
        {PARTS.map((part) => (
          <label key={part} className="plan-part">
            {COPY[part]}
            <input
              className={CONTROL_STYLE}
              name={`${question}-${part}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === 'year' ? 4 : 2}
              aria-invalid={mistake !== undefined || undefined}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
