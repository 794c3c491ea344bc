import { createContext, type ReactNode, use } from 'react';

import { useControlWords } from './control-words.ts';
import { Icon } from './Icon.tsx';
import { ALERT } from './icon-paths.ts';

/** Class names that the parts of a form share. */

/** A box to type or choose in: 52 px high, 3:1 border, red and thicker when it needs another look. */
export const CONTROL_STYLE =
  'block w-full min-h-13 rounded-sm border border-edge bg-surface px-4 py-3 text-ink placeholder:text-muted ' +
  'aria-invalid:border-2 aria-invalid:border-no';

/** Label over a control, or legend over a group. */
export const LABEL_STYLE = 'block font-semibold text-ink';

/** The line under a label that helps to answer. */
const HINT_STYLE = 'mt-0.5 text-sm text-muted';

/** The line that says how to put an answer right. */
const ERROR_STYLE = 'mt-1 flex gap-2 text-sm font-semibold text-no';

/** One row of a radio group or a checkbox: all of it may be tapped, and the chosen one is plain to see. */
export const CHOICE_STYLE =
  'flex min-h-13 cursor-pointer items-center gap-3 rounded-sm border border-edge bg-surface px-4 py-3 transition-colors ' +
  'hover:border-primary has-checked:border-primary has-checked:bg-good-tint has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary';

/** The radio or checkbox inside a row. The row shows the focus. */
export const CHOICE_INPUT_STYLE = 'size-5 shrink-0 outline-none';

/** What a control must know of its field. */
interface FieldContext {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly maxLength: number | undefined;
}

const Context = createContext<FieldContext | undefined>(undefined);

/** The attributes that tie a control to its field; throws outside a `Field`, which is a mistake in the markup. */
export function useFieldControl() {
  const field = use(Context);
  if (field === undefined) throw new Error('No <Field> around this control.');
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

/** The words around one question. */
export interface FieldWords {
  /** Unique on the page; an error summary links to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** How to put the answer right; none while there is nothing to put right. */
  readonly error?: string | undefined;
  /** Not required; the label says so. */
  readonly optional?: boolean;
  /** The most characters (UTF-16 code units) that a typed answer may have. */
  readonly maxLength?: number | undefined;
}

/** The ids of hint and error, in the order in which they are read out; none when there is neither. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldWords, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/**
 * One question with one control: a visible label, a hint, and the error next to it. The control inside takes its id,
 * name and descriptions from here.
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

/** Marks the few questions that may be left out; the others need no mark. */
export function OptionalMark() {
  return <span className="font-normal text-muted"> {useControlWords().optional}</span>;
}

/** The hint of a field. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={`${id}-hint`} className={HINT_STYLE}>
      {children}
    </div>
  );
}

/** The error of a field, told by a sign and by words, not by colour alone. */
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
