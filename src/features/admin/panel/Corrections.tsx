import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';

import { CHECK_OPTIONS, CIRCUMSTANCE_LABELS } from '#content/words/en/forms.ts';
import { CORRECTABLE } from '#domain/office/corrections.ts';
import type { AnyRecord } from '#domain/office/queue.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { Failure } from '#features/admin/controls.tsx';
import { showChange } from '#features/admin/data/queries.ts';
import { correctRecord, recordInstead } from '#features/admin/data/records.ts';
import type { CallFailed } from '#features/admin/session/call.ts';
import { Button } from '#ui/Button.tsx';
import { type Choice, Field, RadioGroup, Select, TextInput } from '#ui/controls.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { answersOf } from './answers.ts';

const OPTIONS: Readonly<Partial<Record<string, readonly Choice[]>>> = {
  state: JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name })),
  ...Object.fromEntries(
    Object.entries({ ...CHECK_OPTIONS, circumstances: CIRCUMSTANCE_LABELS }).map(([name, labels]) => [
      name,
      Object.entries(labels).map(([value, label]) => ({ value, label })),
    ]),
  ),
};

/** An answer of a form in words: the labels of what was chosen, else what was typed. */
export function inWordsOf(name: string, answer = ''): string {
  const labels = chosenIn(answer).map(
    (each) => OPTIONS[name]?.find(({ value }) => value === each)?.label ?? each,
  );
  return labels.join(', ') || 'nothing';
}

const chosenIn = (answer: string) => answer.split(', ');

/** What the form said of a field that was corrected; `undefined` for others. */
export function saidOf(record: AnyRecord, name: string): string | undefined {
  const { storedAs } = CORRECTABLE[record.collection][name] ?? {};
  const said = 'said' in record ? record.said : undefined;
  if (said === undefined || storedAs === undefined || !(storedAs in said)) return undefined;
  return inWordsOf(name, answersOf({ ...record, ...said })[name]);
}

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

/** Fields of a form as they are stored or corrected, each with what the form said or what somebody else has stored meanwhile. */
export function CorrectedFields({ record, names, typed, save, errors = {}, onType }: CorrectedFieldsProps) {
  const ids = useId();
  const stored = answersOf(record);
  return names.map((name) => {
    const field = CORRECTABLE[record.collection][name];
    if (field === undefined) return null;
    const isOther = isOutdated(save) && typed[name] !== undefined && typed[name] !== stored[name];
    const options = OPTIONS[name];
    const said = saidOf(record, name);
    const value = typed[name] ?? stored[name] ?? '';
    const type = (answer: string) => {
      // What is typed after it was sent would be lost when that is saved.
      if (!save.isPending) onType({ [name]: answer });
    };
    const words = {
      id: `${ids}-${name}`,
      name,
      label: field.label,
      hint: isOther ? `Now stored: ${inWordsOf(name, stored[name])}` : said && `Said on the form: ${said}`,
      error: errors[name] ?? save.error?.problem?.errors?.[name],
      optional: field.optional === true && (field.correction === 'case' ? 'unmarked' : true),
    } as const;
    if (field.many === true && options !== undefined) {
      const chosen = chosenIn(value);
      return (
        <div key={name} className="col-span-full">
          <RadioGroup
            {...words}
            options={options}
            chosen={chosen}
            onChange={({ target }) => {
              const isTicked = (each: string) =>
                each === target.value ? target.checked : chosen.includes(each);
              const ticked = options.filter((option) => isTicked(option.value));
              type(ticked.map((option) => option.value).join(', '));
            }}
            many
            compact
          />
        </div>
      );
    }
    const control = {
      value,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        type(target.value);
      },
    };
    return (
      <Field key={name} {...words} maxLength={field.limit} control={field.control}>
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
