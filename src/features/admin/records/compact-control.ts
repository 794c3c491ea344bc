/** A control of a dense row: 44 px high, otherwise as in the site's forms. */
export const COMPACT_CONTROL =
  'block w-full min-h-11 rounded-sm border border-edge bg-surface px-3 py-2 text-sm text-ink placeholder:text-muted';

/** The small label over it. */
export const COMPACT_LABEL = 'mb-1 block text-xs font-semibold text-muted';

/** As {@link COMPACT_CONTROL}, for a list to choose from: its words keep clear of its arrow. */
export const COMPACT_SELECT = `${COMPACT_CONTROL} select-arrow pr-10`;
