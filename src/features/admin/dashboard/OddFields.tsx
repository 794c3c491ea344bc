import { Icon } from '~/ui/Icon.tsx';
import { ALERT } from '~/ui/icon-paths.ts';

/** Says which fields of a record are not as they should be; nothing of a record that is in order. */
export function OddFields({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="flex gap-2 rounded-sm border border-review-line bg-review-tint px-3 py-2 text-xs text-review">
      <Icon path={ALERT} className="mt-0.5 size-4" />
      <span className="wrap-anywhere">
        Missing or not as expected in this record: {names.map((name) => name.replaceAll('_', ' ')).join(', ')}
        .
      </span>
    </p>
  );
}
