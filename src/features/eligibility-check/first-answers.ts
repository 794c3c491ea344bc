/** Session storage key of what the tab keeps of the check (tab-memory.ts). */
export const MEMORY_KEY = 'eligibilityCheck';

/**
 * Adds answers that were given outside the form to the tab's memory, from which the form fills itself in. Not in
 * tab-memory.ts, because a page that only asks the first questions need not load its parser. If storage is blocked, the
 * form asks again.
 */
export function rememberFirstAnswers(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  answers: Readonly<Record<string, string>>,
): void {
  try {
    const kept = JSON.parse(storage().getItem(MEMORY_KEY) ?? '{}') as { readonly fields?: object };
    storage().setItem(MEMORY_KEY, JSON.stringify({ ...kept, fields: { ...kept.fields, ...answers } }));
  } catch {
    // Blocked, or not what this site has stored.
  }
}
