/**
 * Roles of back office accounts. A `worker` reads records and works on them; a `manager` also deletes them and exports
 * personal data. Roles are granted on the command line (docs/tasks/grant-admin.md).
 */
export const ADMIN_ROLES = ['worker', 'manager'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** The custom claims of a back office account. */
export interface AdminClaims {
  readonly admin: true;
  readonly role: AdminRole;
}

/** The role in an account's claims; `undefined` if it is not an admin. Admins without a role get the least rights. */
export function roleIn(claims: Readonly<Record<string, unknown>>): AdminRole | undefined {
  if (claims.admin !== true) return undefined;
  return ADMIN_ROLES.find((role) => role === claims.role) ?? 'worker';
}
