import type * as EN from '../en/island-fallback.ts';
import type { Translation } from '../translation.ts';

/**
 * Texts of the error boundary (specification §2, the fallback error page). A separate module, because every island
 * includes it.
 */
export const ISLAND_FALLBACK_COPY = {
  heading: '¡Error inesperado de la aplicación!',
  body: 'Algo falló de nuestro lado. Recargue la página para intentarlo otra vez, o llámenos:',
  reload: 'Recargar la página',
} as const satisfies Translation<typeof EN.ISLAND_FALLBACK_COPY>;
