import { findFirefox, openFirefox } from './firefox.ts';
import { findPlaywrights, openPlaywrights } from './playwright.ts';
import type { Tab } from './tab.ts';
import { findWebKit, openWebKit } from './webkit.ts';

/** An engine that is on this computer. */
export interface Engine {
  readonly name: 'WebKit' | 'Firefox';
  readonly open: () => Promise<Tab>;
}

/** The engines beside Chromium: Playwright's own build where it has been fetched, else the system's browser. */
export function findEngines(): readonly Engine[] {
  const webkit = findPlaywrights('webkit');
  const firefox = findPlaywrights('firefox');
  const miniBrowser = findWebKit();
  const firefoxProgram = findFirefox();
  return [
    ...(webkit !== undefined
      ? [{ name: 'WebKit', open: () => openPlaywrights(webkit) } as const]
      : miniBrowser !== undefined
        ? [{ name: 'WebKit', open: () => openWebKit(miniBrowser) } as const]
        : []),
    ...(firefox !== undefined
      ? [{ name: 'Firefox', open: () => openPlaywrights(firefox) } as const]
      : firefoxProgram !== undefined
        ? [{ name: 'Firefox', open: () => openFirefox(firefoxProgram) } as const]
        : []),
  ];
}
