import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import type { ControlAttributes } from '#domain/forms/form.ts';

import { useControlWords } from './control-words.ts';
import { ALERT, Icon } from './Icon.tsx';

/** Name, label and messages of one question. */
interface FieldWords {
  /** Unique on the page; an error summary links to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Error message; `undefined` if the answer is valid. */
  readonly error?: string | undefined;
  /** Not required; shown in the label, except where the page shows that it is a choice. */
  readonly optional?: boolean | 'unmarked';
  /** Maximum length of a text in UTF-16 code units. */
  readonly maxLength?: number | undefined;
  /** How it is typed. */
  readonly control?: ControlAttributes | undefined;
}

/**
 * One question with one control: visible label, hint, and error message. The control inside takes id, name and
 * descriptions from the field.
 *
 * @example <Field {...field('email')}><TextInput /></Field>
 */
export function Field({
  children,
  hintBelow = false,
  ...words
}: FieldWords & {
  children: ReactNode;
  /** For what few people need. */
  hintBelow?: boolean;
}) {
  const { id, name, label, hint, error, optional = false, maxLength, control } = words;
  return (
    <div>
      <label htmlFor={id} className={LABEL_STYLE}>
        {label}
        {optional === true && <OptionalMark />}
      </label>
      {hint !== undefined && !hintBelow && <FieldHint id={id}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <div className="mt-2">
        <Context
          value={{
            id,
            name,
            required: optional === false,
            describedBy: describedBy(words),
            invalid: error !== undefined,
            maxLength,
            control,
          }}
        >
          {children}
        </Context>
      </div>
      {hint !== undefined && hintBelow && <FieldHint id={id}>{hint}</FieldHint>}
    </div>
  );
}

/** Text input or select: 52 px high, border contrast 3:1, thicker red border if invalid. */
export const CONTROL_STYLE =
  'block w-full min-h-13 rounded-sm border border-edge bg-surface px-4 py-3 text-ink placeholder:text-muted ' +
  'aria-invalid:border-2 aria-invalid:border-no';

/** Label above a control, or legend above a group. */
const LABEL_STYLE = 'block font-semibold text-ink';

/** Hint below a label. */
const HINT_STYLE = 'mt-0.5 text-sm text-muted';

/** Error message below a hint. */
const ERROR_STYLE = 'mt-1 flex gap-2 text-sm font-semibold text-no';

/** One row of a radio group: all of it is clickable, and the checked one is highlighted. */
const CHOICE_STYLE =
  'flex cursor-pointer items-center rounded-sm border border-edge bg-surface transition-colors ' +
  'hover:border-primary has-checked:border-primary has-checked:bg-good-tint has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary';

/** The radio button inside a row. The row shows the focus ring. */
const CHOICE_INPUT_STYLE = 'shrink-0 outline-none';

interface FieldContext {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly maxLength: number | undefined;
  readonly control: ControlAttributes | undefined;
}

const Context = createContext<FieldContext | undefined>(undefined);

/**
 * Attributes that connect a control with its field.
 *
 * @throws outside a `Field`
 */
function useFieldControl() {
  const field = use(Context);
  if (field === undefined) throw new Error('A form control must be inside a <Field>.');
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    ...field.control,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

/** Value of `aria-describedby`: ids of hint and error in reading order; `undefined` if there is neither. */
function describedBy({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Marks optional questions, which are the exception. */
function OptionalMark() {
  return <span className="font-normal text-muted"> {useControlWords().optional}</span>;
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={`${id}-hint`} className={HINT_STYLE}>
      {children}
    </div>
  );
}

/** Error message with an icon and a prefix for screen readers, so that it does not rely on colour. */
function FieldError({ id, children }: { id: string; children: ReactNode }) {
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

/** A single-line text input, inside a `Field`. */
export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" className={CONTROL_STYLE} {...useFieldControl()} {...props} />;
}

/** A multi-line text input, inside a `Field`. */
export function Textarea({ rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={CONTROL_STYLE} {...useFieldControl()} {...rest} />;
}

/** An option: submitted value and visible label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A select, inside a `Field`. */
export function Select({
  options,
  placeholder,
  ...rest
}: ComponentProps<'select'> & {
  options: readonly Choice[];
  /** Label of an empty first option; omit it if a value is always selected. */
  placeholder?: string;
}) {
  return (
    <select className={`${CONTROL_STYLE} select-arrow pr-12`} {...useFieldControl()} {...rest}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/**
 * A radio group, or checkboxes. The first has the field's id, so that error summaries can link to it.
 */
export function RadioGroup({
  options,
  defaultValue,
  many = false,
  chosen,
  columns = 1,
  compact = false,
  onChange,
  ...words
}: FieldWords & {
  options: readonly Choice[];
  defaultValue?: string | undefined;
  /** Checkboxes, of which any number may be ticked. */
  many?: boolean;
  /** The ticked options, where the page keeps them. */
  chosen?: readonly string[];
  /** 2: two columns where there is room. */
  columns?: 1 | 2;
  /** In lines as full as possible, where space is short. */
  compact?: boolean;
  onChange?: ComponentProps<'input'>['onChange'];
}) {
  const { id, name, label, hint, error, optional = false } = words;
  return (
    <fieldset aria-describedby={describedBy(words)} aria-invalid={error !== undefined || undefined}>
      <legend className={LABEL_STYLE}>
        {label}
        {optional === true && <OptionalMark />}
      </legend>
      {hint !== undefined && <FieldHint id={id}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <div
        className={
          compact
            ? 'mt-1 flex flex-wrap gap-1.5'
            : `mt-2 grid gap-2.5 ${columns === 2 ? 'sm:grid-cols-2' : ''}`
        }
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            className={`${CHOICE_STYLE} ${compact ? 'min-h-11 gap-2 px-2.5 py-1.5 text-sm' : 'min-h-13 gap-3 px-4 py-3'}`}
          >
            <input
              type={many ? 'checkbox' : 'radio'}
              id={index === 0 ? id : many ? undefined : `${id}-${option.value}`}
              name={name}
              value={option.value}
              checked={chosen?.includes(option.value)}
              defaultChecked={chosen === undefined ? option.value === defaultValue : undefined}
              required={optional === false && !many}
              // Firefox and some readers do not read the group's.
              aria-describedby={index === 0 && error !== undefined ? `${id}-error` : undefined}
              onChange={onChange}
              className={`${CHOICE_INPUT_STYLE} ${compact ? 'size-4' : 'size-5'}`}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A checkbox with its sentence; unchecked by default. */
export function Checkbox({
  id,
  name,
  children,
  error,
  ...rest
}: Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'> & {
  id: string;
  name: string;
  children: ReactNode;
  error?: string | undefined;
}) {
  return (
    <div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <label className="flex cursor-pointer items-start gap-3 py-2 text-sm">
        <input
          type="checkbox"
          id={id}
          name={name}
          aria-describedby={describedBy({ id, error })}
          aria-invalid={error !== undefined || undefined}
          className="mt-0.5 size-6 shrink-0"
          {...rest}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
