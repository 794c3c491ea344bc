import type { EligibilityMessages, ResultBannerWords } from '#domain/check/list-answer.ts';

import type * as EN from '#content/words/en/check.ts';
import type { Translation } from '#content/words/translation.ts';
import { CIRCUMSTANCE_LABELS } from './forms.ts';

/** The words around the eligibility check. Its form's are in forms.ts. */
export const ELIGIBILITY_CHECK_COPY = {
  form: {
    /** The steps of domain/check/form.ts, in their order. */
    steps: [
      { heading: 'Dónde y cuándo', left: 'cerca de 1 minuto', note: 'Tres respuestas', next: '' },
      {
        heading: 'Cómo terminó',
        left: 'faltan 30 segundos',
        note: 'Cuatro respuestas, 30 segundos',
        next: 'Siguiente: cómo terminó',
      },
      {
        heading: 'Sobre usted',
        left: 'último paso',
        note: 'Para poder guardarlo. O siga sin dar su nombre.',
        next: 'Siguiente: sobre usted',
      },
    ],
    progress: {
      label: 'Avance',
      position: 'Paso {number} de {total}',
      change: 'Cambiar',
      back: 'Atrás',
      nothingSaved: 'No se guarda nada antes del último paso.',
      review: 'Su caso:',
    },
    /**
     * Help for cases that match none of the four outcomes of product §3; shown next to the question, not as
     * options.
     */
    otherwise: {
      open: {
        question: '¿Sigue abierto, o faltó a la fecha?',
        link: { ofState: 'Busque ayuda gratis ya en {state}', ofAny: 'Busque ayuda gratis en su estado' },
      },
      unknown: {
        question: 'No sé cómo terminó',
        lines: [
          'El secretario del tribunal puede buscarlo. Tenga a mano su nombre y la dirección de la vivienda.',
          'Pregunte: “¿Cómo terminó el caso? ¿Hubo un fallo monetario? ¿Está pagado?”.',
          'Luego vuelva aquí. Sus respuestas se quedan en esta pestaña.',
        ],
        link: { ofState: 'Busque el tribunal en {state}', ofAny: 'Busque el tribunal en su estado' },
      },
    },
    aboutYou: {
      why: 'Le preguntamos esto para que nuestro equipo pueda estudiar su caso. Solo nuestro equipo ve lo que usted escribe.',
      rather: '¿Prefiere no decirlo?',
      link: {
        ofState: 'Vea el plan de {state} sin dar su nombre',
        ofAny: 'Vea el plan de su estado sin dar su nombre',
      },
      terms: 'Condiciones del servicio',
      privacy: 'Privacidad',
    },
    privacy:
      'Gratis. No consultamos su crédito. Nunca damos sus respuestas a propietarios ni a empresas de verificación de inquilinos.',
    information:
      'Esto es información general, no consejo legal. Usar esta revisión no nos convierte en sus abogados.',
    submit: 'Revisar mi caso',
  },
  doors: {
    question: '¿Qué pasó?',
    labels: {
      over: 'Un caso terminado',
      'not-mine': CIRCUMSTANCE_LABELS['not-mine'],
      'never-served': CIRCUMSTANCE_LABELS['never-served'],
      'no-court': CIRCUMSTANCE_LABELS['no-court'],
      'housing-authority': 'Vivienda pública dijo que no',
      helper: 'Ayudo a alguien',
      open: 'Abierto, o falté',
    },
    helping: 'Puede dejar en blanco nombre, correo y teléfono. Entonces no se guarda nada.',
    otherwise: '¿Pasó otra cosa?',
    leads: {
      'never-served': '¿No recibió papeles? Primero se anula el fallo.',
      'not-mine': '¿No es su caso? Primero haga que lo quiten de su informe. Es gratis.',
      'no-court': '¿No hubo caso? Primero dispute el informe por escrito.',
      violence: 'Violencia: lo que la vivienda con ayuda federal no puede usar en su contra',
      disability: 'Una discapacidad: pida por carta que cambien una regla',
      child: 'Usted era menor de edad: llame primero a la ayuda legal gratis',
    },
  },
  /** Shown under both form and result. */
  private: {
    question: 'Solo para su plan',
    hint: 'Esto cambia su plan solo en este dispositivo. Se olvida con esta pestaña. Nunca nos llega, y no está en ninguna entrada de calendario ni dirección.',
    options: {
      violence: 'Violencia',
      disability: 'Una discapacidad',
      child: 'Yo era menor de edad',
    },
  },
  memory: {
    stays:
      'Sus respuestas se quedan en esta pestaña hasta que la cierre. En una computadora compartida, use “Olvidar mis respuestas”.',
    forget: 'Olvidar mis respuestas',
    forgotten: 'Listo. Esta pestaña olvidó sus respuestas. Lo que envió, descargó o copió sigue ahí.',
  },
  /** The first thing in a result: what the law says about the case. */
  verdict: {
    question: '¿Se puede sellar?',
    when: '¿Cuándo?',
    next: '¿Qué sigue?',
    screening: 'Informes',
    specialist: 'O un especialista, gratis:',
    outcomes: {
      dismissed: 'Desestimado',
      won: 'Usted ganó',
      lost: 'Ganó el propietario',
      settlement: 'Acuerdo',
    },
    filed: 'presentado en {year}',
    loading: 'Leyendo la ley de {state}…',
    failed: {
      can: 'Ahora no pudimos cargar la ley.',
      sentence:
        'Sus respuestas siguen aquí. No le pague a nadie por sellar su expediente antes de leer lo que dice la ley de {state}.',
      retry: 'Cargar otra vez',
      plan: 'La ley de {state} en su propia página',
    },
    actions: {
      change: 'Cambiar',
      plan: 'Su plan ↓',
      toPlan: 'Su plan ↓ está abajo',
      print: 'Imprimir',
      printPlan: 'Imprimir mi plan',
      send: 'Enviar',
      sendAnswer: 'Enviar esta respuesta',
    },
  },
  list: {
    overline: 'Otros sitios pueden decirle otra cosa',
    loading: 'Puede que la ley diga más.',
    failed: 'Puede que la ley diga otra cosa.',
  },
  result: {
    back: 'Cambiar mis respuestas',
    another: 'Revisar otro caso',
    saving: 'Guardando sus respuestas…',
    unsent: 'No se guardó nada, porque no dio un contacto.',
    unsaved: 'Sus respuestas todavía no están guardadas. Lo intentaremos otra vez cuando vuelva su conexión.',
    /** After the server's reason. */
    retriesAt: 'Lo intentaremos otra vez a las {time} si esta página sigue abierta.',
    /** If a server responded, so that the connection works. */
    unsavedUnanswered:
      'Sus respuestas todavía no están guardadas. Nuestro servidor no respondió: puede estar ocupado, o esta red o este navegador lo bloquea.',
    unsavedByServer:
      'Sus respuestas todavía no están guardadas. El problema es nuestro, no de su conexión. Inténtelo otra vez en unos minutos.',
    retrySave: 'Guardar otra vez',
  },
  /** Toasts after saving. */
  notices: {
    saved: {
      title: '✓ Revisión guardada',
      description: 'Nuestro equipo estudiará su caso y se comunicará pronto con usted.',
    },
    /** Without consent to calls and texts; promises a letter, no call. */
    savedWithoutCalls: {
      title: '✓ Revisión guardada',
      description: 'Guardamos su revisión. Nuestro equipo estudiará su caso y es posible que le escriba.',
    },
    failed: {
      title: 'Error al guardar',
      description: 'Hubo un problema al guardar su información, pero todavía puede ver sus resultados.',
    },
  },
  partner: {
    call: 'Llame a nuestro socio:',
    /** Product §2. */
    points: [
      'Guía de expertos durante todo el proceso',
      'Preparación y presentación de sus papeles',
      'Representación en el tribunal por un abogado con licencia en su estado, donde haya uno disponible',
      'Otras opciones si no se puede sellar',
    ],
    /** Only if a remedy is confirmed. */
    success: '{successRate} de éxito con casos elegibles: cifra de nuestro socio para los casos que acepta',
    sample: 'Ejemplo',
  },
  /** The partner's card after a result. Only `sealing` names a price; see domain/plan/finding.ts, mayNamePrice. */
  promotion: {
    sealing: {
      heading: '¿Quiere que alguien haga los trámites?',
      body: 'Nuestra empresa socia prepara y presenta su solicitud al tribunal por un precio fijo de {fee}. Los costos del tribunal son aparte. Los abogados locales a menudo cobran de {from} a {to}.',
      lines: [
        'No se le puede cobrar nada antes de que el trabajo esté hecho (15 U.S.C. §\u00A01679b).',
        'Es un servicio pagado. También puede presentar la solicitud por su cuenta.',
      ],
    },
    free: {
      heading: 'El tribunal lo hace gratis',
      body: 'No tiene que comprar lo que el tribunal hace por su cuenta. Un especialista de nuestra empresa socia puede repasar su caso con usted.',
      lines: ['Esta llamada es gratis. También lo es preguntar al secretario.'],
    },
    form: {
      heading: 'Puede hacerlo por su cuenta',
      body: 'La ley dice que el tribunal debe conceder este formulario, sin audiencia. No tiene que pagarle a nadie por presentarlo. Un especialista de nuestra empresa asociada puede revisar el caso con usted.',
      lines: [
        'Esta llamada es gratis. También lo es preguntar al secretario. La ayuda legal es gratis si sus ingresos son bajos.',
      ],
    },
    path: {
      heading: '¿Quiere hablarlo con alguien?',
      body: 'Un especialista de nuestra empresa socia puede repasar su caso con usted.',
      lines: ['Esta llamada es gratis. También lo es preguntar al secretario.'],
    },
    alternatives: {
      heading: 'Déjenos buscar otra solución',
      body: 'Un especialista de nuestra empresa socia busca otra solución. Puede ser un acuerdo con el propietario anterior, o una vivienda donde acepten su historial.',
      lines: [
        'Esta llamada es gratis. También lo es preguntar al secretario. La ayuda legal es gratis si sus ingresos son bajos.',
      ],
    },
  },
} as const satisfies Translation<typeof EN.ELIGIBILITY_CHECK_COPY>;

const CALL_THE_SPECIALIST = {
  call: 'Llame al especialista',
  more: 'Es la línea de nuestra empresa socia. Puede que haya otra manera de conseguir una vivienda.',
};

/** The banners above a result. */
export const RESULT_BANNERS = {
  banners: {
    eligible: {
      heading: '¡CUMPLE LOS REQUISITOS PARA SELLAR SU EXPEDIENTE DE DESALOJO!',
      body: '{message} Su caso fue en {place}.',
      prompt: null,
    },
    maybe: {
      heading: 'HAY QUE ESTUDIAR SU CASO',
      body: '{message}',
      prompt: {
        call: 'Llame para una consulta gratis',
        more: 'Un especialista de nuestra empresa socia repasa su caso con usted.',
      },
    },
    'not-eligible': {
      heading: 'TAL VEZ HOY NO CUMPLA LOS REQUISITOS',
      body: '{details}',
      prompt: CALL_THE_SPECIALIST,
    },
    'no-law': {
      heading: '{state} NO TIENE UNA LEY PARA SELLAR EXPEDIENTES',
      body: '{details}',
      prompt: CALL_THE_SPECIALIST,
    },
  },
  noDetails: 'Según sus respuestas, su caso no cumple los requisitos del estado para sellar el expediente.',
} as const satisfies ResultBannerWords & Translation<typeof EN.RESULT_BANNERS>;

/** The result's messages in Spanish. Records store the English sentences, which the dashboard parses. */
export const ELIGIBILITY_MESSAGES = {
  eligible:
    '¡Buenas noticias! Según sus respuestas y las leyes de {state}, parece que usted cumple los requisitos para sellar su expediente de desalojo.',
  maybe:
    '¡Es posible que usted cumpla los requisitos según las leyes de {state}! Hay que estudiar más su caso para saber si su expediente se puede sellar.',
  'not-eligible': 'Según los requisitos de {state}, puede que le sea difícil sellar su expediente.',
  'no-law':
    '{state} no tiene por ahora leyes para sellar expedientes de desalojo. Pero el proveedor puede ayudarle con otras soluciones.',
} as const satisfies EligibilityMessages & Translation<typeof EN.ELIGIBILITY_MESSAGES>;
