import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { dateSuggestion } from '#domain/check/suggestions.ts';
import { type FactId, factKind, TOPICS, type Topic, typedDay } from '#domain/filing/facts.ts';
import { format } from '#domain/shared/format.ts';
import { FieldWithSuggestion } from '#features/delivery/suggestions.tsx';
import { Button } from '#ui/Button.tsx';
import { type Choice, Field, RadioGroup, Select, Textarea, TextInput } from '#ui/controls.tsx';

import { type FilingWords, useFilingWords } from './filing-words.ts';
import { dayInWords, type ReadyFiling } from './ready-filing.ts';

export function choiceLabel(fact: FactId, choice: string, { filing, options }: FilingWords): string {
  const { FACT_CHOICES, FILING_COPY } = filing;
  const own = FACT_CHOICES[fact]?.[choice];
  if (own !== undefined) return own;
  const ofCheck: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
  const { yes, no, unknown } = FILING_COPY;
  const common: Readonly<Record<string, string>> = { yes, no, unknown };
  return ofCheck[fact]?.[choice] ?? common[choice] ?? choice;
}

const controlId = (fact: FactId) => `filing-${fact}`;

/** A fact whose question is to be shown and focused. */
export interface Wanted {
  readonly fact: FactId;
}

interface QuestionsProps {
  readonly ready: ReadyFiling;
  readonly wanted: Wanted | undefined;
  readonly onWanted: (wanted: undefined) => void;
  readonly onChange: (fact: FactId, text: string) => void;
}

/** The questions, one topic a step. Steps that are done stay in the list, folded to a line. */
export function Questions({ ready, wanted, onWanted, onChange }: QuestionsProps) {
  const words = useFilingWords();
  const COPY = words.filing.FILING_COPY;
  const topics = TOPICS.filter((topic) => ready.asked.some((fact) => factKind(fact).topic === topic));
  const [chosen, setChosen] = useState<Topic | 'done'>(topics[0] ?? 'done');
  const open = wanted === undefined ? chosen : factKind(wanted.fact).topic;
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (wanted !== undefined) document.getElementById(controlId(wanted.fact))?.focus();
  }, [wanted]);
  const show = (topic: Topic | 'done') => {
    // The button that was pressed is gone. The focus moves before the next key, which would otherwise go nowhere.
    flushSync(() => {
      onWanted(undefined);
      setChosen(topic);
    });
    (heading.current ?? title.current)?.focus();
  };

  return (
    <>
      <h3 ref={title} tabIndex={-1} className="text-xl">
        {COPY.questions.heading}
      </h3>
      <p role="status" className="text-sm text-muted">
        {ready.assessment.status === 'open' ? COPY.open : COPY.questions.skip}
      </p>
      <ol className="grid">
        {topics.map((topic, index) => {
          const facts = ready.asked.filter((fact) => factKind(fact).topic === topic);
          const next = topics[index + 1];
          if (topic !== open)
            return (
              <FoldedTopic
                key={topic}
                topic={topic}
                left={facts.filter((fact) => isMissing(fact, ready)).length}
                onOpen={() => {
                  show(topic);
                }}
              />
            );
          return (
            <li key={topic} aria-current="step" className="border-t border-line py-3">
              <p className="text-sm text-muted">
                {format(COPY.questions.step, { number: index + 1, count: topics.length })}
              </p>
              <h4 ref={heading} tabIndex={-1} className="display text-lg">
                {COPY.topics[topic]}
              </h4>
              <div className="mt-4 grid gap-5">
                {facts.map((fact) => (
                  <Question key={fact} fact={fact} ready={ready} onChange={onChange} />
                ))}
                <div>
                  <Button
                    look="secondary"
                    onClick={() => {
                      show(next ?? 'done');
                    }}
                  >
                    {next === undefined
                      ? COPY.questions.done
                      : format(COPY.questions.next, { topic: COPY.topics[next] })}
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function isMissing(fact: FactId, { answers }: ReadyFiling): boolean {
  return (answers[fact]?.trim() ?? '') === '' && factKind(fact).optional !== true;
}

interface FoldedTopicProps {
  readonly topic: Topic;
  readonly left: number;
  readonly onOpen: () => void;
}

function FoldedTopic({ topic, left, onOpen }: FoldedTopicProps) {
  const COPY = useFilingWords().filing.FILING_COPY;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3">
      <span className="min-w-0 flex-[1_1_8rem]">
        <strong>{COPY.topics[topic]}</strong>{' '}
        <small className="text-muted">
          {left === 0 ? COPY.questions.known : format(COPY.questions.left, { count: left })}
        </small>
      </span>
      <Button
        look="quiet"
        size="small"
        aria-label={`${COPY.questions.change}: ${COPY.topics[topic]}`}
        onClick={onOpen}
      >
        {COPY.questions.change}
      </Button>
    </li>
  );
}

/** The day as it was read, so that nobody signs a month that was meant as a day. */
function dayAsRead(text: string, { filing, language }: FilingWords): string {
  const day = typedDay(text);
  return day === undefined ? filing.FILING_COPY.questions.unread : dayInWords(day, language);
}

interface QuestionProps {
  readonly fact: FactId;
  readonly ready: ReadyFiling;
  readonly onChange: (fact: FactId, text: string) => void;
}

function Question({ fact, ready: { typed, data, assessment }, onChange }: QuestionProps) {
  const words = useFilingWords();
  const { FACT_WORDS, FILING_COPY: COPY } = words.filing;
  const { input, choices = [], optional = false } = factKind(fact);
  const value = typed[fact] ?? '';
  const isWrongDay = assessment.stops.some((stop) => stop.kind === 'day' && stop.fact === fact);
  const field = {
    id: controlId(fact),
    name: fact,
    optional,
    ...FACT_WORDS[fact],
    ...(isWrongDay && { error: COPY.stopped.day }),
  };
  const change = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
    onChange(fact, currentTarget.value);
  };
  const labelled = (each: string): Choice => ({ value: each, label: choiceLabel(fact, each, words) });
  if (input === 'date')
    return (
      <DateQuestion
        {...field}
        value={value}
        onChange={(text) => {
          onChange(fact, text);
        }}
      />
    );
  if (input === 'choice' && choices.length <= 4)
    return <RadioGroup {...field} options={choices.map(labelled)} defaultValue={value} onChange={change} />;
  return (
    <Field {...field}>
      {input === 'long' ? (
        <Textarea required={false} rows={3} value={value} onChange={change} />
      ) : input === 'choice' || input === 'county' ? (
        <Select
          required={false}
          placeholder={COPY.questions.choose}
          options={
            input === 'county'
              ? data.law.counties.map((county) => ({ value: county, label: county }))
              : choices.map(labelled)
          }
          value={value}
          onChange={change}
        />
      ) : (
        <TextInput required={false} autoComplete="off" value={value} onChange={change} />
      )}
    </Field>
  );
}

interface DateQuestionProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A date, said as it was read; of one with two readings, which day is meant is asked once its field is left. */
export function DateQuestion({ value, onChange, ...field }: DateQuestionProps) {
  const words = useFilingWords();
  const [isLeft, setLeft] = useState(true);
  const suggestion = dateSuggestion(value, words.language);
  const isRead = value.trim() !== '' && suggestion === undefined;
  return (
    <FieldWithSuggestion
      {...field}
      {...(isRead && { hint: dayAsRead(value, words) })}
      suggestion={isLeft ? suggestion : undefined}
    >
      <TextInput
        required={false}
        autoComplete="off"
        defaultValue={value}
        // A reading that is chosen is written into the field, which only `onInput` reports.
        onInput={({ currentTarget }) => {
          setLeft(false);
          onChange(currentTarget.value);
        }}
        onBlur={() => {
          setLeft(true);
        }}
      />
    </FieldWithSuggestion>
  );
}

/** What stays a blank on the papers, with the same numbers, and the signature. */
export function Blanks({
  ready,
  onAdd,
}: {
  readonly ready: ReadyFiling;
  readonly onAdd: (fact: FactId) => void;
}) {
  const {
    filing: { FILING_COPY, FACT_WORDS },
  } = useFilingWords();
  const COPY = FILING_COPY.gaps;
  const { blanks } = ready;
  return (
    <section
      aria-labelledby="filing-blanks"
      className="filing-part grid min-w-0 grid-cols-1 content-start gap-4 rounded-lg border border-line bg-surface"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id="filing-blanks" className="text-xl">
          {COPY.heading}
        </h3>
        <span className="rounded-full bg-review-tint px-3 py-0.5 text-sm font-semibold text-review">
          {format(COPY.left, { count: blanks.length + 1 })}
        </span>
      </div>
      {blanks.length === 0 && <p>{COPY.none}</p>}
      <ol className="grid">
        {blanks.map((fact, index) => (
          <li
            key={fact}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <span className="flex min-w-0 flex-[1_1_8rem] gap-3">
              <span className="grid size-7 shrink-0 place-items-center rounded-full bg-review-tint font-semibold text-review">
                {index + 1}
              </span>
              <span>
                <strong>{FACT_WORDS[fact].label}</strong>
                {FACT_WORDS[fact].hint !== undefined && (
                  <small className="block text-muted">{FACT_WORDS[fact].hint}</small>
                )}
              </span>
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={`${COPY.add}: ${FACT_WORDS[fact].label}`}
              onClick={() => {
                onAdd(fact);
              }}
            >
              {COPY.add}
            </Button>
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3">
          <span className="flex min-w-0 flex-[1_1_8rem] gap-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-review-tint font-semibold text-review">
              {blanks.length + 1}
            </span>
            <span>
              <strong>{COPY.sign}</strong>
              <small className="block text-muted">{COPY.signHint}</small>
            </span>
          </span>
        </li>
      </ol>
    </section>
  );
}
