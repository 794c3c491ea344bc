/** Class names that the parts of a form share. */

/** A box to type or choose in: 52 px high, 3:1 border, red and thicker when it needs another look. */
export const CONTROL_STYLE =
  'block w-full min-h-13 rounded-sm border border-edge bg-surface px-4 py-3 text-ink placeholder:text-muted ' +
  'aria-invalid:border-2 aria-invalid:border-no';

/** Label over a control, or legend over a group. */
export const LABEL_STYLE = 'block font-semibold text-ink';

/** The line under a label that helps to answer. */
export const HINT_STYLE = 'mt-0.5 text-sm text-muted';

/** The line that says how to put an answer right. */
export const ERROR_STYLE = 'mt-1 flex gap-2 text-sm font-semibold text-no';

/** One row of a radio group or a checkbox: all of it may be tapped, and the chosen one is plain to see. */
export const CHOICE_STYLE =
  'flex min-h-13 cursor-pointer items-center gap-3 rounded-sm border border-edge bg-surface px-4 py-3 transition-colors ' +
  'hover:border-primary has-checked:border-primary has-checked:bg-good-tint has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary';

/** The radio or checkbox inside a row. The row shows the focus. */
export const CHOICE_INPUT_STYLE = 'size-5 shrink-0 outline-none';
