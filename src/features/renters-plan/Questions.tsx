import type { WritableAtom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { useState } from 'react';

import { SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { dateSuggestion } from '#domain/check/suggestions.ts';
import type { TypedFact } from '#domain/plan/deciding-facts.ts';
import { dateConflict, FURTHER_DATES, type FurtherDate } from '#domain/plan/remedy-fit.ts';
import { readKnownDate } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { FieldWithSuggestion } from '#features/delivery/suggestions.tsx';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { RadioGroup, TextInput } from '#ui/controls.tsx';

import {
  type CaseAnswers,
  DEBT_ANSWERS,
  planDates,
  withCircumstances,
  YES_OR_NO,
} from '#domain/plan/plan-case.ts';

import type { PlanNotes } from './plan-notes.ts';

const SETTLEMENT_ANSWERS = [...SETTLEMENT_ENDINGS, 'unknown'] as const;

interface QuestionsProps {
  /** What is asked, in its order. */
  readonly facts: readonly TypedFact[];
  /** Where: the ids of the controls begin with it. */
  readonly place: 'answer' | 'plan';
  readonly form: CaseAnswers;
  readonly today: PlainDate;
  readonly $notes: WritableAtom<PlanNotes>;
}

/**
 * Questions about facts that the form does not ask for. A choice counts at once, a date when the answer is updated. The
 * answers stay in the tab and are never sent.
 */
export function Questions({ facts, place, form, today, $notes }: QuestionsProps) {
  const { PLAN_WHEN_COPY: COPY, RENTERS_PLAN_COPY } = useWords('plan');
  const language = useLanguage();
  const notes = useStore($notes);
  const { debt, answers } = withCircumstances(notes, form);
  const [isUpdated, setUpdated] = useState(false);
  const note = (changes: Partial<PlanNotes>) => {
    $notes.set({ ...$notes.get(), ...changes });
  };
  const dates = FURTHER_DATES.filter((date) => facts.includes(date));

  const suggestionAbout = (date: FurtherDate, typed = notes.typed) =>
    dateSuggestion(typed[date] ?? '', language, today);
  const mistakeIn = (date: FurtherDate, texts: PlanNotes['dates']): string | undefined => {
    const text = texts[date] ?? '';
    if (!/\S/u.test(text)) return undefined;
    if (readKnownDate(text) === undefined) return RENTERS_PLAN_COPY.when.unread;
    const known = { ...form, dates: planDates({ ...notes.dates, [date]: text }) };
    const conflict = dateConflict(known, date, today);
    return conflict === null ? undefined : COPY.conflict[conflict];
  };
  // A message goes as soon as its answer is right.
  const mistake = (date: FurtherDate) =>
    mistakeIn(date, notes.dates) === undefined ? undefined : mistakeIn(date, notes.typed);
  const isClear = dates.every(
    (date) => suggestionAbout(date) === undefined && mistakeIn(date, notes.dates) === undefined,
  );

  return (
    <form
      className="plan-questions"
      noValidate
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.type === 'radio') return;
        note({ typed: { ...$notes.get().typed, [target.name]: target.value } });
        setUpdated(false);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const { typed } = $notes.get();
        // A date with two readings waits until one is chosen.
        const clear = FURTHER_DATES.filter(
          (date) => typed[date] !== undefined && suggestionAbout(date, typed) === undefined,
        );
        const updated = Object.fromEntries(clear.map((date) => [date, typed[date] ?? '']));
        note({ dates: { ...$notes.get().dates, ...updated } });
        setUpdated(true);
      }}
    >
      {facts.map((fact) => {
        const { settlement: SETTLEMENT, asks: ASKS } = COPY;
        if (fact === 'settlement')
          return (
            <Choice
              key={fact}
              place={place}
              name={fact}
              label={SETTLEMENT.question}
              hint={SETTLEMENT.hint}
              answers={SETTLEMENT_ANSWERS}
              words={SETTLEMENT.options}
              chosen={notes.settlement}
              onChoose={(settlement) => {
                note({ settlement });
              }}
            />
          );
        if (fact === 'debt')
          return (
            <Choice
              key={fact}
              place={place}
              name={fact}
              label={ASKS.debt.question}
              hint={ASKS.hint}
              answers={DEBT_ANSWERS}
              words={ASKS.debt.options}
              chosen={debt}
              onChoose={(debt) => {
                note({ debt });
              }}
            />
          );
        if (isDate(fact))
          return (
            <FieldWithSuggestion
              key={fact}
              id={`${place}-${fact}`}
              name={fact}
              label={COPY.questions[fact]}
              hint={COPY.where[fact]}
              error={mistake(fact)}
              suggestion={isUpdated ? suggestionAbout(fact) : undefined}
              optional={place === 'plan' || 'unmarked'}
            >
              <div className="plan-answer">
                <TextInput autoComplete="off" maxLength={20} defaultValue={notes.typed[fact]} />
                {fact === dates.at(-1) && (
                  <Button type="submit" look="outline" size="small">
                    {RENTERS_PLAN_COPY.when[place === 'plan' ? 'updatePlan' : 'update']}
                  </Button>
                )}
              </div>
            </FieldWithSuggestion>
          );
        return (
          <Choice
            key={fact}
            place={place}
            name={fact}
            label={ASKS.questions[fact]}
            hint={ASKS.hint}
            answers={YES_OR_NO}
            words={ASKS.options}
            chosen={answers?.[fact]}
            onChoose={(answer) => {
              note({ answers: { ...notes.answers, [fact]: answer } });
            }}
          />
        );
      })}
      <p role="status">{isUpdated && isClear ? RENTERS_PLAN_COPY.when.updated : ''}</p>
    </form>
  );
}

function isDate(fact: TypedFact): fact is FurtherDate {
  return FURTHER_DATES.some((date) => date === fact);
}

interface ChoiceProps<Answer extends string> {
  readonly place: QuestionsProps['place'];
  readonly name: TypedFact;
  readonly label: string;
  readonly hint: string;
  readonly answers: readonly Answer[];
  readonly words: Readonly<Record<Answer, string>>;
  readonly chosen: Answer | undefined;
  readonly onChoose: (answer: Answer) => void;
}

/** A question with a few answers. */
function Choice<Answer extends string>(props: ChoiceProps<Answer>) {
  const { place, name, label, hint, answers, words, chosen, onChoose } = props;
  return (
    <RadioGroup
      id={`${place}-${name}`}
      name={name}
      label={label}
      hint={hint}
      options={answers.map((value) => ({ value, label: words[value] }))}
      defaultValue={chosen}
      onChange={({ currentTarget }) => {
        const answer = answers.find((each) => each === currentTarget.value);
        if (answer !== undefined) onChoose(answer);
      }}
      optional={place === 'plan' || 'unmarked'}
      compact
    />
  );
}
