import { syllable } from 'syllable';

/**
 * The Flesch–Kincaid grade of a text: the school year whose pupils read it with ease (Kincaid et al., 1975).
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 *
 * A line without a full stop ends a sentence as well: headings and list entries are read that way.
 *
 * @example fleschKincaidGrade('The cat sat on the mat.') // => about -1.4
 */
export function fleschKincaidGrade(text: string): number {
  const sentences = text
    .split(/[.!?]+(?=\s|”|$)|\n+/u)
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/**
 * Every whole sentence in a copy file or a list of texts. Labels, headings and addresses would only make it look easier
 * than it is.
 */
export function wholeSentences(copy: unknown): string[] {
  if (typeof copy === 'string') return copy.split('\n').filter((line) => /[.?!]”?$/u.test(line));
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(wholeSentences) : [];
}

/**
 * How easily a Spanish text is read: 206.84 − 60 × syllables per word − 1.02 × words per sentence (Fernández Huerta,
 * 1959). 60 to 70 is what pupils of the eighth and ninth grade read with ease, 70 to 80 those of the seventh.
 *
 * @example fernandezHuerta('El gato come.') // => about 103.8
 */
export function fernandezHuerta(text: string): number {
  const sentences = text
    .split(/[.!?]+(?=\s|»|$)|\n+/u)
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences.length;
}

/**
 * The syllables of a Spanish word: each strong or accented vowel carries one, and weak vowels alone share one.
 *
 * @example spanishSyllables('también') // => 2
 */
export function spanishSyllables(word: string): number {
  const vowels = word
    .toLowerCase()
    .replaceAll(/(?<=[gq])u(?=[eiéí])/gu, '')
    .replaceAll(/y$/gu, 'i')
    .match(/[aeiouáéíóúü]+/gu);
  const carried = (vowels ?? []).map((group) => Math.max(1, group.match(/[aeoáéíóú]/gu)?.length ?? 0));
  return Math.max(
    1,
    carried.reduce((sum, count) => sum + count, 0),
  );
}

/** Words as people read them; numbers and signs are none. */
function wordsOf(sentence: string): string[] {
  return sentence.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
}
