import type * as EN from '#content/words/en/reminder.ts';
import type { Translation } from '#content/words/translation.ts';
import { email } from './every-form.ts';

/** The form: one field, one button, and what will happen. `{date}` and `{state}` are placeholders. */
export const REMINDER_FORM_COPY = {
  open: {
    day: 'Escríbanme ese día',
    change: 'Escríbanme cuando cambie la ley de {state}',
    answer: 'Envíenme esta respuesta por correo',
  },
  /** Where it is the next step of an answer. */
  step: { label: 'Escríbanme el {date}', note: 'Por correo. Ese día miramos la ley otra vez.' },
  promise: {
    day: 'Le escribimos el {date}, después de mirar la ley otra vez.',
    change: 'Le escribimos cuando anotemos un cambio en la ley de {state}.',
    answer: 'Le enviamos esta respuesta por correo, una sola vez.',
  },
  email: email.label,
  submit: 'Envíenme el enlace para confirmar',
  sending: 'Enviando…',
  /** On a state's plan, above the link to the form. */
  noDate:
    '¿No hay un día que esperar? Le escribimos cuando cambie la ley. Una dirección, sin nombre ni teléfono.',
  kept: {
    day: 'Guardamos su dirección, su estado y los datos del caso. Ni nombre ni teléfono. Nuestro equipo no lo ve. Se borra un mes después de escribirle. Puede terminarlo con un clic cuando quiera.',
    change:
      'Guardamos su dirección y su estado. Ni nombre ni teléfono. Nuestro equipo no lo ve. Se borra a los dos años. Puede terminarlo con un clic cuando quiera.',
    answer:
      'Guardamos su dirección y los datos del caso dos días como máximo. Ni nombre ni teléfono. Nuestro equipo no lo ve.',
  },
  sent: {
    heading: 'Mire su correo',
    text: 'Si hoy no enviamos otro correo así a {email}, uno llega en un minuto o dos. Presione el botón en la página del enlace. ¿No llegó nada? Mire en el correo no deseado.',
  },
  failed: 'Esto no nos llegó. Lo que escribió sigue aquí. Pruebe otra vez.',
} as const satisfies Translation<typeof EN.REMINDER_FORM_COPY>;

/** The page that the mails link to. */
export const REMINDER_PAGE_COPY = {
  title: 'Su correo de nosotros',
  lede: 'Pídalo, confírmelo o termínelo.',
  /** While nothing is known of the link. */
  noLink: 'Abra esta página con el enlace de nuestro correo.',
  confirm: 'Sí, escríbanme',
  end: 'Borrar mi dirección',
  working: 'Un momento…',
  confirmed: {
    day: 'Listo. Le escribiremos el {date}.',
    change: 'Listo. Le escribiremos cuando cambie la ley de {state}.',
    answer: 'Listo. La respuesta va en camino.',
  },
  ended: 'Listo. Su dirección está borrada.',
  failed: 'No funcionó. Pruebe otra vez en un momento.',
  askConfirm: '¿Nos pidió que le escribiéramos?',
  askEnd: '¿Ya no quiere correos de nosotros?',
  again: '¿Cambió de idea? Haga la consulta otra vez para pedir un correo nuevo.',
  check: 'Hacer la consulta',
  scripts: 'Esta página necesita JavaScript. O escríbanos y lo hacemos por usted:',
} as const satisfies Translation<typeof EN.REMINDER_PAGE_COPY>;
