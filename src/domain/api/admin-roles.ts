/**
 * What an account of the back office may do. A `worker` reads records and works on them; a `manager` also deletes, exports
 * and hands out what is stored about a person. Roles are granted in the terminal (docs/tasks/grant-admin.md).
 */
export const ADMIN_ROLES = ['worker', 'manager'] as const;
/** One of {@link ADMIN_ROLES}. */
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** The custom claims of an account of the back office. */
export interface AdminClaims {
  readonly admin: true;
  readonly role: AdminRole;
}

/** The role in an account's claims; `undefined` for an account without rights. A claim without a role grants the least. */
export function roleIn(claims: Readonly<Record<string, unknown>>): AdminRole | undefined {
  if (claims.admin !== true) return undefined;
  return ADMIN_ROLES.find((role) => role === claims.role) ?? 'worker';
}
