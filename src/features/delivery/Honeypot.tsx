import { HONEYPOT } from '~/domain/forms/form.ts';
import { useWords } from '~/features/language/words-context.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT } from '~/ui/icon-paths.ts';

/**
 * Empties the honeypot, so that the form can be sent again.
 *
 * @returns whether there was something in it
 */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.elements.namedItem(HONEYPOT);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}

interface Props {
  readonly id: string;
  /** Whether it was filled in when the form was sent, and is empty again. */
  readonly isFilledIn: boolean;
}

/**
 * A field that people neither see nor reach, and that programs fill in. Some browsers fill it in for people: they are
 * told, and need only press the button again.
 */
export function Honeypot({ id, isFilledIn }: Props) {
  const { HONEYPOT_COPY } = useWords('delivery');
  const { heading, body } = HONEYPOT_COPY.filledIn;
  return (
    <>
      <div hidden>
        <label htmlFor={id}>{HONEYPOT_COPY.label}</label>
        <input id={id} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      {isFilledIn && (
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
