import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { locators, page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import type { Language } from '#config/languages.ts';

import { OF_COLOUR, STANDARDS } from '../support/page-checks.ts';

import '#styles/global.css';
import '#ui/toasts/toasts.css';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements that have no role and no text of their own. */
    getBySelector: (selector: string) => Locator;
  }
}
locators.extend({ getBySelector: (selector: string) => `css=${selector}` });

/** A small phone and a desktop, in CSS pixels. */
const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

export interface Showing {
  /** The page's; English when left out. */
  readonly language?: Language;
  readonly screen?: keyof typeof SCREENS;
}

/**
 * Shows an island as a page does: inside `main`, with the site's style sheet, in a language and on a screen.
 *
 * @returns the element around it
 */
export async function show(
  island: ReactNode,
  { language = 'en', screen = 'desktop' }: Showing = {},
): Promise<HTMLElement> {
  document.documentElement.lang = language;
  const { width, height } = SCREENS[screen];
  await page.viewport(width, height);
  const container = document.createElement('main');
  container.className = 'wrap';
  // The place of the site's header, below which bars stick.
  container.style.paddingTop = '6rem';
  document.body.append(container);
  // At once, with its effects.
  await flushSync(() => render(island, { container }));
  return container;
}

/** The violations that axe finds in an element, in both themes, with their elements. */
export async function violations(within: Element): Promise<string[]> {
  const { dataset } = document.documentElement;
  const still = new CSSStyleSheet();
  // The contrast halfway between two themes is that of neither.
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
  const found: string[] = [];
  for (const [theme, runOnly] of [
    ['light', STANDARDS],
    ['dark', OF_COLOUR],
  ] as const) {
    dataset.theme = theme;
    const results = await axe.run(within, { runOnly: [...runOnly], resultTypes: ['violations'] });
    for (const { id, help, nodes } of results.violations) {
      found.push(
        `${theme}: ${id}: ${help}\n${nodes.map(({ html }) => `  ${html.slice(0, 160)}`).join('\n')}`,
      );
    }
  }
  delete dataset.theme;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return found;
}
