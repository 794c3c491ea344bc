import { COMPACT_LABEL, COMPACT_SELECT } from './compact-control.ts';

interface Props<Value extends string> {
  readonly id: string;
  readonly label: string;
  /** What is shown where nothing is chosen. */
  readonly all: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/** One filter with a few choices; it works as soon as one is chosen. */
export function FilterSelect<Value extends string>({
  id,
  label,
  all,
  options,
  value,
  onChoose,
}: Props<Value>) {
  return (
    <div>
      <label htmlFor={id} className={COMPACT_LABEL}>
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => {
          onChoose(options.find(([each]) => each === target.value)?.[0]);
        }}
        className={COMPACT_SELECT}
      >
        <option value="">{all}</option>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
