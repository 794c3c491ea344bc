/** Notes on the translation, for Spanish pages; some of them are also shown on English landing pages. */
export const TRANSLATION_NOTES = {
  unreviewed: 'Traducción de {site}, aún no revisada por un profesional; vale el texto en inglés.',
  original: 'Leer esta página en inglés',
  /** Next to the law in a result of the check. */
  law: 'Leer esta ley en inglés',
  /** At the city search, which leads to a landing page. */
  cities: 'La búsqueda abre una página en inglés, que lleva a la de la ciudad en español.',
  /** On landing pages, next to a link to the page of their place or to all places. */
  englishAlone: {
    offer: 'Esta página está solo en inglés.',
    place: '{place} en español',
    places: 'Lugares en español',
  },
  letter: {
    send: 'Envíe la carta en inglés. Debajo está lo que dice, en español.',
    meaning: 'Lo que dice, en español',
    interpreter:
      'Para llamar, pida primero un intérprete. Diga: “Spanish interpreter, please”. Espere en la línea.',
  },
} as const;
