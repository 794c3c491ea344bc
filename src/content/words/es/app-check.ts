import type * as EN from '#content/words/en/app-check.ts';
import type { Translation } from '#content/words/translation.ts';

/** Notice that Google requires if the reCAPTCHA badge is hidden. Shown while App Check is on. */
export const APP_CHECK_COPY = {
  before: 'Este formulario está protegido por reCAPTCHA. Se aplican la',
  privacy: { label: 'Política de Privacidad', href: 'https://policies.google.com/privacy' },
  between: 'y los',
  terms: { label: 'Términos del Servicio', href: 'https://policies.google.com/terms' },
  after: 'de Google.',
} as const satisfies Translation<typeof EN.APP_CHECK_COPY>;
