import { HONEYPOT_COPY } from '~/content/words/en/delivery.ts';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT } from '~/ui/icon-paths.ts';

import { TRAP_NAME } from './hidden-box.ts';

interface Props {
  readonly id: string;
  /** Whether the box was filled in when the form was sent, and is empty again. */
  readonly isSprung: boolean;
}

/**
 * A box that people neither see nor reach, and that programs fill in. Some browsers fill it in for people: they are told,
 * and need only press the button again.
 */
export function Trap({ id, isSprung }: Props) {
  const { heading, body } = HONEYPOT_COPY.filledIn;
  return (
    <>
      <div hidden>
        <label htmlFor={id}>{HONEYPOT_COPY.label}</label>
        <input id={id} name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </div>
      {isSprung && (
        <div
          role="alert"
          className="flex gap-3 rounded-md border-2 border-no-line bg-no-tint p-4 text-sm text-no"
        >
          <Icon path={ALERT} />
          <p>
            <strong className="block">{heading}</strong>
            {body}
          </p>
        </div>
      )}
    </>
  );
}
