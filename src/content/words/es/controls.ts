import type * as EN from '#content/words/en/controls.ts';
import type { Translation } from '#content/words/translation.ts';

/** Texts of controls in islands of the public site. */
export const CONTROL_WORDS = {
  optional: '(opcional)',
  error: 'Error:',
  problem: 'Hay un problema',
  newTab: '(se abre en otra pestaña)',
  close: 'Cerrar: {title}',
  toasts: { label: 'Avisos', empty: 'No hay avisos en este momento.' },
} as const satisfies Translation<typeof EN.CONTROL_WORDS>;
