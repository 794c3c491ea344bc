import type * as EN from '#content/words/en/deeds.ts';
import type { DeedWords } from '#domain/plan/deed-text.ts';

export const SEARCH_COST_WORDS: Readonly<Record<keyof typeof EN.SEARCH_COST_WORDS, string>> = {
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
  questions: {
    sealed: '“Is my case sealed?” (en español: ¿está sellado mi caso?)',
    online: '“Is my case still on your website?” (en español: ¿sigue mi caso en su sitio web?)',
    'how-to-ask':
      '“How do I ask to close my case? Is there a form?” (en español: ¿cómo pido que se cierre mi caso?)',
    'which-form':
      '“Which form do I file to seal my case?” (en español: ¿qué formulario presento para sellar mi caso?)',
    'new-law': '“Does {act} cover my case? Is there a form?” (en español: ¿cubre esa ley mi caso?)',
    'same-law': '“Is the law on sealing evictions still the same?” (en español: ¿sigue igual la ley?)',
    'what-happened':
      '“When was my case filed, when did it end, and how?” (en español: ¿cuándo se presentó mi caso, cuándo terminó y cómo?)',
  },
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
