/** Where the language that somebody has chosen is kept: `en` or `es`. */
const STORED_LANGUAGE = 'language';

/**
 * Remembers a choice of language and takes the rest of the address along: the link leads to the same place of the page.
 * What is typed into a form stays in the tab (features/eligibility-check/tab-memory.ts). Nobody is sent anywhere.
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
    // Without storage the offer comes again on the next page.
  }
}
