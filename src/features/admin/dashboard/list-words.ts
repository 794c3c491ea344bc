import { DOCUMENT, MAIL, PHONE, type IconPath } from '~/ui/icon-paths.ts';
import type { NotificationContent } from '~/ui/notifications/notification-store.ts';

import type { DashboardList } from './dashboard-lists.ts';

/** What the dashboard says about one of its lists. */
export interface ListWords {
  readonly title: string;
  readonly loading: string;
  /** Stands in place of a list that could not be loaded. */
  readonly missing: string;
  /** What a failed load says. */
  readonly loadFailed: NotificationContent;
  /** Stands in place of the records when filters and search find none. */
  readonly noneMatch: string;
  /** Stands in place of a list that has no records. */
  readonly empty: { readonly icon: IconPath; readonly heading: string; readonly note: string };
}

const loadFailed = (records: string): NotificationContent => ({
  title: 'Error',
  description: `Failed to load ${records}. Please try again.`,
  tone: 'destructive',
});

/** The words of each list; those about submissions are from specification §2 and §8, the others say it their way. */
export const LIST_WORDS: Readonly<Record<DashboardList, ListWords>> = {
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
