/** Notice that Google requires if the reCAPTCHA badge is hidden. Shown while App Check is on. */
export const APP_CHECK_COPY = {
  before: 'This form is protected by reCAPTCHA. Google’s',
  privacy: { label: 'Privacy Policy', href: 'https://policies.google.com/privacy' },
  between: 'and',
  terms: { label: 'Terms of Service', href: 'https://policies.google.com/terms' },
  after: 'apply.',
} as const;
