/** What Spanish pages say about their translation. Of the English pages those about places have some of it. */
export const TRANSLATION_NOTES = {
  unreviewed: 'Traducción de {site}, aún no revisada por un profesional; vale el texto en inglés.',
  original: 'Leer esta página en inglés',
  /** Beside the law in a result of the check. */
  law: 'Leer esta ley en inglés',
  /** Where cities are searched for and listed. */
  cities: 'Las páginas de las ciudades están solo en inglés.',
  /** On pages about places, beside a link to the page of their state, or to all places. */
  englishAlone: {
    offer: 'Esta página está solo en inglés.',
    place: '{state} en español',
    places: 'Lugares en español',
  },
  letter: {
    send: 'Envíe la carta en inglés. Debajo está lo que dice, en español.',
    meaning: 'Lo que dice, en español',
    interpreter:
      'Para llamar, pida primero un intérprete. Diga: «Spanish interpreter, please». Espere en la línea.',
  },
} as const;
