/** As many addresses as a list under a text box can show. */
const MOST_OFFERED = 30;

/** The addresses that hold what was typed, in the order of the sitemap; not too many to look through. */
export function matchingPaths(paths: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  return paths.filter((path) => path.includes(wanted)).slice(0, MOST_OFFERED);
}

/**
 * The address that was meant: one of the sitemap, whether it was typed in full, pasted with its host, or without its
 * slashes; or the only one that holds what was typed.
 *
 * @returns `undefined` when none is meant, or more than one may be
 * @example chosenPath(['/faq/', '/about/'], 'https://www.example.org/faq') // => '/faq/'
 */
export function chosenPath(paths: readonly string[], typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const bare = (URL.canParse(text) ? new URL(text).pathname : text).replaceAll(/^\/+|\/+$/gu, '');
  const path = bare === '' ? '/' : `/${bare}/`;
  if (paths.includes(path)) return path;
  const [only, second] = matchingPaths(paths, text);
  return second === undefined ? only : undefined;
}
