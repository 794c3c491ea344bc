import { SUPPORT_PHONE } from '~/config/site.ts';
import type { ServerNote } from '~/browser/http.ts';
import { useWords } from '~/features/language/words-context.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT } from '~/ui/icon-paths.ts';
import { format } from '~/domain/shared/format.ts';

interface Props {
  /** Message of the server, if it sent one. */
  readonly note: ServerNote | undefined;
}

/** Tells the visitor that the form was not delivered, that nothing was lost, and whom to call. */
export function Undelivered({ note }: Props) {
  const { SERVER_NOTE_COPY } = useWords('delivery');
  const { DELIVERY_COPY } = useWords('reply');
  const { heading, body, told } = DELIVERY_COPY.undelivered;
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-md border-2 border-no-line bg-no-tint p-4 text-sm text-no"
    >
      <Icon path={ALERT} />
      <p>
        <strong className="block">{heading}</strong>
        {note === undefined ? body : format(told, { detail: note.detail })}{' '}
        <a className="font-semibold whitespace-nowrap underline" href={SUPPORT_PHONE.href}>
          {SUPPORT_PHONE.shown}
        </a>
        {note?.reference !== undefined && (
          <span className="block">{format(SERVER_NOTE_COPY.reference, { reference: note.reference })}</span>
        )}
      </p>
    </div>
  );
}
