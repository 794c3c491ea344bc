import * as words from '#content/words/es/check-words.ts';

import { checkIn } from './Island.tsx';

export const SpanishCheck = checkIn('es', words, () => import('#content/words/es/result-words.ts'));
