import { expect, test as base } from 'playwright/test';

import { isLate, makeLate } from './late.ts';

/** What browsers say in the console when a content security policy stops something. */
const BLOCKED = /Content Security Policy|violates the following|Refused to/iu;

/**
 * Playwright's `test`, for what people do on the pages: it also fails if a policy has stopped something meanwhile, and
 * with `--late` everything comes late.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const stopped: string[] = [];
    context.on('console', (message) => {
      if (BLOCKED.test(message.text())) stopped.push(message.text());
    });
    if (isLate) await makeLate(context);
    await use(context);
    if (isLate) await context.unrouteAll({ behavior: 'ignoreErrors' });
    expect(stopped).toEqual([]);
  },
});
