import { createContext, use, type ReactNode } from 'react';

import { ERROR_STYLE, HINT_STYLE, LABEL_STYLE } from './field-style.ts';
import { Icon } from './Icon.tsx';
import { ALERT } from './icon-paths.ts';

/** What a control must know of the field that it stands in. */
export interface FieldContext {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
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
 * One question with one control: a visible label, a hint, and the error beside it. The control inside takes its id,
 * name and descriptions from here.
 *
 * @example <Field id="check-email" name="email" label="Email"><TextInput type="email" autoComplete="email" /></Field>
 */
export function Field({ children, ...words }: FieldWords & { children: ReactNode }) {
  const { id, name, label, hint, error, optional = false } = words;
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
  return <span className="font-normal text-muted"> (optional)</span>;
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
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}
