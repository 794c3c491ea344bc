import type { OpeningWords } from '#domain/shared/opening-hours.ts';

import type * as EN from '#content/words/en/opening-hours.ts';
import type { Translation } from '#content/words/translation.ts';

/** Whether the phone is answered now. */
export const OPENING_WORDS = {
  locale: 'es-US',
  zone: 'hora del Este',
  open: 'Abierto ahora, hasta las {hour}, {zone}.',
  opensToday: 'Cerrado ahora. Abre hoy a las {hour}, {zone}.',
  opensOn: 'Cerrado ahora. Abre el {day} a las {hour}, {zone}.',
} as const satisfies OpeningWords;

/** The list of opening hours. */
export const HOURS_WORDS = {
  weekdays: 'Lunes a viernes',
  weekend: 'Sábado y domingo',
  span: 'de {opens} a {closes}, {zone}',
  week: '{weekdays}, {weekend}, {zone}',
  inWeek: {
    weekdays: 'Lun–\u2060vie\u00A0{opens}–\u2060{closes}',
    weekend: 'sáb–\u2060dom\u00A0{opens}–\u2060{closes}',
  },
  urgent: { days: 'Aprobaciones urgentes', hours: '24 horas, todos los días' },
} as const satisfies Translation<typeof EN.HOURS_WORDS>;
