import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useMemo, useState } from 'react';

import { recordInstead, type RecordPlace } from '#browser/admin-api.ts';
import type { CallFailed } from '#browser/admin-call.ts';
import type { AnyRecord } from '#domain/records/queue.ts';
import { CHECK_OPTIONS, CHECK_WORDS } from '#content/words/en/forms.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '#content/words/en/reply.ts';
import { CHECK_ANSWERS } from '#domain/check/form.ts';
import type { FormField, FormTable } from '#domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { asText, type RecordKind } from '#domain/records/document.ts';
import { records } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toasts/store.ts';

import { COMPACT_CONTROL, COMPACT_LABEL, COMPACT_SELECT } from '#ui/controls.tsx';
import { personQuery, showRecord } from '#features/admin/data/queries.ts';
import { valueOf } from '#features/admin/data/query-client.ts';
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

/** Options of the choices by field: key and label. */
const OPTIONS: Readonly<Record<string, readonly (readonly [key: string, words: string])[]>> = {
  state: JURISDICTIONS.map(({ code, name }) => [code, name] as const),
  filingPrecision: [
    ['day', 'The day'],
    ['month', 'Month and year'],
    ['year', 'The year alone'],
  ],
  outcome: Object.entries(CHECK_OPTIONS.outcome),
  paymentStatus: Object.entries(CHECK_OPTIONS.paymentStatus),
  reason: Object.entries(CHECK_OPTIONS.reason),
};

const TYPES: Readonly<Record<string, string>> = { email: 'email', phone: 'tel', filingDate: 'date' };
/** Fields with at least this limit get a multi-line input. */
const LONG = 1000;

/** Form values by the names of their fields. */
type Answers = Readonly<Record<string, string>>;

/** Converts a record's stored answers to form values. */
export function answersOf(form: FormTable, record: object): Answers {
  const stored = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    Object.entries(form).map(([name, { storedAs }]) => [name, asText(stored.get(storedAs))]),
  );
}

/** Labels and stored values of the fields in which a record differs from the form's values. */
export function differences(
  form: FormTable,
  record: object,
  typed: Answers,
): readonly (readonly [label: string, value: string])[] {
  return Object.entries(answersOf(form, record))
    .filter(([name, value]) => value !== typed[name])
    .map(([name, value]) => [form[name]?.label ?? name, value === '' ? 'nothing' : value] as const);
}

interface CorrectionDialogProps {
  readonly place: RecordPlace;
  readonly whose: string;
  readonly onClose: () => void;
}

/** Corrects a person's answers, with the validation of the original form. */
export function CorrectionDialog({ place, whose, onClose }: CorrectionDialogProps) {
  const ids = useId();
  const form = FORMS[place.collection];
  const found = useQuery(personQuery(place));
  const record: AnyRecord | undefined = found.data?.[place.collection].find(({ id }) => id === place.id);
  /** The last `work_version` seen. */
  const [seen, setSeen] = useState<number>();
  const save = useMutation({
    mutationFn: (answers: Answers) =>
      valueOf(records.correct(place, { version: seen ?? record?.work_version ?? 0, answers })),
    onSuccess: async (saved) => {
      await showRecord(place.collection, saved.record);
      showToast({ title: 'Corrected', description: `The data of ${whose} is saved.`, tone: 'success' });
      onClose();
    },
    onError: async ({ failed }) => {
      const current = recordInstead(failed, place.collection);
      if (current === undefined) return;
      setSeen(current.work_version);
      await showRecord(place.collection, current);
    },
  });
  const isBusy = save.isPending;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const answers = Object.fromEntries(
      Object.keys(form).map((name) => {
        const typed = data.get(name);
        return [name, typeof typed === 'string' ? typed : ''];
      }),
    );
    save.mutate(answers);
  }

  return (
    <Dialog
      heading={
        <>
          Correct the data of <bdi>{whose}</bdi>
        </>
      }
      isBusy={isBusy}
      isWide
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-4 text-sm">
        <p className="text-muted">
          The audit log keeps which fields were corrected, not what they said. Consent to calls is not among
          them: only the person can give it.
        </p>
        {found.isPending && (
          <p role="status" className="text-muted">
            Loading…
          </p>
        )}
        {record !== undefined && (
          <AnswerFields
            form={form}
            record={record}
            ids={ids}
            errors={save.error?.failed.problem?.errors ?? {}}
            isBusy={isBusy}
          />
        )}
        <div role="alert" className="wrap-anywhere text-no">
          {found.data === null && <p className="font-semibold">This record was deleted in the meantime.</p>}
          {found.isError && (
            <p className="font-semibold">
              {callTrouble('The record could not be loaded', found.error.failed)}
            </p>
          )}
          {save.isError && (
            <Trouble
              failed={save.error.failed}
              differencesFrom={(current) => differences(form, current, save.variables)}
              kind={place.collection}
            />
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            look="outline"
            size="small"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onClose();
            }}
          >
            Cancel
          </Button>
          {record !== undefined && (
            <Button type="submit" look="secondary" size="small" aria-disabled={isBusy}>
              {isBusy ? 'Saving...' : 'Save correction'}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

interface TroubleProps {
  readonly failed: CallFailed;
  readonly kind: RecordKind;
  /** How the stored record differs from what was typed. */
  readonly differencesFrom: (current: AnyRecord) => ReturnType<typeof differences>;
}

/** Why a correction was not saved. */
function Trouble({ failed, kind, differencesFrom }: TroubleProps) {
  const current = recordInstead(failed, kind);
  if (current === undefined) {
    return (
      <p className="font-semibold">
        {failed.problem?.errors === undefined
          ? callTrouble('Not saved', failed, 'What you typed is still here.')
          : 'Not saved: some answers need another look.'}
      </p>
    );
  }
  return (
    <>
      <p className="font-semibold">
        Not saved: this record was changed in the meantime, in another tab or on another device. What you
        typed is still here. Save it again to replace what is stored now.
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3">
        {differencesFrom(current).map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label} is now</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface AnswerFieldsProps {
  readonly form: FormTable;
  readonly record: AnyRecord;
  readonly ids: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
}

/** Inputs with the answers as they were when the dialog was opened. */
function AnswerFields({ form, record, ids, errors, isBusy }: AnswerFieldsProps) {
  const initial = useMemo(() => answersOf(form, record), [form, record]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {Object.entries(form).map(([name, field]) => (
        <Answer
          key={name}
          id={`${ids}-${name}`}
          name={name}
          field={field}
          value={initial[name] ?? ''}
          error={errors[name]}
          isBusy={isBusy}
        />
      ))}
    </div>
  );
}

interface AnswerProps {
  readonly id: string;
  readonly name: string;
  readonly field: FormField;
  readonly value: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
}

function Answer({ id, name, field, value, error, isBusy }: AnswerProps) {
  const isLong = (field.limit ?? 0) >= LONG;
  const shared = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const options = OPTIONS[name];
  return (
    <div className={isLong ? 'sm:col-span-2' : undefined}>
      <label htmlFor={id} className={COMPACT_LABEL}>
        {WORDS[name]?.label ?? field.label}
        {field.optional === true && ' (optional)'}
      </label>
      {options !== undefined ? (
        <select {...shared} className={COMPACT_SELECT}>
          {/* A stored value may no longer be offered. */}
          {!options.some(([key]) => key === value) && <option value={value}>{value || 'Choose'}</option>}
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea
          {...shared}
          readOnly={isBusy}
          rows={4}
          dir="auto"
          maxLength={field.limit}
          className={COMPACT_CONTROL}
        />
      ) : (
        <input
          {...shared}
          readOnly={isBusy}
          type={TYPES[name] ?? 'text'}
          dir={TYPES[name] === undefined ? 'auto' : undefined}
          maxLength={field.limit}
          className={COMPACT_CONTROL}
        />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-no">
          {error}
        </p>
      )}
    </div>
  );
}
