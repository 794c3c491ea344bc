import { HONEYPOT } from '~/domain/forms/form.ts';
import { useWords } from '~/features/language/words-context.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT } from '~/ui/icon-paths.ts';

/**
 * Empties the honeypot, so that the form can be sent again.
 *
 * @returns whether it had been filled in
 */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.elements.namedItem(HONEYPOT);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}

interface Props {
  readonly id: string;
  /** Whether it was filled in at the last submit; it has been emptied since. */
  readonly isFilledIn: boolean;
}

/**
 * A honeypot: a field that is hidden from people and filled in by bots. Some browsers autofill it; the visitor is then
 * told to press the button again.
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
