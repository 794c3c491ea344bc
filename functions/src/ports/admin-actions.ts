/** What an admin can do that is written down: everything that changes something or takes personal data away. */
export type AdminActionName =
  | 'delete-record'
  | 'change-work'
  | 'export-person'
  | 'export-list'
  | 'sign-out-everywhere'
  | 'generate-sitemap';

/** One action: who, what and when, and never what the record says. */
export interface AdminAction {
  /** The request's own number, which the log and the answer name too. */
  readonly requestId: string;
  readonly at: Date;
  /** The account's id at Firebase Auth. It says nothing about anybody who has no access to the project. */
  readonly who: string;
  readonly action: AdminActionName;
  /** Which records it is about, as the address names them; `null` when it is about none, or names none of ours. */
  readonly collection: string | null;
  readonly record: string | null;
  /** When it may be forgotten. */
  readonly expireAt: Date;
}

/** The list of what admins did. Throws `Unavailable` when it cannot be written. */
export interface AdminActions {
  readonly write: (action: AdminAction) => Promise<void>;
}
