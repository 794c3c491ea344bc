import type { Language } from '#config/languages.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

/*
 * What was found of the law of each state, and in which words each place says so: typed by hand, apart from the content,
 * so that no place can speak of a state's law in words of its own.
 */

/** The findings for a state without a law that was read; `law` for the others. */
export type TypedFinding = 'narrow' | 'new-law' | 'bill' | 'none' | 'law';

/** Typed from the notes of the readings and the list of bills. */
const STATES: Readonly<Record<Exclude<TypedFinding, 'law'>, string>> = {
  narrow: 'NH PA TX',
  'new-law': 'GA SC',
  bill: 'HI KY MI NC VT',
  none: 'AL AK AR FL IA LA MS MO MT NE NM OK SD TN WV WY',
};

/** What was found in a state. */
export function typedFinding(code: JurisdictionCode): TypedFinding {
  const found = (Object.keys(STATES) as (keyof typeof STATES)[]).find((finding) =>
    STATES[finding].split(' ').includes(code),
  );
  return found ?? 'law';
}

/** The places that say what was found. Placeholders stand for what differs between states. */
export type Place =
  | 'map'
  | 'answer'
  | 'description'
  | 'heading'
  | 'explanation'
  | 'status'
  | 'reason'
  | 'plan'
  | 'contents'
  | 'verdict'
  | 'verdict-fact'
  | 'verdict-coming';

type Phrases = Readonly<Record<Exclude<TypedFinding, 'law'>, Readonly<Partial<Record<Place, string>>>>>;

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    narrow: {
      map: 'Only a narrow rule',
      answer: 'Only by a narrow rule',
      description: 'There is only a narrow rule there; see what else helps.',
      heading: 'We found only a narrow rule',
      explanation: 'We found only a narrow rule in {state}. {rule}',
      status: 'as other sites have it; we found only a narrow rule',
      reason: 'Why: they name a waiting period for {state}. We found only a narrow rule.',
      verdict: 'We found no law in {state} for a case like yours. {rule}',
      'verdict-fact': 'We found only a narrow rule in {state}. If it fits depends on {fact}.',
    },
    'new-law': {
      map: 'A new law',
      answer: 'There is a new law: ask the clerk',
      description: 'There is a new law there; see what to ask the clerk.',
      heading: 'There is a new law',
      explanation:
        'Ask the court clerk or legal aid about {act}. We have not read its text, only a published summary.',
      status: 'as other sites have it; there is a new law',
      reason: 'Why: they do not count the new law in {state}.',
      plan: 'There is a new law here.',
      contents: 'What to ask about the new law, and what helps: steps, papers, letters and whom to call.',
      verdict:
        'There is a new law in {state} since {date}. We have not read its text, only a published summary.',
      'verdict-coming':
        'A new law in {state} starts on {date}. We have not read its text, only a published summary.',
    },
    bill: {
      map: 'No law in force; a bill was pending',
      answer: 'We know of no law in force; a bill was pending',
      description: 'We know of no law in force there; a bill was pending.',
      heading: 'We know of no law in force',
      explanation:
        'We know of no law in force in {state} that seals eviction records. A bill was pending: {bills}. Ask the court clerk or legal aid what became of it.',
      status: 'as other sites have it; we know of no law in force, and a bill was pending',
      reason:
        'Why: they name a waiting period for {state}. We know of no law in force behind it; a bill was pending.',
      plan: 'However your case ended, we know of no law in force here that seals it; a bill was pending.',
      contents: 'What helps where no law seals the record: steps, papers, letters and whom to call.',
      verdict:
        'We know of no law in force in {state} that seals evictions ({month}). A bill was pending: {bills}.',
    },
    none: {
      map: 'No law found',
      answer: 'We found no law for it',
      description: 'We found no sealing law there; see what else helps.',
      heading: 'We found no sealing law',
      explanation:
        'We looked for a law in {state} that seals eviction records and found none. Laws change, so ask the court clerk or legal aid.',
      status: 'as other sites have it; we found no sealing law',
      reason: 'Why: they name a waiting period for {state}. We looked for the law behind it and found none.',
      plan: 'However your case ended, we found no law here that seals it.',
      contents: 'What helps where no law seals the record: steps, papers, letters and whom to call.',
      verdict: 'We looked for a law in {state} that seals evictions and found none ({month}).',
    },
  },
  es: {
    narrow: {
      map: 'Solo una regla limitada',
      answer: 'Solo por una regla limitada',
      description: 'Allí solo hay una regla limitada; vea qué más ayuda.',
      heading: 'Solo encontramos una regla limitada',
      explanation: 'En {state} solo encontramos una regla limitada. {rule}',
      status: 'según otros sitios; solo encontramos una regla limitada',
      reason: 'Por qué: dan un plazo para {state}. Nosotros solo encontramos una regla limitada.',
      verdict: 'No encontramos en {state} una ley para un caso como el suyo. {rule}',
      'verdict-fact': 'En {state} solo encontramos una regla limitada. Que cubra su caso depende de {fact}.',
    },
    'new-law': {
      map: 'Una ley nueva',
      answer: 'Hay una ley nueva: pregunte al secretario del tribunal',
      description: 'Allí hay una ley nueva; vea qué preguntarle al secretario.',
      heading: 'Hay una ley nueva',
      explanation:
        'Pregunte al secretario del tribunal o a la ayuda legal por {act}. No hemos leído su texto, solo un resumen publicado.',
      status: 'según otros sitios; hay una ley nueva',
      reason: 'Por qué: no cuentan la ley nueva de {state}.',
      plan: 'Aquí hay una ley nueva.',
      contents: 'Qué preguntar sobre la ley nueva y qué ayuda: pasos, papeles, cartas y a quién llamar.',
      verdict:
        'Hay una ley nueva en {state} desde el {date}. No hemos leído su texto, solo un resumen publicado.',
      'verdict-coming':
        'Una ley nueva en {state} empieza el {date}. No hemos leído su texto, solo un resumen publicado.',
    },
    bill: {
      map: 'Sin ley vigente; había un proyecto de ley',
      answer: 'No conocemos ninguna ley vigente; había un proyecto de ley pendiente',
      description: 'No conocemos allí ninguna ley vigente; había un proyecto de ley pendiente.',
      heading: 'No conocemos ninguna ley vigente',
      explanation:
        'No conocemos en {state} ninguna ley vigente que selle los expedientes de desalojo. Había un proyecto de ley pendiente: {bills}. Pregunte al secretario del tribunal o a la ayuda legal qué pasó con él.',
      status: 'según otros sitios; no conocemos ninguna ley vigente, y había un proyecto de ley pendiente',
      reason:
        'Por qué: dan un plazo para {state}. No conocemos ninguna ley vigente que lo diga; había un proyecto de ley pendiente.',
      plan: 'No importa cómo terminó su caso: no conocemos aquí ninguna ley vigente que lo selle; había un proyecto de ley pendiente.',
      contents:
        'Qué puede hacer si ninguna ley sella el expediente: pasos, papeles, cartas y a quién llamar.',
      verdict:
        'No conocemos ninguna ley vigente en {state} que selle los desalojos ({month}). Había un proyecto de ley pendiente: {bills}.',
    },
    none: {
      map: 'No encontramos ley',
      answer: 'No encontramos una ley para eso',
      description: 'No encontramos allí una ley para sellar; vea qué más ayuda.',
      heading: 'No encontramos una ley para sellar',
      explanation:
        'Buscamos en {state} una ley que selle los expedientes de desalojo y no encontramos ninguna. Las leyes cambian. Por eso, pregunte al secretario del tribunal o a la ayuda legal.',
      status: 'según otros sitios; no encontramos ninguna ley para sellar',
      reason: 'Por qué: dan un plazo para {state}. Buscamos la ley y no encontramos ninguna.',
      plan: 'No importa cómo terminó su caso: no encontramos aquí ninguna ley que lo selle.',
      contents:
        'Qué puede hacer si ninguna ley sella el expediente: pasos, papeles, cartas y a quién llamar.',
      verdict: 'Buscamos en {state} una ley que selle los desalojos y no encontramos ninguna ({month}).',
    },
  },
};

/** Where a law was read: what the list leaves out, and what could not be confirmed of a remedy or a new act. */
const WITH_A_LAW: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'There is a law that may help some renters',
    'Other sites have {state} as a state without a sealing law. There is one with narrow terms.',
    'No Sealing Law - Alternative Solutions Available (as other sites have it; there is a law for some cases)',
    'Why: they name no law for {state}. There is one for some cases.',
    'Why: they do not count the new law in {state}.',
    'There is a new law in {state} since {date}. We know it from the legislature’s summary.',
    'If not: a new law may help.',
    'If it was dismissed: a new law may help.',
    'If not: {other} or a new law may help.',
    'We could not confirm if the law in {state} covers {case} ({month}).',
    'Why: they name one rule for {state}. We could not confirm the law behind it.',
    'We give no date for a law that we could not confirm.',
  ],
  es: [
    'Hay una ley que podría ayudar a algunos inquilinos',
    'Otros sitios ponen a {state} como un estado sin ley para sellar. Hay una ley limitada.',
    'Sin una ley conocida para sellar - Hay otras soluciones (según otros sitios; hay una ley para algunos casos)',
    'Por qué: no tienen una ley para {state}. Hay una para algunos casos.',
    'Por qué: no cuentan la ley nueva de {state}.',
    'Hay una ley nueva en {state} desde el {date}. La conocemos por el resumen del poder legislativo.',
    'Si no: puede que una ley nueva ayude.',
    'Si se desestimó: puede que una ley nueva ayude.',
    'Si no: {other} o puede que una ley nueva ayude.',
    'No pudimos confirmar si la ley de {state} cubre {case} ({month}).',
    'Por qué: dan una sola regla para {state}. No pudimos confirmar la ley.',
    'No damos una fecha para una ley que no pudimos confirmar.',
  ],
};

/** What the list says, verbatim from product §8 and its translation. It is shown as the list's answer. */
const LISTED: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'No Sealing Law - Alternative Solutions Available',
    'Waiting period: Not eligible (no sealing law)',
    '{state} HAS NO RECORD SEALING LAW',
    '{state} does not currently have eviction record sealing laws.',
  ],
  es: [
    'Sin una ley conocida para sellar - Hay otras soluciones',
    '{state} NO TIENE UNA LEY PARA SELLAR EL EXPEDIENTE',
  ],
};

/** Words with which a sentence says whether there is a law. */
const SPEAKS: Readonly<Record<Language, RegExp>> = {
  en: /\bfound (?:none|only|no(?! (?:court form|form|sign)))\b|\bknow of no\b|\bno (?:[\w ]+ )?sealing laws?\b|\bno law\b|\bnarrow (?:rule|law|terms)|\bnew law\b|\bbill was pending|\bcould not (?:confirm|find)|\bnot read its text\b|\bwe know it from\b|\bfor a state without\b/iu,
  es: /no encontramos(?! (?:nada en la ley|un formulario|uno|ninguna señal))|no conocemos|no pudimos|solo encontramos|\bsin (?:una )?ley\b|ninguna ley|regla limitada|ley limitada|ley nueva|proyecto de ley pendiente|no hemos leído su texto|la conocemos por/iu,
};

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}¿¡“"({])/u;

/** The sentences of a text that say whether there is a law. */
function sentencesOnTheLaw(text: string, language: Language): readonly string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => SPEAKS[language].test(sentence));
}

function matcher(phrase: string): RegExp {
  const parts = phrase
    .split(/\{\w+\}/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(`^(?:.*[(:] ?)?${parts.join('.+')}\\)?\\.?$`, 'u');
}

/** The sentences about the law that are no phrase for what was found in a state. */
export function strangeSentences(
  text: string,
  code: JurisdictionCode,
  language: Language,
): readonly string[] {
  const sentences = sentencesOnTheLaw(text, language);
  // Most texts say nothing of the law.
  if (sentences.length === 0) return [];
  const found = typedFinding(code);
  const own = found === 'law' ? WITH_A_LAW[language] : Object.values(PHRASES[language][found]);
  const allowed = [...own, ...LISTED[language]]
    .flatMap((phrase) => [phrase, ...phrase.split(SENTENCE_END)])
    .filter((phrase) => !/^\{\w+\}$/u.test(phrase))
    .map(matcher);
  return sentences.filter((sentence) => !allowed.some((each) => each.test(sentence)));
}
