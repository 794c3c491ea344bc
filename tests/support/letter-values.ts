import type { LetterValues } from '#domain/plan/letters.ts';

/** The values of a letter of which nothing is known. */
export const EMPTY_LETTER: LetterValues = {
  name: '',
  phone: '',
  email: '',
  today: '',
  court: '',
  place: '',
  filed: '',
  ended: '',
  agreementLaw: '',
  sealingLaw: '',
  websiteLaw: '',
  newLaw: '',
  denialRule: '',
  denialLaw: '',
};
