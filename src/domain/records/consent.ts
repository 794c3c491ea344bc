import { type RecordTable, storedText } from './document.ts';

/** What a form says about how people are contacted: next to the consent's checkbox, or under the button. */
export interface ConsentWording {
  readonly version: string;
  readonly text: string;
}

/** Which wording was shown. Its text is stored too, as `consent_text`, so that it can be proven later. */
export const CONSENT_RECORD = {
  consent_version: { stored: storedText, label: 'Consent wording of', card: 'record' },
} as const satisfies RecordTable;

/** The same for leads and messages, whose first records say nothing of it. */
export const LATER_CONSENT_RECORD = {
  consent_version: { ...CONSENT_RECORD.consent_version, addedLater: true },
} as const satisfies RecordTable;

/** What is stored of the wording that somebody saw. */
export function seenWording({ version, text }: ConsentWording) {
  return { consent_version: version, consent_text: text };
}
