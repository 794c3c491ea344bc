import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';

import { CHECK_WORDS } from '#content/words/en/forms.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '#content/words/en/reply.ts';
import { CORRECTABLE } from '#domain/office/corrections.ts';
import type { AnyRecord } from '#domain/office/queue.ts';
import { asText } from '#domain/records/stored-field.ts';
import { Failure } from '#features/admin/controls.tsx';
import { showChange } from '#features/admin/data/queries.ts';
import { correctRecord, recordInstead } from '#features/admin/data/records.ts';
import { Button } from '#ui/Button.tsx';
import { Field, TextInput } from '#ui/controls.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { answersOf } from './answers.ts';

/** The labels that renters see, which are clearer than the dashboard's short ones. */
const WORDS: Readonly<Record<string, { readonly label: string }>> = {
  ...CHECK_WORDS.fields,
  ...MESSAGE_WORDS.fields,
  ...LEAD_WORDS.fields,
};

interface CorrectionProps {
  /** As it was last loaded; the server refuses to save if somebody else has changed it since. */
  readonly record: AnyRecord;
  readonly whose: string;
  readonly onClose: () => void;
}

/** Corrects who somebody is and how to reach them, by the rules of the form. The facts of a case are in CaseForm.tsx. */
export function Correction({ record, whose, onClose }: CorrectionProps) {
  const ids = useId();
  const shown = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The whole form, not only the field that gets the focus.
    shown.current?.scrollIntoView({ block: 'nearest' });
    shown.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const person = Object.entries(CORRECTABLE[record.collection]).filter(
    ([, { correction }]) => correction === 'person',
  );
  const save = useMutation({
    mutationFn: (answers: Readonly<Record<string, string>>) =>
      showChange(correctRecord(record, { version: record.work_version, answers }).then((saved) => [saved])),
    onSuccess: () => {
      showToast({ title: 'Corrected', description: `The data of ${whose} is saved.`, tone: 'success' });
      onClose();
    },
  });
  const errors = save.error?.problem?.errors ?? {};
  /** What is stored now, if it was changed while somebody typed. */
  const current = save.error === null ? undefined : recordInstead(save.error);

  return (
    <form
      ref={shown}
      noValidate
      data-keeps-open
      aria-label={`Correct the data of ${whose}`}
      className="grid gap-3 rounded-md border border-line bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const changed = Object.fromEntries(person.map(([name]) => [name, asText(typed.get(name))]));
        save.mutate({ ...answersOf(record), ...changed });
      }}
    >
      {person.map(([name, field]) => {
        const stored = current && answersOf(current)[name];
        return (
          <Field
            key={name}
            id={`${ids}-${name}`}
            name={name}
            label={WORDS[name]?.label ?? field.label}
            // What somebody else has stored meanwhile is said beside what was typed.
            hint={
              stored === undefined || stored === save.variables?.[name]
                ? undefined
                : `Now stored: ${stored || 'nothing'}`
            }
            error={errors[name]}
            optional={field.optional === true}
            maxLength={field.limit}
            control={field.control}
          >
            <TextInput autoComplete="off" defaultValue={answersOf(record)[name]} readOnly={save.isPending} />
          </Field>
        );
      })}
      <Failure
        what="Not saved"
        error={save.error}
        kept={`What you typed is still here.${current === undefined ? '' : ' Save it again to replace what is stored now.'}`}
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
