import * as citySearch from '~/content/words/es/city-search.ts';
import * as controls from '~/content/words/es/controls.ts';
import { WordsProvider } from '~/features/language/words-context.tsx';

import { CitySearch } from './CitySearch.tsx';

const WORDS = { citySearch, controls };

/** {@link CitySearch} in Spanish. */
export function SpanishCitySearch() {
  return (
    <WordsProvider language="es" words={WORDS}>
      <CitySearch />
    </WordsProvider>
  );
}
