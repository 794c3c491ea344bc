import { START_FEE } from '#config/offer.ts';
import type * as EN from '#content/words/en/rent.ts';
import type { Translation } from '#content/words/translation.ts';

import { ADULTS, REFUND, TIMING } from './offer.ts';

/** The words of the pages about renting with a case on one's record. */
export const RENT_COPY = {
  heading: 'Alquile con esto en su historial',
  headingIn: 'Alquile en {place} con esto en su historial',
  head: {
    titles: ['Alquile en {state} con un desalojo en su historial', 'Alquile en {state} con un desalojo'],
    opening:
      'Alquilar en {state} con un desalojo: hasta cuándo lo muestran los informes, qué pueden pedir y una carpeta para llevar.',
    sentences: ['Pasos gratis.', 'El ingreso para el alquiler de su condado.', 'Ayuda gratis.'],
  },
  lede: 'Cada paso es gratis. Lo que vendemos viene después, con su precio.',
  choose: '¿Dónde quiere alquilar?',
  other: 'Otro estado',
  county: 'Condado',
  wholeState: 'Todo {state}',
  short: [
    'Vea su propio informe, gratis, antes de pagar una tarifa.',
    'Pregunte primero: “May I read your selection criteria?” (¿puedo leer sus criterios de selección?).',
    'Muestre un ingreso de tres veces el alquiler.',
    'Lleve su carpeta: nota, papel del tribunal, ingresos, referencias.',
    '¿Le dicen que no? Pregunte por qué, por escrito.',
  ],
  seen: {
    heading: 'Hasta cuándo lo pueden mostrar los informes',
    general: 'Los informes pueden mostrar un caso, en general, durante siete años.',
    check: 'Para su propia fecha:',
    link: 'revise gratis su caso',
    bar: { first: 'caso', today: 'hoy', last: 'puede salir', open: 'puede seguir' },
    label: { ends: 'Ya pasó el {percent}% del tiempo.', open: 'El tiempo no tiene un fin fijo.' },
  },
  report: {
    heading: 'Vea su propio informe',
    text: 'La empresa que informó sobre usted tiene que mostrarle su archivo. Pídalo antes de pagar una tarifa.',
    drawing: 'Un informe de inquilino. Una de sus líneas está marcada.',
    credit: 'Sus informes de crédito, gratis',
    dispute: '¿Hay algo mal, o no dice “pagado”? Entonces, y solo entonces, dispútelo:',
    disputeLink: 'una carta para eso',
  },
  law: {
    heading: 'Qué puede pedir un propietario aquí, y qué debe dar',
    none: 'No tenemos ninguna regla para {place}. Puede haber una. Llame a la ayuda legal.',
    city: 'En {city} también',
    all: 'Todas las reglas que tenemos',
  },
  ask: {
    heading: 'Pregunte antes de pagar una tarifa',
    question: '¿Puedo leer sus criterios de selección? ¿Rechazan por un caso de desalojo de [año]?',
    yes: '¿Lo rechazan? Guarde su dinero.',
  },
  income: {
    heading: 'Tres veces el alquiler',
    rent: '2 dormitorios',
    income: 'de ingreso al mes',
    note: 'Muchos propietarios lo piden; no es una ley. El alquiler es el cálculo de HUD para {year}.',
    range:
      'En {state}, dos dormitorios cuestan de {low} a {high} al mes según el cálculo de HUD para {year}. Muchos propietarios piden un ingreso de tres veces el alquiler: de {lowIncome} a {highIncome} al mes.',
    unknown: 'Muchos propietarios piden un ingreso de tres veces el alquiler; no es una ley.',
  },
  stuck: {
    heading: '¿No avanza, o le dijeron que no?',
    text: 'Pregunte por qué, por escrito. Si un informe fue una razón, deben decirle el nombre de la empresa.',
  },
  offer: {
    before: 'Solo si quiere ayuda. Todo lo de arriba es gratis.',
    heading: 'Podemos buscar con usted',
    start: `para empezar, ${ADULTS}`,
    after: `Después, una tarifa, pero solo cuando le aprueben. Primero la ve por escrito. ${REFUND.short}`,
    items: [
      'RIN: el número de una carpeta revisada por la que un propietario puede llamar. No es un número del gobierno y nunca toma el lugar de su número de Seguro Social.',
      'Socio de crédito: respalda este contrato. El propietario decide.',
      'No sella nada y no cambia ningún informe.',
    ],
    action: `Empiece por ${START_FEE.shown}`,
    time: `${TIMING.approval}, normalmente`,
    call: 'Pregunte primero: {phone}',
  },
  file: {
    heading: 'Su carpeta para alquilar',
    ready: '{count} de 5 listos',
    stays: 'Se queda en esta página. No se envía nada. Imprímala antes de cerrar la página.',
    print: 'Imprimir mi carpeta',
    name: 'Su nombre',
    phone: 'Su número de teléfono',
    note: {
      label: 'Nota para el propietario, en inglés',
      hint: 'Para un caso que un informe todavía puede mostrar. Llene lo que está entre [corchetes], en inglés.',
      text: 'Así he pagado desde [año]: [alquiler a tiempo durante cuántos meses]. Trabajo en [empleador] desde [año].\n\nUn informe puede mostrar un caso de [mes y año]. Terminó [cómo], y el papel del tribunal está en esta carpeta.\n\nMi prueba de ingresos y personas que me conocen también están en esta carpeta. ¿Se la puedo mostrar?',
    },
    papers: {
      ending: { label: 'Cómo terminó el caso', hint: 'El papel del tribunal, y la prueba de pago.' },
      income: { label: 'Ingresos', hint: 'Talones de pago de dos meses, o una carta de beneficios.' },
      rent: { label: 'Doce meses de alquiler pagado', hint: 'Líneas del banco o recibos.' },
    },
    people: {
      label: 'Dos personas que le conocen',
      who: 'Nombre, y quién es (un jefe, un propietario desde entonces)',
      phone: 'Número de teléfono',
    },
    sheet: {
      title: 'Carpeta para una solicitud de alquiler',
      contents: 'En esta carpeta',
      note: 'Una nota',
      people: 'Puede llamar a estas personas',
    },
  },
} as const satisfies Translation<typeof EN.RENT_COPY>;
