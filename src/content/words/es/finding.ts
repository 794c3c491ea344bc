import type { FindingWords } from '~/domain/plan/finding-text.ts';

import type * as EN from '../en/finding.ts';
import type { Translation } from '../translation.ts';

/**
 * The finding's sentences. `{month}` is the month in which the law was checked. Each fact must fit after "depende de",
 * and each case after "no cubre".
 */
export const FINDING_WORDS = {
  locale: 'es-US',
  list: {
    follows: 'Esta respuesta sigue nuestra lista de períodos de espera.',
    yes: 'Nuestra lista de períodos de espera dice que sí.',
    maybe: 'Nuestra lista de períodos de espera dice que tal vez.',
    no: 'Nuestra lista de períodos de espera dice que no.',
  },
  body: {
    court: 'Una ley que encontramos dice que el tribunal sella el caso por su cuenta, gratis.',
    'court-on':
      'Una ley que encontramos dice que el tribunal sella el caso por su cuenta, gratis. La fecha que calculamos es el {date}.',
    'court-not-before':
      'Una ley que encontramos dice que el tribunal sella el caso por su cuenta, gratis, pero no antes del {date}.',
    'court-waits':
      'Una ley que encontramos dice que el tribunal sella el caso por su cuenta, gratis. Cuándo lo hace depende de {fact}.',
    ask: 'Puede que una ley que encontramos le abra un camino ahora. Usted tiene que pedírselo al tribunal.',
    'ask-on':
      'Puede que una ley que encontramos le abra un camino el {date}. Usted tiene que pedírselo al tribunal.',
    'ask-not-before':
      'Puede que una ley que encontramos le abra un camino, pero no antes del {date}. Usted tiene que pedírselo al tribunal.',
    'ask-waits':
      'Puede que una ley que encontramos le abra un camino. Cuándo lo abre depende de {fact}. Usted tiene que pedírselo al tribunal.',
    judge:
      'Puede que una ley que encontramos le abra un camino ahora. Usted se lo pide al tribunal, y un juez lo considera.',
    agree:
      'Puede que una ley que encontramos le abra un camino ahora. Tienen que firmar los dos: usted y el propietario.',
    website: 'Aquí el caso puede salir del sitio web del tribunal. No queda sellado.',
    'website-on': 'Aquí el caso puede salir del sitio web del tribunal el {date}. No queda sellado.',
    'website-not-before':
      'Aquí el caso puede salir del sitio web del tribunal, pero no antes del {date}. No queda sellado.',
    use: 'Aquí una ley limita cómo se puede usar el caso. No queda sellado.',
    'use-asked':
      'Aquí una ley permite que un juez limite cómo se puede usar el caso. Usted tiene que pedirlo. No queda sellado.',
    'use-fact':
      'Puede que una ley que encontramos limite cómo se puede usar el caso. Eso depende de {fact}. No queda sellado.',
    fact: 'Puede que una ley que encontramos le abra un camino. Eso depende de {fact}.',
    'narrow-fact':
      'En {state} solo encontramos una ley para unos pocos casos. Que cubra el suyo depende de {fact}.',
    'no-path': 'La ley que encontramos en {state} no cubre {case}.',
    unpaid: 'La ley que encontramos le abre un camino solo cuando el fallo ya está pagado.',
    'no-law': 'Buscamos en {state} una ley que selle los desalojos y no encontramos ninguna ({month}).',
    'new-law': 'Hay una ley nueva en {state} desde el {date}. No hemos leído su texto.',
    'new-law-coming': 'Una ley nueva en {state} empieza el {date}. No hemos leído su texto.',
    'old-check': 'Revisamos la ley de {state} por última vez el {date}. Puede que haya cambiado.',
    'not-confirmed': 'No pudimos confirmar la ley de {state} ({month}). Puede que haya cambiado.',
    'case-not-confirmed': 'No pudimos confirmar si la ley de {state} cubre {case} ({month}).',
  },
  advice: {
    'clerk-first': 'Pregunte al secretario del tribunal antes de pagarle a nadie.',
    'legal-aid-first': 'No le pague a nadie por sellar su caso antes de que lo vea la ayuda legal.',
    'find-out-first': 'Averígüelo antes de pagarle a nadie.',
    'not-to-seal': 'No le pague a nadie por sellarlo.',
    'court-decides': 'Solo el tribunal decide.',
  },
  can: {
    court: 'Debería estar sellado. El tribunal lo hace por su cuenta, gratis.',
    'court-later': 'Más adelante. El tribunal lo hace por su cuenta, gratis.',
    ask: 'Es posible. Usted se lo pide al tribunal.',
    judge: 'Es posible. Usted lo pide, y un juez lo considera.',
    agree: 'Es posible, si firman los dos: usted y el propietario.',
    website: 'No. Sale del sitio web del tribunal. El expediente sigue siendo público en el tribunal.',
    'website-agreed': 'No. Puede salir del sitio web del tribunal si firman usted y el propietario.',
    use: 'No. El expediente sigue siendo público, pero una ley limita su uso.',
    'use-asked': 'No. El expediente sigue siendo público, pero un juez puede limitar su uso.',
    'use-fact': 'No. El expediente sigue siendo público. Puede que una ley limite su uso.',
    fact: 'Es posible. Eso depende de {fact}.',
    'no-path': 'Que sepamos, no. La ley de aquí no cubre {case}.',
    unpaid: 'No mientras el fallo esté sin pagar.',
    'no-law': 'No encontramos aquí una ley que lo selle.',
    'new-law': 'No lo sabemos. Hay una ley nueva, y no la hemos leído.',
    'new-law-coming': 'Que sepamos, ahora no. Una ley nueva empieza el {date}.',
    'old-check': 'No lo sabemos. Revisamos la ley por última vez el {date}.',
    'not-confirmed': 'No lo sabemos. No pudimos confirmar la ley.',
    'case-not-confirmed': 'No lo sabemos. No pudimos confirmar si la ley cubre {case}.',
  },
  when: {
    now: 'Puede que ya sea posible.',
    'court-now': 'Puede que ya esté hecho.',
    'court-until': 'El tribunal tiene hasta el {date}.',
    'court-until-at-least': 'El tribunal tiene por lo menos hasta el {date}.',
    on: 'La primera fecha que podemos calcular: {date}.',
    'not-before': 'No antes del {date}.',
    latest:
      'El plazo que podemos contar termina a más tardar el {date}. Agregue el día para tener la fecha exacta.',
    agreement: 'Cuando el propietario acepte y firme.',
    judge: 'Sin fecha fija. Pregunte al secretario si ya puede presentar su solicitud.',
    'nothing-to-count': 'Sin fecha fija. Pregunte al secretario.',
    use: 'Pregunte a la ayuda legal si la ley ya lo protege a usted.',
    fact: 'Todavía no lo podemos decir. Depende de {fact}.',
    unpaid: 'Cuando el fallo esté pagado.',
    'no-date': 'No tenemos una fecha. Las leyes cambian; vuelva a revisar en unos meses.',
    'new-law': 'No damos una fecha para una ley que no hemos leído.',
    'old-check': 'No damos una fecha hasta que revisemos otra vez la ley.',
    'not-confirmed': 'No damos una fecha para una ley que no pudimos confirmar.',
  },
  next: {
    'ask-clerk': 'Pregunte al secretario: «¿Mi caso está sellado?».',
    'wait-for-court': 'Anote la fecha. Cuando llegue, pregunte al secretario si ya está hecho.',
    file: 'Pida a la ayuda legal que vea su caso. Luego presente sus papeles en el tribunal.',
    'wait-to-file': 'Anote la fecha. Pregunte a la ayuda legal cómo prepararse.',
    agree:
      'Pregunte a la ayuda legal cómo pedírselo al propietario. Luego presente el papel firmado en el tribunal.',
    'look-it-up': 'Busque su caso en el sitio web del tribunal.',
    'name-the-law': 'Guarde el nombre de la ley. Puede mostrárselo a un propietario.',
    'find-out': 'Mire sus papeles del tribunal o pregunte al secretario.',
    pay: 'Pregunte a la ayuda legal antes de pagar o de prometer que va a pagar.',
    'new-law': 'Pregunte al secretario o a la ayuda legal por {act}.',
    'old-check': 'Pregunte al secretario si la ley sigue igual.',
    'legal-aid': 'Pregunte a la ayuda legal. Busque errores en su informe de inquilino.',
  },
  facts: {
    filing: 'qué día se presentó el caso',
    ended: 'qué día terminó el caso',
    paid: 'qué día terminó usted de pagar',
    'settlement-kept': 'qué día hizo usted lo último que acordó',
    'answer-filed': 'qué día presentó usted una respuesta',
    settlement: 'cómo terminó el acuerdo',
    'settlement-covered': 'si cuenta un caso que terminó en acuerdo',
    court: 'qué tribunal tuvo su caso',
    grounds: 'por qué presentó el caso el propietario',
    foreclosure: 'si la vivienda estaba en ejecución hipotecaria («foreclosure»)',
    'money-judgment': 'si el expediente muestra un fallo de dinero',
    claim: 'cuándo se tenía que pagar el alquiler u otra deuda',
    order: 'qué día dio el juez la orden',
    end: 'qué día terminó el caso',
    coverage: 'cosas que no preguntamos',
  },
  cases: {
    outcome: 'un caso que terminó como el suyo',
    filed: 'un caso presentado cuando se presentó el suyo',
    grounds: 'un caso con el motivo que dio su propietario',
    other: 'un caso como el suyo',
  },
  askNow: 'También puede pedirlo ahora. Su plan dice cómo.',
  closedDay: 'O el siguiente día en que abra el tribunal.',
} as const satisfies FindingWords & Translation<typeof EN.FINDING_WORDS>;
