import type * as EN from '#content/words/en/calendar.ts';
import type { Translation } from '#content/words/translation.ts';

/** Calendar entries that ask the law again: making one, and opening its link. `{…}` are placeholders. */
export const CALENDAR_COPY = {
  /** An entry. Other people may see the calendar, so its title is the same for every date and tells nothing. */
  entry: {
    title: 'Una fecha de mis apuntes',
    /** Two sentences, and the advice that never goes without a court date. */
    text: 'Vuelva a mirar esto: {link}  Si la página se abre vacía, responda las preguntas cortas. Llame antes de pagarle a alguien.',
    file: 'my-dates.ics',
  },
  /** Making entries. */
  add: {
    /** Where the day is the next step of an answer. */
    step: {
      label: 'Añadir el {date} a mi calendario',
      note: 'Su enlace pregunta otra vez a la ley.',
    },
    /** After a no. */
    again: 'Mirar otra vez en un año: añadirlo a mi calendario',
    open: 'Añadir a mi calendario',
    dates: 'Fechas: {dates}. En cada una, un enlace lleva de vuelta aquí.',
    year: 'Una es dentro de doce meses, porque las leyes cambian.',
    title: 'El título es “{title}”. Nunca dice de qué se trata.',
    kept: 'El enlace lleva su estado (también su condado donde vale una regla local), cómo terminó el caso, qué se pagó y las fechas. No lleva su nombre ni por qué el propietario lo demandó.',
    stateAlone: 'El enlace lleva su estado y nada más de usted.',
    leaveOut: 'Sin mis respuestas',
    save: 'Guardar el archivo de calendario',
    saved:
      'Le dimos un archivo a su navegador. Si no pasó nada, abra esta página en Chrome o Safari. Algunos calendarios quitan la alarma: revise si está.',
    google: 'Añadir el {date} a Google Calendar',
    googleKeeps: 'Google guarda lo que está en su calendario, así que este va sin sus respuestas.',
    private: 'No enviamos nada y no guardamos nada. Quien comparta su calendario puede abrir el enlace.',
  },
  /** Above the check that the link of an entry opens. */
  opened: {
    heading: 'De su calendario',
    from: 'Esto viene de una entrada de calendario del {made}: use esas respuestas o empiece de cero.',
    use: 'Usar esas respuestas',
    empty: 'Empezar de cero',
    told: 'El {made} le dijimos este día: {day}.',
    compared: {
      same: 'La ley todavía dice lo mismo.',
      differs:
        'Esto no es lo que le dijimos. La ley puede haber cambiado, o pide algo que el calendario no guarda.',
      asks: 'Si eso todavía vale depende de una respuesta que el calendario no guarda.',
      unchecked: 'No podemos decir si eso todavía vale.',
    },
    rest: 'El calendario no guarda quién es usted ni por qué el propietario lo demandó. Respóndalo abajo y tendrá su plan y sus papeles.',
    unreadable: {
      'unknown-version':
        'Otra versión de este sitio hizo esta entrada de calendario, así que no podemos leerla.',
      'cut-off': 'El enlace de esta entrada de calendario está cortado, así que no podemos leerla.',
      edited: 'El enlace de esta entrada de calendario fue cambiado, así que no podemos leerla.',
      'future-day':
        'Esta entrada de calendario se hizo después de hoy. ¿Tiene este aparato la fecha correcta?',
      'no-such-state': 'Esta entrada de calendario nombra un estado que no conocemos.',
    },
    answer: 'Responda las preguntas cortas de abajo. No se usó ni se guardó nada.',
  },
} as const satisfies Translation<typeof EN.CALENDAR_COPY>;
