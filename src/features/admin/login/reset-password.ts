import type { PasswordResetResult } from '~/browser/admin-auth.ts';
import type { NotificationContent } from '~/ui/notifications/notification-store.ts';

/** What the end of a request for a new password says. Whether there is such an account, it does not. */
export function passwordResetNotification(result: PasswordResetResult, email: string): NotificationContent {
  switch (result.kind) {
    case 'asked':
      return {
        title: 'Look into your mail',
        description: `If ${email} has an account here, a message with a link to choose a new password is on its way. It may land among the spam.`,
      };
    case 'too-many-tries':
      return {
        title: 'Too many tries',
        description: 'Wait a few minutes, then ask for a new password again.',
        tone: 'destructive',
      };
    case 'failed':
      return {
        title: 'No mail was sent',
        description: 'The server could not be reached. Check your connection and try again.',
        tone: 'destructive',
      };
  }
}
