import { COURT_QUESTIONS, type SEARCH_COST_WORDS as EN_COSTS } from '#content/words/en/deeds.ts';
import type { DeedWords } from '#domain/plan/deed-text.ts';

export const SEARCH_COST_WORDS: Readonly<Record<keyof typeof EN_COSTS, string>> = {
  free: 'Gratis.',
  account: 'Gratis con una cuenta.',
  fee: 'Con tarifa; gratis en la secretaría.',
  own: 'Gratis para sus propios casos.',
  mixed: 'Algunas búsquedas cuestan dinero.',
};

/** What is asked at the court is read out in English, which the clerk speaks. */
export const DEED_WORDS: DeedWords = {
  locale: 'es-US',
  next: {
    'fill-in': 'Llene el papel del tribunal. Que la ayuda legal lo lea; luego preséntelo.',
    calendar: {
      court: 'Ponga el {date} en su calendario. Luego pregunte al secretario si ya está hecho.',
      ask: 'Ponga el {date} en su calendario. Llame a la ayuda legal para prepararse.',
    },
    'ask-court': {
      phone: 'Llame al secretario del tribunal: {question}',
      search: 'Busque su caso y luego pregunte al secretario: {question}',
      page: 'Abra la página de ayuda del tribunal para hallar al secretario. Pregunte: {question}',
    },
    'ask-through-help': 'Llame {helper}. Pida ayuda con una pregunta al tribunal: {question}',
    'call-help': {
      look: 'Llame {helper}. Pueden ver su caso gratis.',
      pay: 'Llame {helper} antes de pagar o de prometer que va a pagar.',
      'pay-or-wait': 'Llame {helper}: ¿conviene más pagar, o esperar?',
      'old-debt': 'Llame {helper} antes de pagar o prometer algo.',
      agree: 'Llame {helper}: ¿cómo le pido al propietario que firme?',
    },
    rent: 'Alquile con esto en su historial: vea qué pueden preguntar y qué puede mostrar usted.',
  },
  questions: COURT_QUESTIONS,
  meanings: {
    sealed: '¿está sellado mi caso?',
    online: '¿sigue mi caso en su sitio web?',
    'how-to-ask': '¿cómo pido que se cierre mi caso?',
    'which-form': '¿qué formulario presento para sellar mi caso?',
    'new-law': '¿cubre esa ley mi caso?',
    'same-law': '¿sigue igual la ley?',
    filing: '¿cuándo se presentó mi caso?',
    ended: '¿cuándo terminó mi caso?',
    settlement: '¿cómo terminó mi caso después del acuerdo?',
    'money-judgment': '¿hay en el expediente un fallo por dinero?',
    grounds: '¿por qué demandó el propietario?',
    court: '¿en qué tribunal estuvo mi caso?',
    trial: '¿hubo juicio?',
    'all-defendants': '¿ganó el propietario contra todos los del caso?',
    nonsuit: '¿retiró el propietario el caso?',
    extended: '¿se prorrogó el fallo?',
    'answer-filed': '¿cuándo se presentó mi respuesta?',
  },
  quoted: '“{question}” (en español: {meaning})',
  buttons: {
    'fill-in': {
      label: 'Llene el papel del tribunal, gratis',
      note: 'Ponemos lo que nos dijo. No se envía nada.',
    },
    'ask-court': {
      phone: 'Llame al secretario:',
      search: 'Busque su caso',
      page: 'Abra la página de ayuda del tribunal',
    },
    'call-help': { phone: 'Llame {helper}:', page: 'Busque {helper}' },
    rent: { label: 'Alquile con esto en su historial', note: 'Qué pueden preguntar y qué puede mostrar' },
  },
  helpers: {
    'legal-aid': 'a la ayuda legal',
    helpline: 'a la línea de ayuda gratuita',
    'court-self-help': 'al centro de ayuda del tribunal',
    'lawyer-referral': 'al servicio de abogados',
  },
  cost: SEARCH_COST_WORDS,
};
