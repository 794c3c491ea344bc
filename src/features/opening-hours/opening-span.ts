import { type Language } from '~/config/languages.ts';
import { wordsIn } from '~/content/words/words.ts';
import { format } from '~/domain/shared/format.ts';
import { hourInWords, type OpeningPeriod } from '~/domain/shared/opening-hours.ts';

/** Opening hours of a day: `8 AM to 8 PM Eastern`. */
export function openingSpan({ opens, closes }: OpeningPeriod, language: Language): string {
  const { HOURS_WORDS, OPENING_WORDS } = wordsIn(language).openingHours;
  return format(HOURS_WORDS.span, {
    opens: hourInWords(opens, OPENING_WORDS.locale),
    closes: hourInWords(closes, OPENING_WORDS.locale),
    zone: OPENING_WORDS.zone,
  });
}
