import type * as EN from '#content/words/en/here-next.ts';
import type { Translation } from '#content/words/translation.ts';

/** What to do next in a place or a state, in the order in which a renter needs it. */
export const HERE_NEXT_COPY = {
  heading: 'Qué hacer aquí ahora',
  lookUp: {
    title: 'Busque su propio caso.',
    text: 'Vea lo que ve un propietario.',
    clerk:
      'No conocemos aquí una búsqueda que hayamos podido confirmar. Pregunte por su caso en la secretaría del tribunal.',
    cost: {
      free: 'Gratis.',
      account: 'Gratis con una cuenta.',
      fee: 'Cuesta una tarifa; pida en la secretaría verlo gratis.',
      own: 'Gratis para sus propios casos.',
      mixed: 'Algunas búsquedas cuestan dinero.',
    },
    caution: 'No encontrar nada no es prueba: los casos sellados y los viejos no aparecen.',
  },
  papers: {
    title: '¿Acaban de llegar papeles del tribunal?',
    otherwise: 'El día está en sus papeles. Pregunte hoy en la secretaría del tribunal.',
    link: 'Caso todavía abierto: qué hacer',
  },
  missed: {
    title: '¿Faltó a su audiencia?',
    text: 'Pregunte hoy en el tribunal; pueden sacarlo en pocos días.',
    link: 'Qué pedir',
  },
  reminder: {
    title: 'Un recordatorio del tribunal.',
    caution: 'Que falte un recordatorio no es excusa. Anote la fecha.',
  },
  housing: {
    title: 'Autoridad de vivienda.',
    text: 'Vales y vivienda pública. Pregunte si la lista está abierta.',
    listed: 'El número de la oficina en la lista de HUD.',
    list: 'La lista de HUD para {state}',
  },
  court: {
    title: 'La dirección del tribunal.',
  },
} as const satisfies Translation<typeof EN.HERE_NEXT_COPY>;
