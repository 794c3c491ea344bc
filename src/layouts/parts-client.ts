/** A module that brings one part of a page to life. */
interface PartModule {
  readonly start: (part: HTMLElement) => void;
}

/** What `data-part` may say, and the script that belongs to it. */
const PARTS: Readonly<Record<string, () => Promise<PartModule>>> = {
  approvals: () => import('~/features/testimonials/strip-client.ts'),
  checker: () => import('~/features/city-landing/checker-client.tsx'),
  'city-landing': () => import('~/features/city-landing/city-landing-client.ts'),
  'city-search': () => import('~/features/city-search/city-search-client.ts'),
  faq: () => import('~/features/faq/faq-client.ts'),
  'loan-dialog': () => import('~/features/lending/loan-dialog-client.ts'),
  lost: () => import('~/features/lost-address/lost-address-client.ts'),
  'site-map': () => import('~/features/site-map/site-map-client.ts'),
  theme: () => import('~/features/theme/theme-client.ts'),
  tooltip: () => import('~/features/tooltip/tooltip-client.ts'),
};

/** Fetches the script of each part when it is about to come into view, so that the page itself starts with almost none. */
export function startPartsWhenNear(): void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        // Only elements are watched that the query below has found.
        const part = target as HTMLElement;
        void PARTS[part.dataset.part ?? '']?.().then(({ start }) => {
          start(part);
        });
      }
    },
    { rootMargin: '400px' },
  );
  for (const part of document.querySelectorAll('[data-part]')) watch.observe(part);
}
