/** Local storage key of the chosen language: `en` or `es`. */
const STORED_LANGUAGE = 'language';

/**
 * Stores the language when a language link is clicked and adds the current query and fragment to the link, or stores
 * the page's language when the offer of another one is declined. Never redirects by itself. Form input is carried over
 * by features/eligibility-check/tab-memory.ts and features/delivery/use-delivery.tsx.
 */
export function listenForLanguageChoice(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-language]');
    if (link !== null) {
      remember(link.dataset.language);
      link.search = location.search;
      link.hash = location.hash;
    }
    if (target.closest('[data-keep-language]') === null) return;
    remember(document.documentElement.lang);
    delete document.documentElement.dataset.languageOffer;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

function remember(language: string | undefined): void {
  try {
    localStorage.setItem(STORED_LANGUAGE, language ?? '');
  } catch {
    // Storage is blocked: the offer is shown again on the next page.
  }
}
