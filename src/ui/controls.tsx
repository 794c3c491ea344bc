import type { ComponentProps } from 'react';

import { useFieldControl } from './Field.tsx';
import { CONTROL_STYLE } from './field-style.ts';

/** A line to type in. Stands inside a `Field`. */
export function TextInput({ type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={CONTROL_STYLE} {...useFieldControl()} {...rest} />;
}

/** A box for several lines. Stands inside a `Field`. */
export function Textarea({ rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={CONTROL_STYLE} {...useFieldControl()} {...rest} />;
}

/** One choice of a list: what is sent, and what people read. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A list to choose one entry of. Stands inside a `Field`. */
export function Select({
  options,
  placeholder,
  ...rest
}: ComponentProps<'select'> & {
  options: readonly Choice[];
  /** The first, empty entry: what there is to choose. */
  placeholder: string;
}) {
  return (
    <select className={`${CONTROL_STYLE} select-arrow`} {...useFieldControl()} {...rest}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
