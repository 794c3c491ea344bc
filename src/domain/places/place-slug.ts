const DIACRITICS = /\p{Diacritic}/gu;

/**
 * A name as it stands in addresses: ASCII letters and digits, joined by hyphens. Apostrophes vanish and do not split
 * a word.
 *
 * @example placeSlug("Coeur d'Alene") // => 'coeur-dalene'
 * @example placeSlug('Hanamāʻulu') // => 'hanamaulu'
 */
export function placeSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .replace(/['’ʻ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
