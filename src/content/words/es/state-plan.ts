import type { SituationKind, SituationWords } from '~/domain/plan/situations.ts';

import type * as EN from '../en/state-plan.ts';
import type { Translation } from '../translation.ts';
import { SITUATION_WORDS } from './situations.ts';

/** The words of a state's plan as a page. It has no form, so the texts must not mention answers, dates or buttons. */
export const STATE_PLAN_COPY = {
  heading: 'Su plan en {state}',
  /** If there is a law. */
  law: {
    lede: 'Busque cómo terminó su caso. Luego vea qué caminos le puede abrir la ley aquí, qué hacer y a quién llamar. No tiene que responder nada. La página sirve en cualquier teléfono o en papel.',
    contents: 'Los caminos de la ley según cómo terminó su caso, pasos, papeles, cartas y a quién llamar.',
    outcomes:
      'La revisión sigue nuestra lista de períodos de espera. Aquí ve la respuesta de la revisión y lo que encontramos en la ley. Un camino es algo por lo que puede preguntar, no una promesa. Puede que un tribunal tome en cuenta cosas que no podemos ver.',
  },
  /** If no law was confirmed. */
  noLaw: {
    lede: 'No importa cómo terminó su caso: no encontramos aquí ninguna ley vigente que lo selle. Esta página dice qué puede hacer de todos modos y a quién llamar. No tiene que responder nada. Sirve en cualquier teléfono o en papel.',
    contents: 'Qué puede hacer si ninguna ley sella el expediente: pasos, papeles, cartas y a quién llamar.',
    outcomes:
      'La revisión sigue nuestra lista de períodos de espera. Aquí ve la respuesta de la revisión y lo que encontramos en la ley.',
  },
  check: 'Calcular mis fechas',
  back: 'Todos los estados',
  lawIn: 'La ley en {state}',
  head: {
    titles: ['Sellar un desalojo en {state}: su plan | {brand}', 'Sellar un desalojo en {state}: su plan'],
    opening: 'Qué hacer con un antecedente de desalojo en {state}.',
    keywords: [
      'sellar un desalojo en {state}',
      'antecedente de desalojo en {state}',
      'pasos para sellar un desalojo',
    ],
    sentences: ['No le pregunta nada.', 'Funciona sin JavaScript.', 'Imprímala y llévela con usted.'],
  },
  outcomes: {
    heading: '¿Cómo terminó su caso?',
    none: 'No encontramos en la ley ningún camino para un caso que terminó así.',
    onlyIf: 'Solo si: ',
    /** How a settlement must have ended. */
    settledAs: {
      dismissed: 'después del acuerdo, el caso se desestimó o se retiró',
      judgment: 'el acuerdo se convirtió en un fallo del tribunal',
    },
    law: 'La ley: ',
    todo: 'Qué hacer',
  },
  finding: {
    /** The check's answer to a case; shown next to the finding. */
    answers: {
      eligible: 'Nuestra revisión responde: «cumple los requisitos».',
      maybe: 'Nuestra revisión responde: «hay que estudiar su caso».',
      'not-eligible': 'Nuestra revisión responde: «tal vez no cumpla los requisitos».',
      'no-law': 'Nuestra revisión responde: «no hay una ley para sellar».',
    },
    payments: {
      paid: 'pagado por completo',
      partial: 'pagado en parte',
      'not-paid': 'no pagado',
      'no-judgment': 'sin fallo de dinero',
    },
    locale: 'es-US',
  },
  /** Below a state's pending bills. */
  bill: 'No vimos en qué quedó este proyecto de ley. Podría cambiar lo que dice esta página, o puede que ya lo haya cambiado. Pregunte al secretario del tribunal o a la ayuda legal qué pasó con él.',
  waiting: 'Período de espera en nuestra lista: {period}',
  steps: { heading: 'Qué hacer' },
  /** The reporting limit of screening companies (15 U.S.C. § 1681c) without dates. */
  reporting: [
    'En general, una empresa de verificación de inquilinos no puede mostrar en sus informes un caso de desalojo que tiene más de siete años.',
    'Cuente desde la presentación del caso. Si ganó el propietario, cuente desde el día del fallo.',
  ],
  disclosure: 'Si le preguntan «¿Ha tenido un desalojo?»',
  bring: { papers: 'Lleve', clerk: 'Pregunte al secretario' },
  letters: {
    heading: 'Cartas y una llamada',
    lede: 'Copie la que necesite, a mano o en un mensaje. Llene lo que está entre [corchetes]. Deje fuera lo que no sirva para su caso.',
  },
  help: 'A quién llamar',
  /** Gaps in a letter, to be filled in by hand. */
  gaps: {
    name: '[Su nombre]',
    phone: '[Su número de teléfono]',
    email: '[Su correo electrónico]',
    today: '[Fecha de hoy]',
    filed: '[fecha]',
    ended: '[fecha]',
  },
  /** Placeholder values of the steps. */
  unknown: {
    date: 'día en que la ley lo permita',
    law: 'la que aparece con su camino',
    form: 'pregunte al secretario del tribunal cuál es',
  },
} as const satisfies Translation<typeof EN.STATE_PLAN_COPY>;

/** The steps of each situation, reworded where they mention answers, buttons or dates. */
export const STATE_PLAN_SITUATIONS: Readonly<Record<SituationKind, SituationWords>> = {
  ...SITUATION_WORDS,
  wait: {
    heading: 'Si tiene que esperar, aproveche el tiempo',
    introduction: SITUATION_WORDS.wait.introduction,
    steps: [
      'Cuente desde el día que indica el camino, y anote la fecha.',
      'Si hay un fallo sin pagar, pregunte a la ayuda legal antes de pagar o firmar. Guarde cada recibo.',
      'Ese día, llame al secretario. Pregunte si la ley sigue igual.',
    ],
  },
  stipulation: {
    ...SITUATION_WORDS.stipulation,
    introduction: 'Si usted y el propietario firman un papel, el tribunal puede actuar.',
  },
  'no-path': {
    ...SITUATION_WORDS['no-path'],
    heading: 'Si ningún camino sirve para su caso',
    introduction: 'Aquí hay reglas para algunos casos. Si ninguna es para el suyo, esto también ayuda.',
    steps: SITUATION_WORDS['no-path'].steps.filter(
      (step) => typeof step !== 'string' || !step.includes('sus respuestas'),
    ),
  },
};
