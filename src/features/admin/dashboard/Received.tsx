import { localTime } from '../local-time.ts';

/** When something came, on the reader's own clock. */
export function Received({ at }: { readonly at: string | null }) {
  return (
    <p className="text-muted">
      {at === null ? 'Time not known' : <time dateTime={at}>{localTime(at)}</time>}
    </p>
  );
}
