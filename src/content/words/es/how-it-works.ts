import { CREDIT_REPORT_TRIAL, START_FEE } from '~/config/offer.ts';

import type * as EN from '../en/how-it-works.ts';
import type { Translation } from '../translation.ts';
import { ADULTS, REFUND, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of /how-it-works. */
export const HOW_IT_WORKS_COPY = {
  hero: {
    heading: 'Del «no» a las llaves,',
    stroke: 'paso a paso',
    lede: `Por lo general, de ${TIMING.approvalSpoken} hasta la aprobación, y de ${TIMING.moveInSpoken} más para mudarse. Esto es lo que pasa en el camino, y lo que cuesta cada parte.`,
    action: 'Primero, revisar mi caso',
  },
  partnership: {
    heading: 'La alianza de crédito',
    lede: 'La mayoría de los rechazos son automáticos. Un número es muy bajo o hay una línea en un informe, y nadie sigue leyendo. Con la alianza, siguen leyendo.',
    we: {
      heading: 'Qué hacemos',
      items: [
        'Unimos su solicitud con un socio de crédito',
        'Revisamos su identidad, sus ingresos y su historial de alquiler una vez, y bien',
        'Escribimos lo que pasó, con papeles que lo muestran',
        'Hablamos con el propietario antes de que vea el informe de inquilino',
      ],
    },
    you: {
      heading: 'Qué gana usted',
      items: [
        'No tiene que buscar fiador',
        'El contrato de alquiler a su propio nombre',
        'Cualquier vivienda que elija, en cualquier estado',
        'Un solo precio, por escrito, antes de que usted lo acepte',
      ],
    },
  },
  steps: {
    heading: 'Seis pasos',
    items: [
      {
        title: 'Vea cómo está su caso',
        text: 'La revisión gratis muestra si un desalojo se puede sellar. Sin consultar su crédito y sin abrir una cuenta.',
        when: '1 minuto · gratis',
      },
      {
        title: 'Empiece su caso',
        text: `Cuéntenos qué pasó. Con ${START_FEE.shown} se abre el caso para ${ADULTS}.`,
        when: `10 minutos · ${START_FEE.shown}`,
      },
      {
        title: 'Vea su propio informe',
        text: `Nuestro socio muestra su informe de crédito por ${CREDIT_REPORT_TRIAL.shown}. Nosotros marcamos lo que está mal, y usted lo disputa sin costo.`,
        when: `1 día · ${CREDIT_REPORT_TRIAL.shown}`,
      },
      {
        title: 'Verificamos sus datos',
        text: 'Revisamos sus papeles y le damos a su carpeta su RIN. Un socio de crédito se suma a su solicitud.',
        when: '2 a 5 días',
      },
      {
        title: 'Elija una vivienda',
        text: 'Busque el lugar que quiere. Nosotros preparamos la solicitud y hablamos con el propietario.',
        when: `Aprobación en ${TIMING.approvalSpoken}, por lo general`,
      },
      {
        title: 'Firme y múdese',
        text: 'Su nombre en el contrato de alquiler y las llaves en la mano.',
        when: `${TIMING.moveInSpoken} después de la aprobación`,
      },
    ],
  },
  rin: {
    heading: 'Para qué sirve un RIN',
    paragraphs: [
      'RIN quiere decir «Renter’s Identification Number», número de identificación de inquilino. Es el número de su carpeta verificada con nosotros. El propietario que lo tiene puede llamar y preguntar: ¿esta persona es quien dice ser, gana lo que dice, y qué hay detrás de ese caso viejo?',
      'No es un número del gobierno ni un perfil de crédito. En cada solicitud, usted usa su propio nombre y su número de Seguro Social; el RIN va al lado, como referencia.',
    ],
  },
  costs: {
    heading: 'Cuánto cuesta, y cuándo',
    columns: ['Cuándo', 'Qué', 'Cuánto'],
    rows: [
      ['Hoy', 'La revisión de elegibilidad', 'Gratis'],
      ['Cuando empieza', `Abrir su caso, ${ADULTS}`, START_FEE.shown],
      ['Si la quiere', 'Prueba del informe de crédito, de un socio', CREDIT_REPORT_TRIAL.exact],
      ['Después de la aprobación', 'Nuestra tarifa, según el resultado', 'Por escrito antes de que empiece'],
      ['Cuando se muda', 'Alquiler y depósito, al propietario', 'Lo que diga su contrato de alquiler'],
    ],
    refund: REFUND.full,
  },
  limits: {
    heading: 'Lo que nadie puede prometer',
    items: [
      'Que un propietario en particular diga que sí. Eso lo decide él o ella, y al decidir debe cumplir la ley.',
      'Que se selle un expediente. Eso solo lo decide un tribunal.',
      'Una fecha. Los tiempos que damos aquí son típicos, no una garantía.',
    ],
  },
  call: {
    heading: 'Empiece por lo que no cuesta nada',
    text: `Vea qué dice la ley de su estado sobre su caso. Si después quiere nuestra ayuda, son ${START_FEE.shown} y ${SUCCESS_FEE}.`,
    action: 'Revisar mi caso',
  },
} as const satisfies Translation<typeof EN.HOW_IT_WORKS_COPY>;
