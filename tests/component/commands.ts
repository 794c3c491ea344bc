import type { BrowserCommand } from 'vitest/node';

/** How the browser shows the page, as Playwright's `page.emulateMedia` takes it. */
interface Media {
  readonly media?: 'print' | 'screen';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly forcedColors?: 'active' | 'none';
}

/** What component tests ask of Playwright itself, because a page cannot: `commands` of `vitest/browser`. */
export const commands: { readonly emulateMedia: BrowserCommand<[Media]> } = {
  emulateMedia: ({ page }, media) => page.emulateMedia(media),
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}
