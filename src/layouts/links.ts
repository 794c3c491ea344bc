import { type Language, localPath } from '#config/languages.ts';
import { type MenuEntry, menuPath, type NavigationLink } from '#config/pages.ts';
import { wordsIn } from '#content/words/words.ts';

/** Links of a menu in a language; they lead to the English page if there is no translation. */
export function menuLinks(entries: readonly MenuEntry[], language: Language): readonly NavigationLink[] {
  const { NAVIGATION_WORDS } = wordsIn(language).layout;
  return entries.map((entry) => ({
    label: NAVIGATION_WORDS[entry],
    href: localPath(menuPath(entry), language),
  }));
}
