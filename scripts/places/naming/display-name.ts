/** What an official name has before or behind the one that people use; "Village of the Branch" is called so. */
export const LEGAL_SHELL = /^(?:City|Village|Borough) of (?!the\b)|\s*\((?:balance|village)\)$/g;

/** The left quotation marks that the source writes for the Hawaiian glottal stop, and the letter that it is. */
const OKINA_LOOKALIKES = /[‘`]/g;
const OKINA = 'ʻ';

/**
 * The name as the site shows it: without its legal shell, with "St." and "Ste." as the post office writes them, and
 * with Hawaiian's own letter for the glottal stop.
 *
 * @example displayName('City of Saint Paul') // => 'St. Paul'
 * @example displayName('‘Ewa Beach') // => 'ʻEwa Beach'
 */
export function displayName(sourceName: string): string {
  return sourceName
    .replace(LEGAL_SHELL, '')
    .replace(/\bSaint\b/g, 'St.')
    .replace(/\bSt(?=\s)/g, 'St.')
    .replace(/\bSainte\b/g, 'Ste.')
    .replace(OKINA_LOOKALIKES, OKINA);
}
