import type { Remedy } from '~/domain/law/remedy.ts';

/** What a path of the law does, and who acts. */
export const PATH_WORDS = {
  effect: {
    sealed: 'Seals the court record.',
    expunged: 'Clears the court record (expungement).',
    confidential: 'Hides the court record from the public.',
    'limited-online-access': 'Takes the case off the court’s website. The file at the court stays open.',
    'screening-report-limit': 'Limits how the case may be used. The court file stays open.',
  },
  how: {
    automatic: 'The court acts on its own.',
    petition: 'You ask the court.',
    'court-discretion': 'You ask, and a judge weighs it.',
    stipulation: 'You and the landlord sign.',
  },
  localTo: (court: string) => `Only for: ${court}. Your summons names your court.`,
} as const satisfies {
  readonly effect: Readonly<Record<Remedy['effect'], string>>;
  readonly how: Readonly<Record<Remedy['how'], string>>;
  readonly localTo: (court: string) => string;
};
