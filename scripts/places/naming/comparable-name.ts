import { LEGAL_SHELL } from './display-name.ts';

const DIACRITICS = /\p{Diacritic}/gu;

/** Lower case without legal shell, accents or apostrophes, with "Saint" and "Sainte" as the post office shortens them. */
function plain(name: string): string {
  return name
    .replace(LEGAL_SHELL, '')
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .replace(/['’‘ʻ`]/g, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste');
}

/**
 * The words of a name in a form in which sources that spell it differently agree.
 *
 * @example nameWords('Sainte Genevieve') // => ['ste', 'genevieve']
 */
export function nameWords(name: string): readonly string[] {
  return plain(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * The letters and digits of a name alone, so that "LaPorte" is "La Porte" and "St. Charles" is "Saint Charles".
 *
 * @example comparableName('St. Charles') === comparableName('Saint Charles') // => true
 */
export function comparableName(name: string): string {
  return nameWords(name).join('');
}

/** Whether the words of `part` stand in `whole`, one after the other: "Norwalk" in "East Norwalk". */
export function containsName(whole: string, part: string): boolean {
  const words = ` ${nameWords(whole).join(' ')} `;
  return words.includes(` ${nameWords(part).join(' ')} `);
}
