/** Texts of controls in islands of the public site (ui/control-words.ts). */
export const CONTROL_WORDS = {
  optional: '(optional)',
  error: 'Error:',
  problem: 'There is a problem',
  newTab: '(opens in a new tab)',
  close: 'Close: {title}',
  /** Product §9. */
  toasts: { label: 'Notifications', empty: 'No notifications right now.' },
} as const;
