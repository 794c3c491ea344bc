import type { FindingKind } from '#domain/check/list-answer.ts';
import { FINDING_LABELS } from '#domain/office/labels.ts';
import type { RecordKind } from '#domain/records/document.ts';
import type { ContactTerms } from '#domain/office/queue.ts';
import type { CloseReason, ContactKind } from '#domain/records/work.ts';
import { wholeNumber } from '#domain/shared/amounts.ts';
import type { BadgeVariant } from '#ui/Badge.tsx';
import { ALERT, CHECK, DOCUMENT, type IconPath, MAIL, NO_ENTRY, PENCIL, PHONE, SEARCH } from '#ui/Icon.tsx';

import { shortDay } from './times.ts';

/* What the back office calls things, in one place. */

/** @example recordCount(1200) // => '1,200 records' */
export function recordCount(count: number): string {
  return count === 1 ? '1 record' : `${wholeNumber(count)} records`;
}

export const KIND_LABELS: Readonly<Record<RecordKind, string>> = {
  submissions: 'Check',
  leads: 'Lead',
  messages: 'Message',
};

interface FindingLook {
  readonly variant: BadgeVariant;
  readonly icon: IconPath;
}

/** The findings in the colours of the check. */
const FINDING_LOOKS: Readonly<Record<FindingKind, FindingLook>> = {
  'remedy-open': { variant: 'success', icon: PENCIL },
  'court-acts': { variant: 'success', icon: CHECK },
  limited: { variant: 'warning', icon: ALERT },
  'needs-a-fact': { variant: 'warning', icon: SEARCH },
  'no-remedy': { variant: 'destructive', icon: NO_ENTRY },
  'no-law': { variant: 'destructive', icon: NO_ENTRY },
  'not-confirmed': { variant: 'outline', icon: SEARCH },
  'open-despite-list': { variant: 'success', icon: PENCIL },
};

/** The label and look of a stored finding; `undefined` if it was not computed, or is no finding. */
export function findingLook(finding: string | null): (FindingLook & { readonly label: string }) | undefined {
  if (finding === null || !Object.hasOwn(FINDING_LOOKS, finding)) return undefined;
  const kind = finding as FindingKind;
  return { ...FINDING_LOOKS[kind], label: FINDING_LABELS[kind] };
}

/** What an answer says in a few words: its finding, or the day on which its remedy opens; empty where none was computed. */
export function answerLabel(
  { finding, opens_on: opensOn }: { readonly finding: string; readonly opens_on: string | null },
  today: string,
): string {
  return opensOn === null ? (findingLook(finding)?.label ?? '') : `Opens ${shortDay(opensOn, today)}`;
}

/** Entries of the contact log. */
export const CONTACT_LABELS: Readonly<Record<ContactKind, string>> = {
  called: 'Reached',
  'no-answer': 'No answer',
  'left-message': 'Left a message',
  'wrong-number': 'Wrong number',
  texted: 'Texted',
  wrote: 'Wrote',
  note: 'Note',
};

/** Why the work on a record has ended. */
export const CLOSE_LABELS: Readonly<Record<CloseReason, string>> = {
  client: 'Became a client',
  answered: 'Answered',
  'not-reached': 'Not reached',
  'wrong-number': 'Wrong number',
  'not-wanted': 'Wants no call',
};

export const TERMS: Readonly<Record<ContactTerms, string>> = {
  agreed: 'Agreed to calls',
  'not-agreed': 'Did not agree to calls and texts',
  'to-answer': 'Asked for an answer. No automated calls or texts',
  lapsed: 'Asked for an answer more than three months ago: write first',
  withdrawn: 'Do not call or text',
};

/** Texts of each list. Those of submissions are from product §2; the others follow their pattern. */
export const LIST_WORDS = {
  submissions: {
    title: 'Submissions',
    empty: {
      icon: DOCUMENT,
      heading: 'No submissions yet',
      note: 'Submissions appear here once users complete the eligibility check.',
    },
  },
  leads: {
    title: 'Leads',
    empty: {
      icon: PHONE,
      heading: 'No leads yet',
      note: 'Leads appear here once somebody leaves an email address and a phone number on the home page.',
    },
  },
  messages: {
    title: 'Messages',
    empty: {
      icon: MAIL,
      heading: 'No messages yet',
      note: 'Messages appear here once somebody sends the contact form.',
    },
  },
} as const satisfies Record<RecordKind, unknown>;
