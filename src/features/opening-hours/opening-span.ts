import { SUPPORT_HOURS } from '~/config/site.ts';
import { OPENING_WORDS } from '~/content/words/en/opening-hours.ts';
import { format } from '~/domain/shared/format.ts';
import { hourInWords, type OpeningPeriod } from '~/domain/shared/opening-hours.ts';

/** The hours of a day, for pages that list them: `8 AM to 8 PM Eastern`. */
export function openingSpan({ opens, closes }: OpeningPeriod): string {
  return format(OPENING_WORDS.span, {
    opens: hourInWords(opens, OPENING_WORDS.locale),
    closes: hourInWords(closes, OPENING_WORDS.locale),
    zone: SUPPORT_HOURS.zone,
  });
}
