import { type Language, LANGUAGE_NAMES, localPath, translationsOf } from '#config/languages.ts';
import { TRANSLATION_NOTES } from '#content/words/es/translation-notes.ts';
import { wordsIn } from '#content/words/words.ts';
import { LANDING_PAGES } from '#data/site-places.ts';
import { placePath } from '#domain/places/place-address.ts';
import { format } from '#domain/shared/format.ts';

/** A page in another language, with the words of links to it. */
export interface OtherPage {
  readonly language: Language;
  readonly path: string;
  /** Link text in menus. */
  readonly label: string;
  /** Sentence next to the link, and the link's text there. */
  readonly offer: string;
  readonly action: string;
  /** Whether it is this page's translation; otherwise it is the closest translated page. */
  readonly isSame: boolean;
}

/** The place of each landing page whose name exists in one state only. */
const LANDING_PLACES = new Map(
  LANDING_PAGES.flatMap(({ slug, own, namesakes }) => (namesakes.length === 0 ? [[slug, own] as const] : [])),
);

/**
 * Counterparts of a page in the other languages: its translation, or, for a landing page, which exists only in English,
 * the page of its place.
 *
 * @param path of the page: `/faq/`, `/es/faq/`, `/city/houston/`
 */
export function otherPages(path: string, language: Language): readonly OtherPage[] {
  const translations = translationsOf(path).filter((translation) => translation.language !== language);
  if (translations.length === 0) return closestToPlace(path);
  return translations.map((translation) => {
    const { offer, action } = wordsIn(translation.language).layout.LAYOUT_COPY.language;
    return { ...translation, label: LANGUAGE_NAMES[translation.language].own, offer, action, isSame: true };
  });
}

function closestToPlace(path: string): readonly OtherPage[] {
  const [, folder, slug = ''] = path.split('/');
  if (folder !== 'city') return [];
  const own = LANDING_PLACES.get(slug);
  const { offer, place, places } = TRANSLATION_NOTES.englishAlone;
  const label = own === undefined ? places : format(place, { place: own.label });
  const english = own === undefined ? '/locations/' : placePath(own);
  return [{ language: 'es', path: localPath(english, 'es'), label, offer, action: label, isSame: false }];
}
