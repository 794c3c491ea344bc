import type * as EN from '../en/check-asleep.ts';
import type { Translation } from '../translation.ts';

/** Texts shown around the check before hydration or without scripts. */
export const CHECK_ASLEEP_COPY = {
  loading:
    'Un momento: la revisión todavía se está cargando. Si no pasa nada, recargue la página o llámenos.',
  /** Contains two links: to the plans and to the telephone number. */
  withoutScripts: {
    start: 'La revisión necesita JavaScript, y este navegador no lo usa.',
    plans: 'Busque el plan de su estado',
    or: 'o, si prefiere,',
    call: 'llame al {phone}',
    end: 'y le hacemos las mismas preguntas.',
  },
} as const satisfies Translation<typeof EN.CHECK_ASLEEP_COPY>;
