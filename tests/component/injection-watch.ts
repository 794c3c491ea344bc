import { expect, vi } from 'vitest';

import { CHECK_FORM } from '#domain/check/form.ts';

import { ALL_HOSTILE_TEXTS } from '../prove/support/hostile-texts.ts';

/** The hostile texts as a record stores them; texts of blanks only are not a name and are refused. */
export const KEPT_TEXTS: readonly string[] = ALL_HOSTILE_TEXTS.flatMap((text) => {
  const name = CHECK_FORM.fullName.input.safeParse(text);
  return name.success ? [name.data.toWellFormed()] : [];
});

/** The texts combined into few, because hostile code runs with any text around it. Longer ones are left out. */
export function packedTexts(limit: number): readonly string[] {
  const packs: string[] = [];
  for (const text of KEPT_TEXTS.filter(({ length }) => length <= limit)) {
    const last = packs.pop();
    const both = `${last ?? ''} ${text}`.trim();
    if (last === undefined || both.length <= limit) packs.push(both);
    else packs.push(last, text);
  }
  return packs;
}

/**
 * Watches the page from now on for anything that a hostile text could do.
 *
 * @returns fails if a dialog, a window, an error, a new global or a request to another host was seen
 */
export function watchForInjection(): () => void {
  const dialogs = (['alert', 'confirm', 'prompt', 'open'] as const).map((name) =>
    vi.spyOn(window, name).mockImplementation(() => null as never),
  );
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(message));
  const globals = () =>
    [...Object.getOwnPropertyNames(window), ...Object.getOwnPropertyNames(Object.prototype)].sort();
  const known = globals();
  return () => {
    for (const dialog of dialogs) expect(dialog).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
    expect(globals()).toEqual(known);
    const elsewhere = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.startsWith(location.origin));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  };
}
