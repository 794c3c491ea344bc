import { plainDate, yearOf, type PlainDate } from '~/domain/shared/plain-date.ts';

import { COMPACT_CONTROL, COMPACT_LABEL } from './compact-control.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: PlainDate | undefined;
  readonly onChoose: (day: PlainDate | undefined) => void;
}

/** While a year is typed, the browser takes its first digits for a year of their own. */
const FIRST_YEAR = 2000;

/** One filter that is a day; it works as soon as the day is whole. */
export function FilterDay({ id, label, value, onChoose }: Props) {
  const [typed, setTyped] = useTyped(value ?? '');
  return (
    <div>
      <label htmlFor={id} className={COMPACT_LABEL}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const day = plainDate(target.value);
          if (target.value === '' || (day !== undefined && yearOf(day) >= FIRST_YEAR)) onChoose(day);
        }}
        className={COMPACT_CONTROL}
      />
    </div>
  );
}
