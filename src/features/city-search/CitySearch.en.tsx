import * as citySearch from '~/content/words/en/city-search.ts';
import * as controls from '~/content/words/en/controls.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { CitySearch } from './CitySearch.tsx';

const WORDS = { citySearch, controls };

/** {@link CitySearch} in English. */
export function EnglishCitySearch() {
  return (
    <WordsProvider language="en" words={WORDS}>
      <CitySearch />
    </WordsProvider>
  );
}
