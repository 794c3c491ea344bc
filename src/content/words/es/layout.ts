import type * as EN from '../en/layout.ts';
import type { Translation } from '../translation.ts';

/** The labels of the menus. */
export const NAVIGATION_WORDS = {
  home: 'Inicio',
  about: 'Quiénes somos',
  check: 'Revise su caso',
  laws: 'Leyes de sellado',
  howItWorks: 'Cómo funciona',
  services: 'Servicios',
  locations: 'Lugares',
  stories: 'Historias',
  faq: 'Preguntas',
  contact: 'Contacto',
  freeCheck: 'Revise gratis su caso',
  lending: 'Ayuda con el dinero',
  privacy: 'Privacidad',
  terms: 'Condiciones',
  sitemap: 'Mapa del sitio',
  admin: 'Admin',
} as const satisfies Translation<typeof EN.NAVIGATION_WORDS>;

/** The words of the header and footer of public pages. */
export const LAYOUT_COPY = {
  skip: 'Ir al texto principal',
  mainMenu: 'Principal',
  menu: 'Menú',
  start: 'Empiece por {fee}',
  theme: { legend: 'Colores', light: 'Claro', dark: 'Oscuro', system: 'Como en este aparato' },
  footer: {
    start: 'Empiece hoy por {fee}',
    startText:
      'Ayuda para encontrar un hogar, para dos adultos. No sella ningún expediente. Después solo hay una tarifa según el resultado, que se cobra solo después de la aprobación.',
    about:
      'Un desalojo es un antecedente. No es el resto de su vida. Ayudamos a inquilinos con un pasado difícil a encontrar un lugar que les diga que sí.',
    profile: '{name} en {network}',
    quickLinks: 'Enlaces rápidos',
    services: 'Servicios',
    serviceLinks: [
      'Alquileres de segunda oportunidad',
      'Alianza de crédito',
      'Verificación RIN',
      'Ayuda con un desalojo',
      'Apoyo con antecedentes penales',
      'Préstamos para el depósito',
    ],
    popularStates: 'Estados más buscados',
    disclaimer:
      '{name} no es un bufete de abogados y no da consejos legales. Lo que este sitio dice de los expedientes del tribunal es información general; solo un tribunal decide si un expediente se sella. Ninguna respuesta que usted dé aquí llega a un propietario.',
    sources: {
      places: 'Datos de lugares de',
      licensed: ', con licencia',
      rest: ', modificados por nosotros. Datos de condados de la Oficina del Censo de EE. UU. Los títulos usan la letra Bricolage Grotesque (SIL Open Font License).',
    },
  },
  language: {
    label: 'Idioma',
    offer: 'Esta página también está en español.',
    action: 'Leerla en español',
    dismiss: 'No, gracias',
  },
} as const satisfies Translation<typeof EN.LAYOUT_COPY>;
