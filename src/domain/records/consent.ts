import { type Language, LANGUAGES } from '#domain/shared/language.ts';
import { type RecordTable, storedChoice, storedText } from './stored-field.ts';

/** A form's text about how people are contacted, shown next to the consent checkbox or below the button. */
export interface ConsentWording {
  readonly version: string;
  readonly text: string;
}

/** Former wordings of each form, in one language. */
export type EarlierWordings = Readonly<Record<'check' | 'lead' | 'message', readonly ConsentWording[]>>;

/** What a page reports that it showed with a form. */
export interface Shown {
  readonly language: Language;
  /** Version of the wording; empty for pages that do not send it. */
  readonly consentVersion: string;
}

/** All wordings of a form that anybody may have read, by language: the current one first, then former ones. */
export type FormWordings = Readonly<Record<Language, readonly [ConsentWording, ...ConsentWording[]]>>;

/** The stored fields for the wording that a person saw and its language. */
export interface SeenWording {
  readonly consent_version: string;
  readonly consent_text: string;
  readonly language: Language;
}

/**
 * Looks up the wording that a page reports. It may be a former one, because a page can stay open during a deployment.
 *
 * @returns `undefined` for a version that no page has shown; what was sent with it must not be stored as agreed to
 */
export function seenWording(
  wordings: FormWordings,
  { language, consentVersion }: Shown,
): SeenWording | undefined {
  const shown =
    consentVersion === ''
      ? wordings[language][0]
      : Object.values(wordings)
          .flat()
          .find(({ version }) => version === consentVersion);
  return shown && { consent_version: shown.version, consent_text: shown.text, language };
}

/** What a person saw when they sent a form. */
export const CONSENT_RECORD = {
  /** The version of the wording. Its text is stored as `consent_text`, as proof. */
  consent_version: { stored: storedText, label: 'Consent wording of', card: true },
  /** The language of the form. Whoever calls back must speak it. */
  language: { stored: storedChoice(LANGUAGES), label: 'Language' },
} as const satisfies RecordTable;
