import type { ReminderMailWords } from '#domain/reminders/mail.ts';
import type * as EN from '#content/words/en/reminder-mail.ts';
import type { Translation } from '#content/words/translation.ts';

import { email } from './every-form.ts';

/** The words of the mails that a renter asks for. */
export const REMINDER_MAIL_WORDS: ReminderMailWords = {
  locale: 'es-US',
  sender: 'Avisos de {brand}',
  subject: {
    confirm: 'Un clic para confirmar su correo de {brand}',
    open: 'Llegó su día: su caso de desalojo en {state}',
    moved: 'Un día nuevo para su caso de desalojo en {state}',
    gone: 'La ley cambió: revise su caso en {state}',
    unchecked: 'Llegó su día, pero pregunte primero: su caso en {state}',
    change: 'La ley sobre desalojos en {state}: revise otra vez',
    answer: 'Su respuesta: su caso de desalojo en {state}',
  },
  heading: {
    confirm: '¿Nos pidió que le escribiéramos?',
    moved: 'Su día nuevo es el {date}.',
    gone: 'La ley cambió. Revise otra vez.',
    unchecked: 'Pregunte primero al tribunal o a la ayuda legal.',
    change: 'Algo cambió. Revise otra vez.',
  },
  opening: {
    open: 'Nos pidió que le escribiéramos el {date}. Hoy miramos la ley otra vez.',
    moved: 'Nos pidió que le escribiéramos el {before}. Hoy miramos la ley otra vez.',
    gone: 'Nos pidió que le escribiéramos el {date}. Hoy miramos la ley otra vez.',
    unchecked: 'Nos pidió que le escribiéramos el {date}.',
    change: 'Nos pidió que le escribiéramos cuando cambie la ley de {state}.',
    answer: 'Nos pidió esta respuesta por correo, sobre su caso de desalojo en {state}.',
  },
  asked: {
    day: 'Alguien nos dio esta dirección para recibir un correo el {date} sobre un caso de desalojo en {state}.',
    change:
      'Alguien nos dio esta dirección para recibir un correo cuando cambie la ley de {state} sobre desalojos.',
    answer:
      'Alguien nos dio esta dirección para recibir nuestra respuesta sobre un caso de desalojo en {state}.',
  },
  confirm: 'Abra la página y presione el botón',
  notYou:
    'El enlace sirve por 48 horas. ¿No fue usted? No haga nada. No le escribiremos más y borramos su dirección.',
  moved:
    'El día que le dijimos era el {before}. La ley, o lo que sabemos de ella, ya no es igual que cuando preguntó.',
  movedWaits: 'Ahora no tiene que hacer nada. Le escribiremos el {date}.',
  law: 'La ley: {law}.',
  gone: 'Lo que le dijimos ya no va con su caso. Puede que la regla ya no exista o que pida otra cosa. La consulta toma un minuto y muestra lo que dice la ley ahora.',
  unchecked:
    'Revisamos esta ley por última vez el {checked}. Es mucho tiempo para decirle que su día es correcto. La ley puede haber cambiado.',
  changed: 'Esto puede ayudarle o no. La consulta toma un minuto y muestra lo que dice la ley ahora.',
  question: '¿Se puede sellar su caso?',
  next: 'Qué sigue:',
  callFree: 'Llame gratis:',
  call: 'Llame:',
  paper: { papers: 'Sus papeles para el tribunal, gratis', letter: 'Su carta al secretario, gratis' },
  plan: 'Todos los pasos y cartas para {state}',
  check: 'Revisar otra vez',
  changes: 'Qué cambió en las leyes',
  why: 'Recibe esto porque lo confirmó el {confirmed}.',
  end: 'Borrar mi dirección ahora',
  once: 'Recibe esto una sola vez. Borramos su dirección en dos días.',
  notLawyers: '{brand} no es un bufete de abogados. Solo el tribunal decide.',
};

/** Answers of the API about reminders. */
export const REMINDER_ANSWERS = {
  invalid: 'Necesitamos una dirección de correo. No se guardó nada.',
  email: email.errors.invalid,
  noDay:
    'Aquí la ley no da un día que esperar. Cargue la página otra vez para ver lo que dice ahora. No se guardó nada.',
  tooMany: 'Hoy ya pidió tres correos. Pida el siguiente mañana. No se guardó nada.',
  off: 'En este momento no podemos enviar correos. No se guardó nada.',
  unknown: 'Este enlace no funciona. Puede ser muy viejo, o ya se usó.',
} as const satisfies Translation<typeof EN.REMINDER_ANSWERS>;
