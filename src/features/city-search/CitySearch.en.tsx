import * as citySearch from '~/content/words/en/city-search.ts';
import * as parts from '~/content/words/en/parts.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { CitySearch } from './CitySearch.tsx';

const WORDS = { citySearch, parts };

/** {@link CitySearch} in English. */
export function EnglishCitySearch() {
  return (
    <WordsProvider language="en" words={WORDS}>
      <CitySearch />
    </WordsProvider>
  );
}
