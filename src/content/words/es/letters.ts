import type { LetterKind, LetterTemplate } from '~/domain/plan/letters.ts';

import { PLAN_WHEN_COPY } from './plan.ts';

const SENDER = ['{name}\n[Su dirección]\n{phone}\n{email}', '{today}'] as const;
const CLERK = 'Al secretario del tribunal, {court}, {place}';
const CASE = '{court}, {place}, número de caso [número], presentado el {filed}';
const SIGNED = 'Atentamente,\n\n\n{name}';

/** Only the renter can tell whether a rule applies, because the plan summarises it in one sentence. */
const CHECK_THE_RULE = '[Pregunte a la ayuda legal si la regla sirve para su caso. Si no sirve, tache esto.]';

/** Outcome of the case, if it is in the renter's favour. */
const ENDING = [
  { when: 'dismissed', text: 'El caso se desestimó.' },
  { when: 'won', text: 'El juez decidió a mi favor.' },
  { when: 'any-ending', text: '[Cómo terminó el caso, y cuándo.]' },
  { when: 'ended', text: 'Terminó el {ended}.' },
  { when: 'paid', text: 'El fallo está pagado.' },
] as const;

/**
 * The letters and the telephone script in Spanish, for the sender to read next to the English text that is sent. None
 * admits a debt or promises to pay. Statements of law are from 15 U.S.C. §§ 1681c, 1681e(b), 1681i, 1681j and 1681m.
 */
export const PLAN_LETTERS: Readonly<Record<LetterKind, LetterTemplate>> = {
  dispute: {
    title: 'Carta a la empresa de verificación de inquilinos',
    use: 'Para un informe que está mal, que no está completo o que es demasiado viejo. No dispute lo que está bien. Es gratis. La empresa suele tener 30 días para revisar. Guarde una copia.',
    paragraphs: [
      ...SENDER,
      'Por correo certificado, con acuse de recibo, número [número]',
      '[Nombre y dirección de la empresa de verificación de inquilinos]',
      'Asunto: Disputa del informe número [número] del [fecha del informe] (15 U.S.C. § 1681i)',
      'Mi fecha de nacimiento: [fecha]\nDónde viví antes: [direcciones]',
      `Su informe sobre mí muestra este caso: ${CASE}.`,
      [
        {
          when: 'sealed-by-law',
          text: 'Por ley, el público ya no puede ver este caso: {sealingLaw}. Por favor, quítenlo. [Pregunte primero al secretario. Tache esto si el público todavía puede ver el caso.]',
        },
      ],
      [
        {
          when: 'too-old',
          text: 'El caso tiene más de siete años. En general, un informe no puede mostrarlo (15 U.S.C. § 1681c(a)). Por favor, quítenlo.',
        },
      ],
      [
        'Lo que está mal: [el caso no es mío; el final o una fecha está mal o falta; no dice «paid» (pagado); otra cosa; o tache esto].',
        ...ENDING,
      ],
      'La ley les pide cuidar que un informe sea lo más exacto posible (15 U.S.C. § 1681e(b)).',
      'Por favor, revisen esto otra vez, sin costo. Corrijan o borren lo que está mal y lo que no puedan confirmar. Díganme cómo lo revisaron y a quién preguntaron. Luego mándenme el resultado y una copia nueva de mi informe.',
      'Incluyo: [copias de mi identificación, del informe y de papeles del tribunal que muestran lo correcto]',
      SIGNED,
    ],
  },
  denial: {
    title: 'Carta después de un rechazo',
    use: 'Para el propietario que dijo que no o pidió más dinero, o para la empresa que hizo el informe. Guarde una copia.',
    paragraphs: [
      ...SENDER,
      '[Nombre y dirección del propietario o de la empresa de verificación de inquilinos]',
      'Asunto: Mi solicitud para [dirección], rechazada el [fecha] (15 U.S.C. § 1681m)',
      '[Deje la parte que sirve para su caso, y tache la otra.]',
      'Al propietario: ¿fue un informe sobre mí parte de la razón? Si es así, por favor dígamelo por escrito. Dígame también qué empresa lo hizo (15 U.S.C. § 1681m(a)).',
      [
        {
          when: 'denial-rule',
          text: `Al propietario: esta es la ley donde está la vivienda. {denialRule} La ley: {denialLaw}. Por favor, dígame por escrito cómo la cumplió. ${CHECK_THE_RULE}`,
        },
      ],
      'A la empresa: por favor, mándenme mi informe. Es gratis, porque me rechazaron hace menos de 60 días (15 U.S.C. § 1681j(b)).',
      'Por favor, responda a más tardar el [fecha].',
      SIGNED,
    ],
  },
  clerk: {
    title: 'Carta al secretario del tribunal',
    use: 'Con ella recibe una respuesta por escrito que puede mostrar. Pregunte primero cuánto cuesta una copia.',
    paragraphs: [
      ...SENDER,
      CLERK,
      'Asunto: Número de caso [número], presentado el {filed}',
      [
        {
          when: 'court-seals',
          text: 'Por favor, confirme por escrito que el caso está sellado, eliminado o cerrado al público según {sealingLaw}. Si el público todavía puede verlo, por favor dígame cómo se corrige eso.',
        },
      ],
      [
        {
          when: 'off-website',
          text: 'Por favor, confirme por escrito que el caso ya no está en el sitio web del tribunal, según {websiteLaw}. Si sigue ahí, por favor dígame cómo se corrige eso.',
        },
      ],
      [
        {
          when: 'may-be-closed',
          text: 'Por favor, dígame por escrito si el caso está sellado, cerrado o fuera del sitio web del tribunal.',
        },
      ],
      'Por favor, mándeme una copia de la lista del caso («docket»), donde está todo lo que se presentó. Necesito saber qué día se presentó, cómo terminó y qué día terminó.',
      'Por favor, dígame cuánto cuesta, y cómo pedir una exención de tarifas.',
      SIGNED,
    ],
  },
  landlord: {
    title: 'Carta a su propietario anterior',
    use: 'Pregunte a la ayuda legal antes de mandarla. Luego mándela al propietario o a su abogado. Guarde una copia.',
    paragraphs: [
      ...SENDER,
      '[Nombre y dirección del propietario]',
      `Asunto: ${CASE}`,
      [
        {
          when: 'paid',
          text: 'El fallo se pagó por completo el [fecha]. Por favor, presente en el tribunal un papel que lo diga (una constancia de pago del fallo, «satisfaction of judgment»). Mándeme una copia.',
        },
      ],
      [
        {
          when: 'unpaid',
          text: 'Por favor, mándeme el monto para liquidar el fallo («payoff statement»), si hay uno que todavía se pueda cobrar. Con esto no admito nada ni prometo pagar.',
        },
      ],
      [
        {
          when: 'agreement',
          text: 'Por favor, firme un papel conmigo, para que el tribunal pueda sellar o limitar el expediente. La ley: {agreementLaw}. Yo llevaré el papel y lo presentaré.',
        },
      ],
      'Con este antecedente me es difícil alquilar una vivienda. Por favor, responda a más tardar el [fecha].',
      SIGNED,
    ],
  },
  satisfaction: {
    title: 'Carta al tribunal: el fallo está pagado',
    use: 'Para un expediente del tribunal que no muestra que usted pagó. Pregunte al secretario si hay un formulario para esto.',
    paragraphs: [
      ...SENDER,
      CLERK,
      'Asunto: Número de caso [número], presentado el {filed}',
      'El fallo de este caso se pagó por completo el [fecha]. Por favor, anote en el expediente que está pagado («satisfied»).',
      'Incluyo: [copias de recibos, de papeles del banco o de una carta del propietario]',
      'Si primero debo presentar un formulario o pedírselo al juez, por favor dígame qué formulario es, o cómo se pide. Cuando esté hecho, por favor mándeme una copia que lo muestre.',
      SIGNED,
    ],
  },
  explanation: {
    title: 'Nota para un propietario nuevo',
    use: 'Entréguela solo si el caso podría aparecer. ¿Está sellado el caso? Entonces pregunte primero a la ayuda legal: puede que no la necesite.',
    paragraphs: [
      ...SENDER,
      '[Nombre del propietario]',
      'Asunto: Mi solicitud para [dirección]',
      [`Puede que una búsqueda muestre un caso de desalojo de mi pasado: ${CASE}.`, ...ENDING],
      'Qué pasó: [una o dos frases]',
      'Desde entonces: [su trabajo, su alquiler pagado a tiempo, qué ha cambiado]',
      'Puede llamar a estas personas para preguntar por mí: [un jefe, un propietario, un trabajador social]',
      [
        {
          when: 'application-rule',
          text: `Esta es la ley donde está la vivienda. {applicationRule} La ley: {applicationLaw}. ${CHECK_THE_RULE}`,
        },
      ],
      'Por favor, mire todo esto y llámeme si tiene alguna pregunta.',
      SIGNED,
    ],
  },
  call: {
    title: 'Qué decir por teléfono',
    use: 'Para el secretario del tribunal o la ayuda legal. Responda lo que le pregunten, y sobre dinero no diga más que eso. Anote con quién habló y cuándo.',
    paragraphs: [
      `«Hola. Me llamo {name}. Llamo por un caso del tribunal: ${CASE}».`,
      '«¿Se puede sellar el expediente?»',
      ...PLAN_WHEN_COPY.clerk.map((question) => `«${question}»`),
      '«¿Quién me puede ayudar gratis con los papeles?»',
      'Hablé con: [nombre]\nEl día: [fecha]\nMe dijeron:',
    ],
  },
};
