import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/shared/language.ts';
import { asText, type RecordTable, storedChoice, type StoredReading, storedText } from './document.ts';

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
  /** Version of the wording; empty for pages that do not send it (older versions). */
  readonly consentVersion: string;
}

/** All wordings of a form that anybody may have read, by language: the current one first, then former ones. */
export type FormWordings = Readonly<Record<Language, readonly [ConsentWording, ...ConsentWording[]]>>;

/**
 * Looks up the wording that a page reports. It may be a former one, because a page can stay open during a deployment. A
 * version unknown to this deployment gets an empty text: a text that we cannot prove was shown must not be stored as
 * seen.
 */
export function shownWording(wordings: FormWordings, { language, consentVersion }: Shown): ConsentWording {
  if (consentVersion === '') return wordings[language][0];
  const all = Object.values(wordings).flat();
  return all.find(({ version }) => version === consentVersion) ?? { version: consentVersion, text: '' };
}

/** Records from before the Spanish edition have no language; their forms were English. */
const storedLanguage: StoredReading<string> = {
  ...storedChoice(LANGUAGES),
  otherwise: (found) => (found === undefined ? DEFAULT_LANGUAGE : asText(found)),
};

/** The language in which the form was shown. Whoever calls back must speak it. */
const LANGUAGE_RECORD = {
  language: { stored: storedLanguage, label: 'Language', addedLater: true },
} as const satisfies RecordTable;

/** The version of the wording that was shown. Its text is stored as `consent_text`, as proof; empty if unknown. */
export const CONSENT_RECORD = {
  consent_version: { stored: storedText, label: 'Consent wording of', card: 'record' },
  ...LANGUAGE_RECORD,
} as const satisfies RecordTable;

/** The same for leads and messages, whose oldest records lack it. */
export const LATER_CONSENT_RECORD = {
  consent_version: { ...CONSENT_RECORD.consent_version, addedLater: true },
  ...LANGUAGE_RECORD,
} as const satisfies RecordTable;

/** The stored fields for the wording that a person saw and its language. */
export function seenWording({ version, text }: ConsentWording, language: Language) {
  return { consent_version: version, consent_text: text, language };
}
export type SeenWording = ReturnType<typeof seenWording>;
