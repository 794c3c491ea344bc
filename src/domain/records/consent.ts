import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../shared/language.ts';
import { asText, type RecordTable, storedChoice, type StoredReading, storedText } from './document.ts';

/** What a form says about how people are contacted: next to the consent's checkbox, or under the button. */
export interface ConsentWording {
  readonly version: string;
  readonly text: string;
}

/** The wordings of each form that are shown no more, in one language. */
export type EarlierWordings = Readonly<Record<'check' | 'lead' | 'message', readonly ConsentWording[]>>;

/** What a page says that it showed with a form. */
export interface Shown {
  readonly language: Language;
  /** The version of the wording; the empty text where a page does not say, as those from before they did. */
  readonly consentVersion: string;
}

/** All wordings of a form that anybody can have read, in each language: that of today, then those from before. */
export type FormWordings = Readonly<Record<Language, readonly [ConsentWording, ...ConsentWording[]]>>;

/**
 * The wording that a page says it showed. A page can stay open over a deployment, so that is not always the one of today;
 * a page that is newer than the function names one that is not known here, whose text is left empty: what nobody can say
 * they saw must not be stored as seen.
 */
export function shownWording(wordings: FormWordings, { language, consentVersion }: Shown): ConsentWording {
  if (consentVersion === '') return wordings[language][0];
  const all = Object.values(wordings).flat();
  return all.find(({ version }) => version === consentVersion) ?? { version: consentVersion, text: '' };
}

/** Records from before there was a second language are of people who read the first. */
const storedLanguage: StoredReading<string> = {
  ...storedChoice(LANGUAGES),
  otherwise: (found) => (found === undefined ? DEFAULT_LANGUAGE : asText(found)),
};

/** In which language the form was read: whoever calls back must speak it. */
const LANGUAGE_RECORD = {
  language: { stored: storedLanguage, label: 'Language', addedLater: true },
} as const satisfies RecordTable;

/** Which wording was shown. Its text is stored too, as `consent_text`, so that it can be proven later; empty if unknown. */
export const CONSENT_RECORD = {
  consent_version: { stored: storedText, label: 'Consent wording of', card: 'record' },
  ...LANGUAGE_RECORD,
} as const satisfies RecordTable;

/** The same for leads and messages, whose first records say nothing of it. */
export const LATER_CONSENT_RECORD = {
  consent_version: { ...CONSENT_RECORD.consent_version, addedLater: true },
  ...LANGUAGE_RECORD,
} as const satisfies RecordTable;

/** What is stored of the wording that somebody saw, and of its language. */
export function seenWording({ version, text }: ConsentWording, language: Language) {
  return { consent_version: version, consent_text: text, language };
}
/** What is stored of the wording that somebody saw. */
export type SeenWording = ReturnType<typeof seenWording>;
