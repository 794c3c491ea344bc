/** What rules for applicants are about, in the order in which renters with an eviction ask. */
export const PROTECTION_TOPICS = [
  'eviction-history',
  'application-fee',
  'deposit-cap',
  'screening-notice',
  'portable-report',
  'source-of-income',
] as const;
export type ProtectionTopic = (typeof PROTECTION_TOPICS)[number];
