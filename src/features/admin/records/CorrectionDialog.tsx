import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

import type { AnyRecord } from '#domain/office/queue.ts';
import { CHECK_OPTIONS, CHECK_WORDS } from '#content/words/en/forms.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '#content/words/en/reply.ts';
import { CHECK_ANSWERS } from '#domain/check/form.ts';
import type { FormField, FormTable } from '#domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { asText } from '#domain/records/stored-field.ts';
import { Failure } from '#features/admin/controls.tsx';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { type Choice, Field, Select, Textarea, TextInput } from '#ui/controls.tsx';
import { showChange } from '#features/admin/data/queries.ts';
import { correctRecord, recordInstead } from '#features/admin/data/records.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';

/** The correctable fields of each form. */
const FORMS: Readonly<Record<RecordKind, FormTable>> = {
  submissions: CHECK_ANSWERS,
  leads: LEAD_FORM,
  messages: MESSAGE_FORM,
};

/** The labels that renters see, which are clearer than the dashboard's short ones. */
const WORDS: Readonly<Record<string, { readonly label: string }>> = {
  ...CHECK_WORDS.fields,
  ...MESSAGE_WORDS.fields,
  ...LEAD_WORDS.fields,
};

const choices = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Options of the choices by field. */
const OPTIONS: Readonly<Record<string, readonly Choice[]>> = {
  state: JURISDICTIONS.map(({ code, name }) => ({ value: code, label: name })),
  filingPrecision: choices({ day: 'The day', month: 'Month and year', year: 'The year alone' }),
  outcome: choices(CHECK_OPTIONS.outcome),
  paymentStatus: choices(CHECK_OPTIONS.paymentStatus),
  reason: choices(CHECK_OPTIONS.reason),
};

const TYPES: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', filingDate: 'date' };
/** Fields with at least this limit get a multi-line input. */
const LONG = 1000;

type Answers = Readonly<Record<string, string>>;

/** A record's stored answer as a form value. */
function storedAnswer(record: object, { storedAs }: FormField): string {
  return asText((record as Readonly<Record<string, unknown>>)[storedAs]);
}

interface CorrectionDialogProps {
  /** As it was last loaded; the server refuses to save if somebody else has changed it since. */
  readonly record: AnyRecord;
  readonly whose: string;
  readonly onClose: () => void;
}

/** Corrects a person's answers, with the validation of the original form. */
export function CorrectionDialog({ record, whose, onClose }: CorrectionDialogProps) {
  const form = FORMS[record.collection];
  const save = useMutation({
    mutationFn: (answers: Answers) =>
      showChange(correctRecord(record, { version: record.work_version, answers })),
    onSuccess: () => {
      showToast({ title: 'Corrected', description: `The data of ${whose} is saved.`, tone: 'success' });
      onClose();
    },
  });
  const errors = save.error?.problem?.errors ?? {};
  /** What is stored now, if it was changed while somebody typed. */
  const current = save.error === null ? undefined : recordInstead(save.error);

  return (
    <Dialog
      heading={
        <>
          Correct the data of <bdi>{whose}</bdi>
        </>
      }
      isBusy={save.isPending}
      isWide
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          save.mutate(Object.fromEntries(Object.keys(form).map((name) => [name, asText(typed.get(name))])));
        }}
      >
        <p className="text-sm text-muted">
          The audit log keeps which fields were corrected, not what they said. Consent to calls is not among
          them: only the person can give it.
        </p>
        <div className="grid gap-4 text-sm sm:grid-cols-2">
          {Object.entries(form).map(([name, field]) => (
            <Answer
              key={name}
              name={name}
              field={field}
              record={record}
              error={errors[name]}
              // What somebody else has stored meanwhile is said beside what was typed.
              stored={current && storedAnswer(current, field)}
              typed={save.variables?.[name]}
              isBusy={save.isPending}
            />
          ))}
        </div>
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
    </Dialog>
  );
}

interface AnswerProps {
  readonly name: string;
  readonly field: FormField;
  readonly record: AnyRecord;
  readonly error: string | undefined;
  readonly stored: string | undefined;
  readonly typed: string | undefined;
  readonly isBusy: boolean;
}

function Answer({ name, field, record, error, stored, typed, isBusy }: AnswerProps) {
  const [value] = useState(() => storedAnswer(record, field));
  const isLong = (field.limit ?? 0) >= LONG;
  const options = OPTIONS[name];
  const shared = { defaultValue: value, readOnly: isBusy };
  return (
    <div className={isLong ? 'sm:col-span-2' : undefined}>
      <Field
        id={useId()}
        name={name}
        label={WORDS[name]?.label ?? field.label}
        hint={stored === undefined || stored === typed ? undefined : `Now stored: ${stored || 'nothing'}`}
        error={error}
        optional={field.optional === true}
        maxLength={field.limit}
      >
        {options !== undefined ? (
          <Select
            defaultValue={value}
            // A stored value may no longer be offered.
            options={
              options.some((option) => option.value === value)
                ? options
                : [{ value, label: value || 'Choose' }, ...options]
            }
          />
        ) : isLong ? (
          <Textarea {...shared} dir="auto" />
        ) : (
          <TextInput
            {...shared}
            type={TYPES[name] ?? 'text'}
            dir={TYPES[name] === undefined ? 'auto' : undefined}
          />
        )}
      </Field>
    </div>
  );
}
