import { localTime } from '../local-time.ts';

/** When something came, on the reader's own clock. */
export function Received({ at }: { readonly at: string }) {
  return (
    <p className="text-muted">
      <time dateTime={at}>{localTime(at)}</time>
    </p>
  );
}
