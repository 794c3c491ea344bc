import { localTime } from '~/features/admin/local-time.ts';
import { ALERT, Icon } from '~/ui/Icon.tsx';

/** Notice that a person has withdrawn their consent to calls and texts; nothing if they have not. */
export function DoNotCall({ since }: { readonly since: string | null | undefined }) {
  if (since === null || since === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-sm border border-no-line bg-no-tint px-3 py-2 text-no">
      <Icon path={ALERT} className="size-4" />
      <strong className="font-semibold">Do not call or text</strong>
      <span className="text-xs">
        Since <time dateTime={since}>{localTime(since)}</time>
      </span>
    </p>
  );
}
