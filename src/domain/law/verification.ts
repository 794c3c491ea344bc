/**
 * How the waiting period of specification §9 compares with the law that was found (decision D12):
 *
 * - `verified`: a law supports it; for a state without one, no law was found either;
 * - `differs`: there is a law, on other terms;
 * - `unverified`: no law was found that supports it, or its fate is not known.
 */
export const VERIFICATIONS = ['verified', 'differs', 'unverified'] as const;
/** How §9's waiting period compares with the law that was found. */
export type Verification = (typeof VERIFICATIONS)[number];
