import { SERVICE_AREA } from '~/config/offer.ts';

import type * as EN from '../en/locations.ts';
import type { Translation } from '../translation.ts';

/** The words of /locations (specification §2, "Site map page"). */
export const LOCATIONS_COPY = {
  heading: 'Busque su ciudad',
  lede: 'Todos los estados, sus ciudades principales y los lugares alrededor de ellas. Cada página tiene la ley de allí, el tribunal y quién le puede ayudar.',
  totals:
    '{states} estados y Washington DC, {cities} ciudades principales, {areas} lugares alrededor de ellas',
  filter: { label: 'Buscar por nombre', hint: 'Un estado, una ciudad o un pueblo.' },
  expand: 'Abrir todo',
  collapse: 'Cerrar todo',
  loadFailed:
    'No se pudo cargar la lista de pueblos. Las ciudades y los estados todavía funcionan; pruebe otra vez en un momento.',
  noMatches: 'Nada coincide. Pruebe con menos letras.',
  matches: { one: '1 lugar coincide.', other: '{count} lugares coinciden.' },
  places: 'Estados y ciudades',
  state: 'Alquilar en {name}',
  cities: { one: '1 ciudad', other: '{count} ciudades' },
  city: '{name} y los lugares de alrededor',
  noAreas: 'Por ahora no hay lugares cercanos en la lista.',
  radius: `Atendemos todos los lugares a ${SERVICE_AREA.radiusMiles} millas o menos de las ciudades principales de arriba`,
  contact: '¿No sabe si cubrimos su pueblo? Contáctenos',
  pages: 'Páginas principales',
} as const satisfies Translation<typeof EN.LOCATIONS_COPY>;
