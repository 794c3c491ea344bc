import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useId, useRef, useState } from 'react';

import { loadSealingLaw } from '#browser/state-data.ts';
import { CHECK_OPTIONS, CHECK_WORDS } from '#content/words/en/forms.ts';
import { storedAnswers, type StoredSubmission } from '#domain/check/record.ts';
import { inWords } from '#domain/forms/form.ts';
import { CORRECTABLE, readCorrection } from '#domain/office/corrections.ts';
import type { AnyRecord } from '#domain/office/queue.ts';
import { isJurisdictionCode, jurisdiction, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { type CaseAnswers, type FactNotes, storedFacts } from '#domain/plan/plan-case.ts';
import { sealingLawFilePath } from '#domain/plan/state-file.ts';
import { Failure } from '#features/admin/controls.tsx';
import { savingKey, showChange } from '#features/admin/data/queries.ts';
import { correctRecord, recordInstead } from '#features/admin/data/records.ts';
import { WordsProvider } from '#features/language/words-context.tsx';
import { useOffice } from '#features/admin/office.tsx';
import type { CallFailed } from '#features/admin/session/call.ts';
import { answerLabel } from '#features/admin/words.ts';
import { NO_NOTES, type PlanNotes } from '#features/renters-plan/plan-notes.ts';
import { Button } from '#ui/Button.tsx';
import { Field, Select, TextInput } from '#ui/controls.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { answersOf } from './answers.ts';

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

/** A state's law, and what the check computes and asks with it; `null` where it could not be loaded. */
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
      if (file === undefined) return null;
      const { drawFinding, Questions } = details;
      return { file, drawFinding, Questions, words: { ...check, ...result } };
    },
    staleTime: Infinity,
  });

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
  const { today } = useOffice();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [$notes] = useState(() => atom(notesOf(storedFacts(record.facts))));
  const facts = factsOf(useStore($notes));
  const answers = { ...answersOf(record), ...typed };
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
    mutationFn: () => showChange(correctRecord(record, { version: record.work_version, answers, facts })),
    onSuccess: () => {
      setTyped({});
    },
  });
  const told = answerLabel(record.told ?? record, today);
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
        {told !== '' && <p className="text-xs text-muted">They were told: {told}</p>}
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

interface CorrectedFieldsProps {
  readonly record: AnyRecord;
  readonly names: readonly string[];
  /** What was typed over the stored answers, by name. */
  readonly typed: Readonly<Record<string, string>>;
  readonly save: { readonly isPending: boolean; readonly error: CallFailed | null };
  /** What is wrong with what is typed, before it is sent. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly onType: (changed: Readonly<Record<string, string>>) => void;
}

/** Whether somebody else has changed the record since it was loaded, so that nothing was saved. */
const isOutdated = ({ error }: CorrectedFieldsProps['save']) =>
  error !== null && recordInstead(error) !== undefined;

const orNothing = (text: string | null | undefined) => (text == null || text === '' ? 'nothing' : text);

/** Fields of a form as they are stored or corrected, each with what the form said or what somebody else has stored meanwhile. */
function CorrectedFields({ record, names, typed, save, errors = {}, onType }: CorrectedFieldsProps) {
  const ids = useId();
  const stored = answersOf(record);
  const said = 'said' in record ? record.said : undefined;
  return names.map((name) => {
    const field = CORRECTABLE[record.collection][name];
    if (field === undefined) return null;
    const isOther = isOutdated(save) && typed[name] !== undefined && typed[name] !== stored[name];
    const options = OPTIONS[name];
    const control = {
      value: typed[name] ?? stored[name] ?? '',
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        // What is typed after it was sent would be lost when that is saved.
        if (!save.isPending) onType({ [name]: target.value });
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
            ? `Now stored: ${orNothing(stored[name])}`
            : said?.[field.storedAs] === undefined
              ? undefined
              : `Said on the form: ${orNothing(said[field.storedAs])}`
        }
        error={errors[name] ?? save.error?.problem?.errors?.[name]}
        optional={field.optional === true && (field.correction === 'case' ? 'unmarked' : true)}
        maxLength={field.limit}
        control={field.control}
      >
        {options === undefined ? (
          <TextInput autoComplete="off" {...control} />
        ) : (
          <Select options={options} {...control} />
        )}
      </Field>
    );
  });
}

interface CorrectionProps {
  /** As it was last loaded; the server refuses to save if somebody else has changed it since. */
  readonly record: AnyRecord;
  readonly whose: string;
  readonly onClose: () => void;
}

/** Corrects who somebody is and how to reach them, by the rules of the form. */
export function Correction({ record, whose, onClose }: CorrectionProps) {
  const shown = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // The whole form, not only the field that gets the focus.
    shown.current?.scrollIntoView({ block: 'nearest' });
    shown.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const save = useMutation({
    mutationFn: () =>
      showChange(
        correctRecord(record, { version: record.work_version, answers: { ...answersOf(record), ...typed } }),
      ),
    onSuccess: () => {
      showToast({ title: 'Corrected', description: `The data of ${whose} is saved.`, tone: 'success' });
      onClose();
    },
  });

  return (
    <form
      ref={shown}
      noValidate
      data-keeps-open
      aria-label={`Correct the data of ${whose}`}
      className="grid gap-3 rounded-md border border-line bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <CorrectedFields
        record={record}
        names={Object.keys(CORRECTABLE[record.collection]).filter(
          (name) => CORRECTABLE[record.collection][name]?.correction === 'person',
        )}
        typed={typed}
        save={save}
        onType={(changed) => {
          setTyped({ ...typed, ...changed });
        }}
      />
      <Failure
        what="Not saved"
        error={save.error}
        kept={`What you typed is still here.${isOutdated(save) ? ' Save it again to replace what is stored now.' : ''}`}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" size="small" isBusy={save.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="secondary" size="small" isBusy={save.isPending}>
          {save.isPending ? 'One moment...' : 'Save correction'}
        </Button>
      </div>
    </form>
  );
}
