import type { SituationKind, SituationWords } from '~/domain/plan/situations.ts';

import type * as EN from '../en/situations.ts';
import type { Translation } from '../translation.ts';

const KEEP_A_COPY =
  'Guarde una copia de la orden. Las empresas de verificación de inquilinos pueden tardar, y puede que tenga que mostrarla.';
const CALL_LEGAL_AID =
  'Llame a la ayuda legal. La ayuda es gratis si sus ingresos son bajos. Pregunte si conocen otra manera.';
const OWN_NOTE =
  'Escriba una nota corta para el próximo propietario. En este plan hay una con la que puede empezar.';
const DISPUTE = 'Pida su informe de inquilino y dispute lo que está mal. Es gratis.';

/**
 * The steps of each situation, in the order in which a person takes them. They promise nothing, because a court
 * decides, and mention no buttons or positions on the page, because they are printed too.
 */
export const SITUATION_WORDS: Readonly<Record<SituationKind, SituationWords>> = {
  automatic: {
    heading: 'Revise que el tribunal haya hecho su parte',
    introduction:
      'La ley le dice al tribunal que actúe. Usted no debería tener que presentar nada, pero a veces hay errores.',
    steps: [
      'Llame al secretario del tribunal ({court}) o vaya a su oficina. Tenga a mano su número de caso.',
      'Pregunte: «¿Mi caso está sellado, cerrado o fuera del sitio web?». En este plan hay una carta que lo pide por escrito.',
      'Si sigue abierto al público, pregunte cómo se corrige. Nombre la ley: {law}.',
      KEEP_A_COPY,
    ],
  },
  petition: {
    heading: 'Pídaselo al tribunal',
    introduction: 'Usted presenta un papel, y un juez o el secretario decide. Puede hacerlo sin abogado.',
    steps: [
      'El formulario: {form}.',
      'Llénelo y preséntelo en el tribunal que tuvo su caso ({court}).',
      'Pregunte si debe mandar una copia al propietario, y cómo.',
      'Si hay una audiencia, vaya. Lleve sus papeles y diga en pocas palabras por qué le importa.',
      KEEP_A_COPY,
    ],
  },
  'find-out': {
    heading: 'Averigüe lo que falta',
    introduction:
      'Un dato decide si un camino está abierto para usted. Muchas veces lo puede averiguar en uno o dos días.',
    steps: [
      'Mire sus papeles del tribunal. La mayoría de las fechas están en la primera o en la última página.',
      '¿No tiene papeles? Llame al secretario del tribunal ({court}). Dé su nombre y el año. Pida el número de caso y las fechas.',
      'Vuelva y agregue lo que encontró.',
    ],
  },
  wait: {
    heading: 'Espere hasta el {date} y aproveche el tiempo',
    introduction:
      'Esperar puede ser parte del plan. Puede que un caso nuevo de desalojo haga empezar el tiempo otra vez.',
    steps: [
      'Anote la fecha en su calendario.',
      {
        when: 'unpaid',
        text: 'Si hay un fallo sin pagar, pregunte a la ayuda legal antes de pagar o firmar. Guarde cada recibo.',
      },
      'Ese día, llame al secretario. Pregunte si la ley sigue igual.',
    ],
  },
  stipulation: {
    heading: 'Pida al propietario que firme',
    introduction: 'Si usted y el propietario firman un papel, el tribunal puede actuar. La ley: {law}.',
    steps: [
      'Pregunte primero a la ayuda legal, sobre todo si se habla de dinero. Un acuerdo sobre dinero necesita un papel hecho con cuidado.',
      'Mande a su propietario anterior la carta que está en este plan.',
      'Pregunte al secretario del tribunal ({court}) si hay un formulario para que firmen los dos.',
      'Presente el papel firmado en el tribunal. Pregunte cuándo lo va a mirar un juez.',
    ],
  },
  pay: {
    heading: 'Pague y pida que lo anoten en el expediente',
    introduction:
      'Hay un camino que se abre una vez que el fallo está pagado, y el tribunal debe saber que lo está.',
    steps: [
      'Pregunte al secretario del tribunal ({court}) cuánto se debe todavía, con costos e intereses.',
      'Antes de pagar, pida al propietario o al cobrador un acuerdo por escrito.',
      'Pague de una manera que deje prueba. El efectivo por sí solo no deja ninguna.',
      'Pida al propietario que presente un papel que diga que usted pagó («satisfaction of judgment»).',
      'Si el propietario no lo presenta, pregunte al secretario cómo mostrarle al juez que usted pagó.',
    ],
  },
  'ask-clerk': {
    heading: 'Pregunte al secretario si la ley sigue igual',
    introduction:
      'No hemos revisado esta ley en mucho tiempo. Puede que le ayude, pero puede que haya cambiado.',
    steps: [
      'Llame al secretario del tribunal ({court}) o vaya a su oficina. Tenga a mano su número de caso.',
      'Pregunte: «¿Todavía es esta la ley, y sirve para mi caso?». La ley: {law}.',
      CALL_LEGAL_AID,
      'No le pague a nadie por sellar el caso antes de tener una respuesta.',
    ],
  },
  'paid-still-refused': {
    heading: 'Usted pagó, y todavía le dicen que no',
    introduction:
      'Pasa a menudo, y usted puede hacer algo. Muchas veces, el expediente del tribunal no muestra que usted pagó.',
    steps: [
      'Pregunte al secretario del tribunal ({court}): «¿El expediente muestra que el fallo está pagado?».',
      'Si no, mande a su propietario anterior la carta que está en este plan. La carta pide el papel que dice que usted pagó.',
      '¿No responde? Mande al tribunal la carta que está en este plan, con su prueba de que pagó.',
      'Pregunte al propietario nuevo qué empresa hizo el informe. Si el informe fue la razón, se lo deben decir.',
      'Pida su informe a esa empresa. Es gratis si lo pide en los 60 días después de que le dijeron que no.',
      'Si no dice «paid» (pagado), mande la carta de disputa que está en este plan.',
    ],
  },
  'screening-limit': {
    heading: 'Una ley limita cómo se puede usar su caso',
    introduction:
      'No sella el expediente. Puede que limite lo que un propietario puede usar, o lo que puede salir en un informe. La ley: {law}.',
    steps: [
      'Guarde el nombre de la ley. Puede que tenga que mostrárselo a un propietario o a una empresa de verificación de inquilinos.',
      'Si le dicen que no, pregunte por qué, por escrito.',
      'Llame a la ayuda legal si cree que usaron el caso en su contra.',
    ],
  },
  'no-path': {
    heading: 'Hoy ningún camino corresponde a sus respuestas',
    introduction:
      'Aquí hay reglas para algunos casos. Según sus respuestas, ninguna sirve para el suyo en este momento.',
    steps: [
      CALL_LEGAL_AID,
      'Revise sus respuestas. Puede que el caso no haya terminado como usted recuerda. El secretario se lo puede decir.',
      DISPUTE,
      OWN_NOTE,
    ],
  },
  'no-law': {
    heading: 'Qué puede hacer sin una ley para sellar',
    introduction:
      'No pudimos confirmar aquí ninguna ley que selle este caso. Aun así, usted puede hacer mucho.',
    steps: [
      CALL_LEGAL_AID,
      'Pida al secretario del tribunal ({court}) una copia de su caso, y una prueba de cómo terminó.',
      'Si pagó, pregunte al secretario cómo hacer que quede anotado en el expediente.',
      'Si ganó el propietario, pregunte a la ayuda legal si el propietario puede firmar un papel para anular el fallo («vacate»).',
      DISPUTE,
      OWN_NOTE,
      'Las leyes cambian. Vuelva en unos meses.',
    ],
  },
};

/** The effect of a legal path, and who acts. */
export const PATH_WORDS = {
  effect: {
    sealed: 'Sella el expediente del tribunal.',
    expunged: 'Elimina el expediente del tribunal («expungement»).',
    confidential: 'Oculta al público el expediente del tribunal.',
    'limited-online-access':
      'Quita el caso del sitio web del tribunal. El expediente sigue siendo público en el tribunal.',
    'screening-report-limit':
      'Limita cómo se puede usar el caso. El expediente del tribunal sigue siendo público.',
  },
  how: {
    automatic: 'El tribunal actúa por su cuenta.',
    petition: 'Usted se lo pide al tribunal.',
    'court-discretion': 'Usted lo pide, y un juez lo considera.',
    stipulation: 'Firman usted y el propietario.',
  },
  localTo: 'Solo para: {court}. Su citación («summons») nombra su tribunal.',
} as const satisfies Translation<typeof EN.PATH_WORDS>;
