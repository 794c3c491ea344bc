import type { RecordKind } from '~/domain/records/document.ts';
import { DOCUMENT, type IconPath, MAIL, PHONE } from '~/ui/Icon.tsx';
import { dismissNotification, type NotificationContent, notify } from '~/ui/notifications/store.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { api } from '~/features/admin/session/admin-services.ts';
import { endSession } from '~/features/admin/session/log-out.ts';

import { recordListStore } from './record-list-store.ts';

/** Texts of a list. */
export interface ListWords {
  readonly title: string;
  readonly loading: string;
  /** Shown in place of a list that could not be loaded. */
  readonly missing: string;
  /** Notification after a failed load. */
  readonly loadFailed: NotificationContent;
  /** Shown when filters and search find no record. */
  readonly noneMatch: string;
  /** Shown in place of an empty list. */
  readonly empty: { readonly icon: IconPath; readonly heading: string; readonly note: string };
}

const loadFailed = (records: string): NotificationContent => ({
  title: 'Error',
  description: `Failed to load ${records}. Please try again.`,
  tone: 'destructive',
});

/** Texts of each list. Those of submissions are from specification §2 and §8; the others follow their pattern. */
export const LIST_WORDS: Readonly<Record<RecordKind, ListWords>> = {
  submissions: {
    title: 'Submissions',
    loading: 'Loading the submissions…',
    missing: 'The submissions could not be loaded. Try again in a moment.',
    loadFailed: loadFailed('submissions'),
    noneMatch: 'No submissions match',
    empty: {
      icon: DOCUMENT,
      heading: 'No submissions yet',
      note: 'Submissions appear here once users complete the eligibility check.',
    },
  },
  leads: {
    title: 'Leads',
    loading: 'Loading the leads…',
    missing: 'The leads could not be loaded. Try again in a moment.',
    loadFailed: loadFailed('leads'),
    noneMatch: 'No leads match',
    empty: {
      icon: PHONE,
      heading: 'No leads yet',
      note: 'Leads appear here once somebody leaves an email address and a phone number on the home page.',
    },
  },
  messages: {
    title: 'Messages',
    loading: 'Loading the messages…',
    missing: 'The messages could not be loaded. Try again in a moment.',
    loadFailed: loadFailed('messages'),
    noneMatch: 'No messages match',
    empty: {
      icon: MAIL,
      heading: 'No messages yet',
      note: 'Messages appear here once somebody sends the contact form.',
    },
  },
};

const surroundings = {
  forget: api.forget,
  notify,
  dismiss: dismissNotification,
  onSessionEnd: (reason: LoginReason) => void endSession(reason),
  now: () => new Date(),
};

/** The stores of the lists, each loaded when it is first opened. */
export const stores = {
  submissions: recordListStore({
    ...surroundings,
    page: api.submissions,
    summary: api.summary,
    loadFailed: LIST_WORDS.submissions.loadFailed,
  }),
  leads: recordListStore({ ...surroundings, page: api.leads, loadFailed: LIST_WORDS.leads.loadFailed }),
  messages: recordListStore({
    ...surroundings,
    page: api.messages,
    loadFailed: LIST_WORDS.messages.loadFailed,
  }),
};
