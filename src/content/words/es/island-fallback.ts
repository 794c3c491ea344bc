import type * as EN from '../en/island-fallback.ts';
import type { Translation } from '../translation.ts';

/** Said where an island broke (specification §2, the fallback error page). Apart, because every island carries it. */
export const ISLAND_FALLBACK_COPY = {
  heading: '¡Error inesperado de la aplicación!',
  body: 'Algo falló de nuestro lado. Recargue la página para intentarlo otra vez, o llámenos:',
  reload: 'Recargar la página',
} as const satisfies Translation<typeof EN.ISLAND_FALLBACK_COPY>;
