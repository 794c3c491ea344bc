import type { AdminAction, AdminActions } from '../ports/admin-actions.ts';

/** {@link AdminActions} in memory, for tests to read. */
export function memoryAdminActions(): AdminActions & { readonly written: readonly AdminAction[] } {
  const written: AdminAction[] = [];
  return {
    written,
    write: (action) => {
      written.push(action);
      return Promise.resolve();
    },
  };
}
