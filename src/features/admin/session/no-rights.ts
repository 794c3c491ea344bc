import type { ToastContent } from '#ui/toasts/store.ts';

/** On the login page: the account has no admin claim, or has lost it. */
export const NO_RIGHTS: ToastContent = {
  title: 'No admin rights',
  description:
    'This account has no admin rights. Log in with another one, or ask whoever runs the site for the rights.',
  tone: 'destructive',
};
