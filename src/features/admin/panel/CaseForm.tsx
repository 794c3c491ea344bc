import { useMutation, useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useId, useState } from 'react';

import { CHECK_OPTIONS, CHECK_WORDS } from '#content/words/en/forms.ts';
import { storedAnswers, type StoredSubmission } from '#domain/check/record.ts';
import { inWords } from '#domain/forms/form.ts';
import { CORRECTABLE, readCorrection } from '#domain/office/corrections.ts';
import { FINDING_LABELS } from '#domain/office/labels.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { type CaseAnswers, type FactNotes, storedFacts } from '#domain/plan/plan-case.ts';
import { localDate } from '#domain/shared/plain-date.ts';
import { savingKey, showChange } from '#features/admin/data/queries.ts';
import { correctRecord } from '#features/admin/data/records.ts';
import { WordsProvider } from '#features/language/words-context.tsx';
import { NO_NOTES, type PlanNotes } from '#features/renters-plan/plan-notes.ts';
import { Button } from '#ui/Button.tsx';
import { Field, Select, TextInput } from '#ui/controls.tsx';

import { answersOf } from './answers.ts';
import { lawQuery } from './law.ts';

/** The facts of a case that the office corrects, in the order in which they decide. */
const FACTS = ['paymentStatus', 'outcome', 'filingDate', 'state', 'county', 'reason'] as const;

const OPTIONS: Readonly<
  Partial<Record<string, readonly { readonly value: string; readonly label: string }[]>>
> = {
  state: JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name })),
  ...Object.fromEntries(
    Object.entries(CHECK_OPTIONS).map(([name, labels]) => [
      name,
      Object.entries(labels).map(([value, label]) => ({ value, label })),
    ]),
  ),
};

const notesOf = ({ dates, settlement, answers, debt }: FactNotes): PlanNotes => ({
  ...NO_NOTES,
  typed: dates,
  dates,
  ...(settlement && { settlement }),
  ...(answers && { answers }),
  ...(debt && { debt }),
});
const factsOf = ({ dates, settlement, answers, debt }: PlanNotes): FactNotes => ({
  dates,
  ...(settlement && { settlement }),
  ...(answers && { answers }),
  ...(debt && { debt }),
});

/**
 * The facts of a case while somebody is on the phone: what decides, asked with the components of the renter's own result, and
 * the answer, which follows what is typed. What the form said stays beside what was corrected.
 */
export function CaseForm({ record }: { readonly record: StoredSubmission }) {
  const ids = useId();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [$notes] = useState(() => atom(notesOf(storedFacts(record.facts))));
  const facts = factsOf(useStore($notes));
  const answers = { ...answersOf(record), ...typed };
  const today = localDate(new Date());
  const read = inWords(CHECK_WORDS, readCorrection('submissions', answers, today));
  const errors: Readonly<Record<string, string>> = read.ok ? {} : read.errors;
  const { data: law, isPending } = useQuery(lawQuery(answers.state ?? ''));
  const checked = storedAnswers(record);
  const current = read.ok ? ({ ...checked, ...read.value } as CaseAnswers) : checked;
  const found =
    law == null || current === undefined ? undefined : law.drawFinding(law.file, current, facts, law.words);
  const isChanged =
    Object.keys(typed).length > 0 || JSON.stringify(facts) !== JSON.stringify(storedFacts(record.facts));
  const save = useMutation({
    mutationKey: savingKey(record),
    mutationFn: () =>
      showChange(
        correctRecord(record, { version: record.work_version, answers, facts }).then((saved) => [saved]),
      ),
    onSuccess: () => {
      setTyped({});
    },
  });
  const told = record.told?.finding ?? record.finding;
  const toldLabel = Object.entries(FINDING_LABELS).find(([kind]) => kind === told)?.[1];
  const tone = found?.text.tone ?? 'review';

  return (
    <section aria-label="While you talk" data-keeps-open className="grid gap-3">
      {found !== undefined && (
        <p className="border-l-4 border-accent pl-3">
          <span className="block text-xs text-muted">Say first</span>
          <strong className="font-semibold">{found.does.next}</strong>
        </p>
      )}
      {law != null && current !== undefined && found !== undefined && found.asks.length > 0 && (
        <WordsProvider language="en" words={law.words}>
          <law.Questions facts={found.asks} place="answer" form={current} today={today} $notes={$notes} />
        </WordsProvider>
      )}
      <div className={`rounded-md border px-4 py-3 ${TONES[tone]}`}>
        {toldLabel !== undefined && <p className="text-xs text-muted">They were told: {toldLabel}</p>}
        <p role="status">
          {found === undefined ? (
            isPending ? (
              'Reading the law…'
            ) : (
              'The law could not be read. Promise nothing.'
            )
          ) : (
            <>
              <strong className="display text-lg">{found.text.can}</strong>
              <span className="block">{found.text.sentence}</span>
              <span className="block text-muted">{found.text.when}</span>
            </>
          )}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm">
        {FACTS.map((name) => {
          const field = CORRECTABLE.submissions[name];
          if (field === undefined) return null;
          const said = record.said?.[field.storedAs];
          const stored = answersOf(record)[name] ?? '';
          // What somebody else has stored meanwhile is said beside what was typed.
          const isOther = save.isError && typed[name] !== undefined && typed[name] !== stored;
          const options = OPTIONS[name];
          const common = {
            value: answers[name] ?? '',
            onChange: ({ target }: { readonly target: { readonly value: string } }) => {
              if (save.isSuccess) save.reset();
              setTyped({ ...typed, [name]: target.value });
            },
          };
          return (
            <Field
              key={name}
              id={`${ids}-${name}`}
              name={name}
              label={field.label}
              hint={
                isOther
                  ? `Now stored: ${stored || 'nothing'}`
                  : said === undefined
                    ? undefined
                    : `Said on the form: ${said ?? 'nothing'}`
              }
              error={errors[name] ?? save.error?.problem?.errors?.[name]}
              optional={field.optional === true ? true : 'unmarked'}
              maxLength={field.limit}
            >
              {options === undefined ? (
                <TextInput autoComplete="off" {...common} />
              ) : (
                <Select options={options} {...common} />
              )}
            </Field>
          );
        })}
      </div>
      {isChanged && (
        <div className="flex justify-end gap-3">
          <Button
            look="outline"
            size="small"
            isBusy={save.isPending}
            onClick={() => {
              setTyped({});
              $notes.set(notesOf(storedFacts(record.facts)));
            }}
          >
            Undo
          </Button>
          <Button
            look="secondary"
            size="small"
            isBusy={save.isPending}
            disabled={!read.ok}
            onClick={() => {
              save.mutate();
            }}
          >
            {save.isPending ? 'Saving...' : 'Save the facts'}
          </Button>
        </div>
      )}
    </section>
  );
}

const TONES = {
  good: 'border-good-line bg-good-tint text-good',
  review: 'border-review-line bg-review-tint text-review',
  no: 'border-no-line bg-no-tint text-no',
} as const;
