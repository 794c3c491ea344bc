import type * as EN from '../en/pages.ts';
import type { Translation } from '../translation.ts';
import { TIMING } from './offer.ts';

/** The words of the smaller pages. */
export const FAQ_PAGE_COPY = {
  hero: {
    heading: 'Buenas preguntas,',
    stroke: 'respuestas claras',
    lede: 'Lo que los inquilinos nos preguntan antes de confiar en nosotros. Si no ve su pregunta, háganosla.',
  },
  more: {
    heading: '¿Todavía tiene preguntas?',
    text: 'Llame, y le contesta una persona. O escríbanos.',
    email: 'Escribir un correo',
  },
} as const satisfies Translation<typeof EN.FAQ_PAGE_COPY>;

/** The words of /testimonials. */
export const TESTIMONIALS_PAGE_COPY = {
  hero: {
    heading: 'Les dijeron que no.',
    stroke: 'Luego recibieron las llaves.',
    lede: 'Nueve inquilinos con desalojos, contratos de alquiler rotos, deudas y antecedentes, en sus propias palabras.',
  },
  badges: 'Por qué confían en nosotros',
  call: {
    heading: 'La próxima historia es la suya',
    text: 'Empieza con diez minutos y lo que pasó.',
    action: 'Empezar mi solicitud',
    newTab: 'se abre en otra pestaña',
  },
} as const satisfies Translation<typeof EN.TESTIMONIALS_PAGE_COPY>;

/** The words of /contact. */
export const CONTACT_PAGE_COPY = {
  hero: {
    heading: 'Hable con',
    stroke: 'una persona',
    lede: `Llame, escriba o deje un mensaje. Contestamos los correos y los mensajes en ${TIMING.emailReply} o menos.`,
    action: 'Pedir una consulta gratis',
  },
  form: 'Envíenos un mensaje',
  phone: { title: 'Llámenos', text: 'Preguntas, solicitudes, aprobaciones urgentes.' },
  email: { title: 'Escríbanos', text: `Contestamos en ${TIMING.emailReply} o menos.` },
  nationwide: {
    title: 'En todo el país',
    text: 'Trabajamos con inquilinos de los 50 estados y de Washington DC, por teléfono y en línea. No tiene que ir a ninguna oficina.',
    link: 'Ver todos los lugares',
  },
  hours: { title: 'Horario de atención' },
} as const satisfies Translation<typeof EN.CONTACT_PAGE_COPY>;

/** The words of /eligibility-check. */
export const CHECK_PAGE_COPY = {
  form: 'Su caso',
  heading: '¿Se puede sellar mi desalojo?',
  after: {
    heading: 'Es bueno saberlo',
    items: [
      {
        title: 'Qué hace el sellado',
        text: 'Un caso sellado se oculta del registro público del tribunal. Los propietarios y las empresas de verificación de inquilinos ya no deberían verlo. La deuda, si había una, sigue.',
        /** Replacements after a result whose law does less than sealing. */
        instead: {
          'limited-online-access':
            'La ley que encontramos para su caso no lo sella. El caso sale del sitio web del tribunal, y el expediente sigue siendo público en el tribunal. La deuda, si había una, sigue.',
          'screening-report-limit':
            'La ley que encontramos para su caso no lo sella. Limita cómo se puede usar el caso, y el expediente del tribunal sigue siendo público. La deuda, si había una, sigue.',
        },
      },
      {
        title: 'Qué no hace',
        text: 'No borra lo que una empresa de verificación de inquilinos copió antes. Usted puede disputar ese dato ante la empresa, gratis.',
      },
      {
        title: 'El límite de siete años',
        text: 'En general, las empresas de verificación de inquilinos no pueden incluir en sus informes un caso de desalojo de más de siete años. El expediente del tribunal todavía puede mostrarlo.',
      },
    ],
    disclaimer:
      'Esta página da información general sobre expedientes del tribunal. No es consejo legal, y usarla no nos hace abogados de usted. Las leyes cambian y los tribunales son distintos. Antes de presentar algo, pregunte al secretario del tribunal o a una oficina de ayuda legal gratis.',
  },
} as const satisfies Translation<typeof EN.CHECK_PAGE_COPY>;

/** The words of the 404 page. */
export const NOT_FOUND_COPY = {
  code: '404',
  heading: 'Página no encontrada',
  lede: 'No hay ninguna puerta en esta dirección. Tal vez cambió de lugar, o el enlace tiene un error.',
  home: 'Ir a la página de inicio',
  others: 'O pruebe una de estas:',
  /** For paths under /state/. */
  state: {
    heading: 'Estado no encontrado',
    lede: 'No hay ningún estado en esta dirección. Tal vez el nombre tiene un error.',
    home: 'Volver al inicio',
    withoutScripts: 'Si buscaba un estado: Estado no encontrado. En la lista de lugares están todos.',
  },
  place: {
    heading: 'Lugar no encontrado',
    lede: 'No tenemos una página de este lugar. Su estado sí tiene una, con la ley, el tribunal y las ciudades cercanas.',
  },
} as const satisfies Translation<typeof EN.NOT_FOUND_COPY>;
