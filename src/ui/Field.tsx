import { createContext, type ReactNode, use } from 'react';

import { useControlWords } from './control-words.ts';
import { Icon } from './Icon.tsx';
import { ALERT } from './icon-paths.ts';

/** Text input or select: 52 px high, border contrast 3:1, thicker red border if invalid. */
export const CONTROL_STYLE =
  'block w-full min-h-13 rounded-sm border border-edge bg-surface px-4 py-3 text-ink placeholder:text-muted ' +
  'aria-invalid:border-2 aria-invalid:border-no';

/** Label above a control, or legend above a group. */
export const LABEL_STYLE = 'block font-semibold text-ink';

/** Hint below a label. */
const HINT_STYLE = 'mt-0.5 text-sm text-muted';

/** Error message below a hint. */
const ERROR_STYLE = 'mt-1 flex gap-2 text-sm font-semibold text-no';

/** One row of a radio group: all of it is clickable, and the checked one is highlighted. */
export const CHOICE_STYLE =
  'flex min-h-13 cursor-pointer items-center gap-3 rounded-sm border border-edge bg-surface px-4 py-3 transition-colors ' +
  'hover:border-primary has-checked:border-primary has-checked:bg-good-tint has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary';

/** The radio button inside a row. The row shows the focus ring. */
export const CHOICE_INPUT_STYLE = 'size-5 shrink-0 outline-none';

/** Context that a field provides to its control. */
interface FieldContext {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly maxLength: number | undefined;
}

const Context = createContext<FieldContext | undefined>(undefined);

/**
 * Attributes that connect a control with its field.
 *
 * @throws outside a `Field`
 */
export function useFieldControl() {
  const field = use(Context);
  if (field === undefined) throw new Error('A form control must be inside a <Field>.');
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

/** Name, label and messages of one question. */
export interface FieldWords {
  /** Unique on the page; an error summary links to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error message; `undefined` if the answer is valid. */
  readonly error?: string | undefined;
  /** Not required; shown in the label. */
  readonly optional?: boolean;
  /** Maximum length of a text in UTF-16 code units. */
  readonly maxLength?: number | undefined;
}

/** Value of `aria-describedby`: ids of hint and error in reading order; `undefined` if there is neither. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldWords, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/**
 * One question with one control: visible label, hint, and error message. The control inside takes id, name and
 * descriptions from the field.
 *
 * @example <Field id="check-email" name="email" label="Email"><TextInput type="email" autoComplete="email" /></Field>
 */
export function Field({ children, ...words }: FieldWords & { children: ReactNode }) {
  const { id, name, label, hint, error, optional = false, maxLength } = words;
  return (
    <div>
      <label htmlFor={id} className={LABEL_STYLE}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {hint !== undefined && <FieldHint id={id}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <div className="mt-2">
        <Context
          value={{
            id,
            name,
            required: !optional,
            describedBy: describedBy(words),
            invalid: error !== undefined,
            maxLength,
          }}
        >
          {children}
        </Context>
      </div>
    </div>
  );
}

/** Marks optional questions, which are the exception. */
export function OptionalMark() {
  return <span className="font-normal text-muted"> {useControlWords().optional}</span>;
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={`${id}-hint`} className={HINT_STYLE}>
      {children}
    </div>
  );
}

/** Error message with an icon and a prefix for screen readers, so that it does not rely on colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={ERROR_STYLE}>
      <Icon path={ALERT} className="mt-0.5 size-5" />
      <span>
        <span className="sr-only">{useControlWords().error} </span>
        {children}
      </span>
    </p>
  );
}
