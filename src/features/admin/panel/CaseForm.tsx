import { useStore } from '@nanostores/react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { atom } from 'nanostores';
import { useState } from 'react';

import { loadSealingLaw } from '#browser/state-data.ts';
import { CHECK_WORDS } from '#content/words/en/forms.ts';
import { storedAnswers, type StoredSubmission } from '#domain/check/record.ts';
import { inWords } from '#domain/forms/form.ts';
import { readCorrection } from '#domain/office/corrections.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import { type CaseAnswers, type FactNotes, storedFacts } from '#domain/plan/plan-case.ts';
import { sealingLawFilePath } from '#domain/plan/state-file.ts';
import { LinkButton } from '#features/admin/controls.tsx';
import { savingKey, showChange } from '#features/admin/data/queries.ts';
import { correctRecord } from '#features/admin/data/records.ts';
import { useOffice } from '#features/admin/office.tsx';
import { CallFailed } from '#features/admin/session/call.ts';
import { answerLabel } from '#features/admin/words.ts';
import { WordsProvider } from '#features/language/words-context.tsx';
import { NO_NOTES, type PlanNotes } from '#features/renters-plan/plan-notes.ts';
import { BANNER_STYLE } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';

import { answersOf } from './answers.ts';
import { CorrectedFields, inWordsOf, saidOf } from './Corrections.tsx';

/** The facts of a case that the office corrects, in the order in which they decide. */
const FACTS = [
  'paymentStatus',
  'outcome',
  'filingDate',
  'state',
  'county',
  'reason',
  'circumstances',
] as const;

/** A state's law, and what the check computes and asks with it; `null` where there is no such state. */
const lawQuery = (state: string) =>
  queryOptions({
    queryKey: ['law', state],
    queryFn: async () => {
      if (!isJurisdictionCode(state)) return null;
      const [file, details, result, check] = await Promise.all([
        loadSealingLaw(sealingLawFilePath(jurisdiction(state).slug)),
        import('#features/eligibility-check/LawDetails.tsx'),
        import('#content/words/en/result-words.ts'),
        import('#content/words/en/check-words.ts'),
      ]);
      if (file === undefined) throw new CallFailed();
      const { drawFinding, Questions } = details;
      return { file, drawFinding, Questions, words: { ...check, ...result } };
    },
    staleTime: Infinity,
  });

const notesOf = (facts: FactNotes): PlanNotes => ({ ...NO_NOTES, ...facts, typed: facts.dates });

/**
 * The facts of a case while somebody is on the phone: what decides, asked with the components of the renter's own result, and
 * the answer, which follows what is typed. What the form said stays beside what was corrected.
 */
export function CaseForm({ record }: { readonly record: StoredSubmission }) {
  const { today } = useOffice();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [$notes] = useState(() => atom(notesOf(storedFacts(record.facts))));
  const { dates, settlement, answers: given, debt } = useStore($notes);
  const facts: FactNotes = { dates, settlement, answers: given, debt };
  const answers = { ...answersOf(record), ...typed };
  const read = inWords(CHECK_WORDS, readCorrection('submissions', answers, today));
  const errors: Readonly<Record<string, string>> = read.ok ? {} : read.errors;
  const { data: law, isFetching, isError, refetch } = useQuery(lawQuery(answers.state ?? ''));
  const checked = storedAnswers(record);
  const current = read.ok ? ({ ...checked, ...read.value } as CaseAnswers) : checked;
  const found =
    law == null || current === undefined
      ? undefined
      : law.drawFinding(law.file, current, facts, law.words, 'en');
  const isChanged =
    Object.keys(typed).length > 0 || JSON.stringify(facts) !== JSON.stringify(storedFacts(record.facts));
  const save = useMutation({
    mutationKey: savingKey(record),
    mutationFn: () => showChange(correctRecord(record, { version: record.work_version, answers, facts })),
    onSuccess: () => {
      setTyped({});
    },
  });

  return (
    <section aria-label="While you talk" data-keeps-open className="grid gap-2">
      {law != null && current !== undefined && found !== undefined && (
        <>
          <p className="leading-snug border-l-4 border-accent pl-3">
            <span className="text-xs text-muted">Say first</span>{' '}
            <strong className="font-semibold">{found.does.next}</strong>
          </p>
          {found.asks.length > 0 && (
            <WordsProvider language="en" words={law.words}>
              <div className="text-xs *:grid *:gap-2 [&_.plan-answer]:flex [&_.plan-answer]:gap-2 [&_.plan-answer>input]:min-h-11 [&_[id$='-hint']]:text-xs [&_fieldset>div:last-child]:clear-left [&_label]:min-h-9 [&_label]:text-xs [&_legend]:float-left [&_legend]:pr-2 [&_p:empty]:hidden">
                <law.Questions
                  facts={found.asks}
                  place="answer"
                  form={current}
                  today={today}
                  $notes={$notes}
                />
              </div>
            </WordsProvider>
          )}
        </>
      )}
      <div className={`rounded-md border px-3 py-2 ${BANNER_STYLE[found?.text.tone ?? 'review']}`}>
        <WasTold record={record} />
        <div role="status" className="leading-snug">
          {found === undefined ? (
            isFetching ? (
              'Reading the law…'
            ) : (
              <>
                The law could not be read. Promise nothing.{' '}
                {isError && <LinkButton onPress={() => void refetch()}>Try again</LinkButton>}
              </>
            )
          ) : (
            <>
              <strong className="display leading-snug text-lg">{found.text.can}</strong>
              <details className="group">
                <summary className="line-clamp-2 cursor-pointer group-open:line-clamp-none">
                  {found.text.sentence}
                </summary>
              </details>
              <p>{found.text.when}</p>
            </>
          )}
        </div>
      </div>
      <details>
        <summary className="leading-snug flex min-h-6 cursor-pointer items-center text-xs">
          <span>
            {(['filingDate', 'outcome', 'paymentStatus', 'reason', 'circumstances'] as const).map((name) => (
              <Fact key={name} record={record} name={name} answer={answers[name]} />
            ))}
            <span className="link whitespace-nowrap">Correct</span>
          </span>
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-x-3 gap-y-2">
          <CorrectedFields
            record={record}
            names={FACTS}
            typed={typed}
            save={save}
            errors={errors}
            onType={(changed) => {
              if (save.isSuccess) save.reset();
              setTyped({ ...typed, ...changed });
            }}
          />
        </div>
      </details>
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

/** What the renter was told, where that is known. */
function WasTold({ record }: { readonly record: StoredSubmission }) {
  const told = answerLabel(record.told ?? record, useOffice().today);
  return told !== '' && <p className="float-right pl-3 text-xs leading-6">They were told: {told}</p>;
}

interface FactProps {
  readonly record: StoredSubmission;
  readonly name: string;
  readonly answer: string | undefined;
}

/** A fact of the case in the line above the fields, with what the form said where it was corrected. */
function Fact({ record, name, answer }: FactProps) {
  const said = saidOf(record, name);
  if (answer === '' && said === undefined) return null;
  return (
    <>
      {{ filingDate: 'Filed ', circumstances: 'Also said: ' }[name]}
      <b className="font-semibold">{inWordsOf(name, answer)}</b>
      {said !== undefined && <span className="text-muted"> (on the form: {said})</span>}
      {' · '}
    </>
  );
}
