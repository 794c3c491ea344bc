import * as words from '#content/words/es/check-words.ts';

import { checkIn } from './Island.tsx';

/** The eligibility check in Spanish. */
export const SpanishCheck = checkIn('es', words, () => import('#content/words/es/result-words.ts'));
