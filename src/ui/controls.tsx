import type { ComponentProps, ReactNode } from 'react';

import {
  CHOICE_INPUT_STYLE,
  CHOICE_STYLE,
  CONTROL_STYLE,
  describedBy,
  FieldError,
  FieldHint,
  type FieldWords,
  LABEL_STYLE,
  OptionalMark,
  useFieldControl,
} from './Field.tsx';

/** A single-line text input, inside a `Field`. */
export function TextInput({ type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={CONTROL_STYLE} {...useFieldControl()} {...rest} />;
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

/** A radio group. Its first radio button has the field's id, so that error summaries can link to it. */
export function RadioGroup({
  options,
  defaultValue,
  columns = 1,
  onChange,
  ...words
}: FieldWords & {
  options: readonly Choice[];
  defaultValue?: string | undefined;
  /** 2: two columns where there is room. */
  columns?: 1 | 2;
  onChange?: ComponentProps<'input'>['onChange'];
}) {
  const { id, name, label, hint, error, optional = false } = words;
  return (
    <fieldset aria-describedby={describedBy(words)} aria-invalid={error !== undefined || undefined}>
      <legend className={LABEL_STYLE}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint !== undefined && <FieldHint id={id}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <div className={`mt-2 grid gap-2.5 ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
        {options.map((option, index) => (
          <label key={option.value} className={CHOICE_STYLE}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={!optional}
              onChange={onChange}
              className={CHOICE_INPUT_STYLE}
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
