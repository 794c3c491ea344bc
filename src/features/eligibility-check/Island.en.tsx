import * as words from '#content/words/en/check-words.ts';

import { checkIn } from './Island.tsx';

export const EnglishCheck = checkIn('en', words, () => import('#content/words/en/result-words.ts'));
