/** A compact form control: 44 px high, otherwise like the site's forms. */
export const COMPACT_CONTROL =
  'block w-full min-h-11 rounded-sm border border-edge bg-surface px-3 py-2 text-sm text-ink placeholder:text-muted';

/** The small label above it. */
export const COMPACT_LABEL = 'mb-1 block text-xs font-semibold text-muted';

/** Like {@link COMPACT_CONTROL}, for a select, with room for its arrow. */
export const COMPACT_SELECT = `${COMPACT_CONTROL} select-arrow pr-10`;
