import type * as EN from '../en/parts.ts';
import type { Translation } from '../translation.ts';

/** The words of parts shared by several pages. */
export const PARTS_COPY = {
  trail: 'Dónde está usted',
  newTab: '(se abre en otra pestaña)',
  courtLaw: 'Según la ley:',
  legal: { updated: 'Última actualización:', contents: 'En esta página' },
  faq: { link: 'Enlace a esta respuesta' },
  quote: { verified: 'Verificado' },
  approval: { rating: '{rating} de 5 estrellas' },
  team: { mail: 'Escribir a {name}', phone: 'Llamar a {name}', linkedin: 'Perfil de {name}' },
} as const satisfies Translation<typeof EN.PARTS_COPY>;

/** Breadcrumb steps whose label differs from the menu's. */
export const BREADCRUMB_WORDS = { questions: 'Preguntas' } as const satisfies Translation<
  typeof EN.BREADCRUMB_WORDS
>;
