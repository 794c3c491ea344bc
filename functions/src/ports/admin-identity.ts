/** Who sends an ID token, as far as the admin area is concerned. */
export type Standing =
  /** A valid token with the claim `admin: true`. */
  | 'admin'
  /** A valid token of somebody else. */
  | 'not-admin'
  /** No valid token: malformed, expired, revoked, of another project, or of a disabled or deleted account. */
  | 'unknown';

/** Tells the admin from everybody else. Throws `Unavailable` when the identity service does not answer. */
export interface AdminIdentity {
  /** @param idToken the token of an `Authorization: Bearer` header, as it came */
  readonly standing: (idToken: string) => Promise<Standing>;
  /** The id of the account that a token is of; for tokens that `standing` has found to be valid. */
  readonly account: (idToken: string) => Promise<string>;
  /** Ends every session of whoever the token is of, on all devices: its tokens and all others are worthless after. */
  readonly signOutEverywhere: (idToken: string) => Promise<void>;
}
