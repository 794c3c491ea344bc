import type * as EN from '#content/words/en/here-next.ts';
import type { Translation } from '#content/words/translation.ts';

import { SEARCH_COST_WORDS } from './deeds.ts';

/** What to do next in a place or a state, in the order in which a renter needs it. */
export const HERE_NEXT_COPY = {
  heading: 'Qué hacer aquí ahora',
  lookUp: {
    title: 'Busque su propio caso.',
    clerk: 'Pregunte en la secretaría del tribunal.',
    cost: SEARCH_COST_WORDS,
    caution: 'Los casos sellados y los viejos no aparecen.',
  },
  papers: {
    title: '¿Acaban de llegar papeles, o faltó a su audiencia?',
    text: 'Pueden sacarlo en pocos días.',
    link: 'Ayuda hoy',
  },
  housing: {
    title: 'Autoridad de vivienda.',
    officeIn: '{name} tiene una oficina en {place}.',
    ask: 'Pregunte si la lista de espera está abierta.',
    list: 'La lista de HUD para {state}',
  },
  court: {
    title: 'La dirección del tribunal.',
  },
} as const satisfies Translation<typeof EN.HERE_NEXT_COPY>;
