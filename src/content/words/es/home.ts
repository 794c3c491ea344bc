import { START_FEE } from '~/config/offer.ts';
import { SITE } from '~/config/site.ts';

import type * as EN from '../en/home.ts';
import type { Translation } from '../translation.ts';
import { ADULTS, CLAIMS, COMPETITOR_FEE, TIMING } from './offer.ts';

/** The words of the home page, section by section. */
export const HOME_COPY = {
  hero: {
    badges: ['Los 50 estados', 'Sin fiador', 'Revisión gratis'],
    heading: 'Un desalojo es un antecedente. No es',
    headingStroke: 'el resto de su vida.',
    lede: 'Vea en más o menos un minuto si su expediente se podría sellar, qué dice la ley de su estado y quién le puede ayudar. Luego, déjenos buscarle un propietario que diga que sí.',
    action: 'Revise si su desalojo se puede eliminar',
    second: 'Cómo funciona',
    note: 'Gratis y sin consultar su crédito. Nunca compartimos sus respuestas con los propietarios.',
    answer: { title: 'Desestimado en Arizona', text: 'Es posible que pueda sellarlo.' },
  },
  /** Figures below the hero: terms first, then claims. */
  figures: [
    { figure: START_FEE.shown, label: `para empezar, cubre a ${ADULTS}` },
    { figure: TIMING.approval, label: 'lo que suele tardar la aprobación' },
    CLAIMS.cities,
    CLAIMS.successRate,
  ],
  checker: {
    heading: '¿Se puede sellar mi desalojo?',
    lede: 'En algunos estados, un caso viejo de desalojo se puede ocultar a los propietarios y a las empresas de verificación de inquilinos. En muchos otros no encontramos una ley así. Diez preguntas cortas muestran cómo está su caso.',
    points: [
      'Su respuesta al momento, con la ley en que se basa',
      'El tribunal, sus tarifas y los pasos que hay que dar',
      'Ayuda legal y cómo encontrar un abogado cerca de usted',
    ],
    rather: '¿Prefiere hablar con alguien?',
  },
  steps: {
    heading: 'Cuatro pasos: del «no» a la puerta de su casa',
    lede: 'En cada paso sabrá qué sigue y cuánto cuesta.',
    items: [
      {
        title: 'Empiece su caso',
        text: `Con ${START_FEE.shown} abrimos su caso, para hasta ${ADULTS}. No paga nada más hasta que aprueben su solicitud.`,
        detail: 'Unos 10 minutos',
      },
      {
        title: 'Active la alianza de crédito',
        text: 'Un socio de crédito respalda su solicitud. Por eso, usted no necesita fiador.',
        detail: 'Nosotros la preparamos',
      },
      {
        title: 'Elija cualquier vivienda',
        text: 'No le damos una lista de lo que sobró. Usted elige dónde quiere vivir de verdad.',
        detail: `Aprobación en ${TIMING.approvalSpoken}, por lo general`,
      },
      {
        title: 'Reciba sus llaves',
        text: `La mayoría se muda de ${TIMING.moveInSpoken} después de la aprobación.`,
        detail: 'El contrato a su nombre',
      },
    ],
  },
  comparison: {
    heading: 'Lo que hacen otros y lo que hacemos nosotros',
    columns: ['Otras empresas', SITE.name],
    rows: [
      {
        topic: 'Para empezar',
        others: `${COMPETITOR_FEE.shown} por adelantado`,
        us: `${START_FEE.shown} para ${ADULTS}`,
      },
      {
        topic: 'El resto de la tarifa',
        others: 'Antes de la aprobación',
        us: 'Solo después de la aprobación',
      },
      {
        topic: 'Dónde puede vivir',
        others: 'Viviendas de la lista de la empresa',
        us: 'Cualquier vivienda que usted elija',
      },
      { topic: 'Fiador', others: 'Lo piden a menudo', us: 'No hace falta' },
      { topic: 'Si no resulta', others: 'Sin devolución', us: 'Le devolvemos la tarifa inicial' },
    ],
  },
  trust: {
    heading: 'A ellos también les dijeron que no',
    lede: 'Inquilinos que empezaron donde usted está ahora.',
    more: 'Lea más historias',
  },
  approvals: { heading: 'Aprobaciones recientes de inquilinos', pause: 'Pausar', play: 'Seguir' },
  security: {
    heading: 'Su historia sigue siendo suya',
    lede: 'Un desalojo es algo personal. Así cuidamos lo que usted nos cuenta.',
    items: [
      {
        icon: 'lock',
        title: `Cifrado de ${CLAIMS.encryption.figure}`,
        text: 'Todo lo que usted envía va cifrado (en clave) de su teléfono a nosotros.',
      },
      {
        icon: 'card',
        title: `Pagos según la norma ${CLAIMS.cardSecurity.figure}`,
        text: 'Los números de tarjeta van a una empresa de pagos certificada. Nosotros nunca los vemos ni los guardamos.',
      },
      {
        icon: 'shield',
        title: `Derechos sobre sus datos (${CLAIMS.dataRights.figure})`,
        text: 'Pregunte qué datos suyos tenemos, o pida que los borremos. Basta un mensaje.',
      },
      {
        icon: 'home',
        title: 'Nada llega a los propietarios',
        text: 'Lo que usted responde en la revisión de elegibilidad nunca se comparte con un propietario ni con una empresa de verificación de inquilinos.',
      },
      {
        icon: 'search',
        title: 'La revisión no toca su crédito',
        text: 'La revisión de elegibilidad no consulta su crédito. Nadie más ve que usted preguntó.',
      },
      {
        icon: 'people',
        title: 'Personas, no robots',
        text: 'Una persona lee su caso y le devuelve la llamada. Siempre puede hablar con alguien por teléfono.',
      },
    ],
  },
  faq: { heading: 'Lo que la gente pregunta primero', more: 'Todas las preguntas y respuestas' },
  team: {
    heading: 'Las personas que contestan',
    lede: 'Un equipo pequeño que ya estuvo en su lugar.',
    action: 'Conozca a todo el equipo',
  },
} as const satisfies Translation<typeof EN.HOME_COPY>;
